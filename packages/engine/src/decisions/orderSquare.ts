import { fieldA, makeMove, ORDER_SQUARE } from '../actions/moves.ts';
import { lowestBit } from '../bits.ts';
import { FIRST_SQUARE } from '../geometry.ts';
import { openSquare } from '../turn.ts';
import type { DecisionKind } from './decision.ts';

/** P8: the seat chooses which completed square is scored next. */
export const orderSquareDecision: DecisionKind = {
  options(view, moves) {
    for (let rest = view.squares; rest !== 0; rest &= rest - 1) {
      moves.add(makeMove(ORDER_SQUARE, lowestBit(rest) + FIRST_SQUARE));
    }
  },
  apply: (state, move, emit) => openSquare(state, fieldA(move), emit),
};
