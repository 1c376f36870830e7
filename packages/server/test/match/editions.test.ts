import { DEFAULT_EDITION, type Edition, hashState } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { verifyDeal } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from '../../src/match/records.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Ours, before a correction that swapped the piles of two cards. */
function beforeCorrection(): Edition {
  const cards = [...DEFAULT_EDITION.cards];
  const other = cards.findIndex(({ pile }) => pile !== cards[0].pile);
  const pileOf = (i: number) => DEFAULT_EDITION.cards[i].pile;
  cards[0] = { ...cards[0], pile: pileOf(other) };
  cards[other] = { ...cards[other], pile: pileOf(0) };
  return { ...DEFAULT_EDITION, cards };
}

/** A match that was dealt with the edition of its day without naming it, as all are that bring none of their own. */
async function oldMatch(): Promise<string> {
  const id = await house.start(2, { game: { players: 2, edition: beforeCorrection() } });
  const stored = await house.store.load(id);
  if (stored === undefined) throw new Error('gone');
  const { edition: named, ...game } = JSON.parse(stored.game);
  expect(named).toBeDefined();
  const { edition: _, ...kept } = stored;
  await house.store.commit({
    ...kept,
    snapshot: stored.snapshot ?? '',
    from: stored.revision,
    epoch: 0,
    steps: [],
    game: JSON.stringify(game),
  });
  house.matches.forget(id);
  return id;
}

describe('an upgrade with a corrected edition', () => {
  it('D6: lets a match that is under way go on by its own, with undo and to the end, and its record proves it', async () => {
    const id = await oldMatch();
    const { game } = await house.load(id);
    expect(game.edition).toMatchObject({ cards: beforeCorrection().cards.map(({ id, pile }) => ({ id, pile })) });
    await house.decide(id);
    house.matches.forget(id);
    const { seq } = await house.load(id);
    await house.play.undo(id, 0, seq, 'undo-after-upgrade');
    const { state } = await house.playUntil(id, ({ status }) => status === 'finished');
    house.matches.forget(id);
    const match = await house.load(id);
    expect(match.state && hashState(match.state)).toBe(state && hashState(state));
    const record = await recordOf(house.matches, id);
    expect(fromRecord(record)).toMatchObject({ ok: true });
    expect(verifyDeal(record)).toMatchObject({ ok: true });
    expect(record.edition.cards[0].pile).toBe(beforeCorrection().cards[0].pile);
  });

  it('D6: keeps an edition once for all its matches, and sends none that is played anyway', async () => {
    const [one, two] = [await house.start(2), await house.start(2)];
    const stored = await Promise.all([one, two].map((id) => house.store.load(id)));
    expect(stored[0]?.edition).toBeDefined();
    expect(stored[0]?.edition).toBe(stored[1]?.edition);
    expect((await house.load(one)).game.edition).toBeUndefined();
    expect(JSON.parse((await house.store.edition(stored[0]?.edition ?? '')) ?? '')).toEqual(DEFAULT_EDITION);
  });
});

describe('a match that cannot be read', () => {
  it('D6: is set aside, told to the host and to whoever asks, and can be released', async () => {
    const id = await house.start(2, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const stored = await house.store.load(id);
    if (stored === undefined) throw new Error('gone');
    const { edition: _, ...kept } = stored;
    const damage = (snapshot: string, from: number) =>
      house.store.commit({ ...kept, from, epoch: 0, steps: [], snapshot });
    await damage('{"view":', stored.revision);
    house.matches.forget(id);
    await expect(house.load(id)).rejects.toMatchObject({ body: { code: 'quarantined' } });
    await expect(house.load(id)).rejects.toMatchObject({ body: { code: 'quarantined' } });
    expect(house.matches.metrics.quarantined.value).toBe(1);
    expect(await house.store.quarantined(10)).toMatchObject([{ id, reason: expect.stringContaining('SyntaxError') }]);
    expect((await house.store.due(house.now + 1e9, 100)).map((due) => due.id)).not.toContain(id);
    const aside = await house.store.load(id);
    expect(await house.store.release(id, house.now)).toBe(true);
    await damage(stored.snapshot ?? '', (aside?.revision ?? 0) + 1);
    expect(await house.load(id)).toMatchObject({ status: 'playing' });
    expect(await house.store.release(id, house.now)).toBe(false);
    await house.decide(id);
  });
});
