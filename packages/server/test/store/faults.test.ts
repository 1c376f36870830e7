import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgresStore.ts';
import { SqliteWriter } from '../../src/store/sqliteWriter.ts';
import type { Store, StoredMatch } from '../../src/store/store.ts';
import type { Tables } from '../../src/store/tables.ts';
import { FAILURES, Fuse, fusedClient, fusedFile } from '../support/fuse.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { aChange, aMatch, aStep } from '../support/rows.ts';
import { STORE_KINDS, type StoreKind } from '../support/stores.ts';
import { OPERATIONS, type Operation } from './operations.ts';

/** The column by which the rows of a match are found. */
const TABLES: Readonly<Record<Exclude<keyof Tables, 'processes'>, string>> = {
  matches: 'id',
  due: 'match_id',
  steps: 'match_id',
  tokens: 'match_id',
  links: 'match_id',
  browser_links: 'hash',
  chat: 'match_id',
  plays: 'match_id',
  subscriptions: 'match_id',
  editions: 'hash',
  bans: 'subject',
  reports: 'match_id',
  daily: 'browser',
  raters: 'browser',
  skills: 'browser',
  rated: 'match_id',
  tournaments: 'id',
  entries: 'tournament_id',
};

/** A store whose statements can be made to fail, and plain SQL to look at what it keeps. */
interface Fused {
  readonly store: Store;
  read(text: string): Promise<readonly unknown[]>;
  /** All rows that carry the id of a match, with their table. */
  rowsOf(id: string): Promise<readonly string[]>;
  /** Leaves an empty database. */
  clear(): Promise<unknown>;
  close(): Promise<void>;
}

/** All rows of a match in one question: asked hundreds of times, one for each table takes much of the time. */
const ALL_ROWS = Object.entries(TABLES)
  .map(([table, column]) => `select '${table} ' || to_json(t) as row from ${table} t where ${column} like $1`)
  .join(' union all ');

describe.each(STORE_KINDS)('a store on %s', (kind) => {
  const fuse = new Fuse();
  let folder: string;
  let postgres: Postgres | undefined;
  let fused: Fused;
  let databases = 0;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-faults-'));
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    fused = await open();
    await fused.store.migrate();
  });

  afterAll(async () => {
    await fused.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A store on an empty database of its own. */
  async function open(): Promise<Fused> {
    const name = `faults${++databases}`;
    return postgres === undefined
      ? openSqlite(path.join(folder, name))
      : await openPostgres(await postgres.database(name));
  }

  function openSqlite(file: string): Fused {
    const store = new SqliteWriter(file, fusedFile(fuse));
    const outside = new DatabaseSync(file);
    return {
      store,
      read: (text) => Promise.resolve(outside.prepare(text).all()),
      rowsOf: (id) =>
        Promise.resolve(
          Object.entries(TABLES).flatMap(([table, column]) =>
            outside
              .prepare(`select * from ${table} where ${column} like ?`)
              .all(`%${id}`)
              .map((row) => `${table} ${JSON.stringify(row)}`),
          ),
        ),
      clear: () => {
        const tables = outside.prepare("select name from sqlite_master where type = 'table'").all();
        outside.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
        for (const { name } of tables) if (!String(name).startsWith('sqlite_')) outside.exec(`drop table "${name}"`);
        outside.exec('commit');
        return Promise.resolve();
      },
      close: async () => {
        outside.close();
        await store.close();
      },
    };
  }

  async function openPostgres(url: string): Promise<Fused> {
    const store = new PostgresStore({ url, Client: fusedClient(fuse) });
    const outside = new pg.Client({ connectionString: url });
    await outside.connect();
    return {
      store,
      read: async (text) => (await outside.query(text)).rows,
      rowsOf: async (id) => {
        const { rows } = await outside.query<{ row: string }>({ name: 'rows', text: ALL_ROWS, values: [`%${id}`] });
        return rows.map(({ row }) => row);
      },
      clear: () => outside.query('drop schema public cascade; create schema public'),
      close: async () => {
        await outside.end();
        await store.close();
      },
    };
  }

  /** All rows that carry the id of a match, whatever the id is. */
  async function rowsOf({ id }: StoredMatch): Promise<string> {
    const rows = await fused.rowsOf(id);
    return JSON.stringify(rows.toSorted()).replaceAll(id, 'the match');
  }

  async function prepared({ before }: Operation): Promise<StoredMatch> {
    const match = aMatch();
    await before?.(fused.store, match, fused.read);
    return match;
  }

  describe.each(FAILURES)('whose statement fails %s it is done', (failure) => {
    it.each(Object.entries(OPERATIONS))(
      'does all of %s or nothing, and does it when asked again',
      async (_, operation) => {
        const whole = await prepared(operation);
        const nothing = await rowsOf(whole);
        await operation.run(fused.store, whole);
        const all = await rowsOf(whole);

        let n = 0;
        for (let isBlown = true; isBlown; ) {
          const match = await prepared(operation);
          fuse.set(++n, failure);
          const isDone = await operation.run(fused.store, match).then(
            () => true,
            () => false,
          );
          ({ isBlown } = fuse);
          fuse.remove();
          const rows = await rowsOf(match);
          // Whoever was told that it is done can rely on it; what failed before anything was done has left nothing.
          if (isDone) expect(rows).toBe(all);
          else expect(failure === 'before' ? [nothing] : [nothing, all]).toContain(rows);
          if (rows === nothing && nothing !== all) await operation.run(fused.store, match);
          expect(await rowsOf(match)).toBe(all);
        }
        // At least the statement itself was made to fail.
        expect(n).toBeGreaterThan(1);
      },
    );

    it('tells the truth about each of many commits at once', async () => {
      const { store } = fused;
      for (let isBlown = true, n = 1; isBlown; n++) {
        const matches = await Promise.all(
          [1, 2, 3].map(async () => {
            const match = aMatch();
            await store.create(match, []);
            return match;
          }),
        );
        const commit = (match: StoredMatch) => store.commit(aChange(match, { seq: 1, steps: [aStep(1)] }));
        fuse.set(n, failure);
        const results = await Promise.allSettled(matches.map(commit));
        ({ isBlown } = fuse);
        fuse.remove();
        for (const [i, match] of matches.entries()) {
          const steps = await store.steps(match.id, 0);
          expect((await store.load(match.id))?.revision).toBe(steps.length);
          if (results[i].status === 'fulfilled') expect(steps).toHaveLength(1);
          else expect(await commit(match)).toBe(steps.length === 0);
          expect(await store.steps(match.id, 0)).toEqual([aStep(1)]);
        }
      }
    });

    it('is brought up to date when asked again', async () => {
      const schema = await schemaOf(kind, fused);
      const fresh = await open();
      // PostgreSQL takes its time to make tables: there each statement fails in one of the two ways.
      const [first, stride] = kind === 'sqlite' ? [1, 1] : [FAILURES.indexOf(failure) + 1, FAILURES.length];
      for (let isBlown = true, n = first; isBlown; n += stride) {
        fuse.set(n, failure);
        await fresh.store.migrate().catch(() => undefined);
        ({ isBlown } = fuse);
        fuse.remove();
        await fresh.store.migrate();
        expect(await schemaOf(kind, fresh)).toEqual(schema);
        await fresh.clear();
      }
      await fresh.close();
    });
  });
});

function schemaOf(kind: StoreKind, { read }: Fused): Promise<readonly unknown[]> {
  return read(
    kind === 'sqlite'
      ? "select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name"
      : `select table_name, column_name, data_type, is_nullable from information_schema.columns
         where table_schema = 'public' order by table_name, column_name`,
  );
}
