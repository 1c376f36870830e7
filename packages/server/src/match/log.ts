import { type Action, closesUndo, type GameEvent, hashState, play, type State } from '@nunatak/engine';
import { changesBetween, checkOf, type LineView, type MadeBy, type Step } from '@nunatak/protocol';
import { shortId } from '../log.ts';
import type { StoredStep } from '../store/store.ts';
import { initialState, type Match } from './match.ts';

/** Going back to an earlier length of the line, by the decider's own undo or by everybody's consent. */
export interface UndoEntry {
  readonly type: 'undo';
  readonly to: number;
}

export interface Entry {
  readonly seq: number;
  readonly seat: number;
  readonly by: MadeBy;
  readonly at: number;
  readonly action: Action | UndoEntry;
  readonly actionId?: string | undefined;
}

/** A position with the line of decisions that led to it. */
export interface Line {
  readonly state: State;
  readonly line: LineView;
}

/** A step that has been made: what goes into the log, and what goes out to clients. */
export interface Made extends Line {
  readonly stored: StoredStep;
  readonly step: Step;
}

/** The log and what it should lead to do not agree: the data was damaged, or the rules have changed since. */
export class BrokenLog extends Error {
  override name = 'BrokenLog';
}

/** Makes a legal action. */
export function makeAction(before: Line, entry: Entry & { readonly action: Action }): Made {
  const { state, events } = play(before.state, entry.action);
  const length = before.line.length + 1;
  const isClosed = closesUndo(before.state.view, state.view, events);
  return made(before.state, { state, line: { length, floor: isClosed ? length : before.line.floor } }, entry, events);
}

/** Goes back to an earlier position of the line, which the caller has found. */
export function makeUndo(before: Line, back: Line, entry: Entry & { readonly action: UndoEntry }): Made {
  return made(before.state, back, entry, []);
}

function made(from: State, after: Line, entry: Entry, events: readonly GameEvent[]): Made {
  const { seq, seat, by, at, action, actionId } = entry;
  return {
    ...after,
    stored: { seq, seat, by, at, action: JSON.stringify(action), hash: hashState(after.state), actionId },
    step: {
      seq,
      seat,
      by,
      at,
      ...(action.type === 'undo' ? { undoTo: action.to } : { action }),
      events: [...events],
      changes: changesBetween(from.view, after.state.view),
      check: checkOf(after.state.view),
      line: after.line,
    },
  };
}

export function readEntry(stored: StoredStep): Entry {
  const { seq, seat, by, at, actionId } = stored;
  return { seq, seat, by, at, actionId, action: JSON.parse(stored.action) };
}

/** Every position of the line in order, and every step ever made. */
export interface Replay {
  readonly positions: readonly Line[];
  readonly made: readonly Made[];
}

/** Plays a match again from its seed, undone steps included, and checks each hash on the way. */
export function replay(match: Pick<Match, 'game' | 'seed' | 'id'>, log: readonly StoredStep[]): Replay {
  const positions: Line[] = [{ state: initialState(match), line: { length: 0, floor: 0 } }];
  const steps: Made[] = [];
  log.forEach((stored, i) => {
    const entry = readEntry(stored);
    if (entry.seq !== i + 1) throw new BrokenLog(`Match ${shortId(match.id)}: step ${i + 1} is missing`);
    const step = remake(positions, entry);
    if (step.stored.hash !== stored.hash) {
      throw new BrokenLog(
        `Match ${shortId(match.id)}: step ${entry.seq} gives ${step.stored.hash}, the log has ${stored.hash}`,
      );
    }
    positions.length = step.line.length;
    positions.push({ state: step.state, line: step.line });
    steps.push(step);
  });
  return { positions, made: steps };
}

function remake(positions: readonly Line[], entry: Entry): Made {
  const before = positions[positions.length - 1];
  const { action } = entry;
  if (action.type !== 'undo') return makeAction(before, { ...entry, action });
  return makeUndo(before, positions[action.to], { ...entry, action });
}

/** The decisions that stand: the log without what was undone. */
export function lineOf(log: readonly StoredStep[]): Action[] {
  const line: Action[] = [];
  for (const { action } of log.map(readEntry)) {
    if (action.type === 'undo') line.length = action.to;
    else line.push(action);
  }
  return line;
}
