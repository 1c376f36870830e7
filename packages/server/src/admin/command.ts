import path from 'node:path';
import type { Config } from '../config.ts';
import { PostgresStore } from '../store/postgresStore.ts';
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
  const store =
    databaseUrl === undefined
      ? new SqliteWriter(path.join(dataFolder, 'nunatak.sqlite'))
      : new PostgresStore({ url: databaseUrl, connections: 1 });
  return await work(store).finally(() => store.close());
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
