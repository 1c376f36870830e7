import { AT, addUses } from '../blessings/index.ts';
import { SUPPORT_WITH_STRUCTURE } from '../blessings/structure.ts';
import type { Emit } from '../events.ts';
import { NONE } from '../facts.ts';
import { type Move, moveType, PASS_MOVE, USE_BLESSING } from '../moves.ts';
import type { State } from '../state.ts';
import { nextSquare, scoreSquare, scoreSupport } from '../turn.ts';
import type { DecisionKind } from './decision.ts';
import { useBlessing } from './useBlessing.ts';

/** A window of one blessing: use it in one of its ways, or pass; either way the turn goes on. */
function windowAt(
  blessings: readonly number[],
  goOn: (state: State, used: boolean, seat: number, emit?: Emit) => void,
): DecisionKind {
  return {
    options(view, moves) {
      addUses(view, view.decider, blessings, moves);
      moves.add(PASS_MOVE);
    },
    apply(state: State, move: Move, emit?: Emit) {
      const seat = state.view.decider;
      const used = moveType(move) === USE_BLESSING;
      if (used) useBlessing(state, seat, move, emit);
      goOn(state, used, seat, emit);
    },
  };
}

export const structureDecision = windowAt(AT.onPlace, (state, used, _seat, emit) =>
  scoreSupport(state, used ? SUPPORT_WITH_STRUCTURE : 1, emit),
);

export const providenceDecision = windowAt(AT.lineCompleted, (state, _used, _seat, emit) => nextSquare(state, emit));

export const expansionDecision = windowAt(AT.squareCompleted, (state, used, seat, emit) =>
  scoreSquare(state, used ? seat : NONE, emit),
);
