import { CELLS, determinize, type State, seedRng, setup, type View, winners } from '@nunatak/engine';
import { countBits, type Move, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { AllPlans } from '../src/guide/plans.ts';
import { botNamed } from '../src/index.ts';
import { guideFor } from '../src/registry.ts';
import { step } from './games.ts';

/** Returns a game without blessings at its last turn: any decision ends it. */
function lastTurn(seed: string): State {
  const state = setup({ players: 3, options: { blessings: [] } }, seed);
  const isLast = (): boolean => countBits(state.view.occupied[0]) + countBits(state.view.occupied[1]) === CELLS - 1;
  while (!isLast() || state.view.phase !== 'takeCard') step(state, botNamed('ridge'), seed);
  return state;
}

function end(view: View, moves: readonly Move[]): View {
  const state = determinize(view, seedRng('end'));
  for (const move of moves) makeLegalMove(state, move);
  return state.view;
}

/**
 * Returns a last turn in which the plan with the most points loses by one, and another plan wins by one; undefined if
 * this seed has none.
 */
function dilemma(seed: string): View | undefined {
  const { view } = lastTurn(seed);
  const me = view.active;
  const rival = (me + 1) % 3;
  const all = new AllPlans();
  guideFor(3).plans(view, all);
  const ends = all.plans.map(({ moves }) => end(view, moves).points);
  const margin = (points: readonly number[]): number => points[me] - points[rival];
  const most = ends.reduce((a, b) => (b[me] > a[me] ? b : a));
  const safest = ends.reduce((a, b) => (margin(b) > margin(a) ? b : a));
  if (margin(safest) - margin(most) < 2) return undefined;
  const points = [...view.points];
  points[rival] += margin(safest) - 1;
  points[3 - me - rival] += safest[me] - 1 - safest[3 - me - rival];
  return { ...view, points };
}

describe('a search at the last turn', () => {
  const found = Array.from({ length: 400 }, (_, i) => dilemma(`dilemma/${i}`)).filter((view) => view !== undefined);

  it('finds the only winning plan, even if another plan scores more points', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const view of found) {
      const state = determinize(view, seedRng('played'));
      while (state.view.phase !== 'over') step(state, botNamed('nunatak'), 's', { playouts: 100 });
      expect(winners(state.view)).toEqual([view.active]);
    }
  });
});
