import { blessingsOfMode, type FullConfig } from './config.ts';
import { PILES, type Symbols } from './edition/edition.ts';
import { typeBit } from './faces.ts';
import { FIGURES } from './figures.ts';
import { BORDER_OF_LEVEL, CORNERS_OF_LEVEL, joinLevels, LEVELS } from './geometry.ts';
import { BLESSING_IDS, CARD_TYPES, FIRST_RULES, NONE, type PlayerCount, type Seat, TOOLS } from './words.ts';

/**
 * Everything that stays the same during a game: its config, and the edition as lists indexed by card, tile and track
 * space. Plain JSON; all copies of a state share one Facts object.
 */
export interface Facts {
  readonly config: FullConfig;
  readonly players: PlayerCount;
  /**
   * E36 with Siku: true if a reserved card can only be used for its owner. The first rules also allowed it for Siku.
   */
  readonly reservesForSelf: boolean;
  /** Number of colours in the temple: the players, plus Siku or the two dummies (S6, S7). */
  readonly seats: number;
  readonly cardIds: readonly string[];
  readonly cardPile: readonly number[];
  /** A card's symbols as type bits, and its first and second type. The second is NONE if the card shows only one. */
  readonly cardSymbols: readonly number[];
  readonly cardFirst: readonly number[];
  readonly cardSecond: readonly number[];
  readonly cardTool: readonly number[];
  readonly cardBeasts: readonly number[];
  /** The two types that an elder counts, as type bits (F8). */
  readonly cardShows: readonly number[];
  readonly tileIds: readonly string[];
  readonly tilePile: readonly number[];
  readonly tileSymbols: readonly number[];
  readonly tileFirst: readonly number[];
  readonly tileSecond: readonly number[];
  /** The cards and the tiles of each pile, by number; pile 1 is at index 0. */
  readonly cardPiles: readonly (readonly number[])[];
  readonly tilePiles: readonly (readonly number[])[];
  /**
   * Track numbers by space; space 0 is the start. `trackNumber`: the last number reached (F7). `trackNext`: the next
   * number at or after the space (E13).
   */
  readonly trackNumber: readonly number[];
  readonly trackNext: readonly number[];
  /** G4, O2: masks of the outer and corner cells, by level and by half of the temple. */
  readonly outerOfLevel: readonly number[];
  readonly cornersOfLevel: readonly number[];
  readonly outer: readonly number[];
  readonly corners: readonly number[];
  /** The blessings in the game, by number. */
  readonly blessings: readonly number[];
  /** Points by number of cards; index 0 is no cards. */
  readonly sculptors: readonly number[];
  readonly decoration: readonly number[];
  readonly artisans: readonly number[];
  readonly progress: readonly number[];
}

export function factsOf(config: FullConfig): Facts {
  const { players, rules, options, edition } = config;
  const numbers = [0, ...edition.track.numbers];
  const counted = (mask: number, level: number): number => (level < LEVELS - 1 || options.outerTop ? mask : 0);
  const outerOfLevel = BORDER_OF_LEVEL.map(counted);
  const cornersOfLevel = CORNERS_OF_LEVEL.map(counted);
  const chosen = options.blessings ?? blessingsOfMode(players, edition);
  return {
    config,
    players,
    reservesForSelf: players === 2 && rules !== FIRST_RULES,
    seats: players === 4 ? 4 : 3,
    cardIds: edition.cards.map(({ id }) => id),
    cardPile: edition.cards.map(({ pile }) => pile),
    cardSymbols: edition.cards.map(symbolBits),
    cardFirst: edition.cards.map(firstType),
    cardSecond: edition.cards.map(secondType),
    cardTool: edition.cards.map((card) => (card.tool === undefined ? NONE : TOOLS.indexOf(card.tool))),
    cardBeasts: edition.cards.map((card) => card.beasts ?? 0),
    cardShows: edition.cards.map((card) => (card.shows ?? []).reduce((set, type) => set | typeBit(type), 0)),
    tileIds: edition.tiles.map(({ id }) => id),
    tilePile: edition.tiles.map(({ pile }) => pile),
    tileSymbols: edition.tiles.map(symbolBits),
    tileFirst: edition.tiles.map(firstType),
    tileSecond: edition.tiles.map(secondType),
    cardPiles: PILES.map((pile) => inPile(edition.cards, pile)),
    tilePiles: PILES.map((pile) => inPile(edition.tiles, pile)),
    trackNumber: numbers.map((_, space) => Math.max(...numbers.slice(0, space + 1))),
    trackNext: numbers.map((_, space) => numbers.slice(space).find((number) => number > 0) ?? 0),
    outerOfLevel,
    cornersOfLevel,
    outer: joinLevels(outerOfLevel),
    corners: joinLevels(cornersOfLevel),
    blessings: BLESSING_IDS.flatMap((id, blessing) => (chosen.includes(id) ? [blessing] : [])),
    sculptors: [0, ...edition.tables.sculptors.points],
    decoration: [0, ...edition.tables.decoration.points],
    artisans: [0, ...edition.tables.artisans.points],
    progress: [0, ...edition.tables.progress.points],
  };
}

interface Shown {
  readonly symbols: Symbols;
}

function symbolBits({ symbols }: Shown): number {
  return symbols.reduce((set, type) => set | typeBit(type), 0);
}

function firstType({ symbols }: Shown): number {
  return CARD_TYPES.indexOf(symbols[0]);
}

function secondType({ symbols }: Shown): number {
  return symbols[1] === undefined ? NONE : CARD_TYPES.indexOf(symbols[1]);
}

function inPile(entries: readonly { readonly pile: number }[], pile: number): readonly number[] {
  return entries.flatMap((entry, i) => (entry.pile === pile ? [i] : []));
}

/** Lists the seats from 0 to count - 1. */
export function seatsTo(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** True if a seat belongs to a player, who decides and scores. False for Siku and the dummies. */
export function isPerson(facts: Facts, seat: Seat): boolean {
  return seat < facts.players;
}

/**
 * S4 to S7: returns the number of blocks in a player's supply. In the four-player game each player keeps one more
 * aside.
 */
export function blocksOfPerson(facts: Facts): number {
  return facts.players === 4 ? FIGURES.blocks.ofFour : FIGURES.blocks.each;
}
