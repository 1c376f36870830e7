import { drawOrder, reshuffle } from './display.ts';
import type { Emit } from './events.ts';
import { cloneState, type State } from './state.ts';
import { offerCards } from './turn.ts';

/**
 * Returns a copy of a dealt game, ready for its first decision. If no card may be taken, the reshuffle has been made
 * (T4).
 */
export function settled(initial: State, emit?: Emit): State {
  const state = cloneState(initial);
  settleChance(state, emit);
  return state;
}

/** Makes all reshuffles that are due (T4). */
export function settleChance(state: State, emit?: Emit): void {
  while (state.view.phase === 'reshuffle') stepReshuffle(state, drawOrder(state), emit);
}

/** T4: makes one reshuffle with the deck in the given order, top last, and continues the turn. */
export function stepReshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  reshuffle(state, deck, emit);
  offerCards(state, emit);
}
