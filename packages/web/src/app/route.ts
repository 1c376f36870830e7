import { useSyncExternalStore } from 'react';

/**
 * The screens, by the first word after `#/`; a second word names a game, a rule, a lesson or a match, a third the device
 * code of a match or the step of a replay.
 */
export const SCREENS = [
  'start',
  'new',
  'import',
  'table',
  'replay',
  'rules',
  'edition',
  'tutorial',
  'settings',
  'online',
  'm',
] as const;
export type ScreenId = (typeof SCREENS)[number];

export interface Route {
  readonly screen: ScreenId;
  readonly detail: string | undefined;
  readonly code: string | undefined;
}

/** Reads `#/rules/T2`; anything unknown is the start. */
export function readRoute(hash: string): Route {
  const [first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const screen = SCREENS.find((one) => one === first) ?? 'start';
  return { screen, detail: second === '' ? undefined : second, code: third === '' ? undefined : third };
}

/** The step that the third word of a replay's address names; anything else is none. */
export function stepOf(code: string | undefined): number | undefined {
  return code !== undefined && /^\d{1,4}$/.test(code) ? Number(code) : undefined;
}

/** A part of an address that somebody may have cut off in the middle of a character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen, for links. */
export function hrefOf(screen: ScreenId, detail?: string): string {
  const path = screen === 'start' ? '' : screen;
  return detail === undefined ? `#/${path}` : `#/${path}/${encodeURIComponent(detail)}`;
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
