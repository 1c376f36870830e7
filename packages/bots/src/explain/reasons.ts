import {
  type CardType,
  determinize,
  type GameEvent,
  type LineId,
  NONE,
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

/** Why an action is good or bad, as data; the words package turns it into sentences. */
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
  /** The next seat can complete squares on this cell with a card that is visible now. */
  | { readonly kind: 'leaves'; readonly cell: number; readonly seat: number; readonly points: number };

const MOST_LEFT = 2;

/** Returns the exact yields of a plan in its own turn, and what it leaves to the next seat. */
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

/** Returns the cells where the next seat would score most from squares, using only cards already visible. */
function leavesTo(before: View, after: View): Reason[] {
  const left = leftTo(before, after).flatMap(({ cell, seat }): Extract<Reason, { kind: 'leaves' }>[] => {
    const points = squarePoints(after, seat, cell);
    return points > 0 ? [{ kind: 'leaves', cell, seat, points }] : [];
  });
  return left.sort((a, b) => b.points - a.points).slice(0, MOST_LEFT);
}

/** Returns the cells where the next seat can build with a card that was visible before the plan and is still there. */
export function leftTo(before: View, after: View): { readonly cell: number; readonly seat: number }[] {
  const { players } = before.facts;
  if (players === 1 || after.phase === 'over') return [];
  const seat = (before.active + 1) % players;
  const display = after.display.map((card, place) => (before.display[place] === card ? card : NONE));
  const playable = new Playable();
  playable.read({ ...after, display }, undefined);
  const left: { cell: number; seat: number }[] = [];
  for (let half = 0; half < HALVES; half++) {
    for (let rest = half === BASE ? playable.base : playable.upper; rest !== 0; rest &= rest - 1) {
      left.push({ cell: HALF_START[half] + lowestBit(rest), seat });
    }
  }
  return left;
}

function squarePoints(view: View, seat: number, cell: number): number {
  let points = 0;
  for (let rest = completedSquares(view, cell); rest !== 0; rest &= rest - 1) {
    const square = lowestBit(rest) + FIRST_SQUARE;
    points += awardTo(squareAwards(view, square, seat, seat, BIT_OF[cell]), seat);
  }
  return points;
}
