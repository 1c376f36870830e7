import { type Action, cloneState, determinize, NONE, type Rng, seedRng, type View } from '@nunatak/engine';
import { type Move, makeLegalMove, toAction, toMove } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import { guideFor, judgeFor } from '../registry.ts';
import { candidatesOf } from '../search/candidates.ts';
import { bestEndBlessing } from '../search/endBlessing.ts';
import { rngFor } from '../search/searcher.ts';
import { classOf, isDoubtful, isWrong, type Loss, NO_LOSS } from './classes.ts';
import { Comparison, type Sample } from './comparison.ts';
import { type Estimate, exact } from './estimate.ts';
import { type Why, whyBetter } from './why.ts';

/**
 * Passes of a review: the quick pass tries all candidate plans; the deep pass takes more samples of the few that may be
 * best.
 */
export const PASSES = ['quick', 'deep'] as const;
export type Pass = (typeof PASSES)[number];

/** Expected points and chances to win, by seat; chances are 0 in the solo game. */
export interface Expectation {
  readonly points: readonly Estimate[];
  readonly chances: readonly Estimate[];
}

export interface PlanJudged {
  readonly actions: readonly Action[];
  readonly expected: Expectation;
}

/** Result of a pass for one decision. Plain data, so that it can be stored, sent and continued. */
export interface Judged {
  readonly pass: Pass;
  readonly played: PlanJudged;
  /** The best plans, best first. The played plan is first unless another one is clearly better. */
  readonly plans: readonly PlanJudged[];
  readonly loss: Loss;
  readonly playouts: number;
  /** Why the best plan is better; only after a deep pass that found the decision wrong. */
  readonly why?: Why;
}

/** A decision to judge. For a deep pass, `plans` holds the plans that the quick pass found best. */
export interface JudgeTask {
  readonly view: View;
  readonly played: readonly Action[];
  readonly seed: string;
  /** Thinking time relative to a standard review (1). */
  readonly effort: number;
  readonly pass: Pass;
  readonly plans?: readonly (readonly Action[])[];
}

const CANDIDATES = 12;
/** Number of sampled secrets for all plans, and again for the best few of them. */
const SAMPLES: Readonly<Record<Pass, { readonly all: number; readonly best: number }>> = {
  quick: { all: 64, best: 96 },
  deep: { all: 320, best: 480 },
};
/** Number of best plans that are sampled again and reported. */
const REPORTED = 3;

/**
 * Judges a decision using only what was visible when it was made. The same task gives the same answer on every machine.
 */
export function judgeDecision(task: JudgeTask): Judged {
  const { view, played, seed, pass } = task;
  const { facts } = view;
  const guide = guideFor(facts.players);
  const own = movesOf(view, played);
  const plans = withPlan(own, task.plans?.map((plan) => movesOf(view, plan)) ?? plansOf(view, guide));
  const comparison = new Comparison(view, plans, judgeFor(facts), guide);
  const samples = samplesOf(task);
  const rng = rngFor(view, `${seed}/${pass}`);
  const few = bestFew(comparison, plans.length, samples.all, rng);
  comparison.sample(few, samples.best, rng);
  const ranking = comparison.ranking(few);
  const loss = lossOf(comparison, ranking[0], view);
  const order = loss === NO_LOSS ? [PLAYED, ...ranking.filter((plan) => plan !== PLAYED)] : ranking;
  const reported = (plan: number): PlanJudged => ({
    actions: plans[plan].map((move) => toAction(facts, move)),
    expected: expectationOf(comparison, plan, facts.players),
  });
  const best = order.slice(0, REPORTED).map(reported);
  const playouts = samples.all * plans.length + samples.best * few.length;
  const judged = { pass, played: reported(PLAYED), plans: best, loss, playouts };
  if (pass === 'quick' || !isWrong(classOf(loss, facts.players))) return judged;
  return { ...judged, why: whyBetter(view, best[0].actions, played, task) };
}

/** At the end blessings nothing is hidden any more, so one sample is exact. */
function samplesOf({ view, pass, effort }: JudgeTask): { readonly all: number; readonly best: number } {
  if (view.phase === 'endBlessing') return { all: 1, best: 1 };
  const { all, best } = SAMPLES[pass];
  return { all: Math.ceil(all * effort), best: Math.ceil(best * effort) };
}

/** Index of the played plan among those compared. */
const PLAYED = 0;

/** Returns the best few plans, and the played one. */
function bestFew(comparison: Comparison, plans: number, samples: number, rng: Rng): number[] {
  const all = Array.from({ length: plans }, (_, plan) => plan);
  if (plans <= REPORTED) return all;
  comparison.sample(all, samples, rng);
  const best = comparison.ranking(all).slice(0, REPORTED);
  return best.includes(PLAYED) ? best : [PLAYED, ...best];
}

function movesOf(view: View, plan: readonly Action[]): readonly Move[] {
  return plan.map((action) => toMove(view.facts, action));
}

/** Puts the played plan first and removes its duplicate from the others. */
function withPlan(own: readonly Move[], plans: readonly (readonly Move[])[]): (readonly Move[])[] {
  const key = own.join();
  return [own, ...plans.filter((plan) => plan.join() !== key)];
}

function plansOf(view: View, guide: Guide): (readonly Move[])[] {
  if (view.phase === 'endBlessing') return [bestEnd(view, guide)];
  return candidatesOf(view, guide, CANDIDATES).map(({ moves }) => moves);
}

/** F1: returns the best way to decide all end blessings of the seat together. */
function bestEnd(view: View, guide: Guide): Move[] {
  const state = cloneState(determinize(view, seedRng('end')));
  const moves: Move[] = [];
  while (state.view.phase === 'endBlessing' && state.view.decider === view.decider) {
    const move = bestEndBlessing(state.view, guide);
    if (move === NONE) break;
    makeLegalMove(state, move);
    moves.push(move);
  }
  return moves;
}

/** Returns the loss of the played plan against the best; NO_LOSS if the difference may be chance. */
function lossOf(comparison: Comparison, best: number, view: View): Loss {
  if (best === PLAYED) return NO_LOSS;
  const { decider } = view;
  const { players } = view.facts;
  const loss = {
    value: comparison.lead(best, PLAYED, ({ value }) => value),
    chance: comparison.lead(best, PLAYED, ({ chances }) => (players === 1 ? 0 : chances[decider])),
    points: comparison.lead(best, PLAYED, ({ points }) => leadOf(points, decider)),
  };
  return isDoubtful(loss) ? NO_LOSS : loss;
}

/** Returns a seat's points minus the mean of the others'; in the solo game, its points. */
function leadOf(points: readonly number[], seat: number): number {
  const others = points.length - 1;
  if (others === 0) return points[seat];
  const sum = points.reduce((total, value) => total + value, 0);
  return points[seat] - (sum - points[seat]) / others;
}

function expectationOf(comparison: Comparison, plan: number, players: number): Expectation {
  const figure = (of: (sample: Sample) => number): Estimate => {
    const { mean, error } = comparison.mean(plan, of);
    return { mean: exact(mean), error };
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    points: seats.map((seat) => figure(({ points }) => points[seat])),
    chances: seats.map((seat) => figure(({ chances }) => (players === 1 ? 0 : chances[seat]))),
  };
}
