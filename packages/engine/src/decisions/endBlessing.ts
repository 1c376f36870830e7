import { blessingField, END_BLESSING, fieldB, makeMove } from '../actions/moves.ts';
import { BLESSINGS, choiceOf, endPoints, isOfKind } from '../blessings/index.ts';
import { askEndBlessings, undecided } from '../ending.ts';
import { gainPoints, useUpBlessing } from '../verbs.ts';
import { BLESSING_IDS, EARLY_LINES } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** In the second field: 0 keeps the blessing, more is a way to use it. */
const KEEP = 0;
const USE = 1;

/** F1: each end blessing is used or kept; Transference names its card, Change its tool. */
export const endBlessingDecision: DecisionKind = {
  options(view, moves) {
    for (const number of undecided(view, view.decider)) {
      const choice = choiceOf(number);
      if (choice === undefined) moves.add(makeMove(END_BLESSING, 0, USE, number));
      else choice.options(view, view.decider, moves);
      if (isOfKind(number, 'end')) moves.add(makeMove(END_BLESSING, 0, KEEP, number));
    }
  },
  apply(state, move, emit) {
    const { view } = state;
    const seat = view.decider;
    const number = blessingField(move);
    const blessing = BLESSINGS[number];
    const choice = choiceOf(number);
    view.decided |= 1 << number;
    if (fieldB(move) === KEEP) emit?.({ type: 'blessingKept', seat, blessing: BLESSING_IDS[number] });
    else if (choice !== undefined) choice.use(view, seat, move, emit);
    else {
      useUpBlessing(view, seat, number, emit);
      const line = EARLY_LINES.find((id) => id === blessing.id);
      if (line !== undefined) gainPoints(view, seat, endPoints(view, seat, number), line, blessing.rule, emit);
    }
    askEndBlessings(state, emit);
  },
};
