import process from 'node:process';

/** Work to be timed: does a number of rounds and says how many units that made. */
export type Work = (rounds: number) => number;

/** Several timed slices of the same work, as nanoseconds for one unit of it. */
export interface Timing {
  readonly median: number;
  readonly best: number;
  /** By CPU time of the whole process, the collector's and the compiler's threads included. */
  readonly cpuMedian: number;
}

const SLICES = 9;
const NS_PER_MS = 1e6;
const NS_PER_US = 1e3;

/** Times work in slices and takes the median and the best of them, so that a neighbour's noise does not decide. */
export function timeSlices(work: Work, seconds: number): Timing {
  const [timing] = timeTurnAbout([work], seconds);
  return timing;
}

/** Times several works turn about, slice by slice, so that noise meets all of them alike and their ratios hold. */
export function timeTurnAbout(works: readonly Work[], seconds: number): readonly Timing[] {
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

/** Doubles the rounds until they take long enough: that is the warm-up of the compiler too. */
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
