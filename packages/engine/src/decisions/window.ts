import { moveType, PASS, PASS_MOVE } from '../actions/moves.ts';
import { addUsesOf, askedIn } from '../blessings/index.ts';
import { passWindow, useWindow } from '../turn.ts';
import type { DecisionKind } from './decision.ts';

/** The window of one blessing, which the phase names: use it in one of its ways, or pass; either way the turn goes on. */
export const windowDecision: DecisionKind = {
  options(view, moves) {
    addUsesOf(view, view.decider, askedIn(view.phase), moves);
    moves.add(PASS_MOVE);
  },
  apply(state, move, emit) {
    if (moveType(move) === PASS) passWindow(state, askedIn(state.view.phase), emit);
    else useWindow(state, move, emit);
  },
};
