import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientMessage, type ErrorBody, isSocketPath, LIMITS, readClientMessage } from '@nunatak/protocol';
import { WebSocketServer } from 'ws';
import type { Rates } from '../access/limits.ts';
import { addressOf, isOriginAllowed, isOwnHost, type TrustOptions } from '../access/origin.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import type { Peers } from '../peers/peers.ts';
import { malformed, Refused, tooLarge } from '../refused.ts';
import { pause, type StopTimer } from '../world.ts';
import { Connection, GOING_AWAY, idOf, type Socket } from './connection.ts';
import { handle, type Service } from './handlers.ts';
import { lead } from './lead.ts';
import { REFUSALS, type Refusal, turnAway } from './turnAway.ts';

/** How often all connections are looked at. */
const HEARTBEAT_MS = 7500;
/** From where nothing has come for so many looks it is asked whether anybody is there; whoever has just spoken is. */
const ASKED_AFTER = 2;
/** From where nothing has come for so many, asked or not, it is hung up on. */
const LOST_AFTER = 4;
/** Connections that are looked at in one turn: thousands would keep everybody else waiting. */
const LOOKED_AT_ONCE = 100;
/** So long those who are told to come back have to close their side. */
const LAST_WORDS_MS = 200;
const POLICY = 1008;
/** A message beyond the limit is answered with an error; one so many times as large ends the connection unread. */
const FAR_TOO_LARGE = 4;
/** Pieces in which a message may come; no client of ours cuts one up. */
const MOST_FRAGMENTS = 64;
/** Malformed or too fast messages, pings included, that a connection may send before it is closed. */
const MOST_OFFENCES = 100;
/** As many connections as it costs an address to have one cut off: a flood would come back at once over the next. */
export const CUT_OFF_COSTS = 20;

export interface SocketOptions extends TrustOptions {
  readonly rates: Rates;
  /** Connections that this process may have open. */
  readonly mostConnections: number;
  readonly peers: Peers;
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Node takes its own listener away at an upgrade; a reset without one would end the process. A function of its own, for one
 * made where the request is at hand would keep the request as long as the socket.
 */
function destroy(this: Duplex): void {
  this.destroy();
}

/** The WebSocket side of the server. */
export class Sockets {
  readonly #service: Service;
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #open = new Map<Socket, Connection>();
  /** Open connections by address. */
  readonly #addresses = new Map<string, number>();
  /** The owners of matches that are followed from here and did not live when last looked. */
  #silent: ReadonlySet<string> = new Set();
  readonly #stopHeartbeat: StopTimer;

  constructor(service: Service, options: SocketOptions) {
    this.#service = service;
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LIMITS.messageBytes * FAR_TOO_LARGE,
      maxFragments: MOST_FRAGMENTS,
      perMessageDeflate: false,
      // Each is counted first: whoever sends them without reading would fill the memory with answers.
      autoPong: false,
      // One message or ping a turn of the event loop: a packet can hold ten thousand pings.
      allowSynchronousEvents: false,
    });
    this.#stopHeartbeat = service.matches.world.every(HEARTBEAT_MS, () => void this.#beat());
    options.metrics.gauge('connections', 'Open sockets.', () => this.#open.size);
  }

