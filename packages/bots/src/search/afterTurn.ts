import { type Emit, NONE, type State } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';

const best = new BestPlan();

/** Plays a plan, then the guide's best plans, until the next turn begins or the game is over. */
export function playTurn(state: State, plan: readonly Move[], guide: Guide, emit?: Emit): void {
  const { view } = state;
  const { turn } = view;
  for (const move of plan) makeLegalMove(state, move, emit);
  while (view.phase !== 'over' && !(view.turn > turn && view.phase === 'takeCard')) {
    best.clear();
    guide.plans(view, best);
    for (const move of best.moves) if (move !== NONE) makeLegalMove(state, move, emit);
  }
}
