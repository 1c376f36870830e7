import type { GameRecord, State, Step } from '@nunatak/engine';
import type { SeatConfig, WhatIf } from './config.ts';

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

/** A record with the names of those who played; of a what-if it says so. */
export interface LocalRecord extends GameRecord {
  readonly seats: readonly SeatConfig[];
  readonly whatIf?: WhatIf;
}
