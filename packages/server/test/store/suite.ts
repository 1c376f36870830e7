import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type Database, newDatabase, type StoreKind } from '../support/stores.ts';

/** Opens an empty store of a kind before the tests of a suite, and takes it away after them. */
export function withStore(kind: StoreKind, opened: (store: Store) => void | Promise<void>): void {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    await opened(store);
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
}
