import { type EpisodeResult, live } from './episode.ts';
import type { Breach } from './invariants.ts';
import { type Climate, drawPlan, type Plan } from './plan.ts';
import type { Mutant } from './process.ts';

export interface SimulationOptions {
  readonly seed: string;
  /** No more steps than these. */
  readonly steps?: number;
  /** No further world once there were so many matches. */
  readonly matches?: number;
  /** The number of the first world; those before it are left out. */
  readonly firstWorld?: number;
  /** Every so many-th world from there on is lived through. */
  readonly stride?: number;
  readonly mutant?: Mutant;
  readonly climate?: Climate;
  /** Told after each world. */
  readonly onWorld?: (sum: Simulated) => void;
}

/** What was lived through. */
export interface Simulated {
  readonly worlds: number;
  readonly steps: number;
  readonly matches: number;
  readonly finished: number;
  /** Steps of matches. */
  readonly logged: number;
  /** The world that broke, if one did. */
  readonly failure?: Failure;
}

export interface Failure {
  readonly plan: Plan;
  /** The number of the world. */
  readonly world: number;
  readonly breach: Breach;
  readonly story: readonly string[];
}

export const NOTHING_LIVED: Simulated = { worlds: 0, steps: 0, matches: 0, finished: 0, logged: 0 };

/** Lives through one world after the other, each from a seed of its own, until there was enough or one breaks. */
export async function simulate({
  seed,
  steps = Number.POSITIVE_INFINITY,
  matches = Number.POSITIVE_INFINITY,
  firstWorld = 1,
  stride = 1,
  mutant,
  climate,
  onWorld,
}: SimulationOptions): Promise<Simulated> {
  let sum = NOTHING_LIVED;
  while (sum.steps < steps && sum.matches < matches && sum.failure === undefined) {
    const world = firstWorld + sum.worlds * stride;
    const plan = drawPlan(`${seed}-${world}`, climate);
    const options = { plan, mostSteps: steps - sum.steps };
    sum = added(sum, plan, world, await live(mutant === undefined ? options : { ...options, mutant }));
    onWorld?.(sum);
  }
  return sum;
}

function added(sum: Simulated, plan: Plan, world: number, { breach, story, ...result }: EpisodeResult): Simulated {
  return {
    worlds: sum.worlds + 1,
    steps: sum.steps + result.steps,
    matches: sum.matches + result.matches,
    finished: sum.finished + result.finished,
    logged: sum.logged + result.logged,
    ...(breach === undefined ? {} : { failure: { plan, world, breach, story } }),
  };
}
