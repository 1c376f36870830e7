import { Refused } from '../refused.ts';

/** Who waits: a seat, people who have none yet, or the server itself. */
export type Lane = number | 'visitors' | 'server';

type Job = () => Promise<void>;

/** Jobs that one lane may have waiting; a person's program waits for an answer long before. */
const MOST_WAITING = 32;

/**
 * Runs work on one match after the other work on it, on different matches at once.
 *
 * Lanes take turns, so that whoever asks for much waits behind themselves and delays the others by one job at most.
 */
export class Queues {
  readonly #lanes = new Map<string, Map<Lane, Job[]>>();
  readonly #running = new Map<string, Promise<void>>();

  run<Value>(id: string, lane: Lane, work: () => Promise<Value>): Promise<Value> {
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
      if (!this.#running.has(id)) this.#running.set(id, this.#serve(id, lanes));
    });
  }

  /** Jobs that wait, of all matches. */
  get waiting(): number {
    let count = 0;
    for (const lanes of this.#lanes.values()) for (const jobs of lanes.values()) count += jobs.length;
    return count;
  }

  /** Resolves when nothing is under way any more. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async #serve(id: string, lanes: Map<Lane, Job[]>): Promise<void> {
    // Whoever asks has its promise before anything happens.
    await undefined;
    for (const [lane, jobs] of lanes) {
      const job = jobs.shift();
      // Set anew, a lane comes after all the others that wait.
      lanes.delete(lane);
      if (jobs.length > 0) lanes.set(lane, jobs);
      await job?.();
    }
    this.#lanes.delete(id);
    this.#running.delete(id);
  }
}
