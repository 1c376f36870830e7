import type { Move, MoveList } from '../actions/moves.ts';
import type { Emit } from '../events.ts';
import type { State, View } from '../state.ts';

/** One kind of decision: every legal move, and what a move does. There is no other check of legality. */
export interface DecisionKind {
  options(view: View, moves: MoveList): void;
  apply(state: State, move: Move, emit?: Emit): void;
}
