import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresStore } from '../../src/store/postgresStore.ts';
import { SqliteStore } from '../../src/store/sqliteStore.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from './postgres.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** A database to open stores on, as often as a test likes. */
export interface Database {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** An empty database of a kind, gone again after `remove`. */
export async function newDatabase(kind: StoreKind, options: { readonly durable?: boolean } = {}): Promise<Database> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-sqlite-'));
    return {
      open: () => migrated(new SqliteStore(path.join(folder, 'nunatak.sqlite'))),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const postgres = await startPostgres(options);
  const url = await postgres.database('nunatak');
  return { open: () => migrated(new PostgresStore({ url })), remove: postgres.stop };
}

async function migrated(store: Store): Promise<Store> {
  await store.migrate();
  return store;
}
