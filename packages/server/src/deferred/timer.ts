import type { Log } from '../log.ts';
import type { Duties, Duty } from '../match/duties.ts';
import type { Match } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import type { StopTimer } from '../world.ts';
import { type Deferred, SLICE_MS } from './deferred.ts';
import { BOUNDS, Lanes } from './lanes.ts';
import { Resting } from './resting.ts';

const MOST_ASKED_FOR = 200;
const LONGEST_SLEEP_MS = 60_000;
const RETRY_MS = 1000;

/** Among several processes each looks so often at what it owns, and every other time at what is left undone. */
const LOOK_MS = 500;
/** What its owner has not done so long after its time was left undone by one that is gone. */
const LEFT_MS = 1000;

/**
 * The work that is due for matches, done by the process that owns them.
 *
 * A single process has a timer for the next moment, and the store says what it was for. One among several goes by the
 * matches in its memory, and asks the store for those that nobody does the work of, which it comes to own so.
 */
export class TimerWork implements Deferred {
  readonly #matches: Matches;
  readonly #duties: Duties;
  readonly #log: Log;
  readonly #lanes: Lanes;
  readonly #resting: Resting;
  readonly #takesUp: boolean;
  #stopTimer: StopTimer = () => undefined;
  #stopLooking: StopTimer = () => undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> | undefined;
  /** Whether the store may know of more that is due than was asked for. */
  #hasMore = false;
  #looks = 0;
  #isStopped = false;

  /** `takesUp` says whether it also does what other processes have left undone. */
  constructor(matches: Matches, duties: Duties, log: Log, takesUp = true) {
    this.#takesUp = takesUp;
    this.#matches = matches;
    this.#duties = duties;
    this.#log = log;
    this.#resting = new Resting(matches.now);
    this.#lanes = new Lanes({
      bounds: BOUNDS,
      isResting: (id) => this.#resting.has(id),
      work: (id, duty) => this.#do(id, duty),
      onIdle: () => {
        if (this.#hasMore) this.#sleepUntil(this.#matches.now());
      },
    });
    matches.onCommitted(({ match }) => this.#note(match));
    matches.onRead((match) => this.#note(match));
    gaugeLanes(matches.metrics, this.#lanes);
  }

  #note(match: Match): void {
    const duty = this.#duties.dutyOf(match);
    if (duty !== undefined) this.#lanes.add(match.id, duty);
    else if (match.dueAt !== undefined) this.#sleepUntil(match.dueAt);
  }

  /** Takes up what was due when the last process ended. */
  async start(): Promise<void> {
    await this.#findDue();
    if (this.#matches.areShared) this.#stopLooking = this.#matches.world.every(LOOK_MS, () => this.#look());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopTimer();
    this.#stopLooking();
    await this.#looking;
    await this.#lanes.stop();
  }

  #sleepUntil(moment: number): void {
    if (this.#isStopped || this.#matches.areShared || moment >= this.#wakesAt) return;
    this.#stopTimer();
    this.#wakesAt = moment;
    const delay = Math.min(LONGEST_SLEEP_MS, Math.max(0, moment - this.#matches.now()));
    this.#stopTimer = this.#matches.world.after(delay, () => this.#look());
  }

  #look(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    this.#looking ??= this.#findDue().finally(() => {
      this.#looking = undefined;
    });
  }

  async #findDue(): Promise<void> {
    const { store, now, areShared, held } = this.#matches;
    const moment = now();
    if (areShared) {
      for (const { id, dueAt } of held) if (dueAt !== undefined && dueAt <= moment) this.#take(id);
      this.#looks++;
      if (!this.#takesUp || this.#looks % 2 === 0) return;
    }
    try {
      const most = MOST_ASKED_FOR + this.#resting.size;
      const latest = areShared ? moment - LEFT_MS : moment;
      const found = await store.due(latest, most);
      for (const { id, dueAt } of found) if (dueAt <= latest) this.#take(id);
      await Promise.all(found.filter(({ dueAt }) => dueAt > moment).map(({ id }) => store.putOff(id)));
      this.#hasMore = found.length === most;
      if (areShared) return;
      // What is due already is in hand, resting, or one of too many: look again before long, and at the next when it is time.
      if (found.length > 0) this.#sleepUntil(moment + RETRY_MS);
      const next = await store.nextDue(moment);
      if (next !== undefined) this.#sleepUntil(next);
    } catch {
      this.#sleepUntil(now() + RETRY_MS);
    }
  }

  /** What it is shows when it is read; a clock's lane is the one that never waits for long. */
  #take(id: string): void {
    if (!this.#lanes.has(id)) this.#lanes.add(id, 'clock');
  }

  async #do(id: string, duty: Duty): Promise<Duty | undefined> {
    try {
      const left = await this.#duties.do(id, duty, SLICE_MS);
      this.#resting.succeeded(id);
      return left;
    } catch (error) {
      this.#resting.failed(id, error);
      if (error instanceof Elsewhere) return undefined;
      this.#log.error('deferred work failed', { match: id, error });
      // It is still due, and nothing else may happen that would make anybody look.
      this.#sleepUntil(this.#matches.now() + RETRY_MS);
      return undefined;
    }
  }
}

function gaugeLanes(metrics: Metrics, lanes: Lanes): void {
  metrics.gauge('clocks_waiting', 'Clocks that have run down and wait.', () => lanes.waiting('clock'));
  metrics.gauge('instant_bots_waiting', 'Matches that wait for a quick bot.', () => lanes.waiting('instant'));
  metrics.gauge('thinking_bots_waiting', 'Matches that wait for a bot that thinks.', () => lanes.waiting('thinking'));
}
