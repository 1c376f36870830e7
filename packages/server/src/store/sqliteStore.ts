import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GroupCommit } from './groupCommit.ts';
import { migrateToLatest } from './migrate.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { SqlStore } from './sqlStore.ts';
import type { Tables } from './tables.ts';

const BUSY_TIMEOUT_MS = 5000;

/** The data folder belongs to another process. */
export class StoreInUse extends Error {
  override name = 'StoreInUse';
}

/** One file, one process: nothing to install and nothing to set up. */
export class SqliteStore extends SqlStore {
  readonly kind = 'sqlite';
  protected readonly db: Kysely<Tables>;
  readonly #writer: Kysely<Tables>;
  readonly #group: GroupCommit;
  readonly #databases: readonly DatabaseSync[];

  /** Opens or makes the file. Throws StoreInUse while another process has it. */
  constructor(file: string) {
    super();
    mkdirSync(path.dirname(file), { recursive: true });
    const lock = takeLock(`${file}.lock`);
    const writing = open(file);
    const reading = open(file);
    this.#databases = [reading, writing, lock];
    this.#writer = new Kysely<Tables>({ dialect: sqliteDialect(writing) });
    // Reads have a connection of their own: on the writer's they would see what is not committed yet.
    this.db = new Kysely<Tables>({ dialect: sqliteDialect(reading) });
    this.#group = new GroupCommit(this.#writer);
  }

  override migrate(): Promise<void> {
    return migrateToLatest(this.#writer);
  }

  protected override write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> {
    return this.#group.run(job);
  }

  /** The batch has the whole file to itself. */
  protected override lock(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#group.drain();
    await this.#writer.destroy();
    await this.db.destroy();
    for (const database of this.#databases) database.close();
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  // FULL: a commit is on the disk before anyone hears of it.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return database;
}

/** Holds a lock that the system frees by itself when the process dies, however it dies. */
function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new StoreInUse(
      `${path.dirname(file)} is in use by another Nunatak process. Stop it, choose another folder with NUNATAK_DATA, or use PostgreSQL to run several processes.`,
      { cause: error },
    );
  }
}
