/** Returns Pearson's chi-square statistic of counts that should all be `expected`. */
export function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The value that a standard normal variable exceeds with probability 1 in 10,000. */
const RARE = 3.719;

/**
 * Returns the value that chi-square with so many degrees of freedom exceeds with probability 1 in 10,000
 * (Wilson-Hilferty).
 */
export function rareChiSquare(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + RARE * Math.sqrt(spread)) ** 3;
}

/** True if counts of independent draws are consistent with equal probabilities. */
export function isUniform(counts: readonly number[]): boolean {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  return chiSquare(counts, draws / counts.length) < rareChiSquare(counts.length - 1);
}

/**
 * Counts how often each entry of a shuffled list was found in each place. Places within one shuffle depend on each
 * other, so the statistic is scaled down and has (size - 1)² degrees of freedom.
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
