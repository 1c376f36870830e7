import { MoveList } from './actions/moves.ts';
import { cloneState, type State } from './state.ts';
import { legalMoves, makeLegalMove } from './step.ts';

/**
 * Counts the sequences of `depth` actions from a position, including shorter ones that end the game. Reshuffles use the
 * state's generator, so the count is a fingerprint of the rules at that position.
 */
export function perft(state: State, depth: number): number {
  if (depth === 0 || state.view.phase === 'over') return 1;
  const moves = new MoveList();
  legalMoves(state.view, moves);
  if (depth === 1) return moves.count;
  let sequences = 0;
  for (let i = 0; i < moves.count; i++) {
    const next = cloneState(state);
    makeLegalMove(next, moves.moves[i]);
    sequences += perft(next, depth - 1);
  }
  return sequences;
}
