import { moveType, PASS, PASS_MOVE } from '../actions/moves.ts';
import { addUsesOf, blessingAskedIn } from '../blessings/index.ts';
import { passWindow, useWindow } from '../turn.ts';
import type { DecisionKind } from './decision.ts';

/**
 * The window of the blessing that the phase names: its holder uses it in one of the possible ways, or passes. Then the
 * turn goes on.
 */
export const windowDecision: DecisionKind = {
  options(view, moves) {
    addUsesOf(view, view.decider, blessingAskedIn(view.phase), moves);
    moves.add(PASS_MOVE);
  },
  apply(state, move, emit) {
    if (moveType(move) === PASS) passWindow(state, blessingAskedIn(state.view.phase), emit);
    else useWindow(state, move, emit);
  },
};
