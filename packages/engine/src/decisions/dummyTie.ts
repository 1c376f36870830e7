import { DUMMY_TIE, fieldA, fieldB, makeMove } from '../actions/moves.ts';
import { must } from '../corrupt.ts';
import { dummyChoices } from '../modes/solo.ts';
import { placeBlock } from '../turn.ts';
import { NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** Z4, Z5: the solo player breaks a tie that the dummy's rules leave. */
export const dummyTieDecision: DecisionKind = {
  options(view, moves) {
    for (const { cell, side, sideChosen } of dummyChoices(view, view.active, view.card)) {
      moves.add(makeMove(DUMMY_TIE, cell, sideChosen ? side + 1 : 0));
    }
  },
  apply(state, move, emit) {
    const { view } = state;
    const cell = fieldA(move);
    const named = fieldB(move) - 1;
    const choice = dummyChoices(view, view.active, view.card).find((open) => open.cell === cell);
    placeBlock(state, cell, named === NONE ? must(choice, 'choice of cell', cell).side : named, emit);
  },
};
