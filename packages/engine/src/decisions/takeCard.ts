import { fieldA, makeMove, moveType, TAKE_CARD } from '../actions/moves.ts';
import { addUses, BLESSINGS_AT } from '../blessings/index.ts';
import { barredCard, mustTakeReserved } from '../display.ts';
import { DISPLAY_PLACES } from '../state.ts';
import { takeCard } from '../turn.ts';
import { NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';
import { useBlessing } from './useBlessing.ts';

/** T5: all type bits set, so that every card matches. */
const ANY_SYMBOL = -1;

/** T1, T2: the seat takes a card from the display. Before that it may use Discovery or Moon. */
export const takeCardDecision: DecisionKind = {
  options(view, moves) {
    const { active: seat, display } = view;
    if (mustTakeReserved(view, seat)) {
      moves.add(makeMove(TAKE_CARD, view.reservedCard));
    } else {
      const barred = barredCard(view, seat);
      const { cardSymbols } = view.facts;
      const symbols = view.free ? ANY_SYMBOL : view.symbols;
      for (let place = 0; place < DISPLAY_PLACES; place++) {
        const card = display[place];
        if (card === NONE || card === barred || (cardSymbols[card] & symbols) === 0) continue;
        moves.add(makeMove(TAKE_CARD, card));
      }
    }
    addUses(view, seat, BLESSINGS_AT.beforeTake, moves);
  },
  apply(state, move, emit) {
    if (moveType(move) === TAKE_CARD) takeCard(state, fieldA(move), emit);
    else useBlessing(state, state.view.active, move, emit);
  },
};
