import { type Facts, NONE, type View } from '@nunatak/engine';

const known = new WeakMap<Facts, Int32Array>();

/** A number for each card that is the same for cards which play alike: same types, tool, symbols and elder's types. */
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

/** Which cards play alike: in the solo game it matters where one lies (Z3), and a reserved card is like no other (E28). */
export function cardClassesIn(view: View): Int32Array | undefined {
  return view.facts.players === 1 || view.reservedCard !== NONE ? undefined : cardClasses(view.facts);
}
