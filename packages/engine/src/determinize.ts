import { PILES_IN_ORDER } from './facts.ts';
import { type Rng, shuffle, splitRng } from './rng.ts';
import { cloneView, type Secret, STACKED, type State, UNSEEN, type View } from './state.ts';

/** A state that fits a view: what is hidden is dealt anew, every way that the table could know alike. What bots search. */
export function determinize(view: View, rng: Rng): State {
  return { view: cloneView(view), secret: guessSecret(view, rng) };
}

/** One possible secret of a view. */
export function guessSecret(view: View, rng: Rng): Secret {
  return {
    deck: guessDeck(view, rng),
    tiles: guessTiles(view, rng),
    blessings: guessBlessings(view, rng),
    rng: splitRng(rng),
  };
}

/** Unseen cards, pile by pile with pile 1 on top, or all mixed once T4 has shuffled the whole deck. */
function guessDeck({ cards, deckMixed, facts }: View, rng: Rng): number[] {
  const deck: number[] = [];
  if (deckMixed) {
    for (let card = 0; card < cards.length; card++) if (cards[card] === UNSEEN) deck.push(card);
    shuffle(deck, rng);
    return deck;
  }
  for (let pile = PILES_IN_ORDER.length; pile >= 1; pile--) {
    const start = deck.length;
    for (let card = 0; card < cards.length; card++) {
      if (cards[card] === UNSEEN && facts.cardPile[card] === pile) deck.push(card);
    }
    shuffle(deck, rng, start);
  }
  return deck;
}

function guessTiles({ tileAt, facts, tileCount }: View, rng: Rng): number[] {
  const tiles: number[] = [];
  for (let pile = PILES_IN_ORDER.length; pile >= 2 && tiles.length < tileCount; pile--) {
    const start = tiles.length;
    for (let tile = 0; tile < facts.tilePile.length; tile++) {
      if (facts.tilePile[tile] === pile && !tileAt.includes(tile)) tiles.push(tile);
    }
    shuffle(tiles, rng, start);
  }
  return tiles;
}

function guessBlessings({ blessingState }: View, rng: Rng): number[] {
  const blessings: number[] = [];
  for (let blessing = 0; blessing < blessingState.length; blessing++) {
    if (blessingState[blessing] === STACKED) blessings.push(blessing);
  }
  shuffle(blessings, rng);
  return blessings;
}
