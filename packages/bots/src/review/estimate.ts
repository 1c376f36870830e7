/** A mean over sampled secrets, with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimate(values: readonly number[]): Estimate {
  const { length } = values;
  if (length === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length === 1) return { mean, error: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (length - 1) / length) };
}

/** Numbers of a review are rounded to multiples of this power of two, so that their sums are exact. */
const GRAIN = 2 ** -12;

/** Rounds a number so that it can be summed exactly. */
export function exact(value: number): number {
  return Math.round(value / GRAIN) * GRAIN;
}
