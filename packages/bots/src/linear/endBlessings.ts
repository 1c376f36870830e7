import { NONE, type Secret, type View } from '@nunatak/engine';
import { cloneView, makeLegalMove, totalOf } from '@nunatak/engine/fast';
import { endBlessingMoves } from '../guide/endBlessingMoves.ts';
import type { PlanSink } from '../guide/guide.ts';

/** Nothing hidden is left in the game. */
const NO_SECRET: Secret = { deck: [], tiles: [], blessings: [], rng: [0, 0, 0, 1] };

/** Each way to decide the next end blessing with the points that its owner would have by it. */
export function listEndBlessings(view: View, sink: PlanSink): void {
  const seat = view.decider;
  for (const move of endBlessingMoves(view)) {
    const state = { view: cloneView(view), secret: NO_SECRET };
    makeLegalMove(state, move);
    sink.add(totalOf(state.view, seat), move, NONE, NONE, NONE);
  }
}
