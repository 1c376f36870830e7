import { makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Duties, Duty } from '../match/duties.ts';
import type { Matches } from '../match/matches.ts';
import { type Deferred, SLICE_MS } from './deferred.ts';
import { quietLogger } from './quietLogger.ts';
import { Resting } from './resting.ts';

/** Clocks and bots that answer at once have jobs of one kind, bots that think of another: neither waits for the other. */
const TASKS = ['due', 'think'] as const;
type Task = (typeof TASKS)[number];
/** Those that think wait for a thread without a connection to the database. */
const AT_ONCE: Readonly<Record<Task, number>> = { due: 8, think: 64 };
const SWEEP_MS = 1000;
const SWEEP_SIZE = 500;
/** A job that has not done its work by then has died with its process, and its lock must not hold the match up. */
const PRESUMED_DEAD_MS = 2000;

export interface WorkerOptions {
  readonly pool: pg.Pool;
  /** Whether this process does the work, or only asks for it. */
  readonly works: boolean;
}

/**
 * Deferred work of many processes, through graphile-worker on the same PostgreSQL.
 *
 * The column `due_at` is the truth and is written with each move; jobs only make somebody look. A bot's turn is asked
 * for at once; the sweep asks for clocks that have run down and for whatever a dying process left undone.
 */
export class WorkerWork implements Deferred {
  readonly #matches: Matches;
  readonly #duties: Duties;
  readonly #log: Log;
  readonly #options: WorkerOptions;
  readonly #inHand = new Set<string>();
  readonly #resting: Resting;
  #utils: WorkerUtils | undefined;
  readonly #runners = new Map<Task, Runner>();
  #sweeper: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isSweeping = false;

  constructor(matches: Matches, duties: Duties, log: Log, options: WorkerOptions) {
    this.#matches = matches;
    this.#duties = duties;
    this.#log = log;
    this.#options = options;
    this.#resting = new Resting(matches.now);
    matches.onCommitted(({ match, isOurs }) => {
      const duty = duties.dutyOf(match);
      if (!isOurs || duty === undefined || this.#inHand.has(match.id)) return;
      this.#ask(match.id, taskOf(duty), 'replace').catch((error: unknown) =>
        this.#log.warn('job not added', { error }),
      );
    });
  }

  async start(): Promise<void> {
    const { pool, works } = this.#options;
    this.#utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(this.#log) });
    await this.#utils.migrate();
    if (!works) return;
    for (const task of TASKS) await this.#run(task);
    this.#sweep();
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS);
  }

  /** Starts the runner of one kind of work, and again whenever it gives up, as it may when the database goes away. */
  async #run(task: Task): Promise<void> {
    const runner = await run({
      pgPool: this.#options.pool,
      concurrency: AT_ONCE[task],
      pollInterval: SWEEP_MS,
      noHandleSignals: true,
      taskList: { [task]: (payload) => this.#do(String((payload as { id: unknown }).id), task) },
      logger: quietLogger(this.#log),
      // In batches a failure ends the runner, which is started again; one by one nobody would hear of it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runners.set(task, runner);
    const maybeRunAgain = (error?: unknown) => {
      if (this.#isStopped) return;
      this.#log.warn('the runner of deferred work ended; starting it again', { error });
      setTimeout(() => {
        if (!this.#isStopped) this.#run(task).catch(maybeRunAgain);
      }, SWEEP_MS).unref();
    };
    runner.promise.then(() => maybeRunAgain(), maybeRunAgain);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweeper);
    for (const runner of this.#runners.values()) {
      await runner.stop().catch((error: unknown) => this.#log.warn('the runner had ended already', { error }));
    }
    await this.#utils?.release();
  }

  /** Never rejects: a match whose work fails must not keep this process from the others. */
  async #do(id: string, task: Task): Promise<void> {
    this.#inHand.add(id);
    let left: Duty | undefined;
    try {
      await this.#matches.refresh(id);
      left = await this.#workOn(id, task);
      this.#resting.succeeded(id);
    } catch (error) {
      this.#resting.failed(id, error);
      this.#log.error('deferred work failed', { match: id, error });
    } finally {
      this.#inHand.delete(id);
    }
    if (left === undefined || this.#isStopped) return;
    await this.#ask(id, taskOf(left), 'replace').catch((error: unknown) => this.#log.warn('job not added', { error }));
  }

  /** Does what is due of a task's kinds, for a while; resolves to the kind of what is left. */
  async #workOn(id: string, task: Task): Promise<Duty | undefined> {
    const until = performance.now() + SLICE_MS;
    let left = this.#duties.dutyOf(await this.#matches.recall(id));
    while (left !== undefined && taskOf(left) === task && performance.now() < until) {
      left = await this.#duties.do(id, left, until - performance.now());
    }
    return left;
  }

  async #ask(id: string, task: Task, jobKeyMode: 'replace' | 'unsafe_dedupe'): Promise<void> {
    await this.#utils?.addJob(task, { id }, { jobKey: `${task} ${id}`, jobKeyMode, maxAttempts: 5 });
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
        if (this.#inHand.size === 0) for (const id of dead) await this.#do(id, 'due');
        for (const id of due) {
          if (this.#inHand.has(id) || this.#resting.has(id)) continue;
          await this.#ask(id, 'due', dead.has(id) ? 'replace' : 'unsafe_dedupe');
        }
      })
      .catch((error: unknown) => this.#log.warn('sweep failed', { error }))
      .finally(() => {
        this.#isSweeping = false;
      });
  }
}

function taskOf(duty: Duty): Task {
  return duty === 'thinking' ? 'think' : 'due';
}
