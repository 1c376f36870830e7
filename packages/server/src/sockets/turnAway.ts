import type { Duplex } from 'node:stream';
import { type ErrorBody, SOCKET_PATH, socketPathOf, type TurnedAway } from '@nunatak/protocol';

/** What somebody is told whose connection is not taken. */
export interface Refusal {
  readonly status: string;
  readonly error: ErrorBody | TurnedAway;
}

/** Why a connection is not taken. A browser tells its page no more than that; a program can read it. */
export const REFUSALS = {
  tooFast: {
    status: '429 Too Many Requests',
    error: { code: 'tooFast', message: 'Too many new connections from your address', retryAfter: 1 },
  },
  tooManyOfYours: {
    status: '429 Too Many Requests',
    error: { code: 'tooMany', message: 'Your address has too many connections: close one', retryAfter: 5 },
  },
  tooMany: {
    status: '503 Service Unavailable',
    error: { code: 'tooMany', message: 'The server has no room for more connections', retryAfter: 5 },
  },
  banned: {
    status: '403 Forbidden',
    error: { code: 'banned', message: 'The host of this server keeps your address out for a while' },
  },
  unknownPath: {
    status: '404 Not Found',
    error: { code: 'unknownPath', message: `Sockets are opened at ${SOCKET_PATH} or ${socketPathOf('ID')}` },
  },
  unknownHost: {
    status: '421 Misdirected Request',
    error: { code: 'unknownHost', message: 'This server has no such name' },
  },
  foreignOrigin: {
    status: '403 Forbidden',
    error: { code: 'foreignOrigin', message: 'This origin may not use the server' },
  },
} as const satisfies Record<string, Refusal>;

/** Answers a request for a socket with a refusal, and hangs up. */
export function turnAway(socket: Duplex, { status, error }: Refusal): void {
  const body = JSON.stringify({ error });
  const retry = 'retryAfter' in error ? `Retry-After: ${error.retryAfter}\r\n` : '';
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n${retry}`;
  socket.once('finish', () => socket.destroy());
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
