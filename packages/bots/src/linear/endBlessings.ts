import { NONE, type View } from '@nunatak/engine';
import { cloneView, decideEndBlessing, takeBackEndBlessing, totalOf } from '@nunatak/engine/fast';
import { endBlessingMoves } from '../guide/endBlessingMoves.ts';
import type { PlanSink } from '../guide/guide.ts';

/** Lists the ways to decide the next end blessing; a way's worth is its owner's total points after it. */
export function listEndBlessings(view: View, sink: PlanSink): void {
  const seat = view.decider;
  const after = cloneView(view);
  for (const move of endBlessingMoves(view)) {
    decideEndBlessing(after, move);
    sink.add(totalOf(after, seat), move, NONE, NONE, NONE);
    takeBackEndBlessing(after, view, move);
  }
}
