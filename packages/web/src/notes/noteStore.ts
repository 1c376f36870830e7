/** What is kept beside the games: their reviews, drills made from these, puzzles that were tried, deals that were played. */
export const SHELVES = ['reviews', 'drills', 'puzzles', 'deals'] as const;
export type ShelfId = (typeof SHELVES)[number];

export interface Note {
  readonly id: string;
}

/** Where notes lie. Whoever reads one checks it. */
export interface NoteStore {
  list(shelf: ShelfId): Promise<readonly unknown[]>;
  ids(shelf: ShelfId): Promise<readonly string[]>;
  read(shelf: ShelfId, id: string): Promise<unknown>;
  /** Writes a note in the place of the one with its id. */
  write(shelf: ShelfId, note: Note): Promise<void>;
  remove(shelf: ShelfId, id: string): Promise<void>;
}

/** Keeps notes as long as the page lives: for browsers that allow nothing more. */
export function memoryNotes(): NoteStore {
  const shelves = new Map(SHELVES.map((shelf) => [shelf, new Map<string, Note>()]));
  const of = (shelf: ShelfId) => shelves.get(shelf) ?? new Map<string, Note>();
  return {
    list: (shelf) => Promise.resolve([...of(shelf).values()].map((note) => structuredClone(note))),
    ids: (shelf) => Promise.resolve([...of(shelf).keys()]),
    read: (shelf, id) => Promise.resolve(structuredClone(of(shelf).get(id))),
    write(shelf, note) {
      of(shelf).set(note.id, structuredClone(note));
      return Promise.resolve();
    },
    remove(shelf, id) {
      of(shelf).delete(id);
      return Promise.resolve();
    },
  };
}
