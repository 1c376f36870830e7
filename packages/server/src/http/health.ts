import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

const FRESH_MS = 1000;

export interface State {
  readonly isFine: boolean;
  readonly status: 'ok' | 'ending' | 'database down';
  readonly store?: Store['kind'];
}

/** How the process is. However often it is asked, the database is asked once a second. */
export class Health {
  readonly #store: Store;
  readonly #world: World;
  readonly #isEnding: () => boolean;
  #last: Promise<State> | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store, world: World, isEnding: () => boolean) {
    this.#store = store;
    this.#world = world;
    this.#isEnding = isEnding;
  }

  look(): Promise<State> {
    if (this.#isEnding()) return Promise.resolve({ isFine: false, status: 'ending' });
    const now = this.#world.uptime();
    if (this.#last === undefined || now - this.#askedAt > FRESH_MS) {
      this.#askedAt = now;
      this.#last = this.#ask();
    }
    return this.#last;
  }

  async #ask(): Promise<State> {
    const store = this.#store.kind;
    try {
      await this.#store.ping();
      return { isFine: true, status: 'ok', store };
    } catch {
      return { isFine: false, status: 'database down', store };
    }
  }
}
