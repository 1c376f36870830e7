import type { Move, MoveList } from './actions/moves.ts';
import { addOptions, applyMove } from './decisions/index.ts';
import { drawOrder, reshuffle } from './display.ts';
import type { Emit } from './events.ts';
import type { State, View } from './state.ts';
import { offerCards } from './turn.ts';

/** Fills a list with every legal move of the seat that decides, in a stable order. */
export function legalMoves(view: View, moves: MoveList): void {
  moves.clear();
  addOptions(view, moves);
}

/** Makes a legal move in place, and chance's reshuffles after it. */
export function makeLegalMove(state: State, move: Move, emit?: Emit): void {
  stepMove(state, move, emit);
  settleChance(state, emit);
}

/** One step and no more: afterwards chance may be due. Records are made of these. */
export function stepMove(state: State, move: Move, emit?: Emit): void {
  applyMove(state, move, emit);
}

export function settleChance(state: State, emit?: Emit): void {
  while (state.view.phase === 'reshuffle') stepReshuffle(state, drawOrder(state), emit);
}

export function stepReshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  reshuffle(state, deck, emit);
  offerCards(state, emit);
}
