import type { PlayerCount } from '@nunatak/engine';
import type { Estimate } from './estimate.ts';

/** Classes of decisions, by how much they lost; `forced` if there was only one legal move. */
export const DECISION_CLASSES = ['forced', 'best', 'good', 'inexact', 'mistake', 'blunder'] as const;
export type DecisionClass = (typeof DECISION_CLASSES)[number];

/** Loss of a decision against the best plan, on the same sampled secrets. */
export interface Loss {
  /** By the bots' objective: chance to win, then margin; points in the solo game. */
  readonly value: Estimate;
  /** Loss in chance to win; 0 in the solo game. */
  readonly chance: Estimate;
  /** Loss in lead: the seat's expected points minus the mean of the others'. In the solo game, loss in points. */
  readonly points: Estimate;
}

export const NO_LOSS: Loss = {
  value: { mean: 0, error: 0 },
  chance: { mean: 0, error: 0 },
  points: { mean: 0, error: 0 },
};

/** Maximum loss of each class: in chance to win with two players, and in points in the solo game. */
const CHANCE_BOUNDS = { best: 0.005, good: 0.02, inexact: 0.05, mistake: 0.1 } as const;
const SOLO_BOUNDS = { best: 0.5, good: 1.5, inexact: 3, mistake: 6 } as const;
/** A decision that loses fewer points than this is called 'good' at worst, however much the chance to win changes. */
export const LEAST_POINTS = 1;
/**
 * A decision that loses at least this many points is 'inexact', even if the game is decided and chances barely change.
 */
const POINTS_ANYWAY = 2;
/** Standard errors by which a loss must exceed 0; smaller losses may be chance. */
const DOUBT = 2;

/** Returns true if the loss may be due to chance in the sampling. */
export function isDoubtful({ value }: Loss): boolean {
  return value.mean <= DOUBT * value.error;
}

export function classOf(loss: Loss, players: PlayerCount): Exclude<DecisionClass, 'forced'> {
  const { chance, points } = loss;
  if (isDoubtful(loss)) return 'best';
  if (players === 1) return withinBounds(points.mean, SOLO_BOUNDS);
  // With n players, an even chance is 1/n, so the same difference weighs more; scale it to two players.
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

/** Returns true for classes that are listed, counted and drilled as errors. */
export function isWrong(of: DecisionClass): boolean {
  return of === 'inexact' || of === 'mistake' || of === 'blunder';
}
