import type { Step, ViewFields } from '@nunatak/protocol';

const AGAIN_MS = 2000;

/** What was heard of a match from its first step on. */
export interface Told {
  /** What everybody saw before the first step; undefined where there was no step yet. */
  readonly first: ViewFields | undefined;
  readonly steps: readonly Step[];
}

/** Fetches the steps of a match from the first on: the log and the ledger tell the whole game, also after a reload. */
export class History {
  readonly #ask: (seq: number) => void;
  #first: ViewFields | undefined;
  #steps: Step[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;
  #isLoading = false;

  /** `ask` has the steps after a sequence number sent. */
  constructor(ask: (seq: number) => void) {
    this.#ask = ask;
  }

  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Begins anew; what is there is all where nothing has happened yet. */
  load(head: number): Told | undefined {
    this.#isLoading = true;
    this.#steps = [];
    if (head === 0) return this.#done();
    this.#ask(0);
    return undefined;
  }

  /** Takes what was sent; all of it, once it reaches the head. */
  receive(steps: readonly Step[], first: ViewFields | undefined, head: number): Told | undefined {
    if (!this.#isLoading) return undefined;
    this.#first = first ?? this.#first;
    for (const step of steps) if (step.seq === this.#last + 1) this.#steps.push(step);
    if (this.#last >= head) return this.#done();
    this.#ask(this.#last);
    return undefined;
  }

  /** The log is played again for it, which a server does only so often. */
  askAgain(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#isLoading && this.#ask(this.#last), AGAIN_MS);
  }

  close(): void {
    clearTimeout(this.#again);
  }

  get #last(): number {
    return this.#steps.at(-1)?.seq ?? 0;
  }

  #done(): Told {
    this.#isLoading = false;
    return { first: this.#first, steps: this.#steps };
  }
}
