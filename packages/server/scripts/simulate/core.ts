import { parentPort, workerData } from 'node:worker_threads';
import { MUTANTS } from '../../test/simulation/mutants.ts';
import { simulate } from '../../test/simulation/simulate.ts';
import type { Share } from './cores.ts';

/** One core's share of the worlds; says after each what it has lived through. */
const { mutant: name, steps, matches, ...share } = workerData as Share;
const mutant = name === undefined ? undefined : MUTANTS[name];
await simulate({
  ...share,
  ...(steps === undefined ? {} : { steps }),
  ...(matches === undefined ? {} : { matches }),
  ...(mutant === undefined ? {} : { mutant, climate: mutant.climate }),
  onWorld: (sum) => parentPort?.postMessage(sum),
});
