import { useSyncExternalStore } from 'react';

/** The screens, by the first word after `#/`; further words name what a screen shows. */
export const SCREENS = [
  'start',
  'new',
  'import',
  'table',
  'replay',
  'guess',
  'review',
  'puzzles',
  'drills',
  'daily',
  'deal',
  'compare',
  'rules',
  'edition',
  'tutorial',
  'statistics',
  'settings',
  'online',
  'm',
] as const;
export type ScreenId = (typeof SCREENS)[number];

/** A screen and what it shows. */
export type Route =
  | { readonly screen: 'start' | 'edition' | 'settings' }
  /** Playing together, or a page of it. */
  | { readonly screen: 'online'; readonly page: string | undefined; readonly id: string | undefined }
  | { readonly screen: 'import' | 'statistics' }
  | { readonly screen: 'new'; readonly withOwnEdition: boolean }
  /** A game of the library; without one, the game to go on with. */
  | { readonly screen: 'table'; readonly game: string | undefined }
  | { readonly screen: 'guess'; readonly game: string | undefined }
  /** The step of a replay is a move, that of a review a turn. */
  | { readonly screen: 'replay' | 'review'; readonly game: string | undefined; readonly step: number | undefined }
  /** What there is to practise: a puzzle, a drill, a deal that came by a link, a game beside the line of such a deal. */
  | {
      readonly screen: 'puzzles' | 'drills' | 'daily' | 'deal' | 'compare';
      readonly shown: string | undefined;
      readonly beside: string | undefined;
    }
  | { readonly screen: 'rules'; readonly rule: string | undefined }
  | { readonly screen: 'tutorial'; readonly lesson: string | undefined }
  /** A match, with the code that links a second device to a seat. */
  | { readonly screen: 'm'; readonly match: string; readonly code: string | undefined };

/** Reads `#/rules/T2`; anything unknown is the start. */
export function readRoute(hash: string): Route {
  const words = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [first, second, third] = words.map((word) => (word === '' ? undefined : word));
  const screen = SCREENS.find((one) => one === first) ?? 'start';
  switch (screen) {
    case 'new':
      return { screen, withOwnEdition: second === 'edition' };
    case 'table':
    case 'guess':
      return { screen, game: second };
    case 'replay':
    case 'review':
      return { screen, game: second, step: stepOf(third) };
    case 'puzzles':
    case 'drills':
    case 'daily':
    case 'deal':
    case 'compare':
      return { screen, shown: second, beside: third };
    case 'online':
      return { screen, page: second, id: third };
    case 'rules':
      return { screen, rule: second };
    case 'tutorial':
      return { screen, lesson: second };
    case 'm':
      return second === undefined
        ? { screen: 'online', page: second, id: third }
        : { screen, match: second, code: third };
    default:
      return { screen };
  }
}

/** What tells one place of the page from another: the step of a replay and the code of a device do not. */
export function placeOf(route: Route): string {
  const { step: _step, code: _code, ...place } = { step: undefined, code: undefined, ...route };
  return Object.values(place).join(' ');
}

/** A step is a whole number; anything else is none. */
function stepOf(word: string | undefined): number | undefined {
  return word !== undefined && /^\d{1,4}$/.test(word) ? Number(word) : undefined;
}

/** A part of an address that somebody may have cut off in the middle of a character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen, for links; what it shows is left out where it is undefined. */
export function hrefOf(screen: ScreenId, ...details: readonly (string | undefined)[]): string {
  const named = details.filter((detail) => detail !== undefined);
  return `#/${[screen === 'start' ? '' : screen, ...named.map(encodeURIComponent)].join('/')}`;
}

export function goTo(screen: ScreenId, detail?: string): void {
  window.location.hash = hrefOf(screen, detail);
}

/** Screens to look something up on, with a way back to where one came from. */
const ASIDES: readonly ScreenId[] = ['rules', 'edition', 'settings'];
let left = hrefOf('start');

/** Remembers the screen that was left last, so that what was looked up there leads back to it. */
export function watchRoute(): void {
  window.addEventListener('hashchange', ({ oldURL }) => {
    const { hash } = new URL(oldURL);
    const { screen } = readRoute(hash);
    if (!ASIDES.includes(screen)) left = screen === 'start' ? hrefOf('start') : hash;
  });
}

/** The address of the screen one came from. */
export function cameFrom(): string {
  return left;
}

/** The address inside the page of a link that people share: `/m/<id>`, or `/m/<id>#device=<code>` for a second device. */
export function routeOfLink(path: string, hash: string): string | undefined {
  const id = /\/m\/([0-9a-z]{16})$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  const code = /^#device=([\w-]+)$/.exec(hash)?.[1];
  return code === undefined ? hrefOf('m', id) : `${hrefOf('m', id)}/${code}`;
}

/** A shared link becomes an address inside the page, so that links inside it work as everywhere else. */
export function adoptLink(): void {
  const { pathname, hash } = window.location;
  if (hash.startsWith('#/')) return;
  const route = routeOfLink(pathname, hash);
  if (route !== undefined) window.history.replaceState(undefined, '', `${pathname.replace(/m\/\w+$/, '')}${route}`);
}

/** The link to a match that people share; a code belongs behind the `#`, which browsers keep to themselves. */
export function linkOf(matchId: string, code?: string): string {
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname.replace(/[^/]*$/, '')}m/${matchId}`;
  return code === undefined ? link : `${link}#device=${code}`;
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return readRoute(hash);
}
