import { useSyncExternalStore } from 'react';

/** The screens, by the first word after `#/`; a second word names a rule or a lesson. */
export const SCREENS = ['start', 'new', 'import', 'table', 'rules', 'tutorial', 'settings'] as const;
export type ScreenId = (typeof SCREENS)[number];

export interface Route {
  readonly screen: ScreenId;
  readonly detail: string | undefined;
}

/** Reads `#/rules/T2`; anything unknown is the start. */
export function readRoute(hash: string): Route {
  const [first = '', second] = hash.replace(/^#\/?/, '').split('/');
  const screen = SCREENS.find((one) => one === first) ?? 'start';
  return { screen, detail: second === undefined || second === '' ? undefined : decodeURIComponent(second) };
}

/** The address of a screen, for links. */
export function hrefOf(screen: ScreenId, detail?: string): string {
  const path = screen === 'start' ? '' : screen;
  return detail === undefined ? `#/${path}` : `#/${path}/${encodeURIComponent(detail)}`;
}

export function goTo(screen: ScreenId, detail?: string): void {
  window.location.hash = hrefOf(screen, detail);
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  return readRoute(hash);
}
