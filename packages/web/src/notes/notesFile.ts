import { type NoteStore, SHELVES, type ShelfId } from './noteStore.ts';
import { noteStore } from './notes.ts';

/** All notes, by shelf, as they lie there: readable or not, they go along with the games. */
export type NotesFile = Readonly<Record<ShelfId, readonly unknown[]>>;

export async function writeNotes(from: Promise<NoteStore> = noteStore): Promise<NotesFile> {
  const store = await from;
  const [reviews, drills, puzzles, deals] = await Promise.all(SHELVES.map((shelf) => store.list(shelf)));
  return { reviews, drills, puzzles, deals };
}
