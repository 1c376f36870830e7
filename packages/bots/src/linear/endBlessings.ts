import { NONE, type View } from '@nunatak/engine';
import { cloneView, decideEndBlessing, takeBackEndBlessing, totalOf } from '@nunatak/engine/fast';
import { endBlessingMoves } from '../guide/endBlessingMoves.ts';
import type { PlanSink } from '../guide/guide.ts';

/** Each way to decide the next end blessing with the points that its owner would have by it. */
export function listEndBlessings(view: View, sink: PlanSink): void {
  const seat = view.decider;
  const after = cloneView(view);
  for (const move of endBlessingMoves(view)) {
    decideEndBlessing(after, move);
    sink.add(totalOf(after, seat), move, NONE, NONE, NONE);
    takeBackEndBlessing(after, view, move);
  }
}
