import { type Shelf, shelf } from './storage.ts';

/** What could not be read lies aside, unchanged, until the player deletes it. */

const ASIDE = 'nunatak/broken/';
/** The newest game aside whose report was closed. */
const SEEN = 'nunatak/brokenSeen';

/** A kept game is reported until the report is closed; a record was when it was opened. */
export const ASIDE_KINDS = ['game', 'record'] as const;
export type AsideKind = (typeof ASIDE_KINDS)[number];

/** A game or record that could not be read, as it came. */
export interface Aside {
  readonly key: string;
  readonly kind: AsideKind;
  readonly when: string;
  readonly size: number;
}

const GAMES = `${ASIDE}game/`;

/** Puts a text aside and gives its key; undefined where there is no room for it. */
export function keepAside(kind: AsideKind, text: string, to: Shelf = shelf): string | undefined {
  const key = `${kind === 'game' ? GAMES : ASIDE}${new Date().toISOString()}`;
  if (to.setItem(key, text)) return key;
  to.removeItem(key);
  return undefined;
}

/** All that lies aside, the oldest first. */
export function listAside(from: Shelf = shelf): readonly Aside[] {
  return from
    .keys()
    .filter((key) => key.startsWith(ASIDE))
    .map((key): Aside => {
      const kind = key.startsWith(GAMES) ? 'game' : 'record';
      const when = key.slice(kind === 'game' ? GAMES.length : ASIDE.length);
      return { key, kind, when, size: readAside(key, from).length };
    })
    .sort((a, b) => a.when.localeCompare(b.when));
}

export function readAside(key: string, from: Shelf = shelf): string {
  return from.getItem(key) ?? '';
}

export function removeAside(key: string, from: Shelf = shelf): void {
  from.removeItem(key);
}

/** The newest game aside, unless its report was closed. */
export function unseenGame(from: Shelf = shelf): string | undefined {
  const newest = listAside(from).findLast(({ kind }) => kind === 'game')?.key;
  return newest !== undefined && newest > (from.getItem(SEEN) ?? '') ? newest : undefined;
}

export function markSeen(key: string, to: Shelf = shelf): void {
  to.setItem(SEEN, key);
}
