import { toMove } from './actions/action.ts';
import { MoveList, PASS_MOVE } from './actions/moves.ts';
import type { Action } from './actions/shapes.ts';
import { isWindow } from './blessings/index.ts';
import { applyMove } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import { endsTurn, type GameEvent } from './events.ts';
import { seatsTo } from './facts.ts';
import type { LineId } from './geometry.ts';
import { seedRng } from './rng.ts';
import { score } from './scoring/end.ts';
import type { State, View } from './state.ts';
import { legalMoves } from './step.ts';
import { type BlessingId, END_LINES, type Seat, type Source } from './words.ts';

/**
 * Points that an action gives a seat, by source. Negative if using an end blessing loses its points for being unused
 * (E2).
 */
export interface OutcomePoints {
  readonly seat: Seat;
  readonly points: number;
  readonly source: Source;
  readonly square?: number;
  readonly line?: LineId;
}

/** The outcome of an action before it is played: exact, and without anything hidden. */
export interface Outcome {
  readonly points: readonly OutcomePoints[];
  readonly track: readonly { readonly seat: Seat; readonly steps: number }[];
  readonly lines: readonly LineId[];
  readonly squares: readonly number[];
  /** Number of tiles, cards and blessings that the action will reveal. */
  readonly reveals: { readonly tiles: number; readonly cards: number; readonly blessings: number };
  /** Seats that could react with a blessing. The points assume that none does. */
  readonly answers: readonly { readonly seat: Seat; readonly blessing: BlessingId }[];
  /** True if the action leads to the choice of a blessing (E1). */
  readonly takesBlessing: boolean;
}

/**
 * Previews an action: plays it, and all that follows in the same turn, on a copy with a random secret. The result is
 * exact for every secret, because no points within a turn depend on what is revealed.
 */
export function preview(view: View, action: Action): Outcome {
  const state = determinize(view, seedRng('preview'));
  const events: GameEvent[] = [];
  let ended = false;
  const listen = (event: GameEvent): void => {
    ended ||= endsTurn(event);
    if (!ended) events.push(event);
  };
  const answers: { seat: Seat; blessing: BlessingId }[] = [];
  applyMove(state, toMove(view.facts, action), listen);
  while (!ended && passesWindow(state, answers, listen));
  return {
    points: action.type === 'endBlessing' ? sheetChanges(view, state.view) : pointsOf(events),
    track: events.flatMap((event) => (event.type === 'track' ? [{ seat: event.seat, steps: event.steps }] : [])),
    lines: events.flatMap((event) => (event.type === 'lineCompleted' ? [event.line] : [])),
    squares: events.flatMap((event) => (event.type === 'squareCompleted' ? [event.square] : [])),
    reveals: {
      tiles: countOf(events, 'tileRevealed'),
      cards: countOf(events, 'cardRevealed'),
      blessings: countOf(events, 'blessingRevealed'),
    },
    answers,
    takesBlessing: !ended && state.view.phase === 'takeBlessing',
  };
}

/**
 * Continues past a decision that follows from the placement: passes a window, or scores the first completed square.
 * Returns true if there was one.
 */
function passesWindow(
  state: State,
  answers: { seat: Seat; blessing: BlessingId }[],
  listen: (event: GameEvent) => void,
): boolean {
  const { phase, decider } = state.view;
  if (isWindow(phase)) {
    answers.push({ seat: decider, blessing: phase });
    applyMove(state, PASS_MOVE, listen);
    return true;
  }
  if (phase !== 'orderSquare') return false;
  const moves = new MoveList();
  legalMoves(state.view, moves);
  applyMove(state, moves.moves[0], listen);
  return true;
}

function pointsOf(events: readonly GameEvent[]): OutcomePoints[] {
  return events.flatMap((event) => {
    if (event.type !== 'points') return [];
    const { type: _type, rule: _rule, ...points } = event;
    return [points];
  });
}

/** F1: lists the changes that an end blessing makes to every player's sheet. */
function sheetChanges(before: View, after: View): OutcomePoints[] {
  return seatsTo(before.facts.players).flatMap((seat) => {
    const was = score(before, seat);
    const is = score(after, seat);
    return END_LINES.flatMap((source) =>
      is[source] === was[source] ? [] : [{ seat, source, points: is[source] - was[source] }],
    );
  });
}

function countOf(events: readonly GameEvent[], type: GameEvent['type']): number {
  return events.filter((event) => event.type === type).length;
}
