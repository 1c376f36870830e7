import { moveType, PASS, PASS_MOVE } from '../actions/moves.ts';
import { addUses, BLESSINGS_AT } from '../blessings/index.ts';
import { askEndOfTurn, passEndOfTurn } from '../turn.ts';
import type { DecisionKind } from './decision.ts';
import { useBlessing } from './useBlessing.ts';

/** E4: at the end of the turn, after the refill, the seat may use Moon, Abundance or Foresight until it passes. */
export const endOfTurnDecision: DecisionKind = {
  options(view, moves) {
    addUses(view, view.decider, BLESSINGS_AT.endOfTurn, moves);
    moves.add(PASS_MOVE);
  },
  apply(state, move, emit) {
    if (moveType(move) === PASS) {
      passEndOfTurn(state, emit);
      return;
    }
    const seat = state.view.decider;
    useBlessing(state, seat, move, emit);
    askEndOfTurn(state, seat, emit);
  },
};
