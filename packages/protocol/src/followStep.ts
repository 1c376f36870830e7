import { Corrupt, closesUndo, type View } from '@nunatak/engine';
import { follow } from '@nunatak/engine/wire';
import type { ClockView } from './room.ts';
import type { ActionStep, LineView, NamedStep, Step, UndoStep } from './steps.ts';
import { checksumOf, withChanges } from './view.ts';

/** A step after the client applied it, with the seat that made it and all its events. */
export interface FollowedStep extends NamedStep {
  readonly line: LineView;
  readonly clock?: ClockView | undefined;
}

export interface Followed {
  readonly step: FollowedStep;
  readonly view: View;
}

/**
 * Applies a step to the view before it. Undefined if the result does not match the step's checksum; the view is then
 * out of sync.
 */
export function followStep(before: View, line: LineView, step: Step): Followed | undefined {
  try {
    const followed = 'action' in step ? followAction(before, line, step) : followUndo(before, step);
    return checksumOf(followed.view) === step.check ? followed : undefined;
  } catch (error) {
    if (error instanceof Corrupt) return undefined;
    throw error;
  }
}

function followAction(before: View, line: LineView, { action, revealed, ...step }: ActionStep): Followed {
  const { view, events } = follow(before, action, revealed);
  const length = line.length + 1;
  const floor = closesUndo(before, view, events) ? length : line.floor;
  const { seq, at, by = 'seat', clock } = step;
  const seat = before.decider;
  return { view, step: { seq, seat, by, at, action, events: [...events], line: { length, floor }, clock } };
}

function followUndo(before: View, { seq, seat, at, by = 'seat', clock, undoTo, floor, changes }: UndoStep): Followed {
  const line = { length: undoTo, floor };
  return { view: withChanges(before, changes), step: { seq, seat, by, at, undoTo, events: [], line, clock } };
}
