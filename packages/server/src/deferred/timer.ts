import type { Log } from '../log.ts';
import type { Matches } from '../match/matches.ts';
import type { Play } from '../match/play.ts';
import type { Deferred } from './deferred.ts';

const MOST_AT_ONCE = 64;
const LONGEST_SLEEP_MS = 60_000;
const RETRY_MS = 1000;

/** Deferred work of a single process: a timer for the next moment, and the store to say what it was for. */
export class TimerWork implements Deferred {
  readonly #matches: Matches;
  readonly #play: Play;
  readonly #log: Log;
  readonly #ready = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(matches: Matches, play: Play, log: Log) {
    this.#matches = matches;
    this.#play = play;
    this.#log = log;
    matches.onCommitted(({ match: { id, dueAt } }) => {
      if (dueAt === undefined) return;
      if (dueAt > matches.now()) this.#sleepUntil(dueAt);
      else {
        this.#ready.add(id);
        this.#sleepUntil(0);
      }
    });
  }

  /** Takes up what was due when the last process ended. */
  async start(): Promise<void> {
    await this.#findDue();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #sleepUntil(moment: number): void {
    if (this.#isStopped || moment >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = moment;
    const delay = Math.min(LONGEST_SLEEP_MS, Math.max(0, moment - this.#matches.now()));
    this.#timer = setTimeout(() => this.#wake(), delay);
  }

  #wake(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    if (this.#running !== undefined) return;
    this.#running = this.#work()
      .catch((error: unknown) => this.#log.error('deferred work failed', { error }))
      .finally(() => {
        this.#running = undefined;
        if (this.#ready.size > 0) this.#sleepUntil(0);
      });
  }

  async #work(): Promise<void> {
    while (this.#ready.size > 0 && !this.#isStopped) {
      const ids = [...this.#ready].slice(0, MOST_AT_ONCE);
      for (const id of ids) this.#ready.delete(id);
      await Promise.all(ids.map((id) => this.#do(id)));
    }
    if (!this.#isStopped) await this.#findDue();
  }

  async #do(id: string): Promise<void> {
    try {
      await this.#play.doDue(id);
      // Its own commits put it here again, although nothing is left to do.
      this.#ready.delete(id);
    } catch (error) {
      this.#log.error('deferred work failed', { match: id, error });
    }
  }

  async #findDue(): Promise<void> {
    try {
      const { store, now } = this.#matches;
      for (const id of await store.due(now(), MOST_AT_ONCE)) this.#ready.add(id);
      const next = this.#ready.size > 0 ? now() : await store.nextDue();
      if (next !== undefined) this.#sleepUntil(next);
    } catch {
      this.#sleepUntil(this.#matches.now() + RETRY_MS);
    }
  }
}
