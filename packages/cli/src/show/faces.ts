import { CARD_TYPES, type CardType, FACE_OF, type Facts, NONE, TOOLS, typesOfFace } from '@nunatak/engine';
import { SPLIT_TYPES, SPLITS, type Words } from '@nunatak/words';
import type { Style } from './style.ts';
import { widthOf } from './text.ts';

/** Three letters for a type; the two halves of a split card or tile by their initials. */
export function shortType(type: CardType, { cardTypes }: Words): string {
  return cardTypes[type].one.slice(0, 3);
}

function shortTypes(types: readonly CardType[], words: Words): string {
  const [only, ...others] = types;
  if (only !== undefined && others.length === 0) return shortType(only, words);
  return types.map((type) => words.cardTypes[type].one.charAt(0)).join('/');
}

export function shortTile(tile: number, words: Words): string {
  return shortTypes(typesOfFace(FACE_OF[tile]), words);
}

/** What the short names of tiles stand for. */
export function tileLegend(words: Words): string {
  const types = CARD_TYPES.map((type) => `${shortType(type, words)} ${words.cardTypes[type].one}`);
  const pairs = SPLITS.map((split) => shortTypes(SPLIT_TYPES[split], words)).join(', ');
  return [...types, words.terminal.table.eitherOf(pairs)].join(' · ');
}

const LONGEST_HALF = 9;

/** The types of a card by name; the halves of a split one are shortened where they would not fit beside each other. */
export function cardTitle(card: number, { cardTypes }: Words, width: number): string {
  const names = typesOfFace(FACE_OF[card]).map((type) => cardTypes[type].one);
  const title = names.join('/');
  if (widthOf(title) <= width) return title;
  return names
    .map((name) => name.replace(/ .*/, ''))
    .map((name) => (name.length > LONGEST_HALF ? `${name.slice(0, LONGEST_HALF - 1)}.` : name))
    .join('/');
}

/** What a card shows besides its type: the tool, the animals, the two types of an elder. */
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

/** Paints a text in the colours of the one or two types of a face: the first half, the second half. */
export function paintFace(text: string, number: number, paint: Style['tile']): string {
  const [first, second = first] = typesOfFace(FACE_OF[number]);
  const half = Math.ceil(text.length / 2);
  return paint(text.slice(0, half), first) + paint(text.slice(half), second);
}
