import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

interface Job {
  readonly run: (db: Kysely<Tables>) => unknown;
  /** Whether it is done when the call returns, and asks nothing of Kysely. */
  readonly isImmediate: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Many writers, one disk sync: jobs that arrive together, or while others are written, share a transaction.
 *
 * A sync takes milliseconds and a job microseconds, so this is what makes full durability affordable. Nobody is told
 * of success before the shared commit; if a job fails, the batch is rolled back and each job runs on its own.
 */
export class GroupCommit {
  readonly #db: Kysely<Tables>;
  readonly #database: DatabaseSync;
  #beginning: StatementSync | undefined;
  #ending: StatementSync | undefined;
  #queue: Job[] = [];
  #isRunning = false;
  #idle: Promise<void> = Promise.resolve();

  /** `db` asks `database`; a transaction is begun and ended there directly, as nothing has to be worked out for it. */
  constructor(db: Kysely<Tables>, database: DatabaseSync) {
    this.#db = db;
    this.#database = database;
  }

  run<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.#enqueue(job, false);
  }

  /** Runs a job that waits for nothing. */
  runImmediate<Value>(job: () => Value): Promise<Value> {
    return this.#enqueue(job, true);
  }

  /** Resolves when everything asked for so far is written. */
  async drain(): Promise<void> {
    while (this.#isRunning) await this.#idle;
  }

  #enqueue<Value>(run: (db: Kysely<Tables>) => unknown, isImmediate: boolean): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      this.#queue.push({ run, isImmediate, resolve: (value) => resolve(value as Value), reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Not before whoever asks has asked for all that it has at hand.
    this.#idle = Promise.resolve().then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    const jobs = this.#queue;
    this.#queue = [];
    try {
      const values = this.#areAtHand(jobs) ? this.#transactAtOnce(jobs) : await this.#transact(jobs);
      jobs.forEach((job, i) => {
        job.resolve(values[i]);
      });
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.reject(error);
      else for (const job of jobs) await this.#transact([job]).then(([value]) => job.resolve(value), job.reject);
    } finally {
      this.#isRunning = false;
      if (this.#queue.length > 0) this.#schedule();
    }
  }

  /** Whether no job waits for anything: then nobody comes in between, and the connection need not be taken. */
  #areAtHand(jobs: readonly Job[]): boolean {
    return !this.#database.isTransaction && jobs.every(({ isImmediate }) => isImmediate);
  }

  async #transact(jobs: readonly Job[]): Promise<unknown[]> {
    return await this.#db.connection().execute(async (db) => {
      try {
        this.#begin();
        const values: unknown[] = [];
        for (const job of jobs) values.push(await job.run(db));
        this.#commit();
        return values;
      } catch (error) {
        this.#rollBack();
        throw error;
      }
    });
  }

  #transactAtOnce(jobs: readonly Job[]): unknown[] {
    try {
      this.#begin();
      const values = jobs.map((job) => job.run(this.#db));
      this.#commit();
      return values;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  #begin(): void {
    this.#beginning ??= this.#database.prepare('begin immediate');
    this.#beginning.run();
  }

  #commit(): void {
    this.#ending ??= this.#database.prepare('commit');
    this.#ending.run();
  }

  /** Also where it is not known whether it began: one that stays open would let nobody write any more. */
  #rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}
