import process from 'node:process';

/** Work to be timed: does a number of rounds and returns the number of units of work done. */
export type Work = (rounds: number) => number;

/** Times of several slices of the same work, in ns per unit. */
export interface Timing {
  readonly median: number;
  readonly best: number;
  /** Median CPU time of the whole process, including the threads of the garbage collector and the compiler. */
  readonly cpuMedian: number;
}

const SLICES = 9;
const NS_PER_MS = 1e6;
const NS_PER_US = 1e3;

/** Times work in slices and returns the median and the best, so that short disturbances don't matter. */
export function timeSlices(work: Work, seconds: number): Timing {
  const [timing] = timeAlternately([work], seconds);
  return timing;
}

/**
 * Times several works alternately, slice by slice, so that disturbances affect all of them and their ratios stay valid.
 */
export function timeAlternately(works: readonly Work[], seconds: number): readonly Timing[] {
  const sliceMs = (seconds * 1000) / works.length / (SLICES + 2);
  const rounds = works.map((work) => roundsFor(work, sliceMs));
  const slices: { readonly wall: number; readonly cpu: number }[][] = works.map(() => []);
  for (let slice = 0; slice < SLICES; slice++) {
    works.forEach((work, i) => {
      slices[i].push(timeOnce(work, rounds[i]));
    });
  }
  return slices.map((all) => ({
    median: medianOf(all.map(({ wall }) => wall)),
    best: Math.min(...all.map(({ wall }) => wall)),
    cpuMedian: medianOf(all.map(({ cpu }) => cpu)),
  }));
}

function timeOnce(work: Work, rounds: number): { readonly wall: number; readonly cpu: number } {
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const units = work(rounds);
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wall: (elapsed * NS_PER_MS) / units, cpu: ((user + system) * NS_PER_US) / units };
}

/** Returns the number of rounds that fills a slice, found by doubling; this also warms up the compiler. */
function roundsFor(work: Work, sliceMs: number): number {
  let rounds = 1;
  for (;;) {
    const began = performance.now();
    work(rounds);
    const elapsed = performance.now() - began;
    if (elapsed >= sliceMs) return Math.max(1, Math.round((rounds * sliceMs) / elapsed));
    rounds *= 2;
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
