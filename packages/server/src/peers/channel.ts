import { EventEmitter } from 'node:events';
import type { Outlet, Socket } from '../sockets/connection.ts';
import { Words } from '../sockets/words.ts';
import type { Link } from './link.ts';

/** The socket of one client that is led, as one end of the link that it shares with others. */
export class Channel extends EventEmitter implements Socket, Outlet {
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
    this.write(new Words(text));
  }

  write(words: Words): void {
    this.#link.tell(this, words);
  }

  letGo(): void {
    // The link says everything in its order.
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
