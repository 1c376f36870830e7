import { makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Matches } from '../match/matches.ts';
import type { Play } from '../match/play.ts';
import { type Deferred, SLICE_MS } from './deferred.ts';
import { quietLogger } from './quietLogger.ts';
import { Resting } from './resting.ts';

const TASK = 'due';
const SWEEP_MS = 1000;
const SWEEP_SIZE = 500;
/** A job that has not done its work by then has died with its process, and its lock must not hold the match up. */
const PRESUMED_DEAD_MS = 2000;

export interface WorkerOptions {
  readonly pool: pg.Pool;
  /** Whether this process does the work, or only asks for it. */
  readonly works: boolean;
  readonly concurrency: number;
}

/**
 * Deferred work of many processes, through graphile-worker on the same PostgreSQL.
 *
 * The column `due_at` is the truth and is written with each move; jobs only make somebody look. A bot's turn is asked
 * for at once; the sweep asks for clocks that have run down and for whatever a dying process left undone.
 */
export class WorkerWork implements Deferred {
  readonly #matches: Matches;
  readonly #play: Play;
  readonly #log: Log;
  readonly #options: WorkerOptions;
  readonly #inHand = new Set<string>();
  readonly #resting: Resting;
  #utils: WorkerUtils | undefined;
  #runner: Runner | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isSweeping = false;

  constructor(matches: Matches, play: Play, log: Log, options: WorkerOptions) {
    this.#matches = matches;
    this.#play = play;
    this.#log = log;
    this.#options = options;
    this.#resting = new Resting(matches.now);
    matches.onCommitted(({ match: { id, dueAt }, isOurs }) => {
      if (!isOurs || dueAt === undefined || dueAt > matches.now() || this.#inHand.has(id)) return;
      this.#ask(id, 'replace').catch((error: unknown) => this.#log.warn('job not added', { error }));
    });
  }

  async start(): Promise<void> {
    const { pool, works, concurrency } = this.#options;
    this.#utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(this.#log) });
    await this.#utils.migrate();
    if (!works) return;
    await this.#run(pool, concurrency);
    this.#sweep();
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
  }

  /** Starts the runner, and again whenever it gives up, as it may when the database goes away. */
  async #run(pool: pg.Pool, concurrency: number): Promise<void> {
    const runner = await run({
      pgPool: pool,
      concurrency,
      pollInterval: SWEEP_MS,
      noHandleSignals: true,
      taskList: { [TASK]: (payload) => this.#do(String((payload as { id: unknown }).id)) },
      logger: quietLogger(this.#log),
      // In batches a failure ends the runner, which is started again; one by one nobody would hear of it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runner = runner;
    const maybeRunAgain = (error?: unknown) => {
      if (this.#isStopped) return;
      this.#log.warn('the runner of deferred work ended; starting it again', { error });
      setTimeout(() => {
        if (!this.#isStopped) this.#run(pool, concurrency).catch(maybeRunAgain);
      }, SWEEP_MS).unref();
    };
    runner.promise.then(() => maybeRunAgain(), maybeRunAgain);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweeper);
    await this.#runner?.stop().catch((error: unknown) => this.#log.warn('the runner had ended already', { error }));
    await this.#utils?.release();
  }

  /** Never rejects: a match whose work fails must not keep this process from the others. */
  async #do(id: string): Promise<void> {
    this.#inHand.add(id);
    try {
      await this.#matches.refresh(id);
      await this.#play.doDue(id, SLICE_MS);
      this.#resting.succeeded(id);
    } catch (error) {
      this.#resting.failed(id, error);
      this.#log.error('deferred work failed', { match: id, error });
      return;
    } finally {
      this.#inHand.delete(id);
    }
    const dueAt = this.#matches.peek(id)?.dueAt;
    if (dueAt === undefined || dueAt > this.#matches.now() || this.#isStopped) return;
    await this.#ask(id, 'replace').catch((error: unknown) => this.#log.warn('job not added', { error }));
  }

  async #ask(id: string, jobKeyMode: 'replace' | 'unsafe_dedupe'): Promise<void> {
    await this.#utils?.addJob(TASK, { id }, { jobKey: id, jobKeyMode, maxAttempts: 5 });
  }

  #sweep(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const { store, now } = this.#matches;
    const moment = now();
    const most = SWEEP_SIZE + this.#resting.size;
    Promise.all([store.due(moment, most), store.due(moment - PRESUMED_DEAD_MS, most)])
      .then(async ([due, overdue]) => {
        const dead = new Set(overdue.filter((id) => !this.#resting.has(id)));
        // Overdue while this process has nothing to do: its runner is not well after an outage, so do it without.
        if (this.#inHand.size === 0) for (const id of dead) await this.#do(id);
        for (const id of due) {
          if (this.#inHand.has(id) || this.#resting.has(id)) continue;
          await this.#ask(id, dead.has(id) ? 'replace' : 'unsafe_dedupe');
        }
      })
      .catch((error: unknown) => this.#log.warn('sweep failed', { error }))
      .finally(() => {
        this.#isSweeping = false;
      });
  }
}
