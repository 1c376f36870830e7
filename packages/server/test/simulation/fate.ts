import { nextFraction, nextInt, type Rng, seedRng } from '@nunatak/engine';

/** All chance of a simulated world: from one seed, so that what happened once happens again. */
export class Fate {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = seedRng(seed);
  }

  chance(probability: number): boolean {
    return probability > 0 && nextFraction(this.#rng) < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + nextInt(this.#rng, most - least + 1);
  }

  pick<Value>(list: readonly [Value, ...Value[]]): Value;
  pick<Value>(list: readonly Value[]): Value | undefined;
  pick<Value>(list: readonly Value[]): Value | undefined {
    return list.length === 0 ? undefined : list[nextInt(this.#rng, list.length)];
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => nextInt(this.#rng, 256)));
  }
}
