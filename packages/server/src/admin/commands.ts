import path from 'node:path';
import { type Command, exactly } from './command.ts';
import { DAILY_COMMANDS } from './daily.ts';
import { PEOPLE_COMMANDS } from './people.ts';
import { backupPostgres, restorePostgres } from './postgresBackup.ts';
import { RATING_COMMANDS } from './ratings.ts';
import { ROOM_COMMANDS } from './rooms.ts';
import { backupSqlite, restoreSqlite } from './sqliteBackup.ts';

/** What an operator can do, beside starting and stopping the server. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    args: 'FILE',
    help: 'copies the database into a file, also while servers run',
    run: ({ databaseUrl, dataFolder }, args) => {
      const file = path.resolve(exactly(args, 'FILE')[0]);
      if (databaseUrl === undefined) backupSqlite(dataFolder, file);
      else backupPostgres(databaseUrl, file);
      return `The backup is in ${file}`;
    },
  },
  restore: {
    args: 'FILE',
    help: 'puts a backup in place: into a data folder that no server uses, or into an empty PostgreSQL database',
    run: async ({ databaseUrl, dataFolder }, args) => {
      const file = path.resolve(exactly(args, 'FILE')[0]);
      if (databaseUrl === undefined) restoreSqlite(file, dataFolder);
      else await restorePostgres(file, databaseUrl);
      return 'The backup is in place; start the server';
    },
  },
  ...ROOM_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...DAILY_COMMANDS,
  ...RATING_COMMANDS,
};

export function usage(): string {
  const calls = Object.entries(COMMANDS).map(([name, { args, help }]) => [`${name} ${args}`.trim(), help] as const);
  const width = Math.max(...calls.map(([call]) => call.length));
  const lines = calls.map(([call, help]) => `  ${call.padEnd(width)}  ${help}`);
  return ['npm run admin -- COMMAND, with the environment of the server', ...lines].join('\n');
}
