import { makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { JobMode, Jobs, Task } from './jobs.ts';
import { quietLogger } from './quietLogger.ts';

/** Those that think wait for a thread without a connection to the database. */
const AT_ONCE: Readonly<Record<Task, number>> = { due: 8, think: 64 };
/**
 * Each of a runner's workers asks so often by itself whether there is a job; a new one is announced to them, and what
 * nobody heard of is found by the sweep.
 */
const POLL_MS = 5000;
const RESTART_MS = 1000;
const MODES = { replace: 'replace', keep: 'unsafe_dedupe' } as const satisfies Record<JobMode, string>;

/** Jobs in the same PostgreSQL as the matches, by graphile-worker. */
export class GraphileJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #world: World;
  readonly #runners = new Map<Task, Runner>();
  #utils: WorkerUtils | undefined;
  #isStopped = false;

  constructor(pool: pg.Pool, log: Log, world: World) {
    this.#pool = pool;
    this.#log = log;
    this.#world = world;
  }

  async start(): Promise<void> {
    this.#utils = await makeWorkerUtils({ pgPool: this.#pool, logger: quietLogger(this.#log) });
    await this.#utils.migrate();
  }

  async add(task: Task, id: string, mode: JobMode): Promise<void> {
    await this.#utils?.addJob(task, { id }, { jobKey: `${task} ${id}`, jobKeyMode: MODES[mode], maxAttempts: 5 });
  }

  /**
   * Starts a runner, and again whenever it gives up, as it may when the database goes away. It is not waited for until it
   * has ended: it may wait for ever for a connection that is gone.
   */
  async take(task: Task, work: (id: string) => Promise<void>): Promise<void> {
    const runner = await run({
      pgPool: this.#pool,
      concurrency: AT_ONCE[task],
      pollInterval: POLL_MS,
      noHandleSignals: true,
      taskList: { [task]: (payload) => work(String((payload as { id: unknown }).id)) },
      logger: quietLogger(this.#log),
      // In batches a failure ends the runner, which is started again; one by one nobody would hear of it.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runners.set(task, runner);
    runner.events.once('stop', () => this.#maybeTakeAgain(task, work));
    runner.promise.catch((error: unknown) => this.#log.warn('a runner of deferred work failed', { task, error }));
  }

  #maybeTakeAgain(task: Task, work: (id: string) => Promise<void>): void {
    if (this.#isStopped) return;
    this.#log.warn('a runner of deferred work gave up; starting another', { task });
    this.#world.after(RESTART_MS, () => {
      if (this.#isStopped) return;
      this.take(task, work).catch((error: unknown) => {
        this.#log.warn('no runner of deferred work could be started', { task, error });
        this.#maybeTakeAgain(task, work);
      });
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const runner of this.#runners.values()) {
      await runner.stop().catch((error: unknown) => this.#log.warn('the runner had ended already', { error }));
    }
    await this.#utils?.release();
  }
}
