import { afterAll, expect, it, vi } from 'vitest';

type Engine = typeof import('@nunatak/engine');

afterAll(() => vi.resetModules());

/**
 * Returns the guide's worth of each plan in mid-game, with the mover holding Structure, after rule values were changed.
 */
async function worthsWith(change: (engine: Engine) => void): Promise<readonly number[]> {
  vi.resetModules();
  const engine = await import('@nunatak/engine');
  change(engine);
  const { AllPlans } = await import('../src/guide/plans.ts');
  const { guideFor } = await import('../src/registry.ts');
  const { BLESSING_IDS, HELD } = engine;
  const state = engine.setup({ players: 3, options: { blessings: ['structure'] } }, 'figures');
  const rng = engine.seedRng('figures');
  while (state.view.turn < 20 || state.view.phase !== 'takeCard') {
    const actions = engine.legalActions(state.view);
    engine.apply(state, actions[engine.nextInt(rng, actions.length)]);
  }
  const structure = BLESSING_IDS.indexOf('structure');
  state.view.blessingState[structure] = HELD;
  state.view.blessingSeat[structure] = state.view.active;
  const all = new AllPlans();
  guideFor(3).plans(state.view, all);
  return all.plans.map(({ worth }) => worth);
}

it('bots use the engine’s values of support, steps and Structure', async () => {
  const before = await worthsWith(() => undefined);
  const supported = await worthsWith(({ FIGURES }) => Object.assign(FIGURES, { support: 11 }));
  const structured = await worthsWith(({ BLESSING_FIGURES }) =>
    Object.assign(BLESSING_FIGURES.structure, { each: 33 }),
  );
  const stepped = await worthsWith(({ FIGURES }) => Object.assign(FIGURES, { lineSteps: 3 }));
  expect(before.length).toBeGreaterThan(0);
  expect(Math.max(...stepped.map((worth, i) => worth - before[i]))).toBeGreaterThan(1);
  expect(Math.max(...supported)).toBeGreaterThan(Math.max(...before) + 5);
  expect(Math.max(...structured)).toBeGreaterThan(Math.max(...before) + 5);
});
