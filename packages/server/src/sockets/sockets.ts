import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, readClientMessage } from '@nunatak/protocol';
import { WebSocketServer } from 'ws';
import { RateLimit, type Rates } from '../access/limits.ts';
import { addressOf, isOriginAllowed, type TrustOptions } from '../access/origin.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { malformed, Refused, tooLarge } from '../refused.ts';
import { Connection, type Socket } from './connection.ts';
import { handle, type Service } from './handlers.ts';

const PATH = '/api/socket';
const HEARTBEAT_MS = 15_000;
const GOING_AWAY = 1012;
const POLICY = 1008;
/** A message beyond the limit is answered with an error; one so many times as large ends the connection unread. */
const FAR_TOO_LARGE = 4;
/** Malformed or too fast messages that a connection may send before it is closed. */
const MOST_OFFENCES = 100;

export interface SocketOptions extends TrustOptions {
  readonly rates: Rates;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The WebSocket side of the server. */
export class Sockets {
  readonly #service: Service;
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #open = new Map<Socket, Connection>();
  readonly #connects: RateLimit;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(service: Service, options: SocketOptions) {
    this.#service = service;
    this.#options = options;
    this.#connects = new RateLimit(options.rates.connects);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LIMITS.messageBytes * FAR_TOO_LARGE,
      perMessageDeflate: false,
    });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
    options.metrics.gauge('connections', 'Open sockets.', () => this.#open.size);
  }

  /** Takes over the upgrades of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Node takes its own listener away at an upgrade; a reset without one would end the process.
      socket.on('error', () => socket.destroy());
      const refusal = this.#refusalOf(request);
      if (refusal !== undefined) {
        socket.once('finish', () => socket.destroy());
        socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.accept(opened, addressOf(request, this.#options)),
      );
    });
  }

  /** Tells everyone to come back in a moment; they will reach another process or the next start of this one. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const socket of this.#open.keys()) socket.close(GOING_AWAY, 'restarting');
    await new Promise((resolve) => setTimeout(resolve, this.#open.size === 0 ? 0 : 200));
    for (const socket of this.#open.keys()) socket.terminate();
    this.#server.close();
  }

  #refusalOf(request: IncomingMessage): string | undefined {
    if (!this.#connects.take(addressOf(request, this.#options), this.#service.matches.now())) {
      this.#options.metrics.rateLimited.add(1);
      return '429 Too Many Requests';
    }
    const path = (request.url ?? '').split('?')[0];
    if (path !== PATH) return '404 Not Found';
    if (!isOriginAllowed(request.headers.origin, request.headers.host, this.#options)) return '403 Forbidden';
    return undefined;
  }

  /** Serves a socket that is open already, from wherever it comes. */
  accept(socket: Socket, address: string): void {
    const { rates, metrics, log } = this.#options;
    const connection = new Connection(socket, address, rates, metrics, this.#service.matches.now());
    this.#open.set(socket, connection);
    let offences = 0;
    socket.on('message', (data, isBinary) => {
      metrics.messagesIn.add(1);
      this.#received(connection, isBinary ? undefined : String(data)).then(
        (isFine) => {
          if (!isFine && ++offences === MOST_OFFENCES) socket.close(POLICY, 'too many bad messages');
        },
        (error: unknown) => log.error('message not answered', { error }),
      );
    });
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    // An oversize or broken frame ends the connection by itself, with a code that says so.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(socket);
      connection.isOpen = false;
      this.#service.hub.leaveAll(connection);
    });
  }

  /** Resolves to whether the message was fit to be sent at all. */
  async #received(connection: Connection, text: string | undefined): Promise<boolean> {
    const { metrics, log } = this.#options;
    if (!connection.messages.take(this.#service.matches.now())) {
      metrics.rateLimited.add(1);
      connection.send({
        type: 'error',
        error: new Refused('tooFast', 'Too many messages', { retryAfter: 1 }).body,
        ...echoOf(text),
      });
      return false;
    }
    if (text === undefined) {
      connection.send({ type: 'error', error: new Refused('malformed', 'Messages are text, not binary').body });
      return false;
    }
    if (Buffer.byteLength(text) > LIMITS.messageBytes) {
      connection.send({ type: 'error', ...echoOf(text), error: tooLarge(text, LIMITS.messageBytes).body });
      return false;
    }
    const message = readClientMessage(text);
    if (!message.ok) {
      connection.send({ type: 'error', ...echoOf(text), error: malformed(message.reason).body });
      return false;
    }
    const { id, type } = message.value;
    try {
      await handle(this.#service, connection, message.value);
    } catch (error) {
      if (!(error instanceof Refused)) log.error('message failed', { type, error });
      const refused = error instanceof Refused ? error : new Refused('internal', 'Something went wrong on the server');
      metrics.refusals.add(1);
      connection.send({
        type: 'error',
        ...(id === undefined ? {} : { id }),
        ...('matchId' in message.value && message.value.matchId !== undefined
          ? { matchId: message.value.matchId }
          : {}),
        ...('actionId' in message.value ? { actionId: message.value.actionId } : {}),
        error: refused.body,
      });
      if (refused.body.code === 'version') connection.close(POLICY, 'version');
    }
    return true;
  }

  #beat(): void {
    for (const [socket, connection] of this.#open) {
      if (!connection.isAlive) socket.terminate();
      connection.isAlive = false;
      socket.ping();
    }
    this.#service.hub.beat();
  }
}

const ECHO = /"(id|actionId)"\s*:\s*"([A-Za-z0-9_-]{1,40})"/g;

/** The ids of a message that was not read, so that its sender knows which one it was. */
function echoOf(text: string | undefined): { id?: string; actionId?: string } {
  return Object.fromEntries([...(text ?? '').slice(0, 2000).matchAll(ECHO)].map(([, name, value]) => [name, value]));
}
