import { describe, expect, it } from 'vitest';
import { live } from './episode.ts';
import { INVARIANTS } from './invariants.ts';
import { MUTANTS, type MutantName } from './mutants.ts';
import { drawPlan } from './plan.ts';
import { shrink, tellOf } from './shrink.ts';
import { simulate } from './simulate.ts';

const STEPS = 4000;
const STEPS_PER_MUTANT = 1000;
/** What is wrong in one place may need a coincidence that one seed does not bring. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
/** In some worlds nobody gets to move. */
const FEW_SEEDS = SEEDS.slice(0, 3);

describe('a simulated world', () => {
  it('goes the same way again from the same seed', async () => {
    const stories = new Set<string>();
    let logged = 0;
    for (const seed of FEW_SEEDS) {
      const [first, second] = [await live({ plan: drawPlan(seed) }), await live({ plan: drawPlan(seed) })];
      expect(second.story).toEqual(first.story);
      stories.add(JSON.stringify(first.story));
      logged += first.logged;
    }
    expect(stories.size).toBe(FEW_SEEDS.length);
    expect(logged).toBeGreaterThan(0);
  });

  it('keeps every promise through whatever goes wrong', async () => {
    const { failure, steps, logged } = await simulate({ seed: 'npm test', steps: STEPS });
    if (failure !== undefined) throw new Error(tellOf(await shrink(failure), INVARIANTS[failure.breach.invariant]));
    expect(steps).toBe(STEPS);
    expect(logged).toBeGreaterThan(100);
  });
});

describe('a server that', () => {
  it.each(Object.keys(MUTANTS) as MutantName[])('%s is found out', async (name) => {
    const mutant = MUTANTS[name];
    const broken = await firstFound(async (seed) => {
      const { failure } = await simulate({ seed, steps: STEPS_PER_MUTANT, mutant, climate: mutant.climate });
      return failure?.breach.invariant;
    });
    expect(mutant.breaks).toContain(broken);
  });

  async function firstFound<Found>(look: (seed: string) => Promise<Found | undefined>): Promise<Found | undefined> {
    for (const seed of FEW_SEEDS) {
      const found = await look(seed);
      if (found !== undefined) return found;
    }
    return undefined;
  }
});

it('tells the shortest story of what went wrong', async () => {
  const mutant = MUTANTS.acknowledgesBeforeCommit;
  const { failure } = await simulate({ seed: 'story', steps: STEPS_PER_MUTANT, mutant });
  if (failure === undefined) throw new Error('expected something to break');
  const shortest = await shrink(failure, mutant);
  expect(shortest.story.length).toBeLessThanOrEqual(failure.story.length);
  expect((await live({ plan: shortest.plan, mutant })).breach).toEqual(shortest.breach);
  expect(tellOf(shortest, INVARIANTS[shortest.breach.invariant])).toContain(JSON.stringify(shortest.plan));
});
