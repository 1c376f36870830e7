import type { BlessingId, CardType, Pile, Tool } from '../words.ts';

/**
 * Where a value of an edition comes from, from the most to the least certain. `rulebook`: printed by the publisher, in
 * a rulebook or on the cards and tiles. `summary`: only in the unofficial summary. `reconstructed`: our guess (rules C1
 * to C5).
 */
export const ORIGINS = ['rulebook', 'summary', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

export const EDITION_FORMAT = 'nunatak-edition/2';

/**
 * Everything that is printed on the game's components, as data so that owners of the box can correct it (rules C1 to
 * C5).
 */
export interface Edition {
  readonly format: typeof EDITION_FORMAT;
  readonly id: string;
  readonly name: string;
  readonly track: { readonly numbers: readonly number[]; readonly from: Origin };
  /** All 54 cards and 54 tiles. The engine refers to them by their position in these lists. */
  readonly cards: readonly EditionCard[];
  readonly tiles: readonly EditionTile[];
  /** In the order of BLESSING_IDS. */
  readonly blessings: readonly EditionBlessing[];
  readonly tables: Readonly<Record<TableId, EditionTable>>;
}

/** The one or two types that a card or a tile shows, in the order of CARD_TYPES. */
export type Symbols = readonly [CardType] | readonly [CardType, CardType];

export interface EditionCard {
  readonly id: string;
  readonly pile: Pile;
  readonly symbols: Symbols;
  /** The tool of a card that shows an artisan; undefined on others. */
  readonly tool?: Tool;
  /** The number of animals on a card that shows a beast; undefined on others. */
  readonly beasts?: number;
  /** The two types that an elder counts (F8); undefined on cards without an elder. */
  readonly shows?: readonly [CardType, CardType];
  readonly from: Readonly<Partial<Record<CardFigure, Origin>>>;
}

export interface EditionTile {
  readonly id: string;
  readonly pile: Pile;
  readonly symbols: Symbols;
  readonly from: Readonly<Partial<Record<TileFigure, Origin>>>;
}

export const TILE_FIGURES = ['pile', 'symbols'] as const;
export type TileFigure = (typeof TILE_FIGURES)[number];
export const CARD_FIGURES = [...TILE_FIGURES, 'tool', 'beasts', 'shows'] as const;
export type CardFigure = (typeof CARD_FIGURES)[number];

export interface EditionBlessing {
  readonly id: BlessingId;
  /** C5: the blessing is left out with fewer players. */
  readonly minPlayers: 1 | 2 | 3;
  readonly from: Origin;
}

export interface EditionTable {
  /** Points for 1, 2, 3 … cards. */
  readonly points: readonly number[];
  readonly from: Origin;
}

/** Number of entries in each table (rules F4, E26, F5 and E15). */
export const TABLE_LENGTH = { sculptors: 10, decoration: 10, artisans: 5, progress: 5 } as const;
export type TableId = keyof typeof TABLE_LENGTH;
export const TABLE_IDS = ['sculptors', 'decoration', 'artisans', 'progress'] as const satisfies readonly TableId[];

/** S1, S2: how many cards and tiles the game has, and how many tiles make up the base. */
export const CARD_COUNT = 54;
export const TILE_COUNT = 54;
export const BASE_TILES = 25;
export const PILES = [1, 2, 3, 4] as const satisfies readonly Pile[];
