import { randomBytes } from 'node:crypto';
import {
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  type Edition,
  type FullConfig,
  PLAYER_COUNTS,
  type PlayerCount,
  parseConfig,
  parseEdition,
  problemText,
} from '@nunatak/engine';
import type { Args, OptionSpec } from './command.ts';
import { checkFailed, usageError } from './errors.ts';
import { readJson } from './files.ts';

/** The options that say which game is played: the same for every command that deals one. */
export const CONFIG_OPTIONS: Readonly<Record<'players' | 'seed' | 'options' | 'edition', OptionSpec>> = {
  players: { value: 'N', help: 'players, 1 to 4' },
  seed: { value: 'TEXT', help: 'seed of the deal: the same seed deals the same game' },
  options: { value: 'KEY=VALUE,…', help: 'options of the game, see below' },
  edition: { value: 'FILE', help: 'an edition file instead of the one that comes with the game' },
};

export const CONFIG_DETAILS: readonly string[] = [
  'Options of the game, the default first (nunatak rules O explains them):',
  '  reshuffle=whole|sameBack|below   outerTop=false|true   expansion=replaces|adds',
  '  firstPlayer=seat0|random   blessings=all|none|moon+luck+…',
];

/** The game that the options ask for, with every default filled in. */
export function configOf(args: Args, players: number): FullConfig {
  const edition = editionOf(args);
  const config = parseConfig({ players, options: readOptions(args.text('options')), edition });
  if (!config.ok) throw usageError(problemText(config.reason));
  return config.value;
}

export function playersOf(args: Args): PlayerCount {
  const asked = args.whole('players', 1, PLAYER_COUNTS.length);
  const players = PLAYER_COUNTS.find((count) => count === asked);
  if (players === undefined) throw usageError('--players is missing: --players N, 1 to 4');
  return players;
}

function editionOf(args: Args): Edition {
  const file = args.text('edition');
  return file === undefined ? DEFAULT_EDITION : readEdition(file);
}

/** An edition from a file; a wrong field fails the check, a file that cannot be read is wrong usage. */
export function readEdition(file: string): Edition {
  const edition = parseEdition(readJson(file));
  if (!edition.ok) throw checkFailed(`${file} is no valid edition: ${problemText(edition.reason)}`);
  return edition.value;
}

/** Reads `reshuffle=sameBack,blessings=moon+luck` into a document; the engine checks what it says. */
function readOptions(text: string | undefined): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const part of (text ?? '').split(',').filter((entry) => entry.trim() !== '')) {
    const [key = '', value, ...more] = part.split('=').map((entry) => entry.trim());
    if (value === undefined || value === '' || more.length > 0) {
      throw usageError(`--options: found "${part}", expected KEY=VALUE,… as in reshuffle=sameBack,outerTop=true`);
    }
    if (!Object.hasOwn(DEFAULT_OPTIONS, key)) {
      throw usageError(`--options: found "${key}", expected one of ${Object.keys(DEFAULT_OPTIONS).join(', ')}`);
    }
    if (Object.hasOwn(options, key)) throw usageError(`--options: ${key} is there twice, expected once`);
    options[key] = readOption(key, value);
  }
  return options;
}

function readOption(key: string, value: string): unknown {
  if (key === 'outerTop') return value === 'true' || (value === 'false' ? false : value);
  if (key !== 'blessings') return value;
  if (value === 'all') return undefined;
  return value === 'none' ? [] : value.split('+');
}

/** A seed that nobody chose. */
export function freshSeed(): string {
  return randomBytes(4).toString('hex');
}
