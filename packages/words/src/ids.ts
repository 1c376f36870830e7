import { END_LINES, type Phase } from '@nunatak/engine';

/** The ids that have a text: the engine's lists, plus a few that only texts need. */

export {
  BLESSING_IDS,
  type BlessingId,
  type BlessingKind,
  CARD_TYPES,
  type CardType,
  COMPLETION_IDS,
  type CompletionId,
  isWindow,
  kindOfBlessing,
  RATINGS,
  type Rating,
  TOOLS,
  type Tool,
  type WindowId,
} from '@nunatak/engine';

/** Sources of points: placements and reactions, then the lines of the score sheet in scoring order. */
export const SOURCE_IDS = ['support', 'square', 'expansion', 'providence', 'temple', ...END_LINES, 'total'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const COLOURS = ['aurora', 'ember', 'fjord', 'garnet'] as const;
export type Colour = (typeof COLOURS)[number];

/** The options O1 to O5 and their values, default first. */
export const OPTION_VALUES = {
  reshuffle: ['whole', 'sameBack', 'below'],
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

/** Bot levels, by the ids in the bots package. */
export type BotLevelId = 'pebble' | 'drift' | 'ridge' | 'serac' | 'glacier' | 'nunatak';

/** The decisions that a game can wait for; no seat decides `reshuffle`. */
export type DecisionKind = Exclude<Phase, 'over'>;
