import type { Verdict } from '@nunatak/engine';
import type { Actor } from './shape/log.ts';
import type { PlayRankId, ReviewTexts } from './shape/review.ts';

/** How a seat came out of a game, as the review has it. */
export interface ReviewedSeat {
  readonly points: number;
  /** The part of its points that is luck's. */
  readonly luck: number;
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

/** What luck and play made of the lead of one seat over another: whole points that add up to it. */
export function leadOver(seat: ReviewedSeat, rival: ReviewedSeat): { readonly luck: number; readonly play: number } {
  const luck = Math.round(seat.luck - rival.luck);
  return { luck, play: seat.points - rival.points - luck };
}

/** How a seat played, and what luck and play did to its lead over each other. */
export function sayPlay(seat: number, seats: readonly ReviewedSeat[], actor: NameSeat, { say }: ReviewTexts): string[] {
  const reader = actor(seat);
  return seats.flatMap((other, rival) =>
    rival === seat
      ? [say.played({ ...reader, rank: other.rank })]
      : [say.against({ reader, rival: actor(rival), ...leadOver(seats[seat], other) })],
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
