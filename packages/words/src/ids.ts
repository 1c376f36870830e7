/** The ids that have a text. They are spelled as in the engine; this package imports nothing at run time. */

export const CARD_TYPES = ['builder', 'sculptor', 'artisan', 'beast', 'architect', 'elder'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const TOOLS = ['pickaxe', 'rope', 'saw'] as const;
export type Tool = (typeof TOOLS)[number];

/** The faces that carry two types (S1), and those types in the order they are printed. */
export const SPLIT_TYPES = {
  'builder-architect': ['builder', 'architect'],
  'sculptor-artisan': ['sculptor', 'artisan'],
  'beast-elder': ['beast', 'elder'],
} as const satisfies Record<string, readonly [CardType, CardType]>;
export type Split = keyof typeof SPLIT_TYPES;
export const SPLITS = ['builder-architect', 'sculptor-artisan', 'beast-elder'] as const satisfies readonly Split[];

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

export const BLESSING_KINDS = ['immediate', 'oneTime', 'reaction', 'end'] as const;
export type BlessingKind = (typeof BLESSING_KINDS)[number];

/** When a blessing may be used (E2, E3); Construction and Change are immediate and have an effect at the end too. */
export const KIND_OF_BLESSING: Readonly<Record<BlessingId, BlessingKind>> = {
  expansion: 'reaction',
  movement: 'oneTime',
  inspiration: 'immediate',
  insight: 'end',
  discovery: 'oneTime',
  progress: 'end',
  abundance: 'oneTime',
  luck: 'end',
  construction: 'immediate',
  legend: 'immediate',
  moon: 'oneTime',
  edge: 'end',
  stability: 'end',
  structure: 'oneTime',
  transference: 'end',
  change: 'immediate',
  decoration: 'end',
  diversity: 'end',
  foresight: 'reaction',
  providence: 'reaction',
};

export const COMPLETION_IDS = ['corners', 'artisans', 'crew', 'beasts', 'humble', 'track'] as const;
export type CompletionId = (typeof COMPLETION_IDS)[number];

export const RATINGS = ['none', 'slush', 'snowball', 'iceCube', 'iceBlock', 'iceberg', 'iceTemple'] as const;
export type Rating = (typeof RATINGS)[number];

/** Where points come from: placements and reactions, then the lines of the score sheet in the order they are counted. */
export const SOURCE_IDS = [
  'support',
  'square',
  'expansion',
  'providence',
  'temple',
  'insight',
  'luck',
  'edge',
  'stability',
  'cap',
  'builders',
  'sculptors',
  'artisans',
  'beasts',
  'architects',
  'elders',
  'blessings',
  'sets',
  'total',
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const COLOURS = ['aurora', 'ember', 'fjord', 'garnet'] as const;
export type Colour = (typeof COLOURS)[number];

/** The options O1 to O5 and their values, the default first. */
export const OPTION_VALUES = {
  reshuffle: ['whole', 'sameBack'],
  outerTop: ['false', 'true'],
  expansion: ['replaces', 'adds'],
  firstPlayer: ['seat0', 'random'],
  blessings: ['all', 'chosen'],
} as const;
export type OptionId = keyof typeof OPTION_VALUES;
export type OptionValue<O extends OptionId> = (typeof OPTION_VALUES)[O][number];
export const OPTION_IDS = [
  'reshuffle',
  'outerTop',
  'expansion',
  'firstPlayer',
  'blessings',
] as const satisfies readonly OptionId[];

/** What a game can wait for; `reshuffle` waits for chance. */
export const DECISION_KINDS = [
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
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
