import type { Why } from '@nunatak/bots/review';
import { type Action, LEVEL_OF, type State } from '@nunatak/engine';
import type { Sitter } from '../people/seat.ts';

/** Where a position to try comes from: the pack, or a game of one's own. */
export const EXERCISE_KINDS = ['puzzle', 'drill'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** A position with a plan to find. */
export interface Exercise {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** What lies hidden in it was drawn by chance: a try is judged by what could be known. */
  readonly position: State;
  readonly sitters: readonly Sitter[];
  readonly best: readonly Action[];
  /** What was done in the game, where that was a mistake. */
  readonly played: Judgement | undefined;
}

/** How good a plan is: as good as the best, nearly so, or not. */
export const OUTCOMES = ['found', 'near', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a plan is worth beside the best one. */
export interface Judgement {
  readonly plan: readonly Action[];
  readonly outcome: Outcome;
  /** Points of the lead that it loses against the best. */
  readonly lost: number;
  /** Why the best is better, where it clearly is. */
  readonly why: Why | undefined;
}

/** A hint narrows the search: first the level, then the card, then the tile. */
export const HINTS = ['level', 'card', 'tile'] as const;
export type Hint = (typeof HINTS)[number];

/** What hints say of a plan; nothing where it builds no block. */
export interface Hinted {
  readonly level: number;
  readonly card: string;
  readonly cell: number;
}

export function hintedOf(plan: readonly Action[]): Hinted | undefined {
  const take = plan.find((action) => action.type === 'takeCard');
  const place = plan.find((action) => action.type === 'placeBlock');
  if (take === undefined || place === undefined) return undefined;
  return { level: (LEVEL_OF[place.cell] ?? 0) + 1, card: take.card, cell: place.cell };
}
