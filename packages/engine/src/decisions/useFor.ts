import { fieldA, makeMove, USE_FOR } from '../actions/moves.ts';
import { activeSet } from '../modes/siku.ts';
import { useFor } from '../turn.ts';
import type { DecisionKind } from './decision.ts';

export const FOR_SELF = 0;
export const FOR_SIKU = 1;

/**
 * Y1: the seat uses the card for itself or for Siku, if the active set allows both. A reserved card is for itself only
 * (E36).
 */
export const useForDecision: DecisionKind = {
  options(view, moves) {
    const set = activeSet(view, view.active);
    if (set.own > 0) moves.add(makeMove(USE_FOR, FOR_SELF));
    if (set.siku > 0 && view.card !== view.reservedCard) moves.add(makeMove(USE_FOR, FOR_SIKU));
  },
  apply: (state, move, emit) => useFor(state, fieldA(move) === FOR_SIKU, emit),
};
