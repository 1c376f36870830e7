import { fnv1a64, type GameEvent, hashState, type State } from '@nunatak/engine';
import type { LineView } from '@nunatak/protocol';
import type { StoredStep } from '../store/store.ts';
import type { Match } from './match.ts';

/** Decisions of a line between two snapshots: loading a match replays fewer than that. */
const SNAPSHOT_EVERY = 32;

/** True if a snapshot of this position is stored. */
export function isSnapshotDue({ length }: LineView): boolean {
  return length % SNAPSHOT_EVERY === 0;
}

/** A step that has been made, for its proof. */
export interface Provable {
  readonly state: State;
  readonly line: LineView;
  /** JSON. */
  readonly action: string;
  readonly isUndo: boolean;
  readonly events: readonly GameEvent[];
}

/** Makes the proof of a step. */
export type Prove = (step: Provable) => string;

/** What the proofs of a whole position, which have digits alone, do not begin with. */
const CHAINED = '+';

export const proveWhole: Prove = ({ state }) => hashState(state);

/**
 * Proves the next step of a match, after one with a proof. By the whole position where none is known, and where a snapshot
 * is about to be written: the step that it names has to prove it.
 */
export function provingNext({ snapshotSeq }: Pick<Match, 'snapshotSeq'>, before: string | undefined): Prove {
  if (snapshotSeq === undefined || before === undefined) return proveWhole;
  return (step) => {
    const isWhole = step.isUndo || isSnapshotDue(step.line) || step.state.view.phase === 'over';
    return isWhole ? proveWhole(step) : chained(before, step);
  };
}

/** Proves a step that lies in the log, after one with a proof, in the way that was used there: so the two can be compared. */
export function provingLike({ hash }: StoredStep, before: string | undefined): Prove {
  return hash.startsWith(CHAINED) ? (step) => chained(before ?? '', step) : proveWhole;
}

/** A hash of all that came of an action, in the words of a record, and of the proof before it. */
function chained(before: string, { state: { view }, action, events }: Provable): string {
  return CHAINED + fnv1a64(`${before}${action}${view.phase}${view.decider}${JSON.stringify(events)}`);
}
