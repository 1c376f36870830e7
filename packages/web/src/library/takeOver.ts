import { fnv1a64 } from '@nunatak/engine';
import { keepAside, readAside, unseenGame } from '../session/aside.ts';
import { fromSave } from '../session/games.ts';
import { parseJson, type Shelf, shelf } from '../session/storage.ts';
import { Keeper } from './keeper.ts';
import type { Library } from './library.ts';

/** Where the one game of a browser lay before there was a library. */
const KEY = 'nunatak/game';

/**
 * Takes the game that an earlier version kept over into the library. One that cannot be read is put aside; where there is no
 * room for it, it stays where it is.
 */
export async function takeOver(library: Library, from: Shelf = shelf): Promise<void> {
  const text = from.getItem(KEY);
  if (text === null) return;
  const read = fromSave(parseJson(text));
  if (!read.ok) {
    if (keepAside('game', text, from) !== undefined) from.removeItem(KEY);
    return;
  }
  // Two windows that take the same game over give it the same id, and the second finds it there.
  const keeper = new Keeper(library, { id: fnv1a64(text), created: Date.now(), revision: 0 });
  await keeper.keep(read.value.referee);
  if (keeper.keeping.get() !== 'unkept') from.removeItem(KEY);
}

/** A game of an earlier version that could not be read, and of which nobody was told yet. */
export interface BrokenSave {
  readonly key: string;
  readonly text: string;
  readonly reason: string;
  /** It lies aside; else there was no room, and it lies where it lay. */
  readonly aside: boolean;
}

export function brokenSave(from: Shelf = shelf): BrokenSave | undefined {
  const aside = unseenGame(from);
  const text = aside === undefined ? from.getItem(KEY) : readAside(aside, from);
  if (text === null) return undefined;
  const read = fromSave(parseJson(text));
  return read.ok ? undefined : { key: aside ?? KEY, text, reason: read.reason, aside: aside !== undefined };
}
