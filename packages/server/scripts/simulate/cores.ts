import { Worker } from 'node:worker_threads';
import type { MutantName } from '../../test/simulation/mutants.ts';
import { NOTHING_LIVED, type Simulated } from '../../test/simulation/simulate.ts';

export interface Call {
  readonly seed: string;
  readonly steps: number | undefined;
  readonly matches: number | undefined;
  readonly firstWorld: number;
  readonly mutant: MutantName | undefined;
}

/** What one core is to live through. */
export interface Share extends Call {
  readonly stride: number;
}

/**
 * Lives through worlds on several cores at once, each core taking every so many-th of them; `onWorld` is told of all
 * together. The first world that breaks ends all.
 */
export async function simulateOnCores(
  { cores, ...call }: Call & { readonly cores: number },
  onWorld: (sum: Simulated) => void,
): Promise<Simulated> {
  const sums = new Array<Simulated>(cores).fill(NOTHING_LIVED);
  const workers: Worker[] = [];
  const ends = sums.map((_, core) => {
    const share: Share = {
      ...call,
      steps: shareOf(call.steps, cores),
      matches: shareOf(call.matches, cores),
      firstWorld: call.firstWorld + core,
      stride: cores,
    };
    const worker = new Worker(new URL('core.ts', import.meta.url), { workerData: share });
    workers.push(worker);
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (sum: Simulated) => {
        sums[core] = sum;
        onWorld(sums.reduce(together));
        if (sum.failure !== undefined) void Promise.all(workers.map((each) => each.terminate()));
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  });
  await Promise.all(ends);
  return sums.reduce(together);
}

function shareOf(whole: number | undefined, cores: number): number | undefined {
  return whole === undefined ? undefined : Math.ceil(whole / cores);
}

function together(one: Simulated, other: Simulated): Simulated {
  const failure = one.failure ?? other.failure;
  return {
    worlds: one.worlds + other.worlds,
    steps: one.steps + other.steps,
    matches: one.matches + other.matches,
    finished: one.finished + other.finished,
    logged: one.logged + other.logged,
    ...(failure === undefined ? {} : { failure }),
  };
}
