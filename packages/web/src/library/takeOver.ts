import { keepAside, readAside, unseenGame } from '../session/aside.ts';
import { type Shelf, shelf } from '../session/storage.ts';
import { type Library, library } from './library.ts';

/** Where the one game of a browser lay before there was a library. */
const KEY = 'nunatak/game';

/** What reads such a game needs the rules: it is fetched where there is one, so that no other start waits for it. */
const loadOldGame = () => import('./oldGame.ts');

/**
 * Takes the game that an earlier version kept over into the library. One that cannot be read is put aside; where there is no
 * room for it, it stays where it is.
 */
export async function takeOver(into: Library, from: Shelf = shelf): Promise<void> {
  const text = from.getItem(KEY);
  if (text === null) return;
  const { keepOldGame } = await loadOldGame();
  const outcome = await keepOldGame(into, text);
  const isSafe = outcome === 'broken' ? keepAside('game', text, from) !== undefined : outcome === 'kept';
  if (isSafe) from.removeItem(KEY);
}

let taken: Promise<void> | undefined;

/** Resolves when the game of an earlier version, if there was one, lies in the library of this browser. */
export function takenOver(): Promise<void> {
  taken ??= takeOver(library).catch(() => undefined);
  return taken;
}

/** A game of an earlier version that could not be read, and of which nobody was told yet. */
export interface BrokenSave {
  readonly key: string;
  readonly text: string;
  readonly reason: string;
  /** It lies aside; else there was no room, and it lies where it lay. */
  readonly aside: boolean;
}

export async function brokenSave(from: Shelf = shelf): Promise<BrokenSave | undefined> {
  const aside = unseenGame(from);
  const text = aside === undefined ? from.getItem(KEY) : readAside(aside, from);
  if (text === null) return undefined;
  const { whyBroken } = await loadOldGame();
  const reason = whyBroken(text);
  return reason === undefined ? undefined : { key: aside ?? KEY, text, reason, aside: aside !== undefined };
}
