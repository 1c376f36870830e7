import { EventEmitter } from 'node:events';
import { nextFraction, type Rng } from '@nunatak/engine';
import type { Socket } from '../../src/sockets/connection.ts';

/** How badly a network behaves; each figure is the chance per message. */
export interface Weather {
  readonly drop: number;
  readonly duplicate: number;
  /** Messages take up to so many milliseconds, each its own: so they also overtake each other. */
  readonly delay: number;
  /** The chance that a message is the last one of its connection. */
  readonly cut: number;
}

export const CALM: Weather = { drop: 0, duplicate: 0, delay: 0, cut: 0 };
export const STORM: Weather = { drop: 0.05, duplicate: 0.05, delay: 5, cut: 0.005 };

/** The server's end of a connection within the process, through seeded weather. */
export class Pipe extends EventEmitter implements Socket {
  readonly bufferedAmount = 0;
  isOpen = true;
  readonly #weather: Weather;
  readonly #rng: Rng;
  readonly #deliver: (text: string) => void;
  readonly #onClose: () => void;

  constructor(weather: Weather, rng: Rng, deliver: (text: string) => void, onClose: () => void = () => undefined) {
    super();
    this.#weather = weather;
    this.#rng = rng;
    this.#deliver = deliver;
    this.#onClose = onClose;
  }

  /** What the server sends. */
  send(text: string): void {
    this.#carry(() => this.#deliver(text));
  }

  /** What the client sends. */
  receive(text: string): void {
    this.#carry(() => this.emit('message', text, false));
  }

  ping(): void {
    this.emit('pong');
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.emit('close');
    this.#onClose();
  }

  #carry(arrive: () => void): void {
    if (!this.isOpen) return;
    const { drop, duplicate, delay, cut } = this.#weather;
    if (nextFraction(this.#rng) < cut) {
      this.terminate();
      return;
    }
    if (nextFraction(this.#rng) < drop) return;
    const copies = nextFraction(this.#rng) < duplicate ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const wait = delay * nextFraction(this.#rng);
      const maybeArrive = () => {
        if (this.isOpen) arrive();
      };
      if (delay === 0) maybeArrive();
      else setTimeout(maybeArrive, wait);
    }
  }
}
