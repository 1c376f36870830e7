import type { PlayerCount, Rules } from '@nunatak/engine';
import { type Account, accountOf, minus, type Passage, passagesOf, resultOf, type SeatAccount } from './account.ts';
import { classOf, DECISION_CLASSES, type DecisionClass, isWrong, LEAST_POINTS, type Loss } from './classes.ts';
import type { Decision } from './decisions.ts';
import type { Judged } from './judgeDecision.ts';
import { type PlayRank, rankOf } from './ranks.ts';
import type { ReviewedGame } from './reviewedGame.ts';
import type { ReviewSheet } from './sheet.ts';

/** A decision with its judgement and the change of expectations. */
export interface DecisionReview extends Omit<Decision, 'view'>, Passage {
  readonly class: DecisionClass;
  readonly judged: Judged;
}

/** Summary of how a seat played. */
export interface SeatReview {
  readonly account: SeatAccount;
  readonly counts: Readonly<Record<DecisionClass, number>>;
  /** Total loss of all its decisions. */
  readonly lost: { readonly points: number; readonly chance: number };
  /** Average loss of an unforced decision: in chance to win; in points in the solo game. */
  readonly errorRate: number;
  readonly unforced: number;
  readonly rank: PlayRank;
  /** Indices of the decisions that lost most, at most three, largest loss first. */
  readonly moments: readonly number[];
  /** Index of the decision whose reveals helped or hurt the seat most; undefined if none had a notable effect. */
  readonly luck: number | undefined;
}

export interface Review {
  readonly players: PlayerCount;
  readonly rules: Rules;
  readonly seed: string;
  readonly decisions: readonly DecisionReview[];
  readonly seats: readonly SeatReview[];
}

/** Thrown if not every decision has been judged yet. */
export class ReviewIncomplete extends Error {
  override name = 'ReviewIncomplete';
  constructor(judged: number, decisions: number) {
    super(`${judged} of ${decisions} decisions are judged: expected all`);
  }
}

/** Builds the review of a game from a sheet with at least one judgement for every decision. */
export function reviewOf(game: ReviewedGame, decisions: readonly Decision[], { seed, judged }: ReviewSheet): Review {
  const all = judged.flatMap((one) => one ?? []);
  if (all.length < decisions.length) throw new ReviewIncomplete(all.length, decisions.length);
  const { players, config } = game.final.view.facts;
  const account = accountOf(game, decisions, all);
  const reviewed = decisions.map((decision, i) => reviewedDecision(decision, all[i], account.passages[i]));
  const seats = account.seats.map((_, seat) => reviewedSeat(reviewed, account, seat, players));
  return { players, rules: config.rules, seed, decisions: reviewed, seats };
}

/**
 * Returns the decisions from the first up to the first one not yet judged: these can be shown while the review
 * continues.
 */
export function reviewedSoFar(
  game: ReviewedGame,
  decisions: readonly Decision[],
  { judged }: ReviewSheet,
): readonly DecisionReview[] {
  const open = judged.indexOf(undefined);
  const done = judged.slice(0, open === -1 ? undefined : open).flatMap((one) => one ?? []);
  if (done.length === 0) return [];
  const passages = passagesOf(decisions, done, game.final.view.facts, resultOf(game));
  return done.map((one, i) => reviewedDecision(decisions[i], one, passages[i]));
}

function reviewedDecision({ view, ...decision }: Decision, judged: Judged, passage: Passage): DecisionReview {
  const { players } = view.facts;
  return {
    ...decision,
    ...passage,
    judged,
    class: decision.isForced ? 'forced' : classOf(judged.loss, players),
  };
}

function reviewedSeat(
  decisions: readonly DecisionReview[],
  { seats }: Account,
  seat: number,
  players: PlayerCount,
): SeatReview {
  const own = decisions.filter((decision) => decision.seat === seat);
  const unforced = own.filter(({ isForced }) => !isForced);
  const sum = (figure: (loss: Loss) => number) =>
    unforced.reduce((total, { judged }) => total + figure(judged.loss), 0);
  const lost = { points: sum(({ points }) => points.mean), chance: sum(({ chance }) => chance.mean) };
  const errorRate = (players === 1 ? lost.points : lost.chance) / Math.max(1, unforced.length);
  const counts = Object.fromEntries(
    DECISION_CLASSES.map((name) => [name, own.filter((decision) => decision.class === name).length]),
  ) as Record<DecisionClass, number>;
  return {
    account: seats[seat],
    counts,
    lost,
    errorRate,
    unforced: unforced.length,
    rank: rankOf(errorRate, players),
    moments: momentsOf(decisions, seat, players),
    luck: luckOf(decisions, seat),
  };
}

const MOST_MOMENTS = 3;
/** Weight of one point of lead against the chance to win, so that points still count in a decided game. */
const POINT_WEIGHT = 0.01;

function weightOf({ chance, points }: Loss, players: PlayerCount): number {
  return (chance.mean * players) / 2 + POINT_WEIGHT * points.mean;
}

/** Returns up to three decisions that cost a seat most; losses under LEAST_POINTS are left out. */
function momentsOf(decisions: readonly DecisionReview[], seat: number, players: PlayerCount): number[] {
  return decisions
    .map((decision, i) => ({ decision, i }))
    .filter(({ decision }) => decision.seat === seat && isWrong(decision.class))
    .filter(({ decision }) => decision.judged.loss.points.mean >= LEAST_POINTS)
    .sort((a, b) => weightOf(b.decision.judged.loss, players) - weightOf(a.decision.judged.loss, players))
    .slice(0, MOST_MOMENTS)
    .map(({ i }) => i);
}

/** Minimum effect of a reveal to be reported as luck: LEAST_LUCK in points, and LEAST_ERRORS in standard errors. */
const LEAST_LUCK = 2;
const LEAST_ERRORS = 3;

function luckOf(decisions: readonly DecisionReview[], seat: number): number | undefined {
  const size = (i: number): number => Math.abs(minus(decisions[i].next[seat], decisions[i].after[seat]).points);
  const notable = decisions.flatMap((decision, i) => {
    const next = decisions[i + 1];
    if (!decision.reveals || next === undefined) return [];
    const errors = [decision.judged.played, next.judged.played].map(({ expected }) => expected.points[seat].error);
    return size(i) >= Math.max(LEAST_LUCK, LEAST_ERRORS * Math.hypot(...errors)) ? [i] : [];
  });
  return notable.length === 0 ? undefined : notable.reduce((most, i) => (size(i) > size(most) ? i : most));
}
