import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import pg from 'pg';

/** A statement fails before anything was done, or after it was done, so that nobody hears of it. */
export const FAILURES = ['before', 'after'] as const;
export type Failure = (typeof FAILURES)[number];

/** Makes one statement fail: the n-th since it was set. */
export class Fuse {
  #left = Number.POSITIVE_INFINITY;
  #failure: Failure = 'before';

  /** Whether it has blown since it was set. */
  get isBlown(): boolean {
    return this.#left <= 0;
  }

  set(n: number, failure: Failure): void {
    this.#left = n;
    this.#failure = failure;
  }

  remove(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }

  /** Whether and how the statement that comes now fails. */
  next(): Failure | undefined {
    this.#left--;
    return this.#left === 0 ? this.#failure : undefined;
  }
}

class Blown extends Error {
  override name = 'Blown';

  constructor() {
    super('The fuse has blown');
  }
}

/** A SQLite file as the store opens it, with a fuse in it. */
export function fusedFile(fuse: Fuse): (file: string) => DatabaseSync {
  const guard = <Value>(work: () => Value): Value => {
    const failure = fuse.next();
    if (failure === 'before') throw new Blown();
    const value = work();
    if (failure === 'after') throw new Blown();
    return value;
  };
  class FusedDatabase extends DatabaseSync {
    override exec(text: string): void {
      guard(() => super.exec(text));
    }

    override prepare(text: string): StatementSync {
      const statement = super.prepare(text);
      const run = statement.run.bind(statement);
      const all = statement.all.bind(statement);
      return Object.assign(statement, {
        run: (...parameters: SQLInputValue[]) => guard(() => run(...parameters)),
        all: (...parameters: SQLInputValue[]) => guard(() => all(...parameters)),
      });
    }
  }
  return (file) => {
    const database = new FusedDatabase(file);
    // Statements fail here, not the power: nobody waits for the disk.
    database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on');
    return database;
  };
}

type Callback = (error: Error | undefined, result?: unknown) => void;

/** A connection to PostgreSQL with a fuse in it; one that fails after a statement was done is gone with its answer. */
export function fusedClient(fuse: Fuse): typeof pg.Client {
  return class FusedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
      const guarded = async (args: readonly unknown[]): Promise<unknown> => {
        const failure = fuse.next();
        if (failure === 'before') throw new Blown();
        const result = await query(...args);
        if (failure === undefined) return result;
        await this.end();
        throw new Blown();
      };
      Object.assign(this, {
        query: (...args: unknown[]) => {
          const last = args.at(-1);
          if (typeof last !== 'function') return guarded(args);
          const callback = last as Callback;
          guarded(args.slice(0, -1)).then(
            (result) => callback(undefined, result),
            (error: Error) => callback(error),
          );
          return undefined;
        },
      });
    }
  };
}
