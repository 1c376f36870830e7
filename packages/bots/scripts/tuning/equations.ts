import { FEATURES, PHASE_COUNT } from '../../src/linear/layout.ts';

/**
 * Normal equations of a least-squares fit for each phase. They are sums over samples, so those of several workers can
 * be added.
 */
export interface Equations {
  readonly squares: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  readonly samples: Float64Array;
  /** By phase: sum of squared targets, to compute how much of the variance the fit explains. */
  readonly targets: Float64Array;
}

export function emptyEquations(): Equations {
  const phases = Array.from({ length: PHASE_COUNT });
  return {
    squares: phases.map(() => new Float64Array(FEATURES * FEATURES)),
    sums: phases.map(() => new Float64Array(FEATURES)),
    samples: new Float64Array(PHASE_COUNT),
    targets: new Float64Array(PHASE_COUNT),
  };
}

export function addEquations(into: Equations, more: Equations): void {
  for (let phase = 0; phase < PHASE_COUNT; phase++) {
    addList(into.squares[phase], more.squares[phase]);
    addList(into.sums[phase], more.sums[phase]);
  }
  addList(into.samples, more.samples);
  addList(into.targets, more.targets);
}

function addList(into: Float64Array, more: Float64Array): void {
  for (let i = 0; i < into.length; i++) into[i] += more[i];
}

/** Adds a sample to a phase: its non-zero features, and their result. */
export function addSample(
  { squares, sums, samples, targets }: Equations,
  phase: number,
  at: Int32Array,
  amount: Float64Array,
  target: number,
): void {
  const square = squares[phase];
  const sum = sums[phase];
  for (let i = 0; i < at.length; i++) {
    const row = at[i] * FEATURES;
    for (let j = 0; j < at.length; j++) square[row + at[j]] += amount[i] * amount[j];
    sum[at[i]] += amount[i] * target;
  }
  samples[phase]++;
  targets[phase] += target * target;
}

/** Returns the best-fitting weights, with ridge regularisation for features with little evidence. */
export function solve(squares: Float64Array, sums: Float64Array, ridge: number): Float64Array {
  const n = FEATURES;
  const lower = Float64Array.from(squares);
  for (let i = 0; i < n; i++) lower[i * n + i] += ridge;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * n + j];
      for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k];
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j];
    }
  }
  const solution = Float64Array.from(sums);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) solution[i] -= lower[i * n + k] * solution[k];
    solution[i] /= lower[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) solution[i] -= lower[k * n + i] * solution[k];
    solution[i] /= lower[i * n + i];
  }
  return solution;
}
