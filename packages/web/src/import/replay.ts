import { fromRecord, type GameEvent, type Problem, type Result, type State } from '@nunatak/engine';
import { isObject } from '../session/storage.ts';

/** A record that was checked in full, ready to be looked at step by step. */
export interface Replay {
  /** The document as it came, to go on from or to hand on. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly steps: readonly ReplayStep[];
  /** The state after so many steps; 0 is the deal. */
  stateAt(step: number): State;
}

export interface ReplayStep {
  readonly seat: number | undefined;
  readonly turn: number;
  readonly notation: string;
  readonly events: readonly GameEvent[];
}

/** Reads a record from a text. A text that is no JSON is a problem of its own. */
export function readReplay(text: string, noJson: string): Result<Replay, Problem> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: { field: 'JSON', found: messageOf(error), expected: noJson } };
  }
  const read = fromRecord(document);
  if (!read.ok) return read;
  if (!isObject(document)) return { ok: false, reason: { field: 'record', found: 'nothing', expected: noJson } };
  return { ok: true, value: replayOf(document, read.value.initial, read.value.final) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function replayOf(document: Readonly<Record<string, unknown>>, initial: State, final: State): Replay {
  const written: readonly unknown[] = Array.isArray(document.steps) ? document.steps : [];
  let turn = initial.view.turn;
  const steps = written.map((entry): ReplayStep => {
    const step = isObject(entry) ? entry : {};
    // The record was checked against the engine, so its events are the engine's own.
    const events = (Array.isArray(step.events) ? step.events : []) as readonly GameEvent[];
    const here = turn;
    for (const event of events) if (event.type === 'turnStarted') turn = event.turn;
    return {
      seat: typeof step.seat === 'number' ? step.seat : undefined,
      turn: here,
      notation: String(step.notation),
      events,
    };
  });
  const known = new Map<number, State>([
    [0, initial],
    [written.length, final],
  ]);
  return {
    document,
    steps,
    stateAt(step) {
      const found = known.get(step);
      if (found !== undefined) return found;
      const state = cut(document, written.slice(0, step));
      known.set(step, state);
      return state;
    },
  };
}

/** The game as it stood after some of its steps: the same record, cut short, read by the engine again. */
function cut(document: Readonly<Record<string, unknown>>, steps: readonly unknown[]): State {
  const { rating, ...rest } = document;
  const read = fromRecord({ ...rest, steps, sheets: null, winners: null });
  if (!read.ok) throw new Error(`a checked record (${String(rating)}) cannot be cut: ${read.reason.field}`);
  return read.value.final;
}
