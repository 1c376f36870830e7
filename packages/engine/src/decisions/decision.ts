import type { Move, MoveList } from '../actions/moves.ts';
import type { Emit } from '../events.ts';
import type { State, View } from '../state.ts';

/**
 * One kind of decision: `options` lists every legal move, `apply` makes one. A move is legal if and only if it is
 * listed.
 */
export interface DecisionKind {
  options(view: View, moves: MoveList): void;
  apply(state: State, move: Move, emit?: Emit): void;
}
