import type { State } from '@nunatak/engine';
import { dealLesson, type LessonDeal, playScript } from './deal.ts';

/** The lessons, in the order in which one learns; each group has a title of its own in the list. */
export const LESSON_GROUPS = {
  turn: ['aim', 'place', 'support', 'squares', 'several', 'rows', 'track', 'swap', 'split'],
  points: ['collect', 'depend', 'elder', 'blessings', 'outer', 'scoring'],
  modes: ['siku', 'completion', 'solo'],
} as const;
export type LessonGroup = keyof typeof LESSON_GROUPS;
export const LESSON_IDS = [...LESSON_GROUPS.turn, ...LESSON_GROUPS.points, ...LESSON_GROUPS.modes] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The person of every lesson; the others play by script. */
export const LEARNER = 0;

export interface LessonStep {
  readonly id: string;
  /** What fulfils the step, in notation; undefined: any legal action does. */
  readonly goals?: readonly string[];
  /** What the other seats do afterwards, in notation. */
  readonly others?: readonly string[];
  /** The step is done by stepping through the ledger, not by an action. */
  readonly ledger?: true;
}

/**
 * What a lesson shows beside temple, cards and points: the learner's crew, what cards would add, outer blocks. The numbers
 * reached on the track stay on a small screen only in lessons that need the `track`.
 */
export const LESSON_EXTRAS = ['crew', 'gains', 'outer', 'track'] as const;
export type LessonExtra = (typeof LESSON_EXTRAS)[number];

export interface Lesson {
  readonly id: LessonId;
  readonly shows?: readonly LessonExtra[];
  start(): State;
  readonly steps: readonly LessonStep[];
}

/** The base of every lesson that has a deal of its own. */
const BASE = 's b a t r / a e s a b / t a b s e / b r a t a / e t b r s';

/** A deal for three, played as far as a script goes. */
export function begin(
  deal: Pick<LessonDeal, 'deck'> & Partial<Omit<LessonDeal, 'base' | 'players'>>,
  script: string,
): State {
  const state = dealLesson({ players: 3, base: BASE, tiles: ['beast'], blessings: ['structure', 'luck'], ...deal });
  playScript(state, actionsOf(script));
  return state;
}

/** The actions of a script: one a line, or with commas between them. */
export function actionsOf(script: string): readonly string[] {
  return script
    .split(/[,\n]/)
    .map((action) => action.trim())
    .filter((action) => action !== '');
}
