import { Elsewhere } from '../owners/elsewhere.ts';
import { Refused } from '../refused.ts';

const FIRST_REST_MS = 10_000;
/** Its owner does what is due, unless it is gone by then. */
const ELSEWHERE_MS = 1000;
const LONGEST_REST_MS = 10 * 60_000;

interface Rest {
  readonly until: number;
  readonly milliseconds: number;
}

/**
 * Matches whose work failed. They are left alone for a while, longer each time, so that they keep nobody from the
 * others; whoever asks the store for what is due asks for as many more.
 */
export class Resting {
  readonly #rests = new Map<string, Rest>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#rests.size;
  }

  failed(id: string, error: unknown): void {
    // The database is at fault then, and no match in particular.
    if (error instanceof Refused && error.body.code === 'unavailable') return;
    if (error instanceof Elsewhere) {
      this.#rests.set(id, { until: this.#now() + ELSEWHERE_MS, milliseconds: FIRST_REST_MS / 2 });
      return;
    }
    const last = this.#rests.get(id)?.milliseconds;
    const milliseconds = last === undefined ? FIRST_REST_MS : Math.min(LONGEST_REST_MS, 2 * last);
    this.#rests.set(id, { until: this.#now() + milliseconds, milliseconds });
  }

  succeeded(id: string): void {
    this.#rests.delete(id);
  }

  has(id: string): boolean {
    return (this.#rests.get(id)?.until ?? 0) > this.#now();
  }
}
