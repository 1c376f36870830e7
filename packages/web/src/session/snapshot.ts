import type { Action, GameRecord, Refusal, State, Step } from '@nunatak/engine';
import type { SeatConfig } from './config.ts';
import type { Gesture } from './gesture.ts';
import type { Entry } from './history.ts';

/** A refused action, as data: what was tried, and why not. */
export interface Refused {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** Everything a table shows of a game. */
export interface Snapshot {
  /** The state with all that is staged. */
  readonly state: State;
  readonly entries: readonly Entry[];
  /** Entries before this one cannot be undone; those from it on are staged. */
  readonly floor: number;
  /** The action that Build would commit. */
  readonly draft: Action | undefined;
  readonly gesture: Gesture | undefined;
  readonly refused: Refused | undefined;
  /** The bot that is thinking. */
  readonly thinking: number | undefined;
  /** The bot that could not be asked. */
  readonly silent: number | undefined;
  /** A step is on its way or being shown: nothing can be decided meanwhile. */
  readonly busy: boolean;
}

/** A record with the names of those who played. */
export interface LocalRecord extends GameRecord {
  readonly seats: readonly SeatConfig[];
}

/** Where a game came from: a seed, or a record that was read in. */
export interface Origin {
  readonly initial: State;
  /** Steps of a record that was read in; the first entry follows them. */
  readonly prefix: readonly Step[];
  /** The state before the first entry. */
  readonly start: State;
  /** The deal follows from the config's seed. */
  readonly seeded: boolean;
}
