import { CARD_TYPES, type CardType, FACE_OF, type Face, type Facts, NONE, TOOLS, typesOfFace } from '@nunatak/engine';
import type { Style } from './style.ts';
import { capital } from './text.ts';

/** Three letters for a tile; the two halves of a split one by their initials. */
const SHORT_TYPES: Readonly<Record<CardType, string>> = {
  builder: 'Bui',
  sculptor: 'Scu',
  artisan: 'Art',
  beast: 'Bea',
  architect: 'Arc',
  elder: 'Eld',
};

function shortFace(face: Face): string {
  const types = typesOfFace(face);
  return types.length === 1 ? SHORT_TYPES[types[0]] : types.map((type) => type.charAt(0).toUpperCase()).join('/');
}

export function shortTile(tile: number): string {
  return shortFace(FACE_OF[tile]);
}

export function shortType(type: CardType): string {
  return SHORT_TYPES[type];
}

export const TILE_LEGEND = `${CARD_TYPES.map((type) => `${SHORT_TYPES[type]} ${type}`).join(' · ')} · B/A, S/A, B/E either of two`;

export function cardTitle(card: number): string {
  return typesOfFace(FACE_OF[card]).map(capital).join('/');
}

/** What a card shows besides its type: the tool, the animals, the two types of an elder. */
export function cardDetail(facts: Facts, card: number): string {
  const tool = facts.cardTool[card];
  const beasts = facts.cardBeasts[card];
  const shows = CARD_TYPES.filter((_, type) => (facts.cardShows[card] & (1 << type)) !== 0);
  return [
    ...(tool === NONE ? [] : [TOOLS[tool]]),
    ...(beasts === 0 ? [] : [beasts === 1 ? '1 animal' : `${beasts} animals`]),
    ...(shows.length === 0 ? [] : [`counts ${shows.map((type) => SHORT_TYPES[type]).join('+')}`]),
  ].join(', ');
}

/** Paints a text in the colours of the one or two types of a face: the first half, the second half. */
export function paintFace(text: string, number: number, paint: Style['tile']): string {
  const [first, second = first] = typesOfFace(FACE_OF[number]);
  const half = Math.ceil(text.length / 2);
  return paint(text.slice(0, half), first) + paint(text.slice(half), second);
}
