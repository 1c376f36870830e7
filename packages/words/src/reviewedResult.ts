import type { Verdict } from '@nunatak/engine';
import type { Actor } from './shape/log.ts';
import type { PlayRankId, ReviewTexts } from './shape/review.ts';

/** How a seat came out of a game, as the review has it. */
export interface ReviewedSeat {
  readonly points: number;
  /** The part of its points that is luck's. */
  readonly luck: number;
  /** What its decisions lost together, in points of its lead over the others. */
  readonly lost: number;
  readonly rank: PlayRankId;
}

type NameSeat = (seat: number) => Actor;

/** Who won, and by how much; in the solo game how many points there were. */
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

/** What made the lead of one seat over another: whole points that add up to it. */
export interface Lead {
  readonly luck: number;
  /** What the decisions of the two made of it. */
  readonly play: number;
  /** What the rest of the table made of it; undefined if only the two play. */
  readonly others: number | undefined;
}

/** Splits the lead of one seat over another. At a larger table, play is the difference of what the two are said to have lost. */
export function leadOver(seat: ReviewedSeat, rival: ReviewedSeat, players: number): Lead {
  const lead = seat.points - rival.points;
  const luck = Math.round(seat.luck - rival.luck);
  if (players <= 2) return { luck, play: lead - luck, others: undefined };
  const play = Math.round(rival.lost) - Math.round(seat.lost);
  return { luck, play, others: lead - luck - play };
}

/** How a seat played, and what luck and play did to its lead over each other. */
export function sayPlay(seat: number, seats: readonly ReviewedSeat[], actor: NameSeat, { say }: ReviewTexts): string[] {
  const reader = actor(seat);
  return seats.flatMap((other, rival) =>
    rival === seat
      ? [say.played({ ...reader, rank: other.rank })]
      : [say.against({ reader, rival: actor(rival), ...leadOver(seats[seat], other, seats.length) })],
  );
}

/** Why a game cannot be reviewed. */
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
