import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../src/store/postgresStore.ts';
import { SqliteStore } from '../src/store/sqliteStore.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { aMatch } from './support/rows.ts';
import { newServer, type TestServer } from './support/server.ts';
import { STORE_KINDS } from './support/stores.ts';
import { closeAll, startTable } from './support/table.ts';

/** More than a process works on at once. */
const POISONED = 70;

describe.each(STORE_KINDS)('matches that cannot be read, on %s', (kind) => {
  let folder: string;
  let postgres: Postgres | undefined;
  let server: TestServer;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-poison-'));
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.database('poison');
    const store =
      databaseUrl === undefined
        ? new SqliteStore(path.join(folder, 'nunatak.sqlite'))
        : new PostgresStore({ url: databaseUrl });
    await store.migrate();
    for (let i = 0; i < POISONED; i++) {
      await store.create(aMatch({ status: 'playing', dueAt: 1 + i, snapshot: '{"view":' }), []);
    }
    await store.close();
    server = await newServer({ config: databaseUrl === undefined ? { dataFolder: folder } : { databaseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('D5: stop no clock of another match', async () => {
    const { clients } = await startTable(server, 2, 2, { clock: { kind: 'live', bank: 1, increment: 0 } });
    await clients[1].until(() => clients[1].room.timeout?.seat === 0);
    expect(clients[1].room.timeout?.seat).toBe(0);
    closeAll(clients);
  });
});
