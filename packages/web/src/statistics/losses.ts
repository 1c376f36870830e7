import type { DecisionReview } from '@nunatak/bots/review';
import { type Action, formatAction, isWindow } from '@nunatak/engine';

/** What was to be decided where points were lost. */
export const LOSS_KINDS = ['card', 'tile', 'swap', 'siku', 'square', 'blessing', 'reaction'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];
export type LossBy = Readonly<Record<LossKind, number>>;

export const NO_LOSSES: LossBy = { card: 0, tile: 0, swap: 0, siku: 0, square: 0, blessing: 0, reaction: 0 };

type Judged = Pick<DecisionReview, 'kind' | 'played' | 'judged'>;

/** The points that decisions lost, by what they were about. */
export function lossBy(decisions: readonly Judged[]): LossBy {
  const sums: Record<LossKind, number> = { ...NO_LOSSES };
  for (const decision of decisions) {
    const lost = decision.judged.loss.points.mean;
    if (lost > 0) sums[lossKind(decision)] += lost;
  }
  return sums;
}

/** What a decision was about: in a turn, the first thing in which it differs from the best plan. */
export function lossKind({ kind, played, judged }: Judged): LossKind {
  if (isWindow(kind)) return 'reaction';
  if (kind === 'orderSquare') return 'square';
  if (kind !== 'takeCard' && kind !== 'placeBlock' && kind !== 'useFor' && kind !== 'dummyTie') return 'blessing';
  const best = judged.plans[0]?.actions ?? [];
  const differs = (type: Action['type']) => textOf(played, type) !== textOf(best, type);
  if (differs('takeCard')) return 'card';
  if (differs('useFor')) return 'siku';
  if (differs('useBlessing')) return 'blessing';
  return differs('swapTiles') ? 'swap' : 'tile';
}

function textOf(plan: readonly Action[], type: Action['type']): string {
  return plan
    .filter((action) => action.type === type)
    .map(formatAction)
    .join();
}
