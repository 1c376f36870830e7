import { drawOrder, reshuffle } from './display.ts';
import type { Emit } from './events.ts';
import type { State } from './state.ts';
import { offerCards } from './turn.ts';

/** Makes every reshuffle that is due (T4). */
export function settleChance(state: State, emit?: Emit): void {
  while (state.view.phase === 'reshuffle') stepReshuffle(state, drawOrder(state), emit);
}

/** T4: one reshuffle, with the deck in the order given; the turn then goes on as it can. */
export function stepReshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  reshuffle(state, deck, emit);
  offerCards(state, emit);
}
