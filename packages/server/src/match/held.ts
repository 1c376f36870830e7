import type { Match } from './match.ts';
import type { Lane } from './queues.ts';

/** A match that this process owns. */
export interface Held {
  readonly match: Match;
  /** The epoch in which it came to be owned. */
  readonly epoch: number;
  /** The uptime at which the store last said so; before all time where that is in doubt. */
  readonly seenAt: number;
}

/** Who has asked for a change, when, and in which epoch the match was held here then, if it was. */
export interface Asked {
  readonly lane: Lane;
  readonly at: number;
  readonly epoch: number | undefined;
}

/** Whether another process has owned a match that was held in an epoch, and is claimed again in a later one. */
export function wasElsewhere(before: number | undefined, epoch: number): boolean {
  return before !== undefined && epoch > before + 1;
}
