import type { Log } from '../log.ts';
import type { Matches } from '../match/matches.ts';
import type { Play } from '../match/play.ts';
import { type Deferred, SLICE_MS } from './deferred.ts';
import { Resting } from './resting.ts';

const MOST_AT_ONCE = 64;
const LONGEST_SLEEP_MS = 60_000;
const RETRY_MS = 1000;

/** Deferred work of a single process: a timer for the next moment, and the store to say what it was for. */
export class TimerWork implements Deferred {
  readonly #matches: Matches;
  readonly #play: Play;
  readonly #log: Log;
  /** Matches with something due, in the order they came. */
  readonly #ready = new Set<string>();
  readonly #inHand = new Map<string, Promise<void>>();
  readonly #resting: Resting;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> | undefined;
  /** Whether the store may know of more that is due than was asked for. */
  #hasMore = false;
  #isStopped = false;

  constructor(matches: Matches, play: Play, log: Log) {
    this.#matches = matches;
    this.#play = play;
    this.#log = log;
    this.#resting = new Resting(matches.now);
    matches.onCommitted(({ match: { id, dueAt } }) => {
      if (dueAt === undefined) return;
      if (dueAt > matches.now()) this.#sleepUntil(dueAt);
      else {
        this.#ready.add(id);
        this.#maybeBegin();
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
    await this.#looking;
    await Promise.all(this.#inHand.values());
  }

  #sleepUntil(moment: number): void {
    if (this.#isStopped || moment >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = moment;
    const delay = Math.min(LONGEST_SLEEP_MS, Math.max(0, moment - this.#matches.now()));
    this.#timer = setTimeout(() => this.#look(), delay);
  }

  #look(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    this.#looking ??= this.#findDue().finally(() => {
      this.#looking = undefined;
    });
  }

  async #findDue(): Promise<void> {
    const { store, now } = this.#matches;
    try {
      const most = MOST_AT_ONCE + this.#resting.size;
      const due = await store.due(now(), most);
      for (const id of due) if (!this.#inHand.has(id)) this.#ready.add(id);
      this.#hasMore = due.length === most;
      const next = await store.nextDue();
      // What is due already is in hand, resting, or one of too many: look again before long.
      if (next !== undefined) this.#sleepUntil(next > now() ? next : now() + RETRY_MS);
    } catch {
      this.#sleepUntil(now() + RETRY_MS);
    }
    this.#maybeBegin();
  }

  #maybeBegin(): void {
    for (const id of this.#ready) {
      if (this.#isStopped || this.#inHand.size >= MOST_AT_ONCE) return;
      if (this.#inHand.has(id)) continue;
      this.#ready.delete(id);
      if (this.#resting.has(id)) continue;
      this.#inHand.set(id, this.#do(id));
    }
  }

  async #do(id: string): Promise<void> {
    try {
      await this.#play.doDue(id, SLICE_MS);
      this.#resting.succeeded(id);
    } catch (error) {
      this.#resting.failed(id, error);
      this.#log.error('deferred work failed', { match: id, error });
    }
    this.#inHand.delete(id);
    this.#maybeBegin();
    if (this.#hasMore && this.#inHand.size === 0) this.#sleepUntil(this.#matches.now());
  }
}
