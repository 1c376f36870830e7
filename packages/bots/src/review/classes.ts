import type { PlayerCount } from '@nunatak/engine';
import type { Estimate } from './estimate.ts';

/** What a decision was, by what it lost; `forced` where there was nothing to decide. */
export const DECISION_CLASSES = ['forced', 'best', 'good', 'inexact', 'mistake', 'blunder'] as const;
export type DecisionClass = (typeof DECISION_CLASSES)[number];

/** What a decision lost against the best plan, on the same imagined secrets. */
export interface Loss {
  /** As the judge weighs it: the chance to win, then the margin; in the solo game points. */
  readonly value: Estimate;
  /** Of the chance to win; nothing in the solo game. */
  readonly chance: Estimate;
  /** Of the lead in expected points over the others' mean; in the solo game of the points. */
  readonly points: Estimate;
}

export const NO_LOSS: Loss = {
  value: { mean: 0, error: 0 },
  chance: { mean: 0, error: 0 },
  points: { mean: 0, error: 0 },
};

/** The most that each class may lose: of the chance to win at a table of two, and of the points of a solo game. */
const CHANCE_BOUNDS = { best: 0.005, good: 0.02, inexact: 0.05, mistake: 0.1 } as const;
const SOLO_BOUNDS = { best: 0.5, good: 1.5, inexact: 3, mistake: 6 } as const;
/** A loss of fewer points is none to speak of, whatever it does to the chances. */
export const LEAST_POINTS = 1;
/** Where the game is as good as decided, chances say nothing: so many points lost are worth a word all the same. */
const POINTS_ANYWAY = 2;
/** What cannot be told from nothing by so many standard errors is not held against anyone. */
const DOUBT = 2;

/** A loss that may as well be none. */
export function isDoubtful({ value }: Loss): boolean {
  return value.mean <= DOUBT * value.error;
}

export function classOf(loss: Loss, players: PlayerCount): Exclude<DecisionClass, 'forced'> {
  const { chance, points } = loss;
  if (isDoubtful(loss)) return 'best';
  if (players === 1) return withinBounds(points.mean, SOLO_BOUNDS);
  // A chance is one of n: what is a part of it weighs less where it was small to begin with.
  const byChance = withinBounds((chance.mean * players) / 2, CHANCE_BOUNDS);
  const isListed = byChance !== 'best' && byChance !== 'good';
  if (isListed) return points.mean < LEAST_POINTS ? 'good' : byChance;
  return points.mean >= POINTS_ANYWAY ? 'inexact' : byChance;
}

type Bounds = Readonly<Record<'best' | 'good' | 'inexact' | 'mistake', number>>;

function withinBounds(lost: number, bounds: Bounds): Exclude<DecisionClass, 'forced'> {
  if (lost <= bounds.best) return 'best';
  if (lost <= bounds.good) return 'good';
  if (lost <= bounds.inexact) return 'inexact';
  return lost <= bounds.mistake ? 'mistake' : 'blunder';
}

/** Whether a class is worth the player's while: these are listed, counted and drilled. */
export function isWrong(of: DecisionClass): boolean {
  return of === 'inexact' || of === 'mistake' || of === 'blunder';
}
