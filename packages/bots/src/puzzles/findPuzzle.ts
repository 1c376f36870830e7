import { type Rng, type State, seedRng, type View } from '@nunatak/engine';
import { fieldA, type Move, moveType, TAKE_CARD, toAction } from '@nunatak/engine/fast';
import { cardClassesIn } from '../guide/equivalence.ts';
import { LEVEL_IDS } from '../names.ts';
import { botNamed, guideFor, judgeFor } from '../registry.ts';
import { Comparison } from '../review/comparison.ts';
import type { Estimate } from '../review/estimate.ts';
import { type YieldReason, yieldsOf } from '../review/yields.ts';
import { candidatesOf } from '../search/candidates.ts';
import type { PuzzleTheme } from './pack.ts';

/** A position with one clearly best plan. */
export interface Found {
  readonly plan: readonly Move[];
  /** The second-best plan. */
  readonly second: readonly Move[];
  /** Lead of the best plan in chance to win, scaled as in a two-player game. */
  readonly gap: number;
}

const CANDIDATES = 16;
/** Number of sampled secrets at effort 1. */
const SAMPLES = 64;
/** Minimum lead of the best plan over any other: GAP in chance to win, SURE in standard errors. */
const GAP = 0.1;
const SURE = 3;
/** Standard errors against a plan, or against a clear lead, at which sampling stops. */
const HOPELESS = 4;

/** Returns the clearly best plan of a position; undefined if there is none. Effort 1 is the standard thinking time. */
export function clearlyBest(view: View, effort: number, seed: string, gap = GAP): Found | undefined {
  const { facts, decider } = view;
  const guide = guideFor(facts.players);
  const plans = distinctPlans(
    view,
    candidatesOf(view, guide, CANDIDATES).map(({ moves }) => moves),
  );
  if (plans.length < 2) return undefined;
  const comparison = new Comparison(view, plans, judgeFor(facts), guide);
  const evenShare = facts.players / 2;
  const two = bestTwo(
    comparison,
    plans.length,
    Math.ceil(SAMPLES * effort),
    seedRng(`${seed}/puzzle`),
    gap / evenShare,
  );
  if (two === undefined) return undefined;
  const [best, second] = two;
  const lead = comparison.lead(best, second, ({ chances }) => chances[decider]);
  return { plan: plans[best], second: plans[second], gap: Math.round(lead.mean * evenShare * 1000) / 1000 };
}

/**
 * Returns the two best plans if the best leads clearly. Doubles the number of secrets each round, but only for plans
 * that may still come close to the best; gives up once a sufficient lead is ruled out.
 */
function bestTwo(
  comparison: Comparison,
  plans: number,
  samples: number,
  rng: Rng,
  gap: number,
): readonly [number, number] | undefined {
  const leadOf = (plan: number, other: number): Estimate => comparison.lead(plan, other, ({ value }) => value);
  let open = Array.from({ length: plans }, (_, plan) => plan);
  for (let done = 0; done < samples; ) {
    const count = Math.min(Math.max(done, SAMPLES), samples - done);
    comparison.sampleMore(open, count, rng);
    done += count;
    const [best, second, ...others] = comparison.ranking(open);
    const lead = leadOf(best, second);
    if (lead.mean + HOPELESS * lead.error < gap) return undefined;
    open = [best, second, ...others.filter((plan) => mayComeClose(leadOf(best, plan), gap))];
  }
  const [best, second] = open;
  return isClear(leadOf(best, second), gap) ? [best, second] : undefined;
}

function mayComeClose({ mean, error }: Estimate, gap: number): boolean {
  return mean - HOPELESS * error < gap;
}

function isClear({ mean, error }: Estimate, gap: number): boolean {
  return mean >= gap && mean >= SURE * error;
}

/** Removes plans that are equivalent to an earlier one. */
function distinctPlans(view: View, plans: readonly (readonly Move[])[]): (readonly Move[])[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = equivalenceKey(view, plan);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns a text that is equal for equivalent plans. */
export function equivalenceKey(view: View, plan: readonly Move[]): string {
  const cardClass = cardClassesIn(view);
  return plan
    .map((move) =>
      cardClass !== undefined && moveType(move) === TAKE_CARD ? `card ${cardClass[fieldA(move)]}` : `${move}`,
    )
    .join(' ');
}

/** Returns the themes of a puzzle: what its solution yields that the second-best plan does not. */
export function themesOf(view: View, { plan, second }: Found): PuzzleTheme[] {
  const own = yieldsOf(
    view,
    plan.map((move) => toAction(view.facts, move)),
  );
  const other = yieldsOf(
    view,
    second.map((move) => toAction(view.facts, move)),
  );
  const themes: PuzzleTheme[] = [];
  const gains = (of: readonly YieldReason[], figure: (reason: YieldReason) => number): number =>
    of.reduce((sum, reason) => sum + figure(reason), 0);
  const more = (figure: (reason: YieldReason) => number): number => gains(own, figure) - gains(other, figure);
  if (more((reason) => (isOwnSquare(reason, view) ? reason.points : 0)) >= LEAST_DIFFERENCE.square)
    themes.push('square');
  if (
    more((reason) => (reason.kind === 'track' && reason.seat === view.decider ? reason.steps : 0)) >=
    LEAST_DIFFERENCE.steps
  )
    themes.push('row');
  if (more((reason) => (reason.kind === 'leaves' ? reason.points : 0)) <= -LEAST_DIFFERENCE.square)
    themes.push('denial');
  if (view.phase !== 'takeCard' || more((reason) => (reason.kind === 'blessing' ? 1 : 0)) > 0) themes.push('blessing');
  if (more((reason) => (reason.kind === 'line' ? reason.points : 0)) >= LEAST_DIFFERENCE.line)
    themes.push('endScoring');
  return themes;
}

/** Minimum difference for a theme: points of squares, steps on the track, points on the score sheet. */
const LEAST_DIFFERENCE = { square: 3, steps: 1, line: 5 } as const;

function isOwnSquare(reason: YieldReason, { decider }: View): reason is Extract<YieldReason, { kind: 'points' }> {
  return reason.kind === 'points' && reason.seat === decider && reason.source === 'square';
}

const LOWEST_RATING = 900;
const RATING_STEP = 150;

/** Returns a puzzle's rating: the more levels miss the solution, the higher. */
export function ratingOf({ view }: State, { plan }: Found): number {
  const key = equivalenceKey(view, plan);
  const quick = LEVEL_IDS.filter((level) => level !== 'nunatak');
  const missed = quick.filter((level) => equivalenceKey(view, botNamed(level).decide(view, 'puzzle').moves) !== key);
  return LOWEST_RATING + RATING_STEP * missed.length;
}
