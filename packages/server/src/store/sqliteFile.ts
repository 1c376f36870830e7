import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS_RUN, mustBeOurs } from './migrate.ts';

const BUSY_TIMEOUT_MS = 5000;
/**
 * Pages in the write-ahead log before they go where they belong, whoever waits for that. Most moves change the same pages,
 * and where there is a moment in which nobody writes they go there sooner (`SqliteWriter.tidy`).
 */
const CHECKPOINT_PAGES = 4000;
/**
 * After so many answers the log is tidied up as soon as nobody has asked for anything for a moment. Moves that come
 * just then wait for it; a log of a move's three pages each stays well below the pages that are too many.
 */
export const TIDY_EVERY = 512;
export const QUIET_MS = 3;
/** Bytes for a log of that many moves, besides the two million that SQLite keeps to itself. */
export const ROOM = 10_000_000;

/** The data folder belongs to another process. */
export class StoreInUse extends Error {
  override name = 'StoreInUse';
}

export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  // FULL: a commit is on the disk before anyone hears of it.
  database.exec('pragma synchronous = full');
  database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  database.exec('pragma foreign_keys = on');
  return database;
}

/** Throws OtherSchema, with no byte of the file changed, if another version of the server made it. */
export function checkSchema(file: string): void {
  if (!existsSync(file)) return;
  const database = openUntouched(file);
  try {
    const isThere = database.prepare('select 1 from sqlite_master where name = ?').get(MIGRATIONS_RUN) !== undefined;
    const rows = isThere ? database.prepare(`select name from ${MIGRATIONS_RUN} order by name`).all() : [];
    mustBeOurs(rows.map(({ name }) => String(name)));
  } finally {
    database.close();
  }
}

/**
 * Opens a database to read it without changing it: closing a writable connection would copy the write-ahead log into the
 * file. Without a log SQLite is told that nothing changes, or it would leave an empty log behind.
 */
function openUntouched(file: string): DatabaseSync {
  const log = `${file}-wal`;
  const url = pathToFileURL(file);
  if (!existsSync(log) || statSync(log).size === 0) url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/** Holds a lock that the system frees by itself when the process dies, however it dies. */
export function takeLock(file: string): DatabaseSync {
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