  /** Takes over the upgrades of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroy);
      const refusal = this.#refusalOf(request);
      if (refusal !== undefined) {
        turnAway(socket, refusal);
        return;
      }
      const address = addressOf(request, this.#options);
      this.#server.handleUpgrade(request, socket, head, (opened) => this.accept(opened, address));
    });
  }

  /** Tells everyone to come back in a moment; they will reach another process or the next start of this one. */
  async close(): Promise<void> {
    this.#stopHeartbeat();
    for (const connection of this.#open.values()) connection.close(GOING_AWAY, 'restarting');
    if (this.#open.size > 0) await pause(this.#service.matches.world, LAST_WORDS_MS);
    for (const socket of this.#open.keys()) socket.terminate();
    this.#server.close();
  }

  /** Hangs up on those whom the operator has kept out since. */
  closeBanned(): void {
    for (const connection of this.#open.values()) {
      if (this.#service.bans.isOut('address', connection.address)) connection.close(POLICY, 'banned');
    }
  }

  /** Has those come back who follow a match at a process that was silent twice: another one owns it when asked. */
  closeLost(living: ReadonlySet<string>): void {
    const silent = new Set<string>();
    for (const connection of this.#open.values()) {
      for (const { node } of connection.relays.values()) {
        if (living.has(node)) continue;
        silent.add(node);
        if (this.#silent.has(node)) connection.close(GOING_AWAY, 'moved');
      }
    }
    this.#silent = silent;
  }

  /** Why an address gets no further connection just now, if it gets none. */
  crowdedFor(address: string): ErrorBody | undefined {
    return this.#crowdedFor(address)?.error;
  }

  #crowdedFor(address: string): (typeof REFUSALS)['tooMany' | 'tooManyOfYours'] | undefined {
    const { rates, mostConnections } = this.#options;
    if ((this.#addresses.get(address) ?? 0) >= rates.connections) return REFUSALS.tooManyOfYours;
    return this.#open.size >= mostConnections ? REFUSALS.tooMany : undefined;
  }

  #refusalOf(request: IncomingMessage): Refusal | undefined {
    const address = addressOf(request, this.#options);
    if (!this.#service.gate.mayPass('connects', address)) return REFUSALS.tooFast;
    if (this.#service.bans.isOut('address', address)) return REFUSALS.banned;
    const path = (request.url ?? '').split('?')[0];
    if (path === undefined || !isSocketPath(path)) return REFUSALS.unknownPath;
    if (!isOwnHost(request.headers.host, this.#options)) return REFUSALS.unknownHost;
    if (!isOriginAllowed(request.headers.origin, request.headers.host, this.#options)) return REFUSALS.foreignOrigin;
    return this.#crowdedFor(address);
  }

  /** Serves a socket that is open already, from wherever it comes. */
  accept(socket: Socket, address: string): void {
    const { rates, metrics } = this.#options;
    const { world } = this.#service.matches;
    const connection = new Connection(socket, { address, rates, metrics, now: world.now() });
    this.#open.set(socket, connection);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    const stopDeadline = world.after(rates.helloMilliseconds, () => {
      if (!connection.hasGreeted) connection.close(POLICY, 'no hello');
    });
    const counted = this.#offencesOf(socket, connection);
    socket.on('message', (data, isBinary) => {
      if (counted.areTooMany()) return;
      connection.silence = 0;
      metrics.messagesIn.add(1);
      const text = isBinary ? undefined : String(data);
      if (this.#maySpeak(connection, text)) this.#received(connection, text, counted.add);
      else counted.add();
    });
    socket.on('ping', (data) => {
      if (counted.areTooMany()) return;
      if (connection.messages.take(world.now())) socket.pong?.(data);
      else counted.add();
    });
    socket.on('pong', () => {
      // One that answers nothing is counted as a message.
      if (!connection.isAsked && !connection.messages.take(world.now())) counted.add();
      connection.isAsked = false;
      connection.silence = 0;
    });
    // An oversize or broken frame ends the connection by itself, with a code that says so.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stopDeadline();
      this.#open.delete(socket);
      const others = (this.#addresses.get(address) ?? 1) - 1;
      if (others === 0) this.#addresses.delete(address);
      else this.#addresses.set(address, others);
      connection.isOpen = false;
      this.#service.hub.leaveAll(connection);
      for (const relay of connection.relays.values()) relay.end();
      connection.relays.clear();
    });
  }

  /**
   * Counts what a socket sends that is of no use. With too much of it the socket is not read any more, and cut off; its address
   * has to wait before it may open many more.
   */
  #offencesOf(socket: Socket, connection: Connection): { add(): void; areTooMany(): boolean } {
    const { gate, matches } = this.#service;
    let offences = 0;
    return {
      areTooMany: () => offences >= MOST_OFFENCES,
      add: () => {
        if (++offences !== MOST_OFFENCES) return;
        connection.close(POLICY, 'too many bad messages');
        // Until its end is closed too, a flood would be read on.
        socket.pause?.();
        matches.world.after(LAST_WORDS_MS, () => socket.terminate());
        gate.fine('connects', connection.address, CUT_OFF_COSTS);
      },
    };
  }

  /** Whether another message may come so soon; told if it may not. */
  #maySpeak(connection: Connection, text: string | undefined): boolean {
    if (connection.messages.take(this.#service.matches.now())) return true;
    this.#options.metrics.rateLimited.add(1);
    connection.send({
      type: 'error',
      error: new Refused('tooFast', 'Too many messages', { retryAfter: 1 }).body,
      ...echoOf(text),
    });
    return false;
  }

  /** Does what a message asks for, or tells of one that was not fit to be sent at all. */
  #received(connection: Connection, text: string | undefined, onUnfit: () => void): void {
    if (text === undefined) {
      connection.send({ type: 'error', error: new Refused('malformed', 'Messages are text, not binary').body });
      onUnfit();
    } else if (Buffer.byteLength(text) > LIMITS.messageBytes) {
      connection.send({ type: 'error', ...echoOf(text), error: tooLarge(text, LIMITS.messageBytes).body });
      onUnfit();
    } else {
      this.#read(connection, text, onUnfit);
    }
  }

  #read(connection: Connection, text: string, onUnfit: () => void): void {
    const message = readClientMessage(text);
    if (!message.ok) {
      connection.send({ type: 'error', ...echoOf(text), error: malformed(message.reason).body });
      onUnfit();
      return;
    }
    const { type } = message.value;
    const matchId = ('matchId' in message.value ? message.value.matchId : undefined) ?? '';
    const relay = connection.relays.get(matchId);
    if (relay !== undefined) {
      relay.say(text);
      if (type === 'leave') {
        connection.relays.delete(matchId);
        relay.end();
      }
      return;
    }
    if (type === 'hello') connection.greeting = text;
    const failed = (error: unknown) => this.#notDone(connection, message.value, text, error);
    try {
      handle(this.#service, connection, message.value)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /** Has what could not be done here done elsewhere, or says why it was not done. */
  #notDone(connection: Connection, message: ClientMessage, text: string, error: unknown): void {
    this.#maybeLead(connection, message, text, error)
      .catch((reason: unknown) => this.#refuse(connection, message, reason))
      .catch((reason: unknown) => this.#options.log.error('message not answered', { error: reason }));
  }

  /** Has that done by the process that owns the match which could not be done here for that reason alone. */
  async #maybeLead(connection: Connection, message: ClientMessage, text: string, error: unknown): Promise<void> {
    if (!(error instanceof Elsewhere)) throw error;
    // Whoever was in the match here comes back, joins it anew and asks again.
    if (message.type !== 'join') connection.close(GOING_AWAY, 'moved');
    else if (!(await lead(connection, error, text, this.#service.matches, this.#options.peers))) {
      try {
        await handle(this.#service, connection, message);
      } catch (again) {
        await this.#maybeLead(connection, message, text, again);
      }
    }
  }

  async #beat(): Promise<void> {
    let looked = 0;
    for (const [socket, connection] of this.#open) {
      const silence = ++connection.silence;
      if (silence >= LOST_AFTER) socket.terminate();
      else if (silence === ASKED_AFTER) {
        connection.isAsked = true;
        socket.ping();
      }
      if (++looked % LOOKED_AT_ONCE === 0) await this.#service.matches.world.nextTurn();
    }
    this.#service.gate.tidy();
  }

  /** Answers a message that could not be done. */
  #refuse(connection: Connection, message: ClientMessage, error: unknown): void {
    const { metrics, log } = this.#options;
    if (!(error instanceof Refused)) log.error('message failed', { type: message.type, error });
    const refused = error instanceof Refused ? error : new Refused('internal', 'Something went wrong on the server');
    metrics.refusals.add(1);
    connection.send({
      type: 'error',
      ...idOf(message.id),
      ...('matchId' in message && message.matchId !== undefined ? { matchId: message.matchId } : {}),
      ...('actionId' in message ? { actionId: message.actionId } : {}),
      error: refused.body,
    });
    if (refused.body.code === 'version') connection.close(POLICY, 'version');
  }
}

const ECHO = /"(id|actionId)"\s*:\s*"([A-Za-z0-9_-]{1,40})"/g;

/** The ids of a message that was not read, so that its sender knows which one it was. */
function echoOf(text: string | undefined): { id?: string; actionId?: string } {
  return Object.fromEntries([...(text ?? '').slice(0, 2000).matchAll(ECHO)].map(([, name, value]) => [name, value]));
}
