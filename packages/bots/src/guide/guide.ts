import type { View } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';

/** The most moves of a plan: the card, for whom, a swap of tiles, the placement. */
export const STEPS = 4;

/** Takes the plans of a decision, each with its moves in order; NONE where a step is done already or not asked. */
export interface PlanSink {
  /** `worth`: what it is worth at first sight to whoever decides, in points; only differences count. */
  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void;
}

/**
 * Proposes what the seat that decides may do: whole plans of a turn, in smaller decisions single moves (as `take`).
 * Every plan can be played to its end, whatever is hidden; at least one is proposed while somebody decides.
 */
export interface Guide {
  plans(view: View, sink: PlanSink): void;
}
