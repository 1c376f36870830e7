import { type Action, determinize, LATE_LINES, type LateLine, score, seedRng, type View } from '@nunatak/engine';
import { makeLegalMove, toMove, trackSteps } from '@nunatak/engine/fast';
import { leftTo, type Reason, reasonsOf } from '../explain/reasons.ts';

/**
 * An exact reason for a plan's worth: what it yields now, what it changes in the final scoring, and what it leaves to
 * the next seat.
 */
export type YieldReason =
  | Reason
  /** Change on the decider's score sheet, if the game ended after the plan. */
  | { readonly kind: 'line'; readonly line: LateLine; readonly points: number }
  /** The next seat can complete rows or columns on this cell with a card that is visible now (P2). */
  | { readonly kind: 'leavesRow'; readonly cell: number; readonly seat: number; readonly steps: number };

/** Returns all exact reasons of a plan. */
export function yieldsOf(view: View, plan: readonly Action[]): YieldReason[] {
  const moves = plan.map((action) => toMove(view.facts, action));
  const state = determinize(view, seedRng('yields'));
  for (const move of moves) makeLegalMove(state, move);
  return [...reasonsOf(view, moves), ...linesOf(view, state.view), ...rowsLeft(view, state.view)];
}

function linesOf(before: View, after: View): YieldReason[] {
  if (after.phase === 'over') return [];
  const was = score(before, before.decider);
  const is = score(after, before.decider);
  return LATE_LINES.flatMap((line) =>
    is[line] === was[line] ? [] : [{ kind: 'line', line, points: is[line] - was[line] }],
  );
}

function rowsLeft(before: View, after: View): YieldReason[] {
  return leftTo(before, after).flatMap(({ cell, seat }): YieldReason[] => {
    const steps = trackSteps(after, cell);
    return steps > 0 ? [{ kind: 'leavesRow', cell, seat, steps }] : [];
  });
}
