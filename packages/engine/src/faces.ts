import type { Facts } from './facts.ts';
import { CARD_TYPES, type Card, type CardId, type CardType, type Tile, type TileId } from './words.ts';

/** Ids and symbols of the cards and tiles of an edition. Inside the engine, a card or tile is a number. */

export function typeBit(type: CardType): number {
  return 1 << CARD_TYPES.indexOf(type);
}

/** Lists the types of a set of type bits, in the order of CARD_TYPES. */
function typesIn(symbols: number): readonly CardType[] {
  return CARD_TYPES.filter((_, type) => (symbols & (1 << type)) !== 0);
}

/** Returns the one or two types that a card shows. */
export function typesOfCard(facts: Facts, card: Card): readonly CardType[] {
  return typesIn(facts.cardSymbols[card]);
}

/** Returns the one or two types that a tile shows. */
export function typesOfTile(facts: Facts, tile: Tile): readonly CardType[] {
  return typesIn(facts.tileSymbols[tile]);
}

/** T3: returns the types that a card and a tile share, as type bits. */
export function sharedSymbols(facts: Facts, card: Card, tile: Tile): number {
  return facts.cardSymbols[card] & facts.tileSymbols[tile];
}

export function isSplit(facts: Facts, card: Card): boolean {
  const symbols = facts.cardSymbols[card];
  return (symbols & (symbols - 1)) !== 0;
}

/** Returns the id that a card has in the game's edition. */
export function cardIdOf(facts: Facts, card: Card): CardId {
  return facts.cardIds[card];
}

/** Returns the id that a tile has in the game's edition. */
export function tileIdOf(facts: Facts, tile: Tile): TileId {
  return facts.tileIds[tile];
}

/** Returns the number of the card with an id; undefined if the game's edition has no such card. */
export function cardNumber(facts: Facts, id: string): number | undefined {
  return numberIn(facts.cardIds, id);
}

/** Returns the number of the tile with an id; undefined if the game's edition has no such tile. */
export function tileNumber(facts: Facts, id: string): number | undefined {
  return numberIn(facts.tileIds, id);
}

function numberIn(ids: readonly string[], id: string): number | undefined {
  const number = ids.indexOf(id);
  return number === -1 ? undefined : number;
}
