import path from 'node:path';
import type { Config } from '../config.ts';
import { PostgresStore } from '../store/postgresStore.ts';
import { SqliteWriter } from '../store/sqliteWriter.ts';
import type { Store } from '../store/store.ts';
import { backupPostgres, restorePostgres } from './postgresBackup.ts';
import { AdminProblem } from './problem.ts';
import { backupSqlite, restoreSqlite } from './sqliteBackup.ts';

export interface Command {
  readonly args: string;
  readonly help: string;
  readonly run: (config: Config, args: readonly string[]) => Promise<string> | string;
}

/** What an operator can do, beside starting and stopping the server. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    args: 'FILE',
    help: 'copies the database into a file, also while servers run',
    run: ({ databaseUrl, dataFolder }, args) => {
      const file = path.resolve(only(args, 'FILE'));
      if (databaseUrl === undefined) backupSqlite(dataFolder, file);
      else backupPostgres(databaseUrl, file);
      return `The backup is in ${file}`;
    },
  },
  restore: {
    args: 'FILE',
    help: 'puts a backup in place: into a data folder that no server uses, or into an empty PostgreSQL database',
    run: async ({ databaseUrl, dataFolder }, args) => {
      const file = path.resolve(only(args, 'FILE'));
      if (databaseUrl === undefined) restoreSqlite(file, dataFolder);
      else await restorePostgres(file, databaseUrl);
      return 'The backup is in place; start the server';
    },
  },
  quarantined: {
    args: '',
    help: 'lists the matches that could not be read and were set aside, with the reason',
    run: (config) =>
      withStore(config, async (store) => {
        const found = await store.quarantined(MOST_LISTED);
        const lines = found.map(({ id, updatedAt, reason }) => `${id} ${new Date(updatedAt).toISOString()} ${reason}`);
        return lines.length === 0 ? 'No match is set aside' : lines.join('\n');
      }),
  },
  release: {
    args: 'ID|all',
    help: 'lets a match that was set aside be read again, once what was wrong is mended',
    run: (config, args) => withStore(config, (store) => release(store, only(args, 'ID or all'))),
  },
  delete: {
    args: 'ID',
    help: 'deletes a match with its log, its chat and all seats, for good',
    run: (config, args) =>
      withStore(config, async (store) => {
        const id = only(args, 'ID');
        if (!(await store.remove(id))) throw new AdminProblem(`There is no match ${id}`);
        return `${id} is deleted`;
      }),
  },
};

const MOST_LISTED = 1000;

/** The store beside a running server: readers and writers of other processes are welcome there. */
async function withStore<Value>(
  { databaseUrl, dataFolder }: Config,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const store =
    databaseUrl === undefined
      ? new SqliteWriter(path.join(dataFolder, 'nunatak.sqlite'))
      : new PostgresStore({ url: databaseUrl, connections: 1 });
  return await work(store).finally(() => store.close());
}

async function release(store: Store, which: string): Promise<string> {
  const ids = which === 'all' ? (await store.quarantined(MOST_LISTED)).map(({ id }) => id) : [which];
  let count = 0;
  for (const id of ids) if (await store.release(id, Date.now())) count++;
  if (count === 0 && which !== 'all') throw new AdminProblem(`No match ${which} is set aside`);
  return `${count} released`;
}

export function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { args, help }]) => `  ${`${name} ${args}`.padEnd(22)} ${help}`);
  return ['npm run admin -- COMMAND, with the environment of the server', ...lines].join('\n');
}

function only(args: readonly string[], name: string): string {
  const [value, ...more] = args;
  if (value === undefined || more.length > 0) {
    throw new AdminProblem(`found ${args.length} arguments, expected one: ${name}\n${usage()}`);
  }
  return value;
}
