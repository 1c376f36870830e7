import { follows, type GameStore } from './gameStore.ts';
import type { Kept } from './kept.ts';

/** Keeps games as long as the page lives: for browsers that allow nothing more. */
export function memoryStore(): GameStore {
  const games = new Map<string, Kept>();
  return {
    lasts: false,
    list: () => Promise.resolve([...games.values()].map(({ summary }) => summary)),
    read: (id) => Promise.resolve(games.get(id)),
    write(kept, isRestored) {
      const { id } = kept.summary;
      if (!follows(kept.summary, games.get(id)?.summary, isRestored)) return Promise.resolve('behind');
      games.set(id, structuredClone(kept));
      return Promise.resolve('written');
    },
    remove(id) {
      games.delete(id);
      return Promise.resolve();
    },
    clear() {
      games.clear();
      return Promise.resolve();
    },
  };
}
