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

/** What a puzzle is about. */
export const PUZZLE_THEMES = ['square', 'row', 'denial', 'blessing', 'endScoring'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A puzzle as it is shipped: how a game came to it, and what is best there. */
export interface Puzzle {
  readonly id: string;
  readonly players: PlayerCount;
  /** The seed of the deal, and what was done since: for each step the place of its move among the legal ones. */
  readonly seed: string;
  readonly path: string;
  /** Of the position, so that a puzzle which no longer leads there is found out. */
  readonly hash: string;
  readonly themes: readonly PuzzleTheme[];
  /** The actions of the one plan that is clearly best, in notation. */
  readonly solution: readonly string[];
  /** By how much it is better than any other, as a part of an even chance to win. */
  readonly gap: number;
  /** What it takes to find it, on the scale of players' ratings. */
  readonly rating: number;
}

export interface PuzzlePack {
  readonly format: 'nunatak-puzzles/1';
  readonly rules: Rules;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle does not lead where it did: it is of other rules, or its file was changed. */
export class BrokenPuzzle extends Error {
  override name = 'BrokenPuzzle';
  constructor(id: string, what: string) {
    super(`puzzle ${id}: ${what}`);
  }
}

/** The position of a puzzle, with what lay hidden then. */
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

/** The solution as actions of its position. */
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
