import { type Action, closesUndo, type GameEvent, type Played, type State } from '@nunatak/engine';

/** A bot plays for a person who is away; a standing order answers where a person need not be waited for. */
export const STAND_INS = ['bot', 'order'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** One action that was made, with what it did. */
export interface Entry {
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: State;
  readonly after: State;
  /** Who decided, where it was not the one on the seat; for a bot's seat that is the bot. */
  readonly standIn?: StandIn | undefined;
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
