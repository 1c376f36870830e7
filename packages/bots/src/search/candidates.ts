import type { View } from '@nunatak/engine';
import { blessingField, type Move, moveType, TAKE_CARD } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import { AllPlans, type Plan } from '../guide/plans.ts';

/**
 * Returns the plans to search: the best plan for each card and each other kind of move (passing included), then the
 * best of the rest, up to `count`.
 */
export function candidatesOf(view: View, guide: Guide, count: number): Plan[] {
  const all = new AllPlans();
  guide.plans(view, all);
  const sorted = all.plans.sort((a, b) => b.worth - a.worth);
  const seen = new Set<Move>();
  const first: Plan[] = [];
  const rest: Plan[] = [];
  for (const plan of sorted) {
    const kind = kindOf(plan.moves[0]);
    (seen.has(kind) ? rest : first).push(plan);
    seen.add(kind);
  }
  return [...first, ...rest.slice(0, Math.max(0, count - first.length))].sort((a, b) => b.worth - a.worth);
}

/** Groups first moves: each card is a group; other moves are grouped by type and blessing. */
function kindOf(move: Move): number {
  return moveType(move) === TAKE_CARD ? move : -1 - moveType(move) - (blessingField(move) << 8);
}
