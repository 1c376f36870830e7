import type { Move, MoveList } from '../actions/moves.ts';
import type { Emit } from '../events.ts';
import type { State, View } from '../state.ts';
import { dummyTieDecision } from './dummyTie.ts';
import { endBlessingDecision } from './endBlessing.ts';
import { endOfTurnDecision } from './endOfTurn.ts';
import { orderSquareDecision } from './orderSquare.ts';
import { placeBlockDecision } from './placeBlock.ts';
import { takeBlessingDecision, useOrKeepDecision } from './takeBlessing.ts';
import { takeCardDecision } from './takeCard.ts';
import { useForDecision } from './useFor.ts';
import { windowDecision } from './window.ts';

/**
 * Adds every legal move of the pending decision; adds none for a reshuffle or a finished game. A switch with direct
 * calls (here and in applyMove) lets the JavaScript engine inline them; a lookup table would prevent that.
 */
export function addOptions(view: View, moves: MoveList): void {
  switch (view.phase) {
    case 'takeCard':
      takeCardDecision.options(view, moves);
      return;
    case 'placeBlock':
      placeBlockDecision.options(view, moves);
      return;
    case 'orderSquare':
      orderSquareDecision.options(view, moves);
      return;
    case 'takeBlessing':
      takeBlessingDecision.options(view, moves);
      return;
    case 'useFor':
      useForDecision.options(view, moves);
      return;
    case 'useOrKeep':
      useOrKeepDecision.options(view, moves);
      return;
    case 'endOfTurn':
      endOfTurnDecision.options(view, moves);
      return;
    case 'dummyTie':
      dummyTieDecision.options(view, moves);
      return;
    case 'endBlessing':
      endBlessingDecision.options(view, moves);
      return;
    case 'reshuffle':
    case 'over':
      return;
    default:
      windowDecision.options(view, moves);
  }
}

/** Applies a legal move of the pending decision. */
export function applyMove(state: State, move: Move, emit?: Emit): void {
  switch (state.view.phase) {
    case 'takeCard':
      takeCardDecision.apply(state, move, emit);
      return;
    case 'placeBlock':
      placeBlockDecision.apply(state, move, emit);
      return;
    case 'orderSquare':
      orderSquareDecision.apply(state, move, emit);
      return;
    case 'takeBlessing':
      takeBlessingDecision.apply(state, move, emit);
      return;
    case 'useFor':
      useForDecision.apply(state, move, emit);
      return;
    case 'useOrKeep':
      useOrKeepDecision.apply(state, move, emit);
      return;
    case 'endOfTurn':
      endOfTurnDecision.apply(state, move, emit);
      return;
    case 'dummyTie':
      dummyTieDecision.apply(state, move, emit);
      return;
    case 'endBlessing':
      endBlessingDecision.apply(state, move, emit);
      return;
    case 'reshuffle':
    case 'over':
      return;
    default:
      windowDecision.apply(state, move, emit);
  }
}
