import { shelf } from '../session/storage.ts';

const ASIDE = 'nunatak/broken/';

/** A game or record that could not be read, as it came. */
export interface Aside {
  readonly key: string;
  readonly when: string;
  readonly size: number;
}

export function keepAside(text: string): string {
  const key = `${ASIDE}${new Date().toISOString()}`;
  shelf.setItem(key, text);
  return key;
}

export function listAside(): readonly Aside[] {
  if (typeof localStorage === 'undefined') return [];
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(ASIDE))
    .sort()
    .map((key) => ({ key, when: key.slice(ASIDE.length), size: shelf.getItem(key)?.length ?? 0 }));
}

export function readAside(key: string): string {
  return shelf.getItem(key) ?? '';
}

export function removeAside(key: string): void {
  shelf.removeItem(key);
}
