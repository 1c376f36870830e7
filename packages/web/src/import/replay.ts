import { type GameEvent, type Problem, type Result, replay, type State } from '@nunatak/engine';
import { fromRecord, type RecordedGame } from '@nunatak/engine/checks';
import { isObject } from '../session/storage.ts';

/** A record that was checked in full, ready to be looked at step by step. */
export interface Replay {
  /** The document as it came. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly steps: readonly ReplayStep[];
  /** The state after so many steps; 0 is the deal. */
  stateAt(step: number): State;
  /** The record of the game up to a step, to play on from. */
  recordAt(step: number): unknown;
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
  return { ok: true, value: replayOf(document, read.value) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function replayOf(document: Readonly<Record<string, unknown>>, { initial, steps: made }: RecordedGame): Replay {
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
  const { stateAt } = replay(initial, made);
  return {
    document,
    steps,
    stateAt,
    recordAt(step) {
      if (step >= written.length) return document;
      // T4: chance decides nothing that a seat could be asked for, so its step belongs to the one before.
      let end = step;
      while (stateAt(end).view.phase === 'reshuffle') end++;
      return cut(document, written.slice(0, end));
    },
  };
}

/** The same record, cut short: nothing of the end is known yet. */
function cut(document: Readonly<Record<string, unknown>>, steps: readonly unknown[]): unknown {
  const { rating: _, ...rest } = document;
  return { ...rest, steps, sheets: null, winners: null };
}
