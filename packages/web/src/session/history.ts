import { type Action, closesUndo, type GameEvent, type Played, type State } from '@nunatak/engine';

/** One action that was made, with what it did. */
export interface Entry {
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: State;
  readonly after: State;
  /** Nothing before the end of this step can be undone: something was revealed, or somebody else decides. */
  readonly closes: boolean;
}

export function entryOf(before: State, seat: number, action: Action, { state, events }: Played): Entry {
  return { seat, action, events, before, after: state, closes: closesUndo(before.view, state.view, events) };
}

/** How many entries are beyond undoing. */
export function floorOf(entries: readonly Entry[]): number {
  return entries.findLastIndex(({ closes }) => closes) + 1;
}
