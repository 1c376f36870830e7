import {
  type Action,
  fnv1a64,
  formatAction,
  type PlayerCount,
  parseAction,
  problemText,
  type Rules,
  type State,
  settled,
  setup,
} from '@nunatak/engine';
import { type Move, toAction, toMove } from '@nunatak/engine/fast';
import { followPath } from '@nunatak/engine/wire';

/** Themes of puzzles. */
export const PUZZLE_THEMES = ['square', 'row', 'denial', 'blessing', 'endScoring'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A puzzle as shipped: how the game reached the position, and the best plan. */
export interface Puzzle {
  readonly id: string;
  readonly players: PlayerCount;
  /** Seed of the deal, and the steps since: each is the index of its move among the legal moves. */
  readonly seed: string;
  readonly path: string;
  /** Hash of the position, to detect a puzzle that no longer reproduces. */
  readonly hash: string;
  readonly themes: readonly PuzzleTheme[];
  /** Actions of the one clearly best plan, in notation. */
  readonly solution: readonly string[];
  /** Lead of the solution over any other plan in chance to win, scaled as in a two-player game. */
  readonly gap: number;
  /** Difficulty, on the scale of players' ratings. */
  readonly rating: number;
}

export interface PuzzlePack {
  readonly format: 'nunatak-puzzles/1';
  readonly rules: Rules;
  readonly puzzles: readonly Puzzle[];
}

/** Thrown if a puzzle no longer leads to its position: its rules differ, or the file was changed. */
export class BrokenPuzzle extends Error {
  override name = 'BrokenPuzzle';
  constructor(id: string, what: string) {
    super(`puzzle ${id}: ${what}`);
  }
}

/** Returns the position of a puzzle, including the hidden information of the original game. */
export function openPuzzle({ id, players, seed, path, hash }: Puzzle, rules: Rules): State {
  const state = settled(setup({ players, rules }, seed));
  const followed = followPath(state, path);
  if (!followed.ok) throw new BrokenPuzzle(id, problemText(followed.reason));
  if (viewHash(state) !== hash) throw new BrokenPuzzle(id, `hash ${viewHash(state)}, expected ${hash}`);
  return state;
}

export function viewHash({ view: { facts: _, ...view } }: State): string {
  return fnv1a64(JSON.stringify(view));
}

/** Returns the solution as actions. */
export function solutionOf({ id, solution }: Puzzle, { view }: State): readonly Action[] {
  return solution.map((notation) => {
    const action = parseAction(view.facts, notation);
    if (!action.ok) throw new BrokenPuzzle(id, problemText(action.reason));
    if (action.value.type === 'reshuffle') throw new BrokenPuzzle(id, `${notation} is chance’s step`);
    return action.value;
  });
}

export function notationOf({ view }: State, plan: readonly Move[]): string[] {
  return plan.map((move) => formatAction(toAction(view.facts, move)));
}

export function movesOf({ view }: State, plan: readonly Action[]): Move[] {
  return plan.map((action) => toMove(view.facts, action));
}
