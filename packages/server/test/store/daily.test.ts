import { describe, expect, it } from 'vitest';
import type { StoredEntry } from '../../src/store/standings.ts';
import type { Store } from '../../src/store/store.ts';
import { STORE_KINDS } from '../support/stores.ts';
import { withStore } from './suite.ts';

describe.each(STORE_KINDS)('leaderboards in the %s store', (kind) => {
  let store: Store;
  withStore(kind, (opened) => {
    store = opened;
  });

  const entry = (browser: string, points: number, over: Partial<StoredEntry> = {}): StoredEntry => ({
    browser,
    day: '2026-11-16',
    kind: 'solo',
    name: browser,
    points,
    rules: 2,
    path: 'abc',
    hash: '0123456789abcdef',
    at: 1000,
    ...over,
  });

  it('lists the best of a deal, who was first before the others, and one’s own behind them', async () => {
    for (const one of [entry('a', 90), entry('b', 120, { at: 5 }), entry('c', 120, { at: 4 }), entry('d', 50)]) {
      expect(await store.handIn(one)).toBe(true);
    }
    await store.handIn(entry('e', 300, { kind: 'bots' }));
    const { entries, count } = await store.board({ day: '2026-11-16', kind: 'solo' }, 2, 'd');
    expect(count).toBe(4);
    expect(entries.map(({ browser, rank }) => [browser, rank])).toEqual([
      ['c', 1],
      ['b', 1],
      ['d', 4],
    ]);
    expect(entries[2]).toEqual({ ...entry('d', 50), rank: 4 });
    expect((await store.board({ day: '2026-11-16', kind: 'solo' }, 2, 'c')).entries).toHaveLength(2);
  });

  it('keeps one of each browser, day and deal, also when two come at once', async () => {
    const deal = { day: '2026-11-17', kind: 'solo' } as const;
    const two = await Promise.all([1, 2].map((points) => store.handIn(entry('a', points, deal))));
    expect(two.toSorted()).toEqual([false, true]);
    expect(await store.handIn(entry('a', 3, { ...deal, kind: 'bots' }))).toBe(true);
    expect((await store.board(deal, 10)).count).toBe(1);
  });

  it('drops what a browser takes back, all that it has handed in, and days of long ago', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    for (const day of days) for (const one of ['x', 'y']) await store.handIn(entry(one, 1, { day }));
    expect(await store.withdraw('x', { day: '2026-01-03', kind: 'solo' })).toBe(1);
    expect(await store.withdraw('x', { day: '2026-01-03', kind: 'solo' })).toBe(0);
    expect((await store.entriesOf('x')).map(({ day }) => day)).toEqual(days.slice(0, 2));
    expect(await store.dropBoards('2026-01-02')).toBe(2);
    expect(await store.withdraw('x')).toBe(1);
    expect((await store.entriesOf('y')).map(({ day }) => day)).toEqual(days.slice(1));
  });
});
