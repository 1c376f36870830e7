import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ClientMessageInput } from '@nunatak/protocol';
import type { Socket } from '../sockets/connection.ts';

const HEADERS = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // nginx would keep the lines back until it has a page of them.
  'X-Accel-Buffering': 'no',
} as const;

/**
 * An HTTP answer without an end as a socket that only speaks: each message is a line, and a beat an empty one. What its
 * client would say is said for it; so an error concerns the whole of it, and ends it.
 */
export class StreamSocket implements Socket {
  readonly #response: ServerResponse;
  readonly #events = new EventEmitter();

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('close', () => this.#events.emit('close'));
    response.on('error', (error) => this.#events.emit('error', error));
    response.writeHead(200, HEADERS);
    response.flushHeaders();
  }

  get bufferedAmount(): number {
    return this.#response.writableLength;
  }

  /** Has a message come in as if its client had sent it. */
  hear(message: ClientMessageInput): void {
    this.#events.emit('message', JSON.stringify(message), false);
  }

  send(text: string): void {
    this.#response.write(`${text}\n`);
    if (text.startsWith('{"type":"error"')) this.#response.end();
  }

  /** An empty line; that it could be handed on is the sign of life that a socket would answer with. */
  ping(): void {
    this.#response.write('\n', (error) => {
      if (error === undefined || error === null) this.#events.emit('pong');
    });
  }

  close(): void {
    this.#response.end();
  }

  terminate(): void {
    this.#response.destroy();
  }

  on(event: string, listener: Parameters<EventEmitter['on']>[1]): this {
    this.#events.on(event, listener);
    return this;
  }
}
