import { fieldA, makeMove, moveType, TAKE_CARD } from '../actions/moves.ts';
import { AT, addUses } from '../blessings/index.ts';
import { hasCell, isBarred, mustTakeReserved } from '../display.ts';
import { DISPLAY_PLACES } from '../state.ts';
import { takeCard } from '../turn.ts';
import { NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';
import { useBlessing } from './useBlessing.ts';

/** T1, T2: a card of the display; before that Discovery and Moon. */
export const takeCardDecision: DecisionKind = {
  options(view, moves) {
    const { active: seat, display, free } = view;
    if (mustTakeReserved(view, seat)) {
      moves.add(makeMove(TAKE_CARD, view.reservedCard));
    } else {
      for (let place = 0; place < DISPLAY_PLACES; place++) {
        const card = display[place];
        if (card === NONE || isBarred(view, seat, card)) continue;
        if (free || hasCell(view, card)) moves.add(makeMove(TAKE_CARD, card));
      }
    }
    addUses(view, seat, AT.beforeTake, moves);
  },
  apply(state, move, emit) {
    if (moveType(move) === TAKE_CARD) takeCard(state, fieldA(move), emit);
    else useBlessing(state, state.view.active, move, emit);
  },
};
