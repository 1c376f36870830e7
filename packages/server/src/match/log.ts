import { type Action, closesUndo, type GameEvent, type Played, play, type State } from '@nunatak/engine';
import { revealedBy } from '@nunatak/engine/wire';
import { changesBetween, checksumOf, type LineView, type MadeBy, type Step } from '@nunatak/protocol';
import { shortId } from '../log.ts';
import type { StoredStep } from '../store/store.ts';
import { type Back, initialState, type Line, type Match } from './match.ts';
import { type Prove, provingLike } from './proof.ts';

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

export type { Line };

/** A step that has been made: what goes into the log, and what goes out to clients. */
export interface Made extends Line {
  readonly stored: StoredStep;
  readonly action: Action | UndoEntry;
  readonly events: readonly GameEvent[];
  readonly step: Step;
}

/** The log and what it should lead to do not agree: the data was damaged, or the rules have changed since. */
export class BrokenLog extends Error {
  override name = 'BrokenLog';
}

/** Makes a legal action; whoever has had the engine try it hands over what came of it. */
export function makeAction(
  before: Line,
  entry: Entry & { readonly action: Action },
  prove: Prove,
  { state, events }: Played = play(before.state, entry.action),
): Made {
  const length = before.line.length + 1;
  const isClosed = closesUndo(before.state.view, state.view, events);
  const line = { length, floor: isClosed ? length : before.line.floor };
  return made(before.state, { state, line }, entry, events, prove);
}

/** Goes back to an earlier position of the line, which the caller has found. */
export function makeUndo(before: Line, back: Line, entry: Entry & { readonly action: UndoEntry }, prove: Prove): Made {
  return made(before.state, back, entry, [], prove);
}

function made(from: State, after: Line, entry: Entry, events: readonly GameEvent[], prove: Prove): Made {
  const { seq, seat, by, at, action, actionId } = entry;
  const text = JSON.stringify(action);
  const hash = prove({ ...after, action: text, isUndo: action.type === 'undo', events });
  return {
    ...after,
    stored: { seq, seat, by, at, action: text, hash, actionId },
    action,
    events,
    step: stepOf(from, after, entry, events),
  };
}

/** What everybody is told of a step: no more than what they see of it, and as little as their engine needs for that. */
function stepOf(
  from: State,
  { state, line }: Line,
  { seq, seat, by, at, action }: Entry,
  events: readonly GameEvent[],
) {
  const check = checksumOf(state.view);
  if (action.type !== 'undo') {
    const step = by === 'seat' ? { seq, at, check, action } : { seq, at, by, check, action };
    const revealed = revealedBy(events);
    return revealed === undefined ? step : { ...step, revealed };
  }
  const way = { undoTo: action.to, floor: line.floor, changes: changesBetween(from.view, state.view) };
  return by === 'seat' ? { seq, at, check, seat, ...way } : { seq, at, by, check, seat, ...way };
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

/** Plays a match again from its seed, undone steps included, one step at a time, and checks each hash on the way. */
export class Replaying implements Replay {
  readonly positions: Line[];
  readonly made: Made[] = [];
  readonly #id: string;

  constructor(match: Pick<Match, 'game' | 'seed' | 'id'>) {
    this.#id = match.id;
    this.positions = [{ state: initialState(match), line: { length: 0, floor: 0 } }];
  }

  play(stored: StoredStep): void {
    const entry = readEntry(stored);
    const seq = this.made.length + 1;
    if (entry.seq !== seq) throw new BrokenLog(`Match ${shortId(this.#id)}: step ${seq} is missing`);
    const step = remake(this.positions, entry, provingLike(stored, this.made.at(-1)?.stored.hash));
    if (step.stored.hash !== stored.hash) {
      throw new BrokenLog(
        `Match ${shortId(this.#id)}: step ${entry.seq} gives ${step.stored.hash}, the log has ${stored.hash}`,
      );
    }
    this.positions.length = step.line.length;
    this.positions.push({ state: step.state, line: step.line });
    this.made.push(step);
  }
}

/** Plays a whole match again at once. */
export function replay(match: Pick<Match, 'game' | 'seed' | 'id'>, log: readonly StoredStep[]): Replay {
  const replaying = new Replaying(match);
  for (const stored of log) replaying.play(stored);
  return replaying;
}

function remake(positions: readonly Line[], entry: Entry, prove: Prove): Made {
  const before = positions[positions.length - 1];
  const { action } = entry;
  if (action.type !== 'undo') return makeAction(before, { ...entry, action }, prove);
  return makeUndo(before, positions[action.to], { ...entry, action }, prove);
}

/**
 * The positions since the last point of no return, after some more steps. They are undefined after a take-back beyond that
 * point, unless it ended at another one.
 */
export function backAfter({ state, line, back }: Pick<Match, 'state' | 'line' | 'back'>, made: readonly Made[]): Back {
  let kept = back;
  let last = state === undefined ? undefined : { state, line };
  for (const { state: next, line: after, action } of made) {
    if (after.length === after.floor) kept = [];
    else if (kept === undefined || last === undefined || after.floor !== last.line.floor) kept = undefined;
    else kept = action.type === 'undo' ? kept.slice(0, after.length - after.floor) : [...kept, last];
    last = { state: next, line: after };
  }
  return kept;
}

/** The positions since the last point of no return, by a replay of the whole match. */
export function backIn({ positions }: Replay, { floor, length }: LineView): readonly Line[] {
  return positions.slice(floor, length);
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
