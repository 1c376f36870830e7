import { BLESSINGS } from '../blessings/index.ts';
import { askEndBlessings, undecided } from '../ending.ts';
import { blessingField, END_BLESSING, fieldB, makeMove } from '../moves.ts';
import { gainPoints, useUpBlessing } from '../verbs.ts';
import { BLESSING_IDS, type BlessingId, END_LINES, type EndLine } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** In the second field: 0 keeps the blessing, more is a way to use it. */
const KEEP = 0;
const USE = 1;

/** F1: each end blessing is used or kept; Transference names its card, Change its tool. */
export const endBlessingDecision: DecisionKind = {
  options(view, moves) {
    for (const number of undecided(view, view.decider)) {
      const blessing = BLESSINGS[number];
      if (blessing.endOptions === undefined) moves.add(makeMove(END_BLESSING, 0, USE, number));
      else blessing.endOptions(view, view.decider, moves);
      if (blessing.kind === 'end') moves.add(makeMove(END_BLESSING, 0, KEEP, number));
    }
  },
  apply(state, move, emit) {
    const { view } = state;
    const seat = view.decider;
    const number = blessingField(move);
    const blessing = BLESSINGS[number];
    view.decided |= 1 << number;
    if (fieldB(move) === KEEP) emit?.({ type: 'blessingKept', seat, blessing: BLESSING_IDS[number] });
    else if (blessing.useAtEnd !== undefined) blessing.useAtEnd(view, seat, move, emit);
    else {
      useUpBlessing(view, seat, number, emit);
      const line = lineOf(blessing.id);
      if (line !== undefined) gainPoints(view, seat, blessing.endPoints?.(view, seat) ?? 0, line, blessing.rule, emit);
    }
    askEndBlessings(state, emit);
  },
};

/** The blessings with points of their own have a line of their own name. */
function lineOf(id: BlessingId): EndLine | undefined {
  return END_LINES.find((line) => line === id);
}
