import { toMove } from './actions/action.ts';
import type { Step } from './actions/kinds.ts';
import type { Move, MoveList } from './actions/moves.ts';
import { settleChance, stepReshuffle } from './chance.ts';
import { must } from './corrupt.ts';
import { addOptions, applyMove } from './decisions/index.ts';
import type { Emit } from './events.ts';
import { cardNumber } from './faces.ts';
import type { Facts } from './facts.ts';
import type { State, View } from './state.ts';

/** Fills a list with every legal move of the seat that decides, in a stable order. */
export function legalMoves(view: View, moves: MoveList): void {
  moves.clear();
  addOptions(view, moves);
  moves.checkRoom();
}

/** Makes a legal move in place, and chance's reshuffles after it. */
export function makeLegalMove(state: State, move: Move, emit?: Emit): void {
  applyMove(state, move, emit);
  settleChance(state, emit);
}

/** Makes one step of a record and no more: afterwards chance may be due. */
export function makeStep(state: State, step: Step, emit?: Emit): void {
  const { facts } = state.view;
  if (step.type === 'reshuffle') stepReshuffle(state, deckOf(facts, step.order), emit);
  else applyMove(state, toMove(facts, step), emit);
}

/** The cards of a reshuffle by number, top last. */
export function deckOf(facts: Facts, order: readonly string[]): number[] {
  return order.map((id) => must(cardNumber(facts, id), 'card', id)).reverse();
}
