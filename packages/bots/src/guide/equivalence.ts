import { type Facts, NONE, type View } from '@nunatak/engine';

const known = new WeakMap<Facts, Int32Array>();

/**
 * Returns the equivalence class of each card, as a number. Cards of a class have the same types, tool, beast symbols
 * and elder's types, so they play the same.
 */
export function cardClasses(facts: Facts): Int32Array {
  const found = known.get(facts);
  if (found !== undefined) return found;
  const texts = facts.cardPile.map((_, card) =>
    [facts.cardSymbols[card], facts.cardTool[card], facts.cardBeasts[card], facts.cardShows[card]].join(' '),
  );
  const cardClass = Int32Array.from(texts, (text) => texts.indexOf(text));
  known.set(facts, cardClass);
  return cardClass;
}

/**
 * Returns the card classes if equivalent cards are interchangeable in this position; undefined if not. In the solo game
 * a card's place matters (Z3), and a reserved card differs from its equivalents (E28).
 */
export function cardClassesIn(view: View): Int32Array | undefined {
  return view.facts.players === 1 || view.reservedCard !== NONE ? undefined : cardClasses(view.facts);
}
