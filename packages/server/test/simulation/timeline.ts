import type { StopTimer } from '../../src/world.ts';

interface Moment {
  readonly at: number;
  /** Of two at the same time the one that was set first comes first. */
  readonly order: number;
  readonly what: string;
  readonly work: () => void;
}

const BEGINNING = 1_800_000_000_000;

/**
 * The time of a simulated world, and all that is going to happen in it. Nothing happens by itself: a step takes the next
 * moment, lets it happen, and lets everything that follows from it without waiting come to rest.
 */
export class Timeline {
  now = BEGINNING;
  steps = 0;
  /** What happened, in order. */
  readonly story: string[] = [];
  /** The next one is the last of the list. */
  readonly #moments: Moment[] = [];
  #orders = 0;

  after(milliseconds: number, what: string, work: () => void): StopTimer {
    const moment = { at: this.now + Math.max(0, milliseconds), order: this.#orders++, what, work };
    this.#moments.splice(this.#placeOf(moment), 0, moment);
    return () => {
      const place = this.#moments.indexOf(moment);
      if (place !== -1) this.#moments.splice(place, 1);
    };
  }

  /** Lets one thing happen; false if nothing is going to. */
  async step(): Promise<boolean> {
    const next = this.#moments.pop();
    if (next === undefined) return false;
    this.now = Math.max(this.now, next.at);
    this.steps++;
    this.tell(next.what);
    next.work();
    await everythingAtRest();
    return true;
  }

  /** The time goes on without anything happening, as for a machine that was suspended. */
  leap(milliseconds: number): void {
    this.now += milliseconds;
  }

  tell(what: string): void {
    this.story.push(`${String(this.now - BEGINNING).padStart(7)} ms  ${what}`);
  }

  #placeOf({ at, order }: Moment): number {
    let low = 0;
    let high = this.#moments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#moments[middle];
      if (other.at > at || (other.at === at && other.order > order)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Nothing here waits for a real disk or network, so one turn of the event loop settles every promise that can be. */
function everythingAtRest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
