import { readJson, type Shelf, shelf } from '../session/storage.ts';
import { NOTE_IDS, type NoteId } from './notes.ts';

const KEY = 'nunatak/coachSeen';

/** The notes that were read. */
export function seenNotes(from: Shelf = shelf): readonly NoteId[] {
  const kept = readJson(from, KEY);
  return Array.isArray(kept) ? NOTE_IDS.filter((id) => kept.includes(id)) : [];
}

export function rememberSeen(seen: readonly NoteId[], to: Shelf = shelf): void {
  to.setItem(KEY, JSON.stringify(seen));
}
