import { describe, expect, test } from 'vitest';
import { capOf, verdictOf } from '../../src/game.ts';
import { type Position, position, script } from '../position.ts';
import { LAST_TURN, lastTurn } from './temple.ts';

/** Together with FULL2 and FULL3, seats 0 and 1 have equally many outer blocks on every level. */
const EVEN = '0 1 2 0 1 / 2 0 1 2 0 / 1 2 0 1 1 / 0 1 2 0 1 / 2 0 1 2 0';
const ONE_OUTER_BLOCK = '? 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';

describe('F11: the result, as if the game ended now', () => {
  const verdict = (notation: Position) => verdictOf(position(notation).view);

  test('F11: by points, and by how many', () => {
    expect(verdict({ points: [10, 4, 7] })).toEqual({ kind: 'points', winner: 0, ahead: 3 });
  });

  test('F11: if tied, by the most outer blocks', () => {
    expect(verdict({ points: [17, 10, 7], level1: ONE_OUTER_BLOCK })).toEqual({
      kind: 'outer',
      winner: 1,
      tied: [0, 1],
      blocks: 1,
    });
  });

  test('F11: or shared', () => {
    expect(verdict({ points: [10, 10, 7] })).toEqual({ kind: 'shared', winners: [0, 1], blocks: 0 });
  });
});

describe('F2: who sets the cap', () => {
  const cap = (notation: Position) => capOf(position(notation).view);

  test('F2: the one with the most outer blocks, who scores it', () => {
    expect(cap({ points: [5, 9, 4], level1: ONE_OUTER_BLOCK })).toEqual({ setter: 1, scored: true, holders: [1] });
  });

  test('F2: if tied, by level 2 if neither has any on level 1', () => {
    const notation: Position = { points: [9, 5, 4], level2: '0 0 1 - / - - - - / - - - - / - - - -' };
    expect(cap({ ...notation, level3: '1 - - / - - - / - - -' })).toEqual({ setter: 0, scored: true, holders: [0] });
  });

  test('F2: the last on the score track is judged after end blessings have scored', () => {
    const state = lastTurn({ level1: EVEN, points: [20, 24, 30], blessings: { 0: ['luck'] } });
    script(state, ...LAST_TURN, 'end luck');
    expect(capOf(state.view)).toMatchObject({ setter: 1, scored: false });
  });

  test('F2: if all are tied, the last on the score track sets the cap, and no player scores it', () => {
    expect(cap({ points: [5, 3, 4] })).toEqual({ setter: 1, scored: false, holders: [0, 1, 2] });
  });
});
