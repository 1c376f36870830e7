import { expect, it } from 'vitest';
import { SILENT } from '../../src/log.ts';
import { Matches } from '../../src/match/matches.ts';
import { Play } from '../../src/match/play.ts';
import { Metrics } from '../../src/metrics.ts';
import { type Owners, SOLE_OWNER } from '../../src/owners/owners.ts';
import { House } from '../support/house.ts';

const [EARLIER, LATER] = (['never', 'ask'] as const).map(
  (foresight) => ({ expansion: 'ask', providence: 'ask', foresight }) as const,
);

it('what was said to a process before it stopped is not done after what was said to another meanwhile', async () => {
  const house = await House.open();
  try {
    const { store } = house;
    const id = await house.start(2);
    // Neither says in the database that it lives, so whoever is asked owns the match.
    const aProcess = (node: string) => {
      const owners: Owners & { since: number } = {
        ...SOLE_OWNER,
        areMany: true,
        claim: (_, match) => store.claim(match, { node, address: `http://${node}`, key: node }),
      };
      const matches = new Matches({ store, log: SILENT, metrics: new Metrics(), owners });
      const lost: string[] = [];
      matches.onLost((match) => lost.push(match));
      return { owners, matches, play: new Play(matches), lost };
    };
    const [stopped, other] = [aProcess('stopped'), aProcess('other')];
    const orders = async () => (await house.matches.look(id)).room.seats[0].orders;
    await stopped.matches.load(id);
    await other.play.changeOrders(id, 0, LATER);
    // It goes on: what it had in its ears is heard now, and the other is gone.
    stopped.owners.since = Number.POSITIVE_INFINITY;
    await expect(stopped.play.changeOrders(id, 0, EARLIER)).rejects.toMatchObject({ body: { code: 'unavailable' } });
    expect(stopped.lost).toEqual([id]);
    await house.matches.refresh(id);
    expect(await orders()).toEqual(LATER);
    stopped.owners.since = 0;
    await stopped.play.changeOrders(id, 0, EARLIER);
    await house.matches.refresh(id);
    expect(await orders()).toEqual(EARLIER);
  } finally {
    await house.close();
  }
});
