import type { Emit } from '../events.ts';
import type { Move, MoveList } from '../moves.ts';
import type { State, View } from '../state.ts';

/** One kind of decision: every legal move, and what a move does. There is no other check of legality. */
export interface DecisionKind {
  options(view: View, moves: MoveList): void;
  apply(state: State, move: Move, emit?: Emit): void;
}
