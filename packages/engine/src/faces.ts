import type { Facts } from './facts.ts';
import { CARD_TYPES, type CardId, type CardType, FACE_COUNTS, FACES, type Face, type TileId } from './words.ts';

/** The 54 building cards and the 54 tiles by name; inside the engine a card or tile is its position in these lists. */
export const CARD_IDS: readonly CardId[] = FACES.flatMap((face) =>
  Array.from({ length: FACE_COUNTS[face] }, (_, i): CardId => `${face}-${i + 1}`),
);
export const TILE_IDS: readonly TileId[] = CARD_IDS.map((id): TileId => `tile-${id}`);

/** The face of the card and of the tile at each position. */
export const FACE_OF: readonly Face[] = FACES.flatMap((face) => Array.from({ length: FACE_COUNTS[face] }, () => face));

const TYPES_OF_FACE: Readonly<Record<Face, readonly CardType[]>> = {
  builder: ['builder'],
  sculptor: ['sculptor'],
  artisan: ['artisan'],
  beast: ['beast'],
  architect: ['architect'],
  elder: ['elder'],
  'builder-architect': ['builder', 'architect'],
  'sculptor-artisan': ['sculptor', 'artisan'],
  'beast-elder': ['beast', 'elder'],
};

export function typesOfFace(face: Face): readonly CardType[] {
  return TYPES_OF_FACE[face];
}

export function typeBit(type: CardType): number {
  return 1 << CARD_TYPES.indexOf(type);
}

/** The symbols of a card or tile as a set of type bits. */
export const SYMBOLS_OF = Int32Array.from(FACE_OF, (face) =>
  TYPES_OF_FACE[face].reduce((set, type) => set | typeBit(type), 0),
);

/** The one or two types of a card or tile, the second -1 on a single face. */
export const FIRST_TYPE_OF = Int32Array.from(FACE_OF, (face) => CARD_TYPES.indexOf(TYPES_OF_FACE[face][0]));
export const SECOND_TYPE_OF = Int32Array.from(FACE_OF, (face) => {
  const second = TYPES_OF_FACE[face][1];
  return second === undefined ? -1 : CARD_TYPES.indexOf(second);
});

/** The types that a card's symbols and a tile's symbols share, as type bits. */
export function sharedSymbols(card: number, tile: number): number {
  return SYMBOLS_OF[card] & SYMBOLS_OF[tile];
}

export function isSplit(card: number): boolean {
  return SECOND_TYPE_OF[card] !== -1;
}

const CARD_BY_ID: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, card) => [id, card]));
const TILE_BY_ID: ReadonlyMap<string, number> = new Map(TILE_IDS.map((id, tile) => [id, tile]));

/** The id of a card in the edition of a game. */
export function cardIdOf(_facts: Facts, card: number): CardId {
  return CARD_IDS[card];
}

/** The number of a card in the edition of a game; undefined for an id that it does not have. */
export function cardNumber(_facts: Facts, id: string): number | undefined {
  return CARD_BY_ID.get(id);
}

export function tileById(id: string): number | undefined {
  return TILE_BY_ID.get(id);
}
