import { toMove } from './actions/action.ts';
import type { Action } from './actions/kinds.ts';
import { MoveList, PASS_MOVE } from './actions/moves.ts';
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

/** Points that an action gives a seat, by source; negative where an end blessing is spent (E2). */
export interface OutcomePoints {
  readonly seat: Seat;
  readonly points: number;
  readonly source: Source;
  readonly square?: number;
  readonly line?: LineId;
}

/** What an action yields before it is made: exact, and without what is hidden. */
export interface Outcome {
  readonly points: readonly OutcomePoints[];
  readonly track: readonly { readonly seat: Seat; readonly steps: number }[];
  readonly lines: readonly LineId[];
  readonly squares: readonly number[];
  /** How many tiles, cards and blessings will be turned up, not which. */
  readonly reveals: { readonly tiles: number; readonly cards: number; readonly blessings: number };
  /** Seats that may answer with a blessing; the points assume that they pass. */
  readonly answers: readonly { readonly seat: Seat; readonly blessing: BlessingId }[];
  /** Whether the action leads to the choice of a blessing (E1). */
  readonly takesBlessing: boolean;
}

/**
 * Plays the action and whatever follows from it in this turn on a copy with an imagined secret.
 * No points within a turn depend on what is turned up, so the outcome is exact for every secret.
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

/** Goes through a window of the same placement: nobody uses a blessing, squares are scored as they come. */
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

/** F1: what an end blessing changes on every seat's sheet. */
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
