import { blessingField, fieldA, makeMove, TAKE_BLESSING, USE_OR_KEEP } from '../actions/moves.ts';
import { isOfKind, useAtOnce } from '../blessings/index.ts';
import { HELD } from '../state.ts';
import { endTurn } from '../turn.ts';
import { BLESSING_IDS, NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';

/** E1: the seat takes a face-up blessing. If it is immediate, the seat then uses or keeps it (E2). */
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
    if (isOfKind(blessing, 'immediate')) view.phase = 'useOrKeep';
    else endTurn(state, emit);
  },
};

const KEEP = 0;
const USE = 1;

export const useOrKeepDecision: DecisionKind = {
  options(view, moves) {
    const blessing = view.blessingTaken;
    moves.add(makeMove(USE_OR_KEEP, USE, 0, blessing));
    moves.add(makeMove(USE_OR_KEEP, KEEP, 0, blessing));
  },
  apply(state, move, emit) {
    const { view } = state;
    const blessing = blessingField(move);
    if (fieldA(move) === USE) useAtOnce(view, view.active, blessing, emit);
    else emit?.({ type: 'blessingKept', seat: view.active, blessing: BLESSING_IDS[blessing] });
    endTurn(state, emit);
  },
};
