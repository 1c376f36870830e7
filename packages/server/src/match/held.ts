import type { Head } from '../store/store.ts';
import type { Match } from './match.ts';

/** A match that this process owns. */
export interface Held {
  readonly match: Match;
  /** The epoch in which it came to be owned. */
  readonly epoch: number;
  /** The uptime at which the store last said so; before all time where that is in doubt. */
  readonly seenAt: number;
}

/** When a change was asked for, and in which epoch the match was held here then, if it was. */
export interface Arrival {
  readonly at: number;
  readonly epoch: number | undefined;
}

/** Whether another process has owned a match that was held in an epoch, and is claimed again in a later one. */
export function wasElsewhere(before: number | undefined, epoch: number): boolean {
  return before !== undefined && epoch > before + 1;
}

/** No match in the store has come so little far. */
const NOWHERE = { revision: -1, epoch: -1 };

/** How far a match has come that is held; nowhere, where none is. */
export function reachOf(held: Held | undefined): Pick<Head, 'revision' | 'epoch'> {
  return held === undefined ? NOWHERE : { revision: held.match.revision, epoch: held.epoch };
}
