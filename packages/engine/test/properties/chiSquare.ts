/** Pearson's statistic of counts against what is expected of each. */
export function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A normal deviate that chance exceeds once in ten thousand times. */
const RARE = 3.719;

/** The value that chi-square of so many degrees of freedom exceeds once in ten thousand times (Wilson and Hilferty). */
export function rareChiSquare(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + RARE * Math.sqrt(spread)) ** 3;
}

/** Counts of independent draws from `kinds` alike kinds. */
export function isUniform(counts: readonly number[]): boolean {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  return chiSquare(counts, draws / counts.length) < rareChiSquare(counts.length - 1);
}

/**
 * How often each entry of a shuffled list was found in each place. In every shuffle each place and each entry occurs
 * once, so the statistic is scaled down and has (size - 1)² degrees of freedom.
 */
export class PlaceCounts {
  readonly #entries: readonly number[];
  readonly #counts: number[];
  #shuffles = 0;

  constructor(entries: readonly number[]) {
    this.#entries = entries;
    this.#counts = entries.flatMap(() => entries.map(() => 0));
  }

  add(order: readonly number[]): void {
    const size = this.#entries.length;
    if (order.length !== size) throw new Error(`${order.length} entries, not ${size}`);
    order.forEach((entry, place) => {
      const known = this.#entries.indexOf(entry);
      if (known === -1) throw new Error(`${entry} does not belong here`);
      this.#counts[place * size + known]++;
    });
    this.#shuffles++;
  }

  isUniform(): boolean {
    const size = this.#entries.length;
    const statistic = chiSquare(this.#counts, this.#shuffles / size) * ((size - 1) / size);
    return statistic < rareChiSquare((size - 1) ** 2);
  }
}
