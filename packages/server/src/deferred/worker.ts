import type { Log } from '../log.ts';
import type { Duties, Duty } from '../match/duties.ts';
import type { Matches } from '../match/matches.ts';
import type { StopTimer } from '../world.ts';
import { type Deferred, SLICE_MS } from './deferred.ts';
import { type JobMode, type Jobs, TASKS, type Task } from './jobs.ts';
import { Resting } from './resting.ts';

const SWEEP_MS = 500;
const SWEEP_SIZE = 500;
/** A job that has not done its work by then has died with its process, and its lock must not hold the match up. */
const PRESUMED_DEAD_MS = 2000;

export interface WorkerOptions {
  readonly jobs: Jobs;
  /** Whether this process does the work, or only asks for it. */
  readonly works: boolean;
}

/**
 * Deferred work of many processes.
 *
 * When something is due is written with each move; jobs only make somebody look. A bot's turn is asked
 * for at once; the sweep asks for clocks that have run down and for whatever a dying process left undone.
 */
export class WorkerWork implements Deferred {
  readonly #matches: Matches;
  readonly #duties: Duties;
  readonly #log: Log;
  readonly #options: WorkerOptions;
  readonly #inHand = new Set<string>();
  readonly #resting: Resting;
  #stopSweeping: StopTimer = () => undefined;
  #isStopped = false;
  #isSweeping = false;
  /** Matches whose work was late when last looked. */
  #overdue = 0;

  constructor(matches: Matches, duties: Duties, log: Log, options: WorkerOptions) {
    this.#matches = matches;
    this.#duties = duties;
    this.#log = log;
    this.#options = options;
    this.#resting = new Resting(matches.now);
    matches.metrics.gauge(
      'overdue',
      'Matches whose work is late by seconds, as last looked; only where work is done.',
      () => this.#overdue,
    );
    matches.onCommitted(({ match, isOurs }) => {
      const duty = duties.dutyOf(match);
      if (!isOurs || duty === undefined || this.#inHand.has(match.id)) return;
      void this.#ask(match.id, taskOf(duty), 'replace');
    });
  }

  async start(): Promise<void> {
    const { jobs, works } = this.#options;
    await jobs.start();
    if (!works) return;
    for (const task of TASKS) await jobs.take(task, (id) => this.#do(id, task));
    this.#sweep();
    this.#stopSweeping = this.#matches.world.every(SWEEP_MS, () => this.#sweep());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopSweeping();
    await this.#options.jobs.stop();
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
    if (left !== undefined && !this.#isStopped) await this.#ask(id, taskOf(left), 'replace');
  }

  /** Does what is due of a task's kinds, for a while; resolves to the kind of what is left. */
  async #workOn(id: string, task: Task): Promise<Duty | undefined> {
    const { uptime } = this.#matches.world;
    const until = uptime() + SLICE_MS;
    let left = this.#duties.dutyOf(await this.#matches.recall(id));
    while (left !== undefined && taskOf(left) === task && uptime() < until) {
      left = await this.#duties.do(id, left, until - uptime());
    }
    return left;
  }

  /** Never rejects: what was not asked for now is asked for by the next sweep. */
  async #ask(id: string, task: Task, mode: JobMode): Promise<void> {
    try {
      await this.#options.jobs.add(task, id, mode);
    } catch (error) {
      this.#log.warn('job not added', { match: id, error });
    }
  }

  #sweep(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const { store, now } = this.#matches;
    const moment = now();
    const most = SWEEP_SIZE + this.#resting.size;
    store
      .due(moment, most)
      .then(async (found) => {
        const due = found.filter(({ id, dueAt }) => dueAt <= moment && !this.#resting.has(id));
        const overdue = due.filter(({ dueAt }) => dueAt <= moment - PRESUMED_DEAD_MS);
        const dead = new Set(overdue.map(({ id }) => id));
        this.#overdue = dead.size;
        // Overdue while this process has nothing to do: its runner is not well after an outage, so do it without.
        if (this.#inHand.size === 0) for (const id of dead) await this.#do(id, 'due');
        for (const { id } of due) {
          if (this.#inHand.has(id) || this.#resting.has(id)) continue;
          await this.#options.jobs.add('due', id, dead.has(id) ? 'replace' : 'keep');
        }
        for (const { id, dueAt } of found) if (dueAt > moment) await store.putOff(id);
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
