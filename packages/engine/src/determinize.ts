import { type Rng, splitRng, stackSome } from './rng.ts';
import { cloneView, type Secret, STACKED, type State, UNSEEN, type View } from './state.ts';
import type { Card } from './words.ts';

/**
 * Returns a state that matches a view, with everything hidden dealt at random. All deals that the players can't rule
 * out are equally likely. Bots search such states.
 */
export function determinize(view: View, rng: Rng): State {
  return { view: cloneView(view), secret: guessSecret(view, rng) };
}

/**
 * Draws one possible secret for a view. Until T4 has shuffled the whole deck, players know which pile each card comes
 * from.
 */
export function guessSecret({ facts, cards, deckMixed, tileAt, blessingState }: View, rng: Rng): Secret {
  const isUnseen = (card: Card): boolean => cards[card] === UNSEEN;
  const deck = deckMixed ? [[...cards.keys()]] : facts.cardPiles;
  const [, ...tiles] = facts.tilePiles;
  return {
    deck: stackSome(deck, rng, isUnseen),
    tiles: stackSome(tiles, rng, (tile) => !tileAt.includes(tile)),
    blessings: stackSome([facts.blessings], rng, (blessing) => blessingState[blessing] === STACKED),
    rng: splitRng(rng),
  };
}
