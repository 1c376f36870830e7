import path from 'node:path';
import type { Config } from '../config.ts';
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
};

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
