import { blessingField, fieldA, makeMove, TAKE_BLESSING, USE_OR_KEEP } from '../actions/moves.ts';
import { BLESSINGS } from '../blessings/index.ts';
import { Corrupt } from '../corrupt.ts';
import type { Emit } from '../events.ts';
import { HELD, type View } from '../state.ts';
import { endTurn } from '../turn.ts';
import { BLESSING_IDS, NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** E1: one of the face-up blessings; an immediate one is then used or kept (E2). */
export const takeBlessingDecision: DecisionKind = {
  options(view, moves) {
    for (const blessing of view.faceUp) if (blessing !== NONE) moves.add(makeMove(TAKE_BLESSING, 0, 0, blessing));
  },
  apply(state, move, emit) {
    const { view } = state;
    const blessing = blessingField(move);
    view.faceUp[view.faceUp.indexOf(blessing)] = NONE;
    view.blessingState[blessing] = HELD;
    view.blessingSeat[blessing] = view.active;
    view.blessingTaken = blessing;
    emit?.({ type: 'blessingTaken', seat: view.active, blessing: BLESSING_IDS[blessing] });
    if (BLESSINGS[blessing].kind === 'immediate') view.phase = 'useOrKeep';
    else endTurn(state, emit);
  },
};

const KEEP = 0;
const USE = 1;

function takeAtOnce(view: View, number: number, emit?: Emit): void {
  const blessing = BLESSINGS[number];
  if (blessing.kind !== 'immediate') throw new Corrupt(`no use of blessing ${number}`);
  blessing.onTake(view, view.active, emit);
}

export const useOrKeepDecision: DecisionKind = {
  options(view, moves) {
    const blessing = view.blessingTaken;
    moves.add(makeMove(USE_OR_KEEP, USE, 0, blessing));
    moves.add(makeMove(USE_OR_KEEP, KEEP, 0, blessing));
  },
  apply(state, move, emit) {
    const { view } = state;
    const blessing = blessingField(move);
    if (fieldA(move) === USE) takeAtOnce(view, blessing, emit);
    else emit?.({ type: 'blessingKept', seat: view.active, blessing: BLESSING_IDS[blessing] });
    endTurn(state, emit);
  },
};
