import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../src/store/postgresStore.ts';
import { SqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { OPERATIONS } from './store/operations.ts';
import { READS } from './store/reads.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { spawnServer } from './support/process.ts';
import { aMatch } from './support/rows.ts';
import { STORE_KINDS } from './support/stores.ts';

const FUTURE = `insert into kysely_migration (name, timestamp) values ('9999_future', 'later')`;
const NEEDS = `update schema_needs set migration = '9999_future'`;

describe.each(STORE_KINDS)('D19: a release that is older than its database, on %s', (kind) => {
  let folder: string;
  let postgres: Postgres | undefined;
  let env: Record<string, string>;
  let open: () => Store;
  let execute: (statement: string) => Promise<unknown>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-upgrade-'));
    const file = path.join(folder, 'nunatak.sqlite');
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const url = await postgres?.database('upgrade');
    env = url === undefined ? { NUNATAK_DATA: folder } : { DATABASE_URL: url };
    open = () => (url === undefined ? new SqliteStore(file) : new PostgresStore({ url }));
    execute = async (statement) => {
      if (url === undefined) {
        const database = new DatabaseSync(file);
        database.exec(statement);
        database.close();
        return;
      }
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
    const store = open();
    return await work(store).finally(() => store.close());
  }

  it('is looked after when it writes what is due to the match alone, as before there was a table for it', async () => {
    const match = aMatch({ status: 'playing' });
    await withStore(async (store) => {
      await store.migrate();
      await store.create(match, []);
    });
    const due = () => withStore((store) => store.due(77, 9));
    await execute(`update matches set due_at = 77 where id = '${match.id}'`);
    expect(await due()).toEqual([{ id: match.id, dueAt: 77 }]);
    await execute(`update matches set due_at = null where id = '${match.id}'`);
    expect(await due()).toEqual([]);
  });

  it('works with one that a newer release has only added to', async () => {
    const match = aMatch();
    await withStore((store) => store.migrate());
    await execute(FUTURE);
    await withStore(async (store) => {
      await store.migrate();
      await store.create(match, []);
    });
    expect((await withStore((store) => store.load(match.id)))?.id).toBe(match.id);
  });

  it('says at once what it sees when the newer one has taken away what it needs', async () => {
    await execute(NEEDS);
    await expect(withStore((store) => store.migrate())).rejects.toThrow(
      /belongs to a newer release, which has run 9999_future; .* must know 9999_future/,
    );
    const lines: string[] = [];
    await expect(spawnServer(env, lines)).rejects.toThrow('Start the newer release again, or restore a backup');
    expect(lines.join()).not.toContain('does not answer yet');
  });
});

describe('D19: a PostgreSQL database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('knows when it was brought up to date while others may have been at work on it', async () => {
    const url = await postgres.database('upgraded');
    const store = new PostgresStore({ url });
    await store.migrate();
    // It came with all of them, as a new one or one that was restored does.
    expect(await store.upgradedAt('0008_daily')).toBeUndefined();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    // As if that one had not been there at first.
    await other.query(`update kysely_migration set timestamp = '2026-11-16T12:00:00.000Z' where name = '0008_daily'`);
    await other.end();
    expect(await store.upgradedAt('0008_daily')).toBe(Date.parse('2026-11-16T12:00:00.000Z'));
    expect(await store.upgradedAt('0007_desk')).toBeUndefined();
    await store.close();
  });

  it('goes on for those at work on it when a newer release adds to every table', async () => {
    const url = await postgres.database('added');
    // A statement that is planned once is so for each connection.
    const store = new PostgresStore({ url, connections: 1 });
    await store.migrate();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const doAll = async () => {
      for (const { before, run } of Object.values(OPERATIONS)) {
        const match = aMatch();
        await before?.(store, match, (text) => other.query(text));
        await run(store, match);
      }
      for (const ask of Object.values(READS)) await ask(store);
    };
    await doAll();
    const { rows } = await other.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of rows) await other.query(`alter table ${name} add column later integer default 1`);
    await doAll();
    await other.end();
    await store.close();
  });
});

describe('work on large tables', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('D19: is not cut short by the time that a statement for a player may take', async () => {
    const url = await postgres.database('slow');
    const patient = new PostgresStore({ url });
    await patient.migrate();
    const match = aMatch({ updatedAt: 1 });
    await patient.create(match, []);
    await patient.close();
    const store = new PostgresStore({ url, statementMilliseconds: 100 });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query('select id from matches for update');
    const swept = store.sweep(2, 2);
    await expect(store.addChat(match.id, { seat: 0, name: 'Ada', text: 'hi', at: 1 })).rejects.toThrow(
      'statement timeout',
    );
    await other.query('rollback');
    expect(await swept).toBe(1);
    await other.end();
    await store.close();
  });
});
