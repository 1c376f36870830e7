import { live } from './episode.ts';
import type { Plan } from './plan.ts';
import type { Mutant } from './process.ts';
import type { Failure } from './simulate.ts';
import { FAULTS } from './weather.ts';

const MORE_SEEDS = 40;

/**
 * The shortest story that breaks the same thing: without faults, tables, processes and spectators that have no part in
 * it, and from whichever seed it happens first.
 */
export async function shrink(failure: Failure, mutant: Mutant = {}): Promise<Failure> {
  let shortest = failure;
  const maybeTake = async (plan: Plan, isLonger: boolean): Promise<void> => {
    const { breach, story } = await live({ plan, mutant });
    const isSame = breach?.invariant === failure.breach.invariant;
    if (breach === undefined || !isSame || (story.length >= shortest.story.length && !isLonger)) return;
    shortest = { ...failure, plan, breach, story };
  };
  for (const simpler of SIMPLER) await maybeTake(simpler(shortest.plan), true);
  for (let seed = 1; seed <= MORE_SEEDS; seed++) {
    await maybeTake({ ...shortest.plan, seed: `${failure.plan.seed}, shorter ${seed}` }, false);
  }
  return shortest;
}

const SIMPLER: readonly ((plan: Plan) => Plan)[] = [
  ...FAULTS.map((fault) => (plan: Plan) => ({ ...plan, faults: { ...plan.faults, [fault]: 0 } })),
  (plan) => ({ ...plan, tables: plan.tables.slice(0, 1) }),
  (plan) => ({ ...plan, tables: plan.tables.map((table) => ({ ...table, spectators: 0 })) }),
  (plan) => ({ ...plan, processes: Math.min(2, plan.processes) }),
  (plan) => ({ ...plan, beginsFine: true }),
];

/** A failure in words: what broke, how to see it again, and what led to it. */
export function tellOf({ plan, breach, story }: Failure, meaning: string): string {
  return [
    `broken: ${meaning}`,
    breach.detail,
    `world: ${JSON.stringify(plan)}`,
    'what happened:',
    ...story,
    `broken: ${breach.invariant}: ${breach.detail}`,
  ].join('\n');
}
