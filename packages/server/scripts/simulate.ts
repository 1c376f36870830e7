import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { INVARIANTS } from '../test/simulation/invariants.ts';
import { MUTANTS, type MutantName } from '../test/simulation/mutants.ts';
import { shrink, tellOf } from '../test/simulation/shrink.ts';
import { type Simulated, simulate } from '../test/simulation/simulate.ts';
import { simulateOnCores } from './simulate/cores.ts';

/**
 * Lives through simulated worlds: the real server on a simulated clock, network and database, in which everything goes
 * wrong that may. Ends with 1 at the first promise that is not kept, and tells the shortest story of it. With `--rates` it
 * tells how often each server that is wrong in one place is found out.
 */
const USAGE = `npm run simulate:server -- [--steps N | --matches N] [--seed TEXT] [--world N] [--mutant NAME] [--cores N]
       npm run simulate:server -- --rates [--seed TEXT]`;
const USUAL_STEPS = 100_000;
/** How often a mutant is found is told of so many seeds with so many steps each. */
const SEEDS = 32;
const STEPS_PER_MUTANT = 1000;
const TOLD_EVERY_MS = 10_000;

const began = Date.now();
let toldAt = began;

const { steps, matches, seed, world, mutant: name, rates, cores } = readCall();
if (rates) {
  for (const one of Object.keys(MUTANTS) as MutantName[]) await tellRate(one);
  process.exit(0);
}
const result = await simulateOnCores({ seed, steps, matches, firstWorld: world, cores, mutant: name }, (sum) => {
  if (Date.now() - toldAt < TOLD_EVERY_MS) return;
  toldAt = Date.now();
  say(summaryOf(sum));
});
say(`${summaryOf(result)}; seed ${seed}, took ${((Date.now() - began) / 1000).toFixed(0)} s`);
const { failure } = result;
if (failure !== undefined) {
  const { world: broken, story } = failure;
  say(`world ${broken} broke after ${story.length} happenings; again: --seed '${seed}' --world ${broken}`);
  say(tellOf(await shrink(failure, name === undefined ? {} : MUTANTS[name]), INVARIANTS[failure.breach.invariant]));
}
process.exit(failure === undefined ? 0 : 1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function summaryOf({ worlds, steps: lived, matches, finished, logged, failure: broken }: Simulated): string {
  const verdict = broken === undefined ? 'every promise kept' : `BROKEN: ${INVARIANTS[broken.breach.invariant]}`;
  return `${lived} steps of ${worlds} worlds, ${matches} matches with ${logged} moves, ${finished} played to their end: ${verdict}`;
}

async function tellRate(one: MutantName): Promise<void> {
  const { climate } = MUTANTS[one];
  let found = 0;
  for (let n = 1; n <= SEEDS; n++) {
    const options = { seed: `${seed} ${n}`, steps: STEPS_PER_MUTANT, mutant: MUTANTS[one], climate };
    if ((await simulate(options)).failure !== undefined) found++;
  }
  say(`${one}: found within ${STEPS_PER_MUTANT} steps from ${found} of ${SEEDS} seeds`);
}

function readCall() {
  try {
    const { values } = parseArgs({
      options: {
        steps: { type: 'string' },
        matches: { type: 'string' },
        seed: { type: 'string', default: 'simulation' },
        world: { type: 'string', default: '1' },
        mutant: { type: 'string' },
        cores: { type: 'string', default: String(availableParallelism()) },
        rates: { type: 'boolean', default: false },
      },
    });
    const matches = values.matches === undefined ? undefined : countOf('matches', values.matches);
    const usual = matches === undefined ? USUAL_STEPS : undefined;
    return {
      steps: values.steps === undefined ? usual : countOf('steps', values.steps),
      matches,
      world: countOf('world', values.world),
      seed: values.seed,
      mutant: mutantNamed(values.mutant),
      cores: countOf('cores', values.cores),
      rates: values.rates,
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

function countOf(option: string, found: string): number {
  const count = Number(found);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option}: found ${found}, expected a whole number from 1`);
}

function mutantNamed(found: string | undefined): MutantName | undefined {
  if (found === undefined) return undefined;
  const names = Object.keys(MUTANTS) as MutantName[];
  const known = names.find((candidate) => candidate === found);
  if (known === undefined) throw new Error(`--mutant: found ${found}, expected one of ${names.join(', ')}`);
  return known;
}
