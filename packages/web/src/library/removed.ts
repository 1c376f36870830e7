import { Store } from '../session/store.ts';
import type { Kept } from './kept.ts';
import { library } from './library.ts';

/** The game that was deleted last, as long as its deletion can be taken back. */
export const removedGame = new Store<Kept | undefined>(undefined);

/** Deletes a game; it stays at hand until the list is left. */
export async function removeGame(id: string): Promise<void> {
  const kept = await library.read(id);
  // It is gone already, as after a second press.
  if (kept === undefined) return;
  // Known before the list is empty: with its last game the list would go, and with it the way back.
  removedGame.set(kept.ok ? kept.value : undefined);
  try {
    await library.remove(id);
  } catch (error) {
    removedGame.set(undefined);
    throw error;
  }
}

export async function bringBack(kept: Kept): Promise<void> {
  await library.restore(kept);
  removedGame.set(undefined);
}
