import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { AdminProblem } from './problem.ts';

const PROGRAMS = '/usr/lib/postgresql';

/**
 * Copies a PostgreSQL database with its own pg_dump, also while servers write to it: the copy is of one moment. Left
 * out are the processes, which own nothing of the copy. A file that is there under its name is whole.
 */
export function backupPostgres(url: string, file: string): void {
  if (existsSync(file)) throw new AdminProblem(`${file} exists already: choose another name`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  run('pg_dump', ['--format=custom', '--no-owner', '--exclude-table-data=processes', `--file=${part}`], url);
  renameSync(part, file);
}

/** Puts a backup into an empty database, all of it or nothing. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  if (!existsSync(file)) throw new AdminProblem(`There is no ${file}`);
  if (await hasMatches(url)) {
    throw new AdminProblem('The database holds matches already: make an empty one, and set DATABASE_URL to it');
  }
  const { database } = settingsOf(url);
  run('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${database}`, file], url);
}

async function hasMatches(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('matches') as found`);
    return rows[0]?.found !== null;
  } finally {
    await client.end();
  }
}

function run(program: string, args: readonly string[], url: string): void {
  const { env } = settingsOf(url);
  try {
    execFileSync(find(program), args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new AdminProblem(`${program} did not succeed: ${said}`, { cause: error });
  }
}

/** Where the database is, as its programs read it from their environment: others may see their arguments. */
function settingsOf(url: string): { readonly database: string; readonly env: Readonly<Record<string, string>> } {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  const given = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return { database, env: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) };
}

/** The program of the newest PostgreSQL here: one that is older than the server refuses to work. */
function find(program: string): string {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(PROGRAMS, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  if (found === undefined) throw new AdminProblem(`${program} is missing: install the client programs of PostgreSQL`);
  return found;
}
