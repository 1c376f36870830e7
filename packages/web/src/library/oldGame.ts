import { fnv1a64 } from '@nunatak/engine';
import { fromSave } from '../session/savedGame.ts';
import { parseJson } from '../session/storage.ts';
import { Keeper } from './keeper.ts';
import type { Library } from './library.ts';

/** What became of the game of an earlier version: it lies in the library, there is no room for it, or it cannot be read. */
export type TakenOver = 'kept' | 'noRoom' | 'broken';

/** Puts the game of an earlier version into the library. */
export async function keepOldGame(library: Library, text: string): Promise<TakenOver> {
  const read = fromSave(parseJson(text));
  if (!read.ok) return 'broken';
  // Two windows that take the same game over give it the same id, and the second finds it there.
  const keeper = new Keeper(library, { id: fnv1a64(text), created: Date.now(), revision: 0 });
  await keeper.keep(read.value.referee);
  return keeper.keeping.get() === 'unkept' ? 'noRoom' : 'kept';
}

/** Why the game of an earlier version cannot be read; undefined where it can. */
export function whyBroken(text: string): string | undefined {
  const read = fromSave(parseJson(text));
  return read.ok ? undefined : read.reason;
}
