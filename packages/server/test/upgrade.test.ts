import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk } from '../src/admin/desk.ts';
import { PostgresStore } from '../src/store/postgresStore.ts';
import { SCHEMA_ID } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqliteStore.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { spawnServer } from './support/process.ts';
import { aMatch } from './support/rows.ts';
import { STORE_KINDS } from './support/stores.ts';

/** The one sentence for a database of any other version. */
const refusal = (schema: string) =>
  `This data was made by another version of Nunatak (schema ${schema}, expected ${SCHEMA_ID}) and was left unchanged: start that version again, or choose an empty folder with NUNATAK_DATA or an empty database with DATABASE_URL.`;

let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nunatak-upgrade-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return await work(client).finally(() => client.end());
}

/** Starts a server that must refuse to; returns what it wrote. */
async function refusedStart(env: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = [];
  const error = await spawnServer(env, lines).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return `${error instanceof Error ? error.message : 'it started'}\n${lines.join('')}`;
}

it.each(STORE_KINDS)('a schema that is too new stops the start at once, on %s', async (kind) => {
  const future = "insert into kysely_migration (name, timestamp) values ('9999_future', 'later')";
  const url = await postgres.database(`future_${kind}`);
  const data = path.join(folder, 'future');
  const store = kind === 'postgres' ? new PostgresStore({ url }) : new SqliteStore(path.join(data, 'nunatak.sqlite'));
  await store.migrate();
  await store.close();
  if (kind === 'postgres') await withClient(url, (client) => client.query(future));
  else {
    const database = new DatabaseSync(path.join(data, 'nunatak.sqlite'));
    database.exec(future);
    database.close();
  }
  const said = await refusedStart(kind === 'postgres' ? { DATABASE_URL: url } : { NUNATAK_DATA: data });
  expect(said).toContain(`Nunatak could not start: ${refusal('9999_future')}`);
  expect(said).not.toContain('does not answer yet');
});

describe('a data folder of 0.1.0', () => {
  const OLD = refusal('0016_log_versions');
  const NAME = 'nunatak.sqlite';

  function newFolder(): string {
    const data = mkdtempSync(path.join(folder, 'data-'));
    const packed = readFileSync(new URL('support/data-0.1.0.sqlite.br', import.meta.url));
    writeFileSync(path.join(data, NAME), brotliDecompressSync(packed));
    writeFileSync(path.join(data, `${NAME}.lock`), '');
    return data;
  }

  /** The files of a folder with their bytes; without SQLite's index of the log, which holds no data. */
  function filesIn(data: string): ReadonlyMap<string, string> {
    const names = readdirSync(data).filter((name) => !name.endsWith('-shm'));
    return new Map(names.map((name) => [name, readFileSync(path.join(data, name)).toString('base64')]));
  }

  it('is refused with one plain sentence and left as it is, byte for byte', async () => {
    const data = newFolder();
    const before = filesIn(data);
    expect(before.get(NAME)?.length).toBeGreaterThan(100_000);
    expect(await refusedStart({ NUNATAK_DATA: data })).toContain(`Nunatak could not start: ${OLD}`);
    expect(() => new SqliteStore(path.join(data, NAME))).toThrow(OLD);
    expect(await desk(['bans'], { NUNATAK_DATA: data })).toEqual({ ok: false, problem: OLD });
    expect(filesIn(data)).toEqual(before);
  });

  it('is left as it is also where its server was killed, and its last moves are in the log of SQLite only', async () => {
    const data = newFolder();
    const killed = mkdtempSync(path.join(folder, 'killed-'));
    const database = new DatabaseSync(path.join(data, NAME));
    database.exec("update matches set names = 'the last move'");
    for (const name of readdirSync(data)) copyFileSync(path.join(data, name), path.join(killed, name));
    database.close();
    const before = filesIn(killed);
    expect(before.get(`${NAME}-wal`)?.length).toBeGreaterThan(1000);
    expect(await refusedStart({ NUNATAK_DATA: killed })).toContain(`Nunatak could not start: ${OLD}`);
    expect(await desk(['bans'], { NUNATAK_DATA: killed })).toEqual({ ok: false, problem: OLD });
    expect(filesIn(killed)).toEqual(before);
    const again = new DatabaseSync(path.join(killed, NAME));
    expect(again.prepare('select names from matches').get()).toMatchObject({ names: 'the last move' });
    again.close();
  });
});

it('a PostgreSQL database of 0.1.0 is refused with the same sentence, and nothing is created or changed in it', async () => {
  const url = await postgres.database('old');
  const all = () =>
    withClient(url, async (client) => [
      (await client.query("select relname, relkind from pg_class where relnamespace = 'public'::regnamespace")).rows,
      (await client.query('select * from kysely_migration')).rows,
    ]);
  await withClient(url, async (client) => {
    await client.query('create table kysely_migration (name text primary key, timestamp text not null)');
    await client.query("insert into kysely_migration values ('0001_matches', 'then'), ('0016_log_versions', 'then')");
    await client.query('create table matches (id text primary key)');
  });
  const before = await all();
  expect(await refusedStart({ DATABASE_URL: url })).toContain(
    `Nunatak could not start: ${refusal('0016_log_versions')}`,
  );
  expect(await all()).toEqual(before);
});

it('D19: work on large tables is not cut short by the time that a statement for a player may take', async () => {
  const url = await postgres.database('slow');
  const patient = new PostgresStore({ url });
  await patient.migrate();
  const match = aMatch({ updatedAt: 1 });
  await patient.create(match, []);
  await patient.close();
  const store = new PostgresStore({ url, statementMilliseconds: 100 });
  await withClient(url, async (other) => {
    await other.query('begin');
    await other.query('select id from matches for update');
    const swept = store.sweep(2, 2);
    await expect(store.addChat(match.id, { seat: 0, name: 'Ada', text: 'hi', at: 1 })).rejects.toThrow(
      'statement timeout',
    );
    await other.query('rollback');
    expect(await swept).toBe(1);
  });
  await store.close();
});
