import type { Review } from '@nunatak/bots/review';
import { type PlayerCount, type Rating, ratingOf, score, winners } from '@nunatak/engine';
import type { Summary } from '../library/kept.ts';
import { type Line, lastState } from '../line/line.ts';
import type { BotLevel } from '../session/levels.ts';
import { type LossBy, lossBy } from './losses.ts';
import { type PointsBySource, pointsBySource } from './sources.ts';

/** Against whom: bots by their levels, people, or the dummies of the solo game. */
export type Against =
  | { readonly kind: 'bots'; readonly levels: readonly BotLevel[] }
  | { readonly kind: 'people' }
  | { readonly kind: 'dummies' };

/** A finished game of the one person at this screen. */
export interface PlayedGame {
  readonly id: string;
  /** When it was finished, in milliseconds since 1970. */
  readonly when: number;
  readonly players: PlayerCount;
  readonly against: Against;
  readonly points: number;
  /** 1 for a win, a part of it for a shared one; nobody wins the solo game. */
  readonly won: number;
  readonly rating: Rating | undefined;
  readonly sources: PointsBySource;
  readonly reviewed: ReviewedPlay | undefined;
}

/** What a review says of the person's play. */
export interface ReviewedPlay {
  readonly luck: number;
  readonly lost: number;
  readonly lostBy: LossBy;
}

/** The seat of the one person of this screen; undefined where several share it, or nobody plays here. */
export function ownSeatOf({ seats, players }: Pick<Summary, 'seats' | 'players'>): number | undefined {
  const here = seats.slice(0, players).flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return here.length === 1 ? here[0] : undefined;
}

/** What a finished game tells of the person on a seat. */
export function playedGame(summary: Summary, seat: number, line: Line, review: Review | undefined): PlayedGame {
  const { view } = lastState(line);
  const sheet = score(view, seat);
  const won = winners(view);
  const { players } = summary;
  return {
    id: summary.id,
    when: summary.changed,
    players,
    against: againstOf(summary, seat),
    points: sheet.total,
    won: players > 1 && won.includes(seat) ? 1 / won.length : 0,
    rating: players === 1 ? ratingOf(sheet.total) : undefined,
    sources: pointsBySource(
      line.entries.flatMap(({ events }) => events),
      sheet,
      seat,
    ),
    reviewed: review === undefined ? undefined : reviewedPlay(review, seat),
  };
}

function againstOf({ seats, players }: Summary, own: number): Against {
  if (players === 1) return { kind: 'dummies' };
  const others = seats.slice(0, players).filter((_, seat) => seat !== own);
  if (others.some(({ kind }) => kind !== 'bot')) return { kind: 'people' };
  return { kind: 'bots', levels: others.flatMap(({ level }) => level ?? []).toSorted() };
}

function reviewedPlay(review: Review, seat: number): ReviewedPlay | undefined {
  const own = review.seats[seat];
  if (own === undefined) return undefined;
  const decisions = review.decisions.filter((decision) => decision.seat === seat && !decision.isForced);
  return { luck: own.account.luck.points, lost: own.lost.points, lostBy: lossBy(decisions) };
}
