/** Runs work on one thing after the other, on different things at once. */
export class Locks {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    this.#tails.set(key, tail);
    const done = tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return done.then(() => result);
  }

  /** Resolves when nothing is under way any more. */
  async drain(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
