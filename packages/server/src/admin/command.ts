import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { PostgresStore } from '../store/postgresStore.ts';
import { checkSchema } from '../store/sqliteFile.ts';
import { SqliteWriter } from '../store/sqliteWriter.ts';
import type { Store } from '../store/store.ts';
import { AdminProblem } from './problem.ts';

export interface Command {
  readonly args: string;
  readonly help: string;
  readonly run: (config: Config, args: readonly string[]) => Promise<string> | string;
}

/** As many rows as an operator wants to look through. */
export const MOST_LISTED = 1000;

/** The store beside a running server: readers and writers of other processes are welcome there. */
export async function withStore<Value>(
  { databaseUrl, dataFolder }: Config,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const file = path.join(dataFolder, 'nunatak.sqlite');
  if (databaseUrl === undefined && !existsSync(file)) {
    throw new AdminProblem(`There is no ${file}: set NUNATAK_DATA to the folder of the server, or DATABASE_URL`);
  }
  if (databaseUrl === undefined) checkSchema(file);
  const store =
    databaseUrl === undefined ? new SqliteWriter(file) : new PostgresStore({ url: databaseUrl, connections: 1 });
  try {
    return await work(store);
  } catch (error) {
    throw problemOf(error);
  } finally {
    await store.close();
  }
}

/** What an operator can do something about, said so. */
function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AdminProblem) return error;
  if (/no such (table|column)|(relation|column) .* does not exist/.test(error.message)) {
    const cure = 'start the server of this version on it first';
    return new AdminProblem(`The database is empty, or none of this version: ${cure}`, { cause: error });
  }
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !/^(E[A-Z]+|28\w{3}|3D000)$/.test(code)) return error;
  return new AdminProblem(`The database does not answer (${code}): look at DATABASE_URL`, { cause: error });
}

/** The arguments of a command: as many as it names, and no more. */
export function exactly(args: readonly string[], ...names: readonly string[]): string[] {
  if (args.length === names.length) return [...args];
  throw new AdminProblem(`found ${args.length} arguments, expected ${names.length}: ${names.join(' ')}`);
}

export function oneOf<const Id extends string>(what: string, found: string, ids: readonly Id[]): Id {
  const id = ids.find((known) => known === found);
  if (id === undefined) throw new AdminProblem(`${what}: found ${found}, expected one of ${ids.join(', ')}`);
  return id;
}

export function dateOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** Lines for a person to read, or a word that there are none. */
export function listing(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : lines.join('\n');
}
