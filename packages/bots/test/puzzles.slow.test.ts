import { legalActions, play } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { loadNet } from '../node/loadNet.ts';
import pack from '../puzzles/pack.json' with { type: 'json' };
import {
  BrokenPuzzle,
  clearlyBest,
  equivalenceKey,
  movesOf,
  openPuzzle,
  PUZZLE_THEMES,
  type PuzzlePack,
  solutionOf,
  themesOf,
} from '../src/puzzles/index.ts';

const { puzzles, rules, format } = pack as PuzzlePack;
const [first] = puzzles;

describe('the pack of puzzles', () => {
  it('has three hundred puzzles for two, three and four players, at most one of a game', () => {
    expect(format).toBe('nunatak-puzzles/1');
    expect(puzzles).toHaveLength(300);
    expect(new Set(puzzles.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
  });

  it('reproduces every position, and its solution is legal there', () => {
    for (const puzzle of puzzles) {
      let state = openPuzzle(puzzle, rules);
      for (const action of solutionOf(puzzle, state)) {
        expect(legalActions(state.view)).toContainEqual(action);
        ({ state } = play(state, action));
      }
      expect(puzzle.themes.length).toBeGreaterThan(0);
      expect(PUZZLE_THEMES).toEqual(expect.arrayContaining([...puzzle.themes]));
      expect(puzzle.gap).toBeGreaterThanOrEqual(0.09);
    }
  });

  it('has solutions that another search finds too', () => {
    for (const puzzle of puzzles.slice(0, 3)) {
      loadNet(puzzle.players);
      const state = openPuzzle(puzzle, rules);
      const found = clearlyBest(state.view, 2, 'test', 0);
      expect(equivalenceKey(state.view, found?.plan ?? [])).toBe(
        equivalenceKey(state.view, movesOf(state, solutionOf(puzzle, state))),
      );
      if (found !== undefined) expect(themesOf(state.view, found).length).toBeGreaterThan(0);
    }
  });

  it('says which puzzle no longer leads to its position', () => {
    expect(() => openPuzzle({ ...first, hash: '0' }, rules)).toThrow(BrokenPuzzle);
    expect(() => openPuzzle({ ...first, path: `${first.path}~Z` }, rules)).toThrow(
      /puzzle p\d+: path\[\d+\]: found Z, expected one of \d+ moves/,
    );
    const state = openPuzzle(first, rules);
    expect(() => solutionOf({ ...first, solution: ['dance'] }, state)).toThrow(BrokenPuzzle);
  });
});
