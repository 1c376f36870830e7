import { describe, expect, it } from 'vitest';
import { ordinalOf } from '../../src/store/ratings.ts';
import type { RatedSeat, Skill } from '../../src/store/standings.ts';
import type { Store } from '../../src/store/store.ts';
import { aMatch } from '../support/rows.ts';
import { STORE_KINDS } from '../support/stores.ts';
import { withStore } from './suite.ts';

const NEW: Skill = { mu: 25, sigma: 8, games: 0 };

describe.each(STORE_KINDS)('ratings in the %s store', (kind) => {
  let store: Store;
  withStore(kind, async (opened) => {
    store = opened;
    for (const [i, browser] of ['ada', 'bo', 'cy', 'di'].entries()) {
      await store.keepRater({ browser, name: browser, since: i });
    }
  });

  /** What a match did to some, first to last: each place is worth a point less. */
  async function aRated(browsers: readonly string[], at: number, before: readonly Skill[]): Promise<RatedSeat[]> {
    const { id } = aMatch();
    await store.create({ ...aMatch({ status: 'finished', finishedAt: at }), id }, []);
    return browsers.map((browser, seat) => ({
      matchId: id,
      seat,
      browser,
      players: browsers.length,
      place: seat + 1,
      muBefore: before[seat]?.mu ?? 0,
      sigmaBefore: before[seat]?.sigma ?? 0,
      mu: (before[seat]?.mu ?? 0) + 1 - seat,
      sigma: 7,
      at,
      ahead: 10 - 10 * seat,
      luck: undefined,
    }));
  }

  it('takes what a match did once, and only over what it was worked out from', async () => {
    const first = await aRated(['ada', 'bo'], 10, [NEW, NEW]);
    expect(await store.rate(first, [NEW, NEW])).toBe('rated');
    expect(await store.rate(first, [NEW, NEW])).toBe('known');
    const late = await aRated(['cy', 'ada'], 20, [NEW, NEW]);
    expect(await store.rate(late, [NEW, NEW])).toBe('moved');
    expect(await store.skills(['ada', 'bo', 'cy'], 2)).toEqual(
      expect.arrayContaining([
        { browser: 'ada', players: 2, mu: 26, sigma: 7, ordinal: 5, games: 1 },
        { browser: 'bo', players: 2, mu: 25, sigma: 7, ordinal: 4, games: 1 },
      ]),
    );
    expect(await store.skills(['cy'], 2)).toEqual([]);
    expect(await store.skills(['ada'], 3)).toEqual([]);
    expect(await store.ratedOf('ada', 2, 9)).toEqual([first[0]]);
  });

  it('takes two matches of the same people that end at once one after the other', async () => {
    const both = await Promise.all([1, 2].map((n) => aRated(['cy', 'di', 'bo'], 30 + n, [NEW, NEW, NEW])));
    const outcomes = await Promise.all(both.map((seats) => store.rate(seats, [NEW, NEW, NEW])));
    expect(outcomes.toSorted()).toEqual(['moved', 'rated']);
  });

  it('lists the best, and one’s own behind them', async () => {
    const { people, count } = await store.bestSkills(3, 2, 'bo');
    expect(count).toBe(3);
    expect(people.map(({ name, rank }) => [name, rank])).toEqual([
      ['cy', 1],
      ['di', 2],
      ['bo', 3],
    ]);
    expect((await store.bestSkills(4, 2, 'bo')).people).toEqual([]);
  });

  it('finds what ended and was not rated, if somebody there has asked for it', async () => {
    const ended = aMatch({ status: 'finished', finishedAt: 5000 });
    const strangers = aMatch({ status: 'finished', finishedAt: 5000 });
    const early = aMatch({ status: 'finished', finishedAt: 4000 });
    for (const match of [ended, strangers, early]) await store.create(match, []);
    for (const { id } of [ended, early]) await store.remember('ada', id, 0, 1);
    await store.remember('nobody', strangers.id, 0, 1);
    expect(await store.unrated(4500, 9)).toEqual([ended.id]);
  });

  it('keeps what was luck in a match, and tells what each was ahead by in the mean of those that are measured', async () => {
    expect(await store.unmeasured(11, 9)).not.toContain((await store.ratedOf('ada', 2, 9))[0].matchId);
    const [matchId] = await store.unmeasured(0, 1);
    const marginOf = async (name: string) =>
      (await store.bestSkills(2, 9)).people.find((one) => one.name === name)?.margin;
    expect(await marginOf('ada')).toBeUndefined();
    await store.keepLuck(matchId, [4, -4.5]);
    expect(await store.unmeasured(0, 9)).not.toContain(matchId);
    expect(await store.ratedOf('bo', 2, 9)).toMatchObject([{ matchId, ahead: 0, luck: -4.5 }]);
    expect(await marginOf('ada')).toEqual({ points: 10, luck: 4 });
    const later = await aRated(['ada', 'di'], 40, [{ mu: 26, sigma: 7, games: 1 }, NEW]);
    expect(await store.rate(later, [{ mu: 26, sigma: 7, games: 1 }, NEW])).toBe('rated');
    expect(await marginOf('ada')).toEqual({ points: 10, luck: 4 });
    await store.keepLuck(later[0].matchId, [1, -1]);
    expect(await marginOf('ada')).toEqual({ points: 10, luck: 2.5 });
    expect(await marginOf('di')).toEqual({ points: 0, luck: -1 });
  });

  it('is written anew match by match, unless another one ended meanwhile', async () => {
    const seats = await store.ratedAfter(undefined, 99);
    expect(seats.map(({ at }) => at)).toEqual(seats.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(await store.ratedAfter(seats[1], 2)).toEqual(seats.slice(2, 4));
    await store.rewriteRated(seats.map((seat) => ({ ...seat, mu: 30 })));
    expect((await store.ratedAfter(undefined, 99)).map(({ mu }) => mu)).toEqual(seats.map(() => 30));
    const skill = { browser: 'ada', players: 2, mu: 30, sigma: 5, ordinal: ordinalOf({ mu: 30, sigma: 5 }), games: 4 };
    expect(await store.replaceSkills([skill], seats.length - 1)).toBe(false);
    expect(await store.replaceSkills([skill], seats.length)).toBe(true);
    expect(await store.skills(['ada', 'bo'], 2)).toEqual([skill]);
    expect((await store.bestSkills(3, 9)).count).toBe(0);
  });

  it('forgets who leaves, and keeps what their matches did to others', async () => {
    expect(await store.dropRater('ada')).toBe(true);
    expect(await store.dropRater('ada')).toBe(false);
    expect(await store.skills(['ada'], 2)).toEqual([]);
    expect(await store.ratedOf('ada', 2, 9)).toEqual([]);
    expect(await store.ratedOf('bo', 2, 9)).toHaveLength(1);
    expect((await store.ratedAfter(undefined, 1))[0]).toMatchObject({ seat: 0, browser: undefined });
  });
});
