import { classOf, type Judged, type ReviewPool } from '@nunatak/bots/review';
import type { Action, PlayerCount } from '@nunatak/engine';
import { isSameAction } from '../line/line.ts';
import type { Exercise, Judgement, Outcome } from './exercise.ts';

/** Whoever judges a decision, in a worker or not. */
export type Judge = Pick<ReviewPool, 'judge'>;

/** So many points may be missing to the best plan, as long as the chance to win hardly is. */
const NEAR_ENOUGH = 0.5;
const SEED = 'practice';

/** Judges a plan beside the best one, as long as a review looks at what it doubts. */
export async function judgePlan(judge: Judge, exercise: Exercise, plan: readonly Action[]): Promise<Judgement> {
  const { position, best } = exercise;
  if (isSamePlan(plan, best)) return { plan, outcome: 'found', lost: 0, why: undefined };
  const { view } = position;
  const judged = await judge.judge({ view, played: plan, seed: SEED, effort: 1, pass: 'deep', plans: [best] });
  return judgementOf(plan, judged, view.facts.players);
}

export function judgementOf(plan: readonly Action[], { loss, why }: Judged, players: PlayerCount): Judgement {
  return { plan, outcome: outcomeOf(loss, players), lost: loss.points.mean, why };
}

function outcomeOf(loss: Judged['loss'], players: PlayerCount): Outcome {
  const lost = classOf(loss, players);
  if (lost === 'best' || (lost === 'good' && loss.points.mean <= NEAR_ENOUGH)) return 'found';
  return lost === 'good' || lost === 'inexact' ? 'near' : 'wrong';
}

/**
 * A plan to tell the best one by, where nobody has tried a worse one: the next best that a quick look finds, if it is
 * worse at all.
 */
export async function nextBest(judge: Judge, exercise: Exercise): Promise<Judgement | undefined> {
  const { position, best } = exercise;
  const { view } = position;
  const { plans } = await judge.judge({ view, played: best, seed: SEED, effort: 1, pass: 'quick' });
  for (const { actions } of plans) {
    const judgement = await judgePlan(judge, exercise, actions);
    if (judgement.outcome !== 'found') return judgement;
  }
  return undefined;
}

export function isSamePlan(a: readonly Action[], b: readonly Action[]): boolean {
  return a.length === b.length && a.every((action, i) => b[i] !== undefined && isSameAction(action, b[i]));
}
