import type * as v from 'valibot';
import { PlayedDeal } from '../deals/played.ts';
import { Drill, drillId } from '../drills/drills.ts';
import type { Broken } from '../library/libraryFile.ts';
import { readWith, type Unread } from '../library/read.ts';
import { LINKED } from '../notes/linked.ts';
import { type Note, type NoteStore, SHELVES, type ShelfId } from '../notes/noteStore.ts';
import { ReviewNote } from '../notes/reviews.ts';
import { TriedPuzzle } from '../puzzles/tried.ts';
import { isObject } from '../session/storage.ts';

/** Where the games of a file lie now, by the id that they had in it. */
export type Places = ReadonlyMap<string, string>;

/** Puts a note on its shelf; whether it did, or what lies there stays. */
export type TakeNote = (store: NoteStore, places: Places) => Promise<boolean>;

/** The notes of a file: those that can be read, and what is wrong with the others. */
export interface ImportedNotes {
  readonly notes: readonly TakeNote[];
  readonly broken: readonly Broken[];
}

type NoteReader = (document: unknown) => { readonly ok: true; readonly value: TakeNote } | Unread;

/** How notes of each shelf are read, moved along with their game, and chosen from where one lies there already. */
const READERS: Readonly<Record<ShelfId, NoteReader>> = {
  reviews: readerOf('reviews', ReviewNote, (note, places) => {
    const id = note.id.startsWith(LINKED) ? note.id : places.get(note.id);
    return id === undefined ? undefined : { ...note, id };
  }),
  // One that was tried more often knows better when it is due.
  drills: readerOf(
    'drills',
    Drill,
    (note, places) => {
      const game = places.get(note.game);
      return game === undefined ? undefined : { ...note, game, id: drillId(game, note.decision) };
    },
    (coming, lying) => coming.record === lying.record && coming.schedule.tries > lying.schedule.tries,
  ),
  // The first try counts.
  puzzles: readerOf(
    'puzzles',
    TriedPuzzle,
    (note) => note,
    (coming, lying) => coming.tried < lying.tried,
  ),
  deals: readerOf('deals', PlayedDeal, (note, places) => {
    const game = places.get(note.game);
    return game === undefined ? undefined : { ...note, game };
  }),
};

function readerOf<S extends v.GenericSchema<unknown, Note>>(
  shelf: ShelfId,
  schema: S,
  placed: (note: v.InferOutput<S>, places: Places) => v.InferOutput<S> | undefined,
  isBetter: (coming: v.InferOutput<S>, lying: v.InferOutput<S>) => boolean = () => false,
): NoteReader {
  return (document) => {
    const read = readWith(schema, document);
    if (!read.ok) return read;
    const take: TakeNote = async (store, places) => {
      const note = placed(read.value, places);
      if (note === undefined) return false;
      const lying = readWith(schema, await store.read(shelf, note.id));
      if (lying.ok && !isBetter(note, lying.value)) return false;
      await store.write(shelf, note);
      return true;
    };
    return { ok: true, value: take };
  };
}

/** Reads the notes of a library's file; one of an older format has none. */
export function readNotes(document: unknown): ImportedNotes {
  const said = isObject(document) && isObject(document.notes) ? document.notes : {};
  const notes: TakeNote[] = [];
  const broken: Broken[] = [];
  for (const shelf of SHELVES) {
    const list: readonly unknown[] = Array.isArray(said[shelf]) ? said[shelf] : [];
    for (const [i, one] of list.entries()) {
      const read = READERS[shelf](one);
      if (read.ok) notes.push(read.value);
      else broken.push({ reason: `notes.${shelf}[${i}].${read.reason}` });
    }
  }
  return { notes, broken };
}

/** Puts notes beside the games they are of, and says how many are new here; what there is no room for stays in the file. */
export async function takeInNotes(store: NoteStore, notes: readonly TakeNote[], places: Places): Promise<number> {
  let taken = 0;
  for (const take of notes) {
    if (await take(store, places).catch(() => false)) taken++;
  }
  return taken;
}
