import {
  type Action,
  type BlessingId,
  type CardType,
  cardNumber,
  cellName,
  type Facts,
  type GameEvent,
  type LateLine,
  type Source,
  squareName,
  tileNumber,
  typesOfCard,
  typesOfTile,
} from '@nunatak/engine';
import type { SourceId } from './ids.ts';
import { faceOf } from './notation.ts';
import type { Actor } from './shape/log.ts';
import type { PlanTexts, ReviewTexts } from './shape/review.ts';

/**
 * Turns the findings of a review into sentences. Every sentence needs a reason from the engine or the judge; without a
 * reason, nothing is said.
 */

/** One effect of a plan in its own turn, as the review found it. */
export type ReviewReason =
  | { readonly kind: 'points'; readonly seat: number; readonly points: number; readonly source: Source }
  | { readonly kind: 'track'; readonly seat: number; readonly steps: number }
  | { readonly kind: 'card'; readonly card: string; readonly as: CardType }
  | { readonly kind: 'blessing'; readonly seat: number }
  | { readonly kind: 'leaves'; readonly cell: number; readonly seat: number; readonly points: number }
  | { readonly kind: 'leavesRow'; readonly cell: number; readonly seat: number; readonly steps: number }
  | { readonly kind: 'line'; readonly line: LateLine; readonly points: number };

/** The reasons why a decision's best plan is better than the played one. */
export interface ReviewedWhy {
  readonly gains: readonly { readonly seat: number; readonly source: SourceId; readonly mean: number }[];
  readonly best: readonly ReviewReason[];
  readonly played: readonly ReviewReason[];
}

/** A decision that lost points. */
export interface ReviewedMoment {
  readonly seat: number;
  readonly played: readonly Action[];
  readonly best: readonly Action[];
  /** Points lost of the lead over the other players. */
  readonly lost: number;
  readonly why: ReviewedWhy;
}

type NameSeat = (seat: number) => Actor;

/**
 * Describes a decision: what was done and what it cost, the better plan, what that gains, what it denies to others, and
 * what the played plan gave away.
 */
export function sayMoment(
  moment: ReviewedMoment,
  facts: Facts,
  actor: NameSeat,
  { say, advice }: ReviewTexts,
): string[] {
  const { seat, played, best, lost, why } = moment;
  return [
    say.cost({ ...actor(seat), plan: planText(played, why.played, facts, say), points: Math.round(lost) }),
    say.better({ plan: planText(best, why.best, facts, advice) }),
    ...sayWhy(seat, why, actor, { say }, 'gave'),
  ];
}

type Say = Pick<ReviewTexts, 'say'>;

/** Describes a plan briefly: its block, or whatever it decides first. */
export function sayPlan(plan: readonly Action[], reasons: readonly ReviewReason[], facts: Facts, { say }: Say): string {
  return planText(plan, reasons, facts, say);
}

function planText(plan: readonly Action[], reasons: readonly ReviewReason[], facts: Facts, say: PlanTexts): string {
  const place = plan.find((action) => action.type === 'placeBlock');
  if (place !== undefined) return placementText(plan, place.cell, typeOf(plan, reasons, facts), say);
  const [first] = plan;
  switch (first?.type) {
    case 'dummyTie':
      return say.dummyBlock({ cell: cellName(first.cell) });
    case 'takeBlessing':
      return say.takeBlessing({ blessing: first.blessing });
    case 'useBlessing':
      return say.useBlessing({ blessing: first.blessing });
    case 'useOrKeep':
    case 'endBlessing':
      return useText(plan, first, say);
    case 'orderSquare':
      return say.orderSquare({ square: squareName(first.square) });
    default:
      return say.pass({});
  }
}

/** Describes the first end blessing that the plan uses; if it uses none, the first one that it keeps. */
function useText(plan: readonly Action[], first: { readonly blessing: BlessingId }, say: PlanTexts): string {
  const used = plan.find((action) => (action.type === 'useOrKeep' || action.type === 'endBlessing') && action.use);
  if (used === undefined || !('blessing' in used)) return say.keepBlessing({ blessing: first.blessing });
  return say.useBlessing({ blessing: used.blessing });
}

function placementText(plan: readonly Action[], on: number, as: CardType, say: PlanTexts): string {
  const cell = cellName(on);
  const swap = plan.find((action) => action.type === 'swapTiles');
  if (swap !== undefined) return say.placeSwapped({ as, cell, a: cellName(swap.a), b: cellName(swap.b) });
  const isForSiku = plan.some((action) => action.type === 'useFor' && action.for === 'siku');
  return isForSiku ? say.placeForSiku({ as, cell }) : say.place({ as, cell });
}

/** Returns the type that the card joins. If it joins no player's cards, the first type that it shows (Y2). */
function typeOf(plan: readonly Action[], reasons: readonly ReviewReason[], facts: Facts): CardType {
  const joined = reasons.find((reason) => reason.kind === 'card');
  if (joined !== undefined) return joined.as;
  const take = plan.find((action) => action.type === 'takeCard');
  const card = take === undefined ? undefined : cardNumber(facts, take.card);
  const [type = 'builder'] = card === undefined ? [] : typesOfCard(facts, card);
  return type;
}

/** Explains why a plan is better than the next best one, neither of which was played. */
export function sayBeyondNextBest(seat: number, why: ReviewedWhy, actor: NameSeat, { say }: ReviewTexts): string[] {
  return sayWhy(seat, why, actor, { say }, 'nextBestGives');
}

