import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
