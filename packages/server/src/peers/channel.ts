import { EventEmitter } from 'node:events';
import type { Socket } from '../sockets/connection.ts';
import type { Link } from './link.ts';

/** The socket of one client that is led, as one end of the link that it shares with others. */
export class Channel extends EventEmitter implements Socket {
  /** What waits is counted for the link as a whole. */
  readonly bufferedAmount = 0;
  readonly number: number;
  readonly #link: Link;

  constructor(number: number, link: Link) {
    super();
    this.number = number;
    this.#link = link;
  }

  send(text: string): void {
    this.#link.tell(this, text);
  }

  ping(): void {
    this.#link.ping(this);
  }

  close(): void {
    this.#link.hangUp(this);
  }

  terminate(): void {
    this.#link.hangUp(this);
  }
}
