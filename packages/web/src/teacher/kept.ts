import { isObject, readJson, type Shelf, shelf } from '../session/storage.ts';

const KEY = 'nunatak/teacher';

/** How often the teacher has asked in a game, by its seed; of the last game with a teacher only. */
export function askedIn(seed: string, from: Shelf = shelf): number {
  const kept = readJson(from, KEY);
  return isObject(kept) && kept.seed === seed && typeof kept.asked === 'number' ? kept.asked : 0;
}

export function rememberAsked(seed: string, asked: number, to: Shelf = shelf): void {
  to.setItem(KEY, JSON.stringify({ seed, asked }));
}
