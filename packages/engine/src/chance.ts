import { cardsToShuffle, reshuffle } from './display.ts';
import type { Emit } from './events.ts';
import { PILES_IN_ORDER } from './facts.ts';
import { shuffle } from './rng.ts';
import type { State } from './state.ts';
import { offerCards } from './turn.ts';

/** Makes every reshuffle that is due (T4). */
export function settleChance(state: State, emit?: Emit): void {
  while (state.view.phase === 'reshuffle') stepReshuffle(state, drawOrder(state), emit);
}

/** T4, O1: a shuffled deck, top last: all cards together, or each among those of its back number, pile order kept. */
export function drawOrder({ view, secret }: State): number[] {
  const cards = cardsToShuffle(view);
  if (view.facts.config.options.reshuffle === 'whole') {
    shuffle(cards, secret.rng);
    return cards;
  }
  return [...PILES_IN_ORDER].reverse().flatMap((pile) => {
    const ofPile = cards.filter((card) => view.facts.cardPile[card] === pile);
    shuffle(ofPile, secret.rng);
    return ofPile;
  });
}

/** T4: one reshuffle, with the deck in the order given; the turn then goes on as it can. */
export function stepReshuffle(state: State, deck: readonly number[], emit?: Emit): void {
  reshuffle(state, deck, emit);
  offerCards(state, emit);
}
