import { LONGEST_MS } from './patience.ts';
import type { CallName } from './writerThread.ts';

/** Whoever asked has taken up what these have changed of a match, if they change any of it, once they are answered in time. */
const TAKEN_UP: ReadonlySet<CallName> = new Set([
  'move',
  'commit',
  'create',
  'claim',
  'addChat',
  'addToken',
  'remember',
  'putOff',
  'beat',
  'headsUnlike',
  'foreignWrites',
] satisfies CallName[]);

/** Nobody gives up waiting so soon, also where answers are counted by another clock. */
const IN_TIME_MS = LONGEST_MS / 3;

/**
 * Whether something may lie in the file that nobody in this process knows of, though it was written here: by what came too
 * late for whoever had asked for it, by what failed and may have been done all the same, or by a sweep.
 */
export class Doubt {
  #isThere = true;
  #foreignWrites: number | undefined;

  /** A call has been answered, so many milliseconds after it was made. */
  answered(method: CallName, milliseconds: number, isDone: boolean): void {
    if (!isDone || milliseconds > IN_TIME_MS || !TAKEN_UP.has(method)) this.#isThere = true;
  }

  /** Whoever counts the writes of others begins anew. */
  forgetForeignWrites(): void {
    this.#foreignWrites = undefined;
  }

  /** Whether there is any, or others have written since it was last asked for, by a number that is another one then; told once. */
  take(foreignWrites: number): boolean {
    const isThere = this.#isThere || foreignWrites !== this.#foreignWrites;
    this.#isThere = false;
    this.#foreignWrites = foreignWrites;
    return isThere;
  }
}
