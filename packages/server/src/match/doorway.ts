/** As many as the stores have under way and gather next; what is decided beyond that would only wait to be written. */
export const MOST_INSIDE = 192;

/**
 * Lets so many changes be decided and written at a time. The others wait before anything is decided for them, in the order in
 * which they came: what a decision makes lives until it is written, and each collection of garbage meanwhile has to copy it.
 */
export class Doorway {
  readonly #most: number;
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most = MOST_INSIDE) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#inside >= this.#most;
  }

  /** How many wait to be called. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether there is room; then it is taken. */
  maybeEnter(): boolean {
    if (this.isFull) return false;
    this.#inside++;
    return true;
  }

  /** Resolves when there is room, which is taken. */
  turn(): Promise<void> {
    return new Promise((resolve) =>
      this.wait(() => {
        this.#inside++;
        resolve();
      }),
    );
  }

  /** Calls when there is room; whoever is called may enter, and else leaves the room to the next. */
  wait(call: () => void): void {
    this.#waiting.push(call);
  }

  leave(): void {
    this.#inside--;
    while (!this.isFull) {
      const call = this.#waiting.shift();
      if (call === undefined) return;
      call();
    }
  }
}
