import type { Action, View } from '@nunatak/engine';
import { type AnalysisOptions, type Gain, gainsOf } from './gains.ts';
import { type YieldReason, yieldsOf } from './yields.ts';

/** Why one plan is better than another, as data; everything said about a decision is derived from this. */
export interface Why {
  /** Expected gains until the end of the game, by source and seat. */
  readonly gains: readonly Gain[];
  /** Exact yields of both plans in their own turn. */
  readonly best: readonly YieldReason[];
  readonly played: readonly YieldReason[];
}

export function whyBetter(
  view: View,
  best: readonly Action[],
  played: readonly Action[],
  options: AnalysisOptions,
): Why {
  return { gains: gainsOf(view, best, played, options), best: yieldsOf(view, best), played: yieldsOf(view, played) };
}
