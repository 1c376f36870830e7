import { CARD_TYPES, type CardType, type Facts, NONE, TOOLS, typesOfCard, typesOfTile } from '@nunatak/engine';
import type { Words } from '@nunatak/words';
import type { Style } from './style.ts';
import { widthOf } from './text.ts';

/** Returns the first three letters of a type's name. */
export function shortType(type: CardType, { cardTypes }: Words): string {
  return cardTypes[type].one.slice(0, 3);
}

/**
 * Returns a distinct letter for each type, to mark the halves of a split tile: the first letter of its name that no
 * earlier type has.
 */
function lettersOf({ cardTypes }: Words): ReadonlyMap<CardType, string> {
  const letters = new Map<CardType, string>();
  for (const type of CARD_TYPES) {
    const taken = [...letters.values()];
    const letter = [...cardTypes[type].one.toUpperCase()].find((candidate) => !taken.includes(candidate));
    letters.set(type, letter ?? '?');
  }
  return letters;
}

function shortTypes(types: readonly CardType[], words: Words): string {
  const [only, ...others] = types;
  if (only !== undefined && others.length === 0) return shortType(only, words);
  const letters = lettersOf(words);
  return types.map((type) => letters.get(type)).join('/');
}

export function shortTile(facts: Facts, tile: number, words: Words): string {
  return shortTypes(typesOfTile(facts, tile), words);
}

/** Explains the short names of tiles, including the pairs on split tiles of the edition. */
export function tileLegend(facts: Facts, words: Words): string {
  const letters = lettersOf(words);
  const types = CARD_TYPES.map((type) => `${shortType(type, words)} ${letters.get(type)} ${words.cardTypes[type].one}`);
  const split = facts.tileIds.map((_, tile) => typesOfTile(facts, tile)).filter(({ length }) => length > 1);
  const pairs = [...new Set(split.map((pair) => shortTypes(pair, words)))].join(', ');
  return [...types, ...(pairs === '' ? [] : [words.terminal.table.eitherOf(pairs)])].join(' · ');
}

const LONGEST_HALF = 9;

/** Returns the names of a card's types; on a split card they are shortened if they don't fit the width. */
export function cardTitle(facts: Facts, card: number, { cardTypes }: Words, width: number): string {
  const names = typesOfCard(facts, card).map((type) => cardTypes[type].one);
  const title = names.join('/');
  if (widthOf(title) <= width) return title;
  return names
    .map((name) => name.replace(/ .*/, ''))
    .map((name) => (name.length > LONGEST_HALF ? `${name.slice(0, LONGEST_HALF - 1)}.` : name))
    .join('/');
}

/** Returns what a card shows besides its type: the tool, the animals, or an elder's types. */
export function cardDetail(facts: Facts, card: number, words: Words): string {
  const { table } = words.terminal;
  const tool = facts.cardTool[card];
  const beasts = facts.cardBeasts[card];
  const shows = CARD_TYPES.filter((_, type) => (facts.cardShows[card] & (1 << type)) !== 0);
  return [
    ...(tool === NONE ? [] : [words.tools[TOOLS[tool]].one]),
    ...(beasts === 0 ? [] : [table.animals(beasts)]),
    ...(shows.length === 0 ? [] : [table.counts(shows.map((type) => shortType(type, words)).join('+'))]),
  ].join(', ');
}

/** Paints a text in the colours of one or two types: first half, second half. */
export function paintFace(text: string, types: readonly CardType[], paint: Style['tile']): string {
  const [first, second = first] = types;
  const half = Math.ceil(text.length / 2);
  return paint(text.slice(0, half), first) + paint(text.slice(half), second);
}
