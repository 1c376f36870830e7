/** A match of bots alone makes room for others after so long. */
export const SLICE_MS = 500;

/** Does what is due for matches, at its time and by exactly one process. */
export interface Deferred {
  start(): Promise<void>;
  /** Lets what has begun come to an end. */
  stop(): Promise<void>;
}
