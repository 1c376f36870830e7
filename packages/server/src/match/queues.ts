import { Refused } from '../refused.ts';

/** Who waits: a seat, people who have none yet, or the server itself. */
export type Lane = number | 'visitors' | 'server';

/** Does work that has waited for its turn; never rejects. */
type Job = () => Promise<void>;

/** Jobs that one lane may have waiting; a person's program waits for an answer long before. */
const MOST_WAITING = 32;

/**
 * Runs work on one match after the other work on it, on different matches at once.
 *
 * Lanes take turns, so that whoever asks for much waits behind themselves and delays the others by one job at most.
 */
export class Queues {
  /** The matches that are worked on, with the lane whose turn it is. */
  readonly #busy = new Map<string, Lane>();
  /** What waits for its turn, by match and lane. */
  readonly #lanes = new Map<string, Map<Lane, Job[]>>();
  #onIdle: (() => void)[] = [];

  run<Value>(id: string, lane: Lane, work: () => Promise<Value>): Promise<Value> {
    if (this.#busy.has(id)) return this.#enqueue(id, lane, work);
    this.#busy.set(id, lane);
    const done = work();
    const next = () => this.#next(id);
    done.then(next, next);
    return done;
  }

  /** Jobs that wait, of all matches. */
  get waiting(): number {
    let count = 0;
    for (const lanes of this.#lanes.values()) for (const jobs of lanes.values()) count += jobs.length;
    return count;
  }

  /** Resolves when nothing is under way any more. */
  async drain(): Promise<void> {
    while (this.#busy.size > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  #enqueue<Value>(id: string, lane: Lane, work: () => Promise<Value>): Promise<Value> {
    const lanes = this.#lanes.get(id) ?? new Map<Lane, Job[]>();
    const jobs = lanes.get(lane) ?? [];
    if (jobs.length >= MOST_WAITING && lane !== 'server') {
      const body = { retryAfter: 1, found: `${jobs.length} requests that wait`, expected: 'one at a time' };
      return Promise.reject(new Refused('tooFast', 'Wait for the answer to what you have asked for', body));
    }
    return new Promise((resolve, reject) => {
      jobs.push(() => work().then(resolve, reject));
      lanes.set(lane, jobs);
      this.#lanes.set(id, lanes);
    });
  }

  /** Does the next job, of the lane that has waited longest for its turn; where none waits, the match is left alone. */
  #next(id: string): void {
    const lanes = this.#lanes.get(id);
    if (lanes === undefined) {
      this.#rest(id);
      return;
    }
    const last = this.#busy.get(id);
    if (last !== undefined) putLast(lanes, last);
    const [[lane, jobs]] = lanes;
    this.#busy.set(id, lane);
    const job = jobs.shift();
    putLast(lanes, lane);
    if (lanes.size === 0) this.#lanes.delete(id);
    void job?.().then(() => this.#next(id));
  }

  #rest(id: string): void {
    this.#busy.delete(id);
    if (this.#busy.size > 0) return;
    const listeners = this.#onIdle;
    this.#onIdle = [];
    for (const tell of listeners) tell();
  }
}

/** Set anew, a lane comes after all the others that wait; one in which nothing waits is gone. */
function putLast(lanes: Map<Lane, Job[]>, lane: Lane): void {
  const jobs = lanes.get(lane) ?? [];
  lanes.delete(lane);
  if (jobs.length > 0) lanes.set(lane, jobs);
}
