import { MATCH_ID_PATTERN } from './settings.ts';

/** Path of a socket that can join any number of matches. */
export const SOCKET_PATH = '/api/socket';

const OF_A_MATCH = /^\/api\/matches\/([^/]+)\/socket$/;

/**
 * Returns the path of a socket for one match. Proxies can use the path to route everyone in a match to the same
 * process.
 */
export function socketPathOf(matchId: string): string {
  return `/api/matches/${matchId}/socket`;
}

/** True if sockets can be opened at a path. */
export function isSocketPath(path: string): boolean {
  return path === SOCKET_PATH || MATCH_ID_PATTERN.test(OF_A_MATCH.exec(path)?.[1] ?? '');
}
