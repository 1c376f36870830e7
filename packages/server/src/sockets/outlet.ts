import type { Outlet } from './connection.ts';
import type { Words } from './words.ts';

/** What lies under a socket. */
export interface Wire {
  /** Whether it has not been ended. */
  readonly writable: boolean;
  write(bytes: Buffer): unknown;
}

/** What has something to say in this turn of the event loop. */
let held: WireOutlet[] = [];

/**
 * Hands over in one write what is said in one turn of the event loop: a step and the answer to whoever made it, or the
 * steps of several matches to one who watches them. To write is dearer than anything else that a step takes.
 */
export class WireOutlet implements Outlet {
  readonly #wire: Wire;
  /** What waits for the end of the turn: hardly ever more than one frame. */
  #first: Buffer | undefined;
  readonly #more: Buffer[] = [];

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Writes when the turn is over, with all else that is written in it. */
  write(words: Words): void {
    if (this.#first !== undefined) {
      this.#more.push(words.frame);
      return;
    }
    this.#first = words.frame;
    if (held.push(this) === 1) setImmediate(letGo);
  }

  letGo(): void {
    const first = this.#first;
    if (first === undefined) return;
    this.#first = undefined;
    const bytes = this.#more.length === 0 ? first : Buffer.concat([first, ...this.#more.splice(0)]);
    // Whoever has hung up in the same turn is told nothing more.
    if (this.#wire.writable) this.#wire.write(bytes);
  }
}

function letGo(): void {
  const outlets = held;
  held = [];
  for (const outlet of outlets) outlet.letGo();
}
