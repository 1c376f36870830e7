/** The vocabulary of the game: every list of ids exists once, as a const array that gives a union. */

export const CARD_TYPES = ['builder', 'sculptor', 'artisan', 'beast', 'architect', 'elder'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card types as the small integers used inside the engine: positions in CARD_TYPES. */
export const BUILDER = 0;
export const SCULPTOR = 1;
export const ARTISAN = 2;
export const BEAST = 3;
export const ARCHITECT = 4;
export const ELDER = 5;
export const TYPE_COUNT = CARD_TYPES.length;

type Kind<Name extends string> = number & { readonly kind?: Name };

/**
 * Numbers of different kinds. Any plain number passes for one of them, but a seat does not pass for a cell: swapped
 * arguments do not compile, and nothing is paid for it where the program runs.
 */
export type Seat = Kind<'seat'>;
export type Cell = Kind<'cell'>;
/** A building card and a tile by their places in the edition of the game. */
export type Card = Kind<'card'>;
export type Tile = Kind<'tile'>;

/** A seat, card, tile, cell or blessing that is not there. */
export const NONE = -1;

export const TOOLS = ['pickaxe', 'rope', 'saw'] as const;
export type Tool = (typeof TOOLS)[number];

/** A building card or a tile, by the name that its edition gives it. */
export type CardId = string;
export type TileId = string;

/** Blessings in the order of their rules E10 to E29. */
export const BLESSING_IDS = [
  'expansion',
  'movement',
  'inspiration',
  'insight',
  'discovery',
  'progress',
  'abundance',
  'luck',
  'construction',
  'legend',
  'moon',
  'edge',
  'stability',
  'structure',
  'transference',
  'change',
  'decoration',
  'diversity',
  'foresight',
  'providence',
] as const;
export type BlessingId = (typeof BLESSING_IDS)[number];
export const BLESSING_COUNT = BLESSING_IDS.length;

export const COMPLETION_IDS = ['corners', 'artisans', 'crew', 'beasts', 'humble', 'track'] as const;
export type CompletionId = (typeof COMPLETION_IDS)[number];

export const ACTION_TYPES = [
  'takeCard',
  'useFor',
  'swapTiles',
  'placeBlock',
  'useBlessing',
  'pass',
  'orderSquare',
  'takeBlessing',
  'useOrKeep',
  'dummyTie',
  'endBlessing',
  'reshuffle',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** What the game waits for; `reshuffle` waits for chance, `over` for nothing. */
export const PHASES = [
  'takeCard',
  'useFor',
  'placeBlock',
  'structure',
  'providence',
  'orderSquare',
  'expansion',
  'takeBlessing',
  'useOrKeep',
  'endOfTurn',
  'dummyTie',
  'endBlessing',
  'reshuffle',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The lines that are on the score track as soon as their blessing is used; the others are counted at the very end. */
export const EARLY_LINES = ['insight', 'luck', 'edge', 'stability'] as const;
export const LATE_LINES = [
  'cap',
  'builders',
  'sculptors',
  'artisans',
  'beasts',
  'architects',
  'elders',
  'blessings',
  'sets',
] as const;
export type LateLine = (typeof LATE_LINES)[number];
/** The lines of the score sheet between `temple` and `total`, in the order they are counted. */
export const END_LINES = [...EARLY_LINES, ...LATE_LINES] as const;
export type EndLine = (typeof END_LINES)[number];

/** Where points come from: the placements of the game, then the lines of the sheet. */
export const SOURCES = ['support', 'square', 'expansion', 'providence', ...END_LINES] as const;
export type Source = (typeof SOURCES)[number];

export const RATINGS = ['none', 'slush', 'snowball', 'iceCube', 'iceBlock', 'iceberg', 'iceTemple'] as const;
export type Rating = (typeof RATINGS)[number];

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/**
 * Versions of the rules. A game is played to its end by the version it was begun with, and its record names it; a
 * record that names none is of the first. docs/record.md tells what each one changed.
 */
export const RULES = [1, 2] as const;
export type Rules = (typeof RULES)[number];
export const FIRST_RULES: Rules = 1;
export const CURRENT_RULES: Rules = 2;

export type Pile = 1 | 2 | 3 | 4;

/** A rule of RULES.md, as `T4` or `E28`. */
export type RuleId = `${'G' | 'S' | 'T' | 'B' | 'P' | 'E' | 'W' | 'F' | 'Y' | 'Z' | 'O' | 'C'}${number}`;
