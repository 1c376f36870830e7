/** Clocks and bots that answer at once have jobs of one kind, bots that think of another: neither waits for the other. */
export const TASKS = ['due', 'think'] as const;
export type Task = (typeof TASKS)[number];

/**
 * What becomes of a job of the same kind for the same match that is there already: it makes way, also while somebody has
 * it in hand, or it is taken for this one.
 */
export type JobMode = 'replace' | 'keep';

/** Where processes leave word for each other that something is to be done for a match; one of them takes it up. */
export interface Jobs {
  start(): Promise<void>;
  add(task: Task, id: string, mode: JobMode): Promise<void>;
  /** Takes up jobs of a kind from now on. The work never rejects. */
  take(task: Task, work: (id: string) => Promise<void>): Promise<void>;
  /** Takes up nothing more, and lets what has begun come to an end. */
  stop(): Promise<void>;
}
