import type { ServerMessageInput, Views } from '@nunatak/protocol';
import { Bucket } from '../access/bucket.ts';
import type { Rates } from '../access/limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Relay } from './relay.ts';

/** Bytes that may wait for a slow reader before the connection is given up; the client comes back and catches up. */
export const MOST_BUFFERED = 1_048_576;
const TOO_SLOW = 1013;
/** Whoever is told so comes back at once, and is led to where the match is now. */
export const GOING_AWAY = 1012;

/** As much of a WebSocket as the server uses. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  /** Answers a ping, and stops to read; missing where no frames come in. */
  pong?(data: Buffer): void;
  pause?(): void;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
  on(event: 'ping', listener: (data: Buffer) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** How a connection takes part in a match. */
export interface Membership {
  /** Missing for a spectator. */
  readonly seat?: number;
  /** As whom the seat pays for what it asks. */
  readonly payer?: string;
  /** The mark of the seat's owner at the time. */
  readonly generation?: number;
  readonly name: string;
  /** How it is told of positions. */
  readonly views: Views;
  /** Whether what its seat may do comes with a whole position. */
  readonly legal: boolean;
}

export interface ConnectionOptions {
  readonly address: string;
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly now: number;
}

/** One open socket. */
export class Connection {
  readonly address: string;
  readonly memberships = new Map<string, Membership>();
  /** The matches that are followed at the process that owns them. */
  readonly relays = new Map<string, Relay>();
  /** The greeting as it came, for other processes. */
  greeting = '';
  readonly messages: Bucket;
  readonly chat: Bucket;
  readonly replays: Bucket;
  hasGreeted = false;
  /** Whether the socket is still there; what was asked over it may be answered later. */
  isOpen = true;
  /** How often it was looked at since anything came from there. */
  silence = 0;
  /** Whether it was asked if anybody is there, and has not answered. */
  isAsked = false;
  /** Actions that were asked for over this connection and are answered by the step that they make: hardly ever two. */
  readonly #awaited: { readonly matchId: string; readonly actionId: string }[] = [];
  /** Bytes sent in answer to this connection alone since they were last paid for. */
  #unpaid = 0;
  readonly #socket: Socket;
  readonly #metrics: Metrics;

  constructor(socket: Socket, { address, rates, metrics, now }: ConnectionOptions) {
    this.#socket = socket;
    this.#metrics = metrics;
    this.address = address;
    this.messages = new Bucket(rates.messages, now);
    this.chat = new Bucket(rates.chat, now);
    this.replays = new Bucket(rates.replays, now);
  }

  /** Sends an answer, or what else is meant for this connection alone. */
  send(message: ServerMessageInput): void {
    const text = JSON.stringify(message);
    this.#unpaid += Buffer.byteLength(text);
    this.tell(text);
  }

  /** From now on a step that an action makes is the answer to it. */
  awaitStep(matchId: string, actionId: string): void {
    this.#awaited.push({ matchId, actionId });
  }

  /** Whether an action was awaited; from now on it is not. */
  takeAwaited(matchId: string, actionId: string | undefined): boolean {
    if (this.#awaited.length === 0) return false;
    const place = this.#awaited.findIndex((one) => one.actionId === actionId && one.matchId === matchId);
    if (place !== -1) this.#awaited.splice(place, 1);
    return place !== -1;
  }

  /** The bytes that are to be paid for; they are asked for once. */
  takeUnpaid(): number {
    const bytes = this.#unpaid;
    this.#unpaid = 0;
    return bytes;
  }

  /** Sends a message that is JSON already, as one is that many are told. */
  tell(text: string): void {
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.close(TOO_SLOW, 'too slow');
      return;
    }
    this.#metrics.messagesOut.add(1);
    this.#metrics.bytesOut.add(Buffer.byteLength(text));
    this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}

/** The id of a request, for its answer. */
export function idOf(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}
