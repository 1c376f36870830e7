import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { takeLock } from '../store/sqliteFile.ts';
import { AdminProblem } from './problem.ts';

const NAME = 'nunatak.sqlite';
/** What belongs to the file of a database. */
const PARTS = ['', '-wal', '-shm'];

/**
 * Copies the database of a data folder, also while a server writes to it: the copy is of one moment, and takes no longer
 * because others write. A file that is there under its name is whole.
 */
export function backupSqlite(dataFolder: string, file: string): void {
  const source = path.join(dataFolder, NAME);
  if (!existsSync(source))
    throw new AdminProblem(`There is no ${source}: set NUNATAK_DATA to the folder of the server`);
  if (existsSync(file)) throw new AdminProblem(`${file} exists already: choose another name`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
  check(part);
  settle(part, file);
}

/** Puts a backup in the place of a data folder's database, which is kept beside it. No server may use the folder. */
export function restoreSqlite(file: string, dataFolder: string): void {
  if (!existsSync(file)) throw new AdminProblem(`There is no ${file}`);
  check(file);
  mkdirSync(dataFolder, { recursive: true });
  const target = path.join(dataFolder, NAME);
  const lock = takeLock(`${target}.lock`);
  try {
    const aside = `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    copyFileSync(file, `${target}.part`);
    for (const part of PARTS) if (existsSync(`${target}${part}`)) renameSync(`${target}${part}`, `${aside}${part}`);
    settle(`${target}.part`, target);
  } finally {
    lock.close();
  }
}

/** A backup that cannot be used is no backup. */
function check(file: string): void {
  const problems = problemsOf(file);
  if (problems !== undefined) throw new AdminProblem(`${file} is not a whole database of Nunatak: ${problems}`);
}

function problemsOf(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [found] = database.prepare('pragma integrity_check').all();
    const verdict = String(found?.integrity_check);
    if (verdict !== 'ok') return verdict;
    database.prepare('select count(*) from matches').get();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}

/** Gives a file its name once it is on the disk. */
function settle(part: string, file: string): void {
  for (const [name, isLast] of [
    [part, false],
    [path.dirname(file), true],
  ] as const) {
    if (isLast) renameSync(part, file);
    const handle = openSync(name, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}
