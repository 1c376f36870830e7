import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { memoryNotes } from '../../src/notes/noteStore.ts';
import { strengthAfter } from '../../src/puzzles/glicko.ts';
import { nextPuzzle } from '../../src/puzzles/pack.ts';
import { afterTry, NEW_PLAYER, newPuzzle } from '../../src/puzzles/rating.ts';
import { playerOf, TriedPuzzles } from '../../src/puzzles/tried.ts';
import { PACK } from './exercises.ts';

describe('ratings', () => {
  it('are those of Glickman’s paper in its example', () => {
    const { rating, deviation, volatility } = strengthAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { against: { rating: 1400, deviation: 30 }, score: 1 },
      { against: { rating: 1550, deviation: 100 }, score: 0 },
      { against: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  it('rise for whoever wins, player or puzzle, and grow surer for both', () => {
    const puzzle = newPuzzle(1350);
    const solved = afterTry(NEW_PLAYER, puzzle, true);
    expect(solved.player.rating).toBeGreaterThan(NEW_PLAYER.rating);
    expect(solved.puzzle.rating).toBeLessThan(1350);
    expect(solved.player.deviation).toBeLessThan(NEW_PLAYER.deviation);
    const missed = afterTry(NEW_PLAYER, puzzle, false);
    expect(missed.player.rating).toBeLessThan(NEW_PLAYER.rating);
    expect(missed.puzzle.rating).toBeGreaterThan(1350);
  });

  it('count the first try of a puzzle only, one after another', async () => {
    const tried = new TriedPuzzles(Promise.resolve(memoryNotes()));
    await tried.note({ id: 'p1', rating: 1200 }, false, 1);
    await tried.note({ id: 'p2', rating: 1200 }, true, 2);
    const after = playerOf(await tried.list());
    await tried.note({ id: 'p1', rating: 1200 }, true, 3);
    expect(playerOf(await tried.list())).toEqual(after);
    expect((await tried.list()).map(({ id, isSolved }) => [id, isSolved])).toEqual([
      ['p1', false],
      ['p2', true],
    ]);
  });
});

describe('the next puzzle', () => {
  it('is the one nearest to the rating that was not tried, of the theme wanted', () => {
    const next = nextPuzzle(PACK, new Set(), 'row', 900);
    expect(next?.themes).toContain('row');
    expect(next?.rating).toBe(900);
    const other = nextPuzzle(PACK, new Set([next?.id ?? '']), 'row', 900);
    expect(other?.id).not.toBe(next?.id);
    expect(nextPuzzle(PACK, new Set(PACK.puzzles.map(({ id }) => id)), undefined, 1500)).toBeUndefined();
  });
});
