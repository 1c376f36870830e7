import { describe, expect, it } from 'vitest';
import { hrefOf, placeOf, readRoute } from '../src/app/route.ts';

describe('an address', () => {
  it.each([
    ['', { screen: 'start' }],
    ['#/nowhere/at/all', { screen: 'start' }],
    ['#/table', { screen: 'table', game: undefined }],
    ['#/table/game00000001', { screen: 'table', game: 'game00000001' }],
    ['#/replay/game00000001', { screen: 'replay', game: 'game00000001', step: undefined }],
    ['#/replay/game00000001/17', { screen: 'replay', game: 'game00000001', step: 17 }],
    ['#/review/game00000001/31', { screen: 'review', game: 'game00000001', step: 31 }],
    ['#/puzzles/p7', { screen: 'puzzles', shown: 'p7', beside: undefined }],
    ['#/drills', { screen: 'drills', shown: undefined, beside: undefined }],
    ['#/replay/game00000001/-1', { screen: 'replay', game: 'game00000001', step: undefined }],
    ['#/new/edition', { screen: 'new', withOwnEdition: true }],
    ['#/m', { screen: 'online' }],
    ['#/online/tournament/abcd', { screen: 'online', page: 'tournament', id: 'abcd' }],
    ['#/m/abcdefgh12345678/code', { screen: 'm', match: 'abcdefgh12345678', code: 'code' }],
    ['#/rules/%E0%A4%A', { screen: 'rules', rule: '%E0%A4%A' }],
  ])('%s is read as what it shows', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it('is what its link says', () => {
    expect(readRoute(hrefOf('rules', 'T2'))).toEqual({ screen: 'rules', rule: 'T2' });
    expect(readRoute(hrefOf('start'))).toEqual({ screen: 'start' });
  });

  it('is the same place at every step of a replay, and another for another game', () => {
    const [first, later, other] = ['#/replay/a/1', '#/replay/a/2', '#/replay/b/1'].map((hash) =>
      placeOf(readRoute(hash)),
    );
    expect(later).toBe(first);
    expect(other).not.toBe(first);
  });
});
