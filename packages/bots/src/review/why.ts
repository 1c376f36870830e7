import type { Action, View } from '@nunatak/engine';
import { type Gain, gainsOf, type Thought } from './gains.ts';
import { type YieldReason, yieldsOf } from './yields.ts';

/** Why one plan is better than another, as data: whatever is said of a decision comes from here. */
export interface Why {
  /** What it may be expected to gain until the end, by source and seat. */
  readonly gains: readonly Gain[];
  /** What each of them yields in its own turn, exactly. */
  readonly best: readonly YieldReason[];
  readonly played: readonly YieldReason[];
}

export function whyBetter(view: View, best: readonly Action[], played: readonly Action[], thought: Thought): Why {
  return { gains: gainsOf(view, best, played, thought), best: yieldsOf(view, best), played: yieldsOf(view, played) };
}
