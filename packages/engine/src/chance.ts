import { drawOrder, reshuffle } from './display.ts';
import type { Emit } from './events.ts';
import { cloneState, type State } from './state.ts';
import { offerCards } from './turn.ts';

/** A dealt game as its first player finds it: where no card may be taken, chance has shuffled already (T4). */
export function settled(initial: State, emit?: Emit): State {
  const state = cloneState(initial);
  settleChance(state, emit);
  return state;
}

/** Makes every reshuffle that is due (T4). */
export function settleChance(state: State, emit?: Emit): void {
  while (state.view.phase === 'reshuffle') stepReshuffle(state, drawOrder(state), emit);
}

/** T4: one reshuffle, with the deck in the order given; the turn then goes on as it can. */
export function stepReshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  reshuffle(state, deck, emit);
  offerCards(state, emit);
}
