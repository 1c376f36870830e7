import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@nunatak/protocol';
import type { Gate } from './gate.ts';
import { addressOf, householdOf, type TrustOptions } from './origin.ts';

const TOO_FAST: ErrorBody = {
  code: 'tooFast',
  message: 'Too many requests from your address',
  retryAfter: 1,
};
const BODY = JSON.stringify({ error: TOO_FAST });
const HEADERS = {
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(BODY),
  'Retry-After': String(TOO_FAST.retryAfter),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

export interface DoorOptions extends ServerOptions {
  /** A connection over which nothing moves for so many milliseconds is closed: somebody does not read their answer. */
  readonly timeout: number;
}

/**
 * An HTTP server that turns away whoever comes far too often, before anything of what they want is looked at: what a
 * flood costs is then what it takes to say no. A connection is counted by the one at its other end, so behind a proxy,
 * which counts its own, only requests are; without one it is closed, for thousands of requests may stand in line on it.
 */
export function doorkept(options: DoorOptions, gate: Gate, trust: TrustOptions, serve: RequestListener): Server {
  const closing = new WeakSet<Socket>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    if (closing.has(socket)) return;
    // Here and not for all connections: one that becomes a socket would set its timer anew with all that it says.
    socket.setTimeout(options.timeout);
    if (gate.mayPass('visits', addressOf(request, trust))) {
      serve(request, response);
      return;
    }
    if (!trust.trustProxy) {
      closing.add(socket);
      response.setHeader('Connection', 'close');
    }
    response.writeHead(429, HEADERS).end(BODY);
  });
  server.on('connection', (socket) => {
    if (trust.trustProxy) return;
    if (!gate.mayPass('arrivals', householdOf(socket.remoteAddress ?? 'unknown'))) socket.destroy();
  });
  return server;
}
