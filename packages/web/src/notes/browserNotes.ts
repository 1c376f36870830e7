import { type DBSchema, openDB } from 'idb';
import { NOTES_NAME } from './name.ts';
import { type Note, type NoteStore, SHELVES, type ShelfId } from './noteStore.ts';

type Shelves = DBSchema & Record<ShelfId, { key: string; value: Note }>;

const VERSION = 1;

/**
 * Keeps notes in a database of the browser. It is not that of the games: a new shelf there would have to wait until every
 * window lets go of it that has a game open.
 */
export async function browserNotes(name = NOTES_NAME): Promise<NoteStore> {
  const database = await openDB<Shelves>(name, VERSION, {
    upgrade(db) {
      for (const shelf of SHELVES) db.createObjectStore(shelf, { keyPath: 'id' });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    list: (shelf) => database.getAll(shelf),
    ids: (shelf) => database.getAllKeys(shelf),
    read: (shelf, id) => database.get(shelf, id),
    async write(shelf, note) {
      await database.put(shelf, note);
    },
    remove: (shelf, id) => database.delete(shelf, id),
  };
}
