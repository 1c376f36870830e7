/** As many as the stores have under way and gather next; what is decided beyond that would only wait to be written. */
export const MOST_INSIDE = 192;

/**
 * Lets so many changes be decided and written at a time. The others wait before anything is decided for them, in the order in
 * which they came: what a decision makes lives until it is written, and each collection of garbage meanwhile has to copy it.
 */
export class Doorway {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  /** Whether there is room; then it is taken. */
  maybeEnter(): boolean {
    if (this.#inside >= MOST_INSIDE) return false;
    this.#inside++;
    return true;
  }

  /** Resolves when somebody who leaves has given up their room to whoever asks. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#inside--;
    else next();
  }
}
