import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
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

/**
 * An HTTP server that turns away whoever comes far too often, before anything of what they want is looked at: what a
 * flood costs is then what it takes to say no. A connection is counted by the one at its other end, so behind a proxy,
 * which counts its own, only requests are.
 */
export function doorkept(options: ServerOptions, gate: Gate, trust: TrustOptions, serve: RequestListener): Server {
  const server = createServer(options, (request, response) => {
    if (gate.mayPass('visits', addressOf(request, trust))) serve(request, response);
    else response.writeHead(429, HEADERS).end(BODY);
  });
  server.on('connection', (socket) => {
    if (trust.trustProxy) return;
    if (!gate.mayPass('arrivals', householdOf(socket.remoteAddress ?? 'unknown'))) socket.destroy();
  });
  return server;
}
