import { randomBytes } from 'node:crypto';

/** Ends a timer before its time, or for good; once it has run out this does nothing. */
export type StopTimer = () => void;

/**
 * What a process takes from the world around it: time and chance. All that serves clients goes by it, so that a
 * simulation can give it another one. Its timers keep no process alive: open sockets do.
 */
export interface World {
  /** The moment, in milliseconds since 1970. The clock of a machine may be set, also back. */
  now(): number;
  /** Milliseconds since some beginning, which only go forward: for how long something took. */
  uptime(): number;
  after(milliseconds: number, work: () => void): StopTimer;
  every(milliseconds: number, work: () => void): StopTimer;
  /** Resolves when whatever else is ready has had its turn. */
  nextTurn(): Promise<void>;
  randomBytes(count: number): Buffer;
}

export const REAL_WORLD: World = {
  now: () => Date.now(),
  uptime: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
  nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
  randomBytes,
};

export function pause(world: World, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    world.after(milliseconds, resolve);
  });
}
