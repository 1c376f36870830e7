import { blessingField, END_BLESSING, fieldB, type Move, makeMove } from '../actions/moves.ts';
import { BLESSINGS, choiceOf, endPoints, isOfKind } from '../blessings/index.ts';
import { askEndBlessings, undecided } from '../ending.ts';
import type { Emit } from '../events.ts';
import { gainPoints, useUpBlessing } from '../mutators.ts';
import type { View } from '../state.ts';
import { BLESSING_IDS, EARLY_LINES } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** Values of the move's second field: 0 keeps the blessing, 1 or more is a way to use it. */
const KEEP = 0;
const USE = 1;

/** F1: the seat uses or keeps an end blessing. Transference also requires a card, Change a tool. */
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
    decideEndBlessing(state.view, move, emit);
    askEndBlessings(state, emit);
  },
};

/** Uses or keeps an end blessing for the deciding seat, without moving on to the next decision. */
export function decideEndBlessing(view: View, move: Move, emit?: Emit): void {
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
}

/** Undoes `decideEndBlessing`. `before` is the view as it was before that decision. */
export function takeBackEndBlessing(view: View, before: View, move: Move): void {
  const seat = before.decider;
  const number = blessingField(move);
  view.decided = before.decided;
  view.changeTool = before.changeTool;
  view.movedCard = before.movedCard;
  view.movedType = before.movedType;
  view.movedTool = before.movedTool;
  view.blessingState[number] = before.blessingState[number];
  view.points[seat] = before.points[seat];
}
