import * as v from 'valibot';
import type { NoteStore } from '../notes/noteStore.ts';
import { Notes } from '../notes/notes.ts';
import { afterTry, NEW_PLAYER, newPuzzle, Rating } from './rating.ts';

/** A puzzle that was tried. Only the first try counts for the ratings: afterwards one knows the answer. */
export const TriedPuzzle = v.object({
  id: v.string(),
  /** When, in milliseconds since 1970. */
  tried: v.number(),
  isSolved: v.boolean(),
  puzzle: Rating,
  /** The player's rating after it. */
  player: Rating,
});
export type TriedPuzzle = v.InferOutput<typeof TriedPuzzle>;

/** The puzzles tried in this browser, the first one first. */
export class TriedPuzzles {
  readonly #notes: Notes<typeof TriedPuzzle>;

  constructor(store?: Promise<NoteStore>) {
    this.#notes = new Notes('puzzles', TriedPuzzle, store);
  }

  async list(): Promise<readonly TriedPuzzle[]> {
    const tried = await this.#notes.list();
    return tried.toSorted((a, b) => a.tried - b.tried);
  }

  /** Notes the first try of a puzzle; what was noted before stays. */
  async note({ id, rating }: { id: string; rating: number }, isSolved: boolean, now: number): Promise<TriedPuzzle> {
    const tried = await this.list();
    const known = tried.find((one) => one.id === id);
    if (known !== undefined) return known;
    const note = { id, tried: now, isSolved, ...afterTry(playerOf(tried), newPuzzle(rating), isSolved) };
    await this.#notes.write(note);
    return note;
  }
}

/** The player's rating after all that was tried. */
export function playerOf(tried: readonly TriedPuzzle[]): Rating {
  return tried.at(-1)?.player ?? NEW_PLAYER;
}

export const triedPuzzles = new TriedPuzzles();
