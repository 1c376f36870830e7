import { MATCH_ID_PATTERN } from './settings.ts';

/** Where a socket is opened that takes part in any number of matches. */
export const SOCKET_PATH = '/api/socket';

const OF_A_MATCH = /^\/api\/matches\/([^/]+)\/socket$/;

/** Where a socket for one match is opened: by its address a proxy can have all of a table meet at one process. */
export function socketPathOf(matchId: string): string {
  return `/api/matches/${matchId}/socket`;
}

/** Whether sockets are opened at a path. */
export function isSocketPath(path: string): boolean {
  return path === SOCKET_PATH || MATCH_ID_PATTERN.test(OF_A_MATCH.exec(path)?.[1] ?? '');
}
