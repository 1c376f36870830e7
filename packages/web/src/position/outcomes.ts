import { type Action, formatAction, legalActions, type Outcome, preview, type View } from '@nunatak/engine';

const known = new WeakMap<View, Map<string, Outcome>>();

/** What an action yields, worked out once per view. */
export function outcomeOf(view: View, action: Action): Outcome {
  const ofView = known.get(view) ?? new Map<string, Outcome>();
  known.set(view, ofView);
  const key = formatAction(action);
  const ready = ofView.get(key);
  if (ready !== undefined) return ready;
  const outcome = preview(view, action);
  ofView.set(key, outcome);
  return outcome;
}

export function pointsFor(outcome: Outcome, seat: number): number {
  return outcome.points.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
}

export function stepsFor(outcome: Outcome, seat: number): number {
  return outcome.track.reduce((sum, gain) => (gain.seat === seat ? sum + gain.steps : sum), 0);
}

const legal = new WeakMap<View, readonly Action[]>();

/** The legal actions of a view, listed once. */
export function actionsOf(view: View): readonly Action[] {
  const ready = legal.get(view);
  if (ready !== undefined) return ready;
  const actions = legalActions(view);
  legal.set(view, actions);
  return actions;
}
