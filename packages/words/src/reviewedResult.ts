import type { Verdict } from '@nunatak/engine';
import type { Actor } from './shape/log.ts';
import type { PlayRankId, ReviewTexts } from './shape/review.ts';

/** A seat's result in a reviewed game. */
export interface ReviewedSeat {
  readonly points: number;
  /** The part of the seat's points due to luck. */
  readonly luck: number;
  /** Points that the seat's decisions lost in total, of its lead over the others. */
  readonly lost: number;
  readonly rank: PlayRankId;
}

type NameSeat = (seat: number) => Actor;

/** Describes who won and by how much; in the solo game, the number of points. */
export function sayResult(
  verdict: Verdict,
  seats: readonly ReviewedSeat[],
  actor: NameSeat,
  { say }: ReviewTexts,
): string {
  if (seats.length === 1) return say.solo({ points: seats[0]?.points ?? 0 });
  switch (verdict.kind) {
    case 'points':
      return say.won({ ...actor(verdict.winner), points: verdict.ahead });
    case 'outer':
      return say.wonByTie(actor(verdict.winner));
    case 'shared':
      return say.shared({ winners: verdict.winners.map(actor) });
  }
}

/** The parts of one seat's lead over another, as whole points that add up to it. */
export interface Lead {
  readonly luck: number;
  /** Points due to the decisions of both seats. */
  readonly play: number;
  /** Points due to the other players; undefined in a game of two. */
  readonly others: number | undefined;
}

/**
 * Splits the lead of one seat over another into its parts. With more than two players, `play` is the difference between
 * the two seats' lost points.
 */
export function leadOver(seat: ReviewedSeat, rival: ReviewedSeat, players: number): Lead {
  const lead = seat.points - rival.points;
  const luck = Math.round(seat.luck - rival.luck);
  if (players <= 2) return { luck, play: lead - luck, others: undefined };
  const play = Math.round(rival.lost) - Math.round(seat.lost);
  return { luck, play, others: lead - luck - play };
}

/** Describes how a seat played, and what luck and play did to its lead over each other seat. */
export function sayPlay(seat: number, seats: readonly ReviewedSeat[], actor: NameSeat, { say }: ReviewTexts): string[] {
  const reader = actor(seat);
  return seats.flatMap((other, rival) =>
    rival === seat
      ? [say.played({ ...reader, rank: other.rank })]
      : [say.against({ reader, rival: actor(rival), ...leadOver(seats[seat], other, seats.length) })],
  );
}

/** Why a game can't be reviewed. */
export type NoReview =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'rules'; readonly found: string; readonly known: readonly number[] }
  | { readonly kind: 'broken'; readonly problem: { readonly field: string } }
  | { readonly kind: 'unfinished'; readonly turn: number };

export function sayNoReview(refusal: NoReview, { say }: ReviewTexts): string {
  switch (refusal.kind) {
    case 'foreign':
      return say.foreign({});
    case 'rules':
      return say.otherRules(refusal);
    case 'broken':
      return say.broken({ field: refusal.problem.field });
    case 'unfinished':
      return say.unfinished(refusal);
  }
}
