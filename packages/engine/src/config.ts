import { editionOf } from './edition/builtIn.ts';
import type { Edition } from './edition/edition.ts';
import { parseEdition } from './edition/parse.ts';
import { FoundText, InvalidField, list, object, oneOf, onlyFields, tryRead } from './read.ts';
import type { Problem, Result } from './result.ts';
import {
  BLESSING_IDS,
  type BlessingId,
  CURRENT_RULES,
  FIRST_RULES,
  PLAYER_COUNTS,
  type PlayerCount,
  RULES,
  type Rules,
} from './words.ts';

/** Values of the options O1, O3 and O4 in docs/rules.md; the first value of each is the default. */
export const RESHUFFLES = ['whole', 'sameBack', 'below'] as const;
export const EXPANSIONS = ['replaces', 'adds'] as const;
export const FIRST_PLAYERS = ['seat0', 'random'] as const;

export interface Options {
  /** O1: how the display is shuffled back into the deck if no card may be taken (T4). */
  readonly reshuffle: (typeof RESHUFFLES)[number];
  /** O2: true if the top level also has outer and corner cells (G4). */
  readonly outerTop: boolean;
  /** O3: what the player who uses Expansion gets: only Expansion's points, or the square's award as well (E30). */
  readonly expansion: (typeof EXPANSIONS)[number];
  /** O4: who goes first; ignored in the solo game (Z1). */
  readonly firstPlayer: (typeof FIRST_PLAYERS)[number];
  /**
   * O5: the blessings in the game; undefined means every blessing that the edition allows for this number of players.
   */
  readonly blessings: readonly BlessingId[] | undefined;
}

export const DEFAULT_OPTIONS: Options = {
  reshuffle: 'whole',
  outerTop: false,
  expansion: 'replaces',
  firstPlayer: 'seat0',
  blessings: undefined,
};

export interface GameConfig {
  readonly players: PlayerCount;
  /** The version of the rules; undefined means the current version. */
  readonly rules?: Rules;
  readonly options?: Partial<Options>;
  readonly edition?: Edition;
}

/** A checked config with every default filled in. */
export interface FullConfig {
  readonly players: PlayerCount;
  readonly rules: Rules;
  readonly options: Options;
  readonly edition: Edition;
}

/** Checks the config of a new game from an untrusted source and fills in the defaults. */
export function parseConfig(document: unknown): Result<FullConfig, Problem> {
  return tryRead(() => readConfig(document, CURRENT_RULES));
}

/**
 * Checks the config of an existing game (saved or received). Configs from before rules were versioned name no version,
 * so a missing one means the first.
 */
export function parseKeptConfig(document: unknown): Result<FullConfig, Problem> {
  return tryRead(() => readConfig(document, FIRST_RULES));
}

function readConfig(document: unknown, unnamed: Rules): FullConfig {
  const config = object('config', document);
  const players = readPlayers('players', config.players);
  const rules = readRules(config.rules, unnamed);
  const edition = config.edition === undefined ? editionOf(rules) : readEmbeddedEdition(config.edition);
  return { players, rules, edition, options: readOptions(config.options ?? {}, players, edition) };
}

/** Reads the rules version of a document; returns `unnamed` if the document names none. */
export function readRules(value: unknown, unnamed: Rules): Rules {
  return value === undefined ? unnamed : oneOf('rules', value, RULES);
}

export function readPlayers(field: string, value: unknown): PlayerCount {
  return oneOf(field, value, PLAYER_COUNTS);
}

export function readEmbeddedEdition(value: unknown): Edition {
  const edition = parseEdition(value);
  if (edition.ok) return edition.value;
  throw new InvalidField(
    `edition.${edition.reason.field}`,
    new FoundText(edition.reason.found),
    edition.reason.expected,
  );
}

export function readOptions(value: unknown, players: PlayerCount, edition: Edition): Options {
  const options = object('options', value);
  onlyFields('options', options, Object.keys(DEFAULT_OPTIONS));
  const { reshuffle, outerTop, expansion, firstPlayer, blessings } = { ...DEFAULT_OPTIONS, ...options };
  if (typeof outerTop !== 'boolean') throw new InvalidField('options.outerTop', outerTop, 'true or false');
  return {
    reshuffle: oneOf('options.reshuffle', reshuffle, RESHUFFLES),
    outerTop,
    expansion: oneOf('options.expansion', expansion, EXPANSIONS),
    firstPlayer: oneOf('options.firstPlayer', firstPlayer, FIRST_PLAYERS),
    blessings: blessings === undefined || blessings === null ? undefined : readBlessings(blessings, players, edition),
  };
}

/** S6, S7, C5: lists the blessings that the edition allows for a number of players. */
export function blessingsOfMode(players: PlayerCount, edition: Edition): readonly BlessingId[] {
  return edition.blessings.filter((blessing) => blessing.minPlayers <= players).map((blessing) => blessing.id);
}

function readBlessings(value: unknown, players: PlayerCount, edition: Edition): readonly BlessingId[] {
  const allowed = blessingsOfMode(players, edition);
  const chosen = list('options.blessings', value).map((entry, i) => {
    const field = `options.blessings[${i}]`;
    const id = oneOf(field, entry, BLESSING_IDS);
    if (!allowed.includes(id))
      throw new InvalidField(field, id, `a blessing for ${players} player${players === 1 ? '' : 's'}`);
    return id;
  });
  if (new Set(chosen).size !== chosen.length)
    throw new InvalidField('options.blessings', chosen, 'every blessing only once');
  return BLESSING_IDS.filter((id) => chosen.includes(id));
}