function sayWhy(
  seat: number,
  why: ReviewedWhy,
  actor: NameSeat,
  { say }: Say,
  gave: 'gave' | 'nextBestGives',
): string[] {
  const parts = partsOf(seat, why.best, { say });
  const isMore = worthOf(seat, why.best) > worthOf(seat, why.played);
  const gains = why.gains.filter((gain) => gain.seat === seat && gain.source !== 'temple').slice(0, MOST_GAINS);
  const sentences = [
    ...(isMore && parts.length > 0 ? [say.brings({ ...actor(seat), parts })] : []),
    ...(!isMore && gains.reduce((sum, { mean }) => sum + mean, 0) > 0
      ? [say.inTheLongRun({ parts: gains.map(({ source, mean }) => say.now({ source, points: Math.round(mean) })) })]
      : []),
    ...sayDenied(why, actor, { say }),
    ...givenBy(seat, why).map(({ to, points }) => say[gave]({ ...actor(to), points })),
  ];
  return sentences.length === 0 ? [say.noSingleSource({})] : sentences;
}

const MOST_GAINS = 3;
/** F5, F10: points for a set of three tools, and for a set of all six types. */
const SET_POINTS = 10;

/** Lists what a plan gains for the seat: points at once, then points on its sheet. */
function partsOf(seat: number, reasons: readonly ReviewReason[], { say }: Say): string[] {
  const now = new Map<Source, number>();
  for (const reason of reasons) {
    if (reason.kind === 'points' && reason.seat === seat) {
      now.set(reason.source, (now.get(reason.source) ?? 0) + reason.points);
    }
  }
  return [
    ...[...now].map(([source, points]) => say.now({ source, points })),
    ...reasons.flatMap((reason) => {
      if (reason.kind === 'track' && reason.seat === seat) return [say.steps({ steps: reason.steps })];
      if (reason.kind === 'blessing' && reason.seat === seat) return [say.blessing({})];
      if (reason.kind !== 'line' || reason.points <= 0) return [];
      const { line, points } = reason;
      if (line === 'sets') return [say.sixSet({ points })];
      if (line === 'artisans' && points >= SET_POINTS) return [say.toolSet({ points })];
      return [say.atEnd({ source: line, points })];
    }),
  ];
}

function worthOf(seat: number, reasons: readonly ReviewReason[]): number {
  return reasons.reduce((sum, reason) => {
    const isOwn = reason.kind === 'line' || (reason.kind === 'points' && reason.seat === seat);
    return isOwn ? sum + reason.points : sum;
  }, 0);
}

/** Describes what only the played plan leaves to the next seat: the best square, otherwise the best row. */
function sayDenied({ best, played }: ReviewedWhy, actor: NameSeat, { say }: Say): string[] {
  const isDenied = ({ kind, cell }: { readonly kind: string; readonly cell: number }): boolean =>
    !best.some((other) => 'cell' in other && other.kind === kind && other.cell === cell);
  const [square] = played
    .flatMap((reason) => (reason.kind === 'leaves' && isDenied(reason) ? [reason] : []))
    .sort((a, b) => b.points - a.points);
  if (square !== undefined) {
    return [say.deniesSquare({ ...actor(square.seat), cell: cellName(square.cell), points: square.points })];
  }
  const [row] = played
    .flatMap((reason) => (reason.kind === 'leavesRow' && isDenied(reason) ? [reason] : []))
    .sort((a, b) => b.steps - a.steps);
  return row === undefined ? [] : [say.deniesRow({ ...actor(row.seat), cell: cellName(row.cell), steps: row.steps })];
}

/** Returns the points that the worse plan gives others at once, beyond those of the better plan. */
function givenBy(
  seat: number,
  { best, played }: ReviewedWhy,
): readonly { readonly to: number; readonly points: number }[] {
  const given = (reasons: readonly ReviewReason[], to: number): number =>
    reasons.reduce((sum, reason) => (reason.kind === 'points' && reason.seat === to ? sum + reason.points : sum), 0);
  const others = new Set(
    played.flatMap((reason) => (reason.kind === 'points' && reason.seat !== seat ? [reason.seat] : [])),
  );
  return [...others].flatMap((to) => {
    const points = given(played, to) - given(best, to);
    return points > 0 ? [{ to, points }] : [];
  });
}

/** Describes a seat's luck when something was revealed. */
export function sayLuck(
  seat: number,
  points: number,
  events: readonly GameEvent[],
  facts: Facts,
  actor: NameSeat,
  { say }: ReviewTexts,
): string {
  const worth = { ...actor(seat), points: Math.round(points) };
  const tiles = events.flatMap((event) => (event.type === 'tileRevealed' ? [event] : []));
  const cards = events.flatMap((event) => (event.type === 'cardRevealed' ? [event.card] : []));
  const [tile] = tiles;
  if (tile !== undefined && tiles.length === 1) {
    return say.luckTile({ ...worth, tile: tileFace(facts, tile.tile), cell: cellName(tile.cell) });
  }
  if (tiles.length === 0 && cards.length > 0) {
    return say.luckCards({ ...worth, cards: cards.map((card) => cardFace(facts, card)) });
  }
  return say.luckOther(worth);
}

function cardFace(facts: Facts, id: string): string {
  const card = cardNumber(facts, id);
  return card === undefined ? id : faceOf(typesOfCard(facts, card));
}

function tileFace(facts: Facts, id: string): string {
  const tile = tileNumber(facts, id);
  return tile === undefined ? id : faceOf(typesOfTile(facts, tile));
}
