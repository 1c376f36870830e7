import {
  type CardType,
  determinize,
  type GameEvent,
  type LineId,
  type Source,
  seedRng,
  type View,
} from '@nunatak/engine';
import {
  awardTo,
  BASE,
  BIT_OF,
  completedSquares,
  FIRST_SQUARE,
  HALF_START,
  HALVES,
  lowestBit,
  type Move,
  makeLegalMove,
  squareAwards,
} from '@nunatak/engine/fast';
import { Playable } from '../linear/playable.ts';

/** Why an action is good or bad, as data that the interface puts in words. */
export type Reason =
  | {
      readonly kind: 'points';
      readonly seat: number;
      readonly points: number;
      readonly source: Source;
      readonly square?: number;
      readonly line?: LineId;
    }
  | { readonly kind: 'track'; readonly seat: number; readonly steps: number }
  | { readonly kind: 'card'; readonly card: string; readonly as: CardType }
  | { readonly kind: 'blessing'; readonly seat: number }
  /** The next seat can complete squares on a cell with a card that lies there. */
  | { readonly kind: 'leaves'; readonly cell: number; readonly seat: number; readonly points: number };

const MOST_LEFT = 2;

/** What a plan yields in its own turn, exactly, and what it leaves to the seat that follows. */
export function reasonsOf(view: View, plan: readonly Move[]): Reason[] {
  const state = determinize(view, seedRng('reasons'));
  const reasons: Reason[] = [];
  let ended = false;
  const listen = (event: GameEvent): void => {
    ended ||= event.type === 'turnStarted' || event.type === 'roundEnded' || event.type === 'capPlaced';
    const reason = ended ? undefined : reasonOf(event);
    if (reason !== undefined) reasons.push(reason);
  };
  for (const move of plan) makeLegalMove(state, move, listen);
  const after = state.view;
  if (after.phase === 'takeBlessing') reasons.push({ kind: 'blessing', seat: after.decider });
  return [...reasons, ...leavesTo(view, after)];
}

function reasonOf(event: GameEvent): Reason | undefined {
  switch (event.type) {
    case 'points': {
      const { seat, points, source, square, line } = event;
      return {
        kind: 'points',
        seat,
        points,
        source,
        ...(square === undefined ? {} : { square }),
        ...(line === undefined ? {} : { line }),
      };
    }
    case 'track':
      return { kind: 'track', seat: event.seat, steps: event.steps };
    case 'cardJoined':
      return { kind: 'card', card: event.card, as: event.as };
    default:
      return undefined;
  }
}

/** The cells on which the next seat would score most from squares, with the cards known to lie there. */
function leavesTo(before: View, after: View): Reason[] {
  const { players } = before.facts;
  if (players === 1 || after.phase === 'over') return [];
  const seat = (before.active + 1) % players;
  const display = after.display.map((card, place) => (before.display[place] === card ? card : -1));
  const known: View = { ...after, display };
  const left: Extract<Reason, { kind: 'leaves' }>[] = [];
  const playable = new Playable();
  playable.read(known, undefined);
  for (let half = 0; half < HALVES; half++) {
    for (let rest = half === BASE ? playable.base : playable.upper; rest !== 0; rest &= rest - 1) {
      const cell = HALF_START[half] + lowestBit(rest);
      const points = squarePoints(after, seat, cell);
      if (points > 0) left.push({ kind: 'leaves', cell, seat, points });
    }
  }
  return left.sort((a, b) => b.points - a.points).slice(0, MOST_LEFT);
}

function squarePoints(view: View, seat: number, cell: number): number {
  let points = 0;
  for (let rest = completedSquares(view, cell); rest !== 0; rest &= rest - 1) {
    const square = lowestBit(rest) + FIRST_SQUARE;
    points += awardTo(squareAwards(view, square, seat, seat, BIT_OF[cell]), seat);
  }
  return points;
}
