import { type Rng, splitRng, stackSome } from './rng.ts';
import { cloneView, type Secret, STACKED, type State, UNSEEN, type View } from './state.ts';
import type { Card } from './words.ts';

/** A state that fits a view: what is hidden is dealt anew, every way that the table could know alike. What bots search. */
export function determinize(view: View, rng: Rng): State {
  return { view: cloneView(view), secret: guessSecret(view, rng) };
}

/** One possible secret of a view. Until T4 has shuffled the whole deck, everybody knows which pile a card comes from. */
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
