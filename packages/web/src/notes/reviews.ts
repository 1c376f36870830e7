import type { Review } from '@nunatak/bots/review';
import * as v from 'valibot';
import { LINKED } from './linked.ts';
import type { NoteStore } from './noteStore.ts';
import { Notes } from './notes.ts';

const FORMAT = 'nunatak-review/1';

/** A review as it was computed; its format names what it looks like inside. */
export const ReviewNote = v.object({
  /** The id of the game. */
  id: v.string(),
  format: v.literal(FORMAT),
  /** Of the record that was reviewed: a game that was played on since is reviewed anew. */
  record: v.string(),
  /** When it was finished, in milliseconds since 1970. */
  made: v.number(),
  review: v.custom<Review>((document) => typeof document === 'object' && document !== null),
});
export type ReviewNote = v.InferOutput<typeof ReviewNote>;

/** The reviews of the games in this browser, so that each is computed once. */
export class KeptReviews {
  readonly #notes: Notes<typeof ReviewNote>;

  constructor(store?: Promise<NoteStore>) {
    this.#notes = new Notes('reviews', ReviewNote, store);
  }

  list(): Promise<readonly ReviewNote[]> {
    return this.#notes.list();
  }

  /** The review of a game, if it is one of this very record. */
  async find(game: string, record: string): Promise<Review | undefined> {
    const note = await this.#notes.read(game);
    return note?.record === record ? note.review : undefined;
  }

  keep(game: string, record: string, review: Review): Promise<void> {
    return this.#notes.write({ id: game, format: FORMAT, record, made: Date.now(), review });
  }

  /** Throws away the reviews of games that are not there any more; those of lines that came by a link stay. */
  async prune(games: ReadonlySet<string>): Promise<void> {
    const gone = (await this.#notes.ids()).filter((id) => !id.startsWith(LINKED) && !games.has(id));
    await Promise.all(gone.map((id) => this.#notes.remove(id)));
  }
}

export const keptReviews = new KeptReviews();
