/** A window of this site, as a service worker knows it. */
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What is used of a service worker's `clients`. */
export interface Windows {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  openWindow(address: string): Promise<unknown>;
}

/**
 * Shows the match that a notification is about: brings the window that has it open to the front, or opens a new one. Two
 * windows with one match would be two boards of the same seat.
 */
export async function openMatch(windows: Windows, scope: string, data: unknown): Promise<void> {
  const matchId = typeof data === 'object' && data !== null && 'matchId' in data ? String(data.matchId) : '';
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find(({ url }) => (matchId === '' ? url.startsWith(scope) : shows(url, matchId)));
  if (found === undefined) await windows.openWindow(new URL(matchId === '' ? '' : `m/${matchId}`, scope).href);
  else await found.focus();
}

/** True if an address is that of a match: as it is linked, or as the page writes it. */
function shows(address: string, matchId: string): boolean {
  const { pathname, hash } = new URL(address);
  return [pathname, hash].some((path) => /\/m\/([^/?]*)/.exec(path)?.[1] === matchId);
}
