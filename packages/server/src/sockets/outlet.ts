import type { Outlet } from './connection.ts';
import type { Words } from './words.ts';

/** What lies under a socket: it can keep bytes back for a moment. */
export interface Wire {
  cork(): void;
  uncork(): void;
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
  #isHeld = false;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Writes when the turn is over, with all else that is written in it. */
  write(words: Words): void {
    if (!this.#isHeld) {
      this.#isHeld = true;
      this.#wire.cork();
      if (held.push(this) === 1) setImmediate(letGo);
    }
    this.#wire.write(words.frame);
  }

  letGo(): void {
    this.#isHeld = false;
    this.#wire.uncork();
  }
}

function letGo(): void {
  const outlets = held;
  held = [];
  for (const outlet of outlets) outlet.letGo();
}
