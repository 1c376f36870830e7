/** The ids of the game. Each list exists once, as a const array from which its union type is derived. */

export const CARD_TYPES = ['builder', 'sculptor', 'artisan', 'beast', 'architect', 'elder'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card types as numbers: positions in CARD_TYPES. */
export const BUILDER = 0;
export const SCULPTOR = 1;
export const ARTISAN = 2;
export const BEAST = 3;
export const ARCHITECT = 4;
export const ELDER = 5;
export const TYPE_COUNT = CARD_TYPES.length;

type Branded<Name extends string> = number & { readonly kind?: Name };

/**
 * Branded numbers. A plain number is accepted for any of them, but a seat is not accepted for a cell, so swapped
 * arguments don't compile. The brand costs nothing at runtime.
 */
export type Seat = Branded<'seat'>;
export type Cell = Branded<'cell'>;
/** A building card or tile, as its position in the game's edition. */
export type Card = Branded<'card'>;
export type Tile = Branded<'tile'>;

/** Stands for a missing seat, card, tile, cell or blessing. */
export const NONE = -1;

export const TOOLS = ['pickaxe', 'rope', 'saw'] as const;
export type Tool = (typeof TOOLS)[number];

/** A building card's or tile's id in the game's edition. */
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

/**
 * What the game is waiting for: a decision by a seat, a `reshuffle` (no seat decides it), or nothing once it is `over`.
 */
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

/** The lines that are scored as soon as their blessing is used; all other lines are scored at the very end. */
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
/** The lines of the score sheet between `temple` and `total`, in scoring order. */
export const END_LINES = [...EARLY_LINES, ...LATE_LINES] as const;
export type EndLine = (typeof END_LINES)[number];

/** Sources of points: those during play, then the lines of the score sheet. */
export const SOURCES = ['support', 'square', 'expansion', 'providence', ...END_LINES] as const;
export type Source = (typeof SOURCES)[number];

export const RATINGS = ['none', 'slush', 'snowball', 'iceCube', 'iceBlock', 'iceberg', 'iceTemple'] as const;
export type Rating = (typeof RATINGS)[number];

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/**
 * Versions of the rules. A game keeps the version it began with, and its record names it; a record that names none uses
 * the first. docs/record.md lists the changes.
 */
export const RULES = [1, 2] as const;
export type Rules = (typeof RULES)[number];
export const FIRST_RULES: Rules = 1;
export const CURRENT_RULES: Rules = 2;

export type Pile = 1 | 2 | 3 | 4;

/** The id of a rule in docs/rules.md, such as `T4` or `E28`. */
export type RuleId = `${'G' | 'S' | 'T' | 'B' | 'P' | 'E' | 'W' | 'F' | 'Y' | 'Z' | 'O' | 'C'}${number}`;
