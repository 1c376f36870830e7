import { toMove } from './actions/action.ts';
import type { Move, MoveList } from './actions/moves.ts';
import type { Step } from './actions/shapes.ts';
import { settleChance, stepReshuffle } from './chance.ts';
import { must } from './corrupt.ts';
import { addOptions, applyMove } from './decisions/index.ts';
import type { Emit } from './events.ts';
import { cardNumber } from './faces.ts';
import type { Facts } from './facts.ts';
import type { State, View } from './state.ts';

/** Fills `moves` with every legal move of the deciding seat, in a stable order. */
export function legalMoves(view: View, moves: MoveList): void {
  moves.clear();
  addOptions(view, moves);
  moves.checkRoom();
}

/** Applies a legal move in place, then makes any reshuffles that are due. */
export function makeLegalMove(state: State, move: Move, emit?: Emit): void {
  applyMove(state, move, emit);
  settleChance(state, emit);
}

/** Applies one step of a record and nothing else. Unlike makeLegalMove, it leaves a due reshuffle for the next step. */
export function makeStep(state: State, step: Step, emit?: Emit): void {
  const { facts } = state.view;
  if (step.type === 'reshuffle') stepReshuffle(state, deckOf(facts, step.order), emit);
  else applyMove(state, toMove(facts, step), emit);
}

/** Converts the card ids of a reshuffle (top first) to card numbers, top of the deck last. */
export function deckOf(facts: Facts, order: readonly string[]): number[] {
  return order.map((id) => must(cardNumber(facts, id), 'card', id)).reverse();
}
