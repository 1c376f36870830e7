import type { View } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';

/** Maximum number of moves in a plan: take a card, choose its user, swap tiles, place the block. */
export const STEPS = 4;

/** Receives the plans of a decision; a move is NONE if it is already done or not needed. */
export interface PlanSink {
  /**
   * Receives one plan. `worth` is its quick estimate for the decider in points; only differences between plans matter.
   */
  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void;
}

/**
 * Proposes what the seat that decides may do: whole plans of a turn, or single moves (as `take`) in smaller decisions.
 * Every plan is legal to its end, whatever is hidden. At least one plan is proposed if there is a decision.
 */
export interface Guide {
  plans(view: View, sink: PlanSink): void;
}
