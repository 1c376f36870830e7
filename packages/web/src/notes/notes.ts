import type * as v from 'valibot';
import { readWith } from '../library/read.ts';
import { Store } from '../session/store.ts';
import { browserNotes } from './browserNotes.ts';
import { memoryNotes, type Note, type NoteStore, type ShelfId } from './noteStore.ts';

/** The notes of this browser; where it allows no database, some that live as long as the page. */
export const noteStore: Promise<NoteStore> = browserNotes().catch(memoryNotes);

/** The notes of one shelf, each of which is checked when it is read: one that cannot be read is as good as none. */
export class Notes<S extends v.GenericSchema<unknown, Note>> {
  /** Counts the changes, so that a screen reads again. */
  readonly changes = new Store(0);
  readonly #shelf: ShelfId;
  readonly #schema: S;
  readonly #store: Promise<NoteStore>;

  constructor(shelf: ShelfId, schema: S, store: Promise<NoteStore> = noteStore) {
    this.#shelf = shelf;
    this.#schema = schema;
    this.#store = store;
  }

  async list(): Promise<readonly v.InferOutput<S>[]> {
    const found = await (await this.#store).list(this.#shelf);
    return found.flatMap((document) => {
      const note = readWith(this.#schema, document);
      return note.ok ? [note.value] : [];
    });
  }

  /** The ids of all that lies there, readable or not. */
  async ids(): Promise<readonly string[]> {
    return (await this.#store).ids(this.#shelf);
  }

  async read(id: string): Promise<v.InferOutput<S> | undefined> {
    const note = readWith(this.#schema, await (await this.#store).read(this.#shelf, id));
    return note.ok ? note.value : undefined;
  }

  async write(note: v.InferOutput<S>): Promise<void> {
    await (await this.#store).write(this.#shelf, note);
    this.changes.set(this.changes.get() + 1);
  }

  async remove(id: string): Promise<void> {
    await (await this.#store).remove(this.#shelf, id);
    this.changes.set(this.changes.get() + 1);
  }
}
