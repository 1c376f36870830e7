import { hashState, type State } from '@nunatak/engine';
import type { StoredStep } from '../store/store.ts';
import type { Made } from './log.ts';
import { type Match, writeSnapshot } from './match.ts';
import { isSnapshotDue } from './proof.ts';

export interface Snapshot {
  /** The step that led to the position. */
  readonly seq: number;
  readonly text: string;
}

/**
 * The snapshot that a match is stored with after a change, or undefined if the stored one stays. The log leads from there to
 * the last step; it does not lead through an undo, so an undo writes one, and so does the end of the game.
 */
export function snapshotAfter(before: Match, after: Match, made: readonly Made[]): Snapshot | undefined {
  const { state, line, seq, status } = after;
  if (state === undefined || state === before.state) return undefined;
  const isNow =
    before.snapshotSeq === undefined || status !== before.status || made.some(({ action }) => action.type === 'undo');
  if (isNow) return { seq, text: writeSnapshot(state, line, seq) };
  const last = made.findLast((step) => isSnapshotDue(step.line));
  return last && { seq: last.stored.seq, text: writeSnapshot(last.state, last.line, last.stored.seq) };
}

/** True if the step that led to a position proves it. The deal, before the first step, needs no proof. */
export function isProved(state: State, log: readonly StoredStep[], seq: number): boolean {
  return seq === 0 || log.find((step) => step.seq === seq)?.hash === hashState(state);
}
