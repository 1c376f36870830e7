import { readdirSync, readFileSync } from 'node:fs';
import { editionOf } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { verifyDeal } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStored } from '../../src/match/editions.ts';
import { replay } from '../../src/match/log.ts';
import { recordOf } from '../../src/match/records.ts';
import type { StoredMatch, StoredStep } from '../../src/store/store.ts';
import { House } from '../support/house.ts';

/** A match as a release stored it, with its log; one that names its edition brings it. */
interface Golden {
  readonly match: StoredMatch;
  readonly steps: readonly StoredStep[];
  readonly edition?: ReturnType<typeof editionOf>;
}

const FILES = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Puts a match into the store as it lay in that of its release, and its edition. */
async function keep({ match, steps, edition = editionOf(1) }: Golden): Promise<void> {
  const { id, snapshot, revision } = match;
  await house.store.create({ ...match, revision: revision - 1, snapshot: undefined }, []);
  const { edition: _, ...kept } = match;
  await house.store.commit({
    ...kept,
    id,
    from: revision - 1,
    epoch: 0,
    snapshot: snapshot ?? '',
    steps: [...steps],
    edition: toStored(edition),
  });
}

/** A release that fails here would change games that people have begun or finished: give the rules a new version instead. */
describe.each(FILES)('D6: %s, stored by the release of its rules,', (name) => {
  const golden: Golden = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

  it('is played by the same rules now', async () => {
    await keep(golden);
    const match = await house.load(golden.match.id);
    // Which proves each step as the release did that has stored it.
    const { positions } = replay(match, golden.steps);
    expect(match.state).toEqual(positions.at(-1)?.state);
    house.now = match.updatedAt;
    const { id } = await house.playUntil(match.id, ({ status }) => status === 'finished');
    const record = await recordOf(house.matches, id);
    expect(fromRecord(record)).toMatchObject({ ok: true });
    expect(verifyDeal(record)).toMatchObject({ ok: true });
  });
});
