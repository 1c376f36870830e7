import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_TIMEOUT_MS = 5000;

/** The data folder belongs to another process. */
export class StoreInUse extends Error {
  override name = 'StoreInUse';
}

export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  // FULL: a commit is on the disk before anyone hears of it.
  database.exec('pragma synchronous = full');
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
