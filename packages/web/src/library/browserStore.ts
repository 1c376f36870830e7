import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { follows, type GameStore, StoreFull } from './gameStore.ts';
import type { Summary } from './kept.ts';

/** Summaries lie apart, so that a list reads no games. */
interface Shelves extends DBSchema {
  summaries: { key: string; value: Summary };
  bodies: { key: string; value: { readonly id: string; readonly body: unknown } };
}

const VERSION = 1;

/** Keeps games in the browser's own database. */
export async function browserStore(name = 'nunatak'): Promise<GameStore> {
  const database = await openDB<Shelves>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore('summaries', { keyPath: 'id' });
      db.createObjectStore('bodies', { keyPath: 'id' });
    },
    // A newer page wants to change the shelves: this one lets go and is told to reload by what it can no longer write.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return storeOver(database);
}

function storeOver(database: IDBPDatabase<Shelves>): GameStore {
  return {
    lasts: true,
    list: () => database.getAll('summaries'),
    async read(id) {
      const shelves = database.transaction(['summaries', 'bodies']);
      const [summary, kept] = await Promise.all([
        shelves.objectStore('summaries').get(id),
        shelves.objectStore('bodies').get(id),
      ]);
      return summary === undefined ? undefined : { summary, body: kept?.body };
    },
    async write({ summary, body }, isRestored) {
      const shelves = database.transaction(['summaries', 'bodies'], 'readwrite');
      const summaries = shelves.objectStore('summaries');
      try {
        if (!follows(summary, await summaries.get(summary.id), isRestored)) return 'behind';
        await Promise.all([
          summaries.put(summary),
          shelves.objectStore('bodies').put({ id: summary.id, body }),
          shelves.done,
        ]);
        return 'written';
      } catch (error) {
        shelves.done.catch(() => undefined);
        if (error instanceof DOMException && error.name === 'QuotaExceededError') {
          throw new StoreFull('The browser has no room for the game', { cause: error });
        }
        throw error;
      }
    },
    async remove(id) {
      const shelves = database.transaction(['summaries', 'bodies'], 'readwrite');
      await Promise.all([
        shelves.objectStore('summaries').delete(id),
        shelves.objectStore('bodies').delete(id),
        shelves.done,
      ]);
    },
    async clear() {
      const names = [...database.objectStoreNames];
      const shelves = database.transaction(names, 'readwrite');
      await Promise.all([...names.map((name) => shelves.objectStore(name).clear()), shelves.done]);
    },
  };
}
