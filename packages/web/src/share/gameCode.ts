import {
  DEFAULT_OPTIONS,
  editionOf,
  fail,
  type GameRecord,
  hashState,
  ok,
  type PlayerCount,
  type Problem,
  type Result,
  RULES,
  type Rules,
  type State,
  settled,
  setup,
  toRecord,
} from '@nunatak/engine';
import { followPath, pathOf } from '@nunatak/engine/wire';
import { COLOURS } from '../art/tokens.ts';
import type { SeatConfig } from '../session/config.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import type { LocalRecord } from '../session/origin.ts';

/**
 * A game as a text that fits into a link: its deal by the seed, who played, and the way from there. Only games of the
 * built-in edition with the usual options and a seed have one.
 *
 *     g1.<rules>.<players>.<seed>.<seats>.<path>.<check>
 */
const FORMAT = 'g1';
const CHECK_LENGTH = 6;
const LONGEST_NAME = 24;

/** A deal that a code names, and the line that was played from it, if any was. */
export interface CodedGame {
  readonly players: PlayerCount;
  readonly rules: Rules;
  readonly seed: string;
  readonly seats: readonly SeatConfig[];
  /** Undefined where the code names a deal only. */
  readonly record: LocalRecord | undefined;
}

/** Whether a part of an address is a code, good or bad. */
export function isCode(text: string): boolean {
  return text.startsWith(`${FORMAT}.`);
}

/** The way through a game whose deal is known, and what tells whether it led to the same end. */
export interface CodedLine {
  readonly path: string;
  readonly check: string;
}

/** The code of a game as far as it was played; undefined where it does not fit into one. */
export function codeOf(record: LocalRecord): string | undefined {
  const { seed, seats, players, rules } = record;
  const line = codedLineOf(record);
  return seed === undefined || line === undefined ? undefined : codeOfLine({ rules, players, seed, seats }, line);
}

/** The line of a game as it stands in a code; undefined where the game does not fit into one. */
export function codedLineOf(record: LocalRecord): CodedLine | undefined {
  const { seed, seats, players, rules, steps } = record;
  if (seed === undefined || seats.length !== players) return undefined;
  const state = dealOf(players, rules, seed);
  if (dealText(toRecord(state, [])) !== dealText(record)) return undefined;
  const start = settled(state);
  const actions = steps.flatMap(({ action }) => (action.type === 'reshuffle' ? [] : [action]));
  const path = pathOf(start, actions);
  const end = followPath(start, path);
  return end.ok ? { path, check: checkOf(start) } : undefined;
}

/** The code of a deal without a line. */
export function dealCodeOf(game: Omit<CodedGame, 'record'>): string {
  const check = checkOf(settled(dealOf(game.players, game.rules, game.seed)));
  return codeOfLine(game, { path: '', check });
}

/** The code of a line of a deal. */
export function codeOfLine(deal: Omit<CodedGame, 'record'>, { path, check }: CodedLine): string {
  const { rules, players, seed, seats } = deal;
  const people = seats.map(({ kind, level, name }) => `${kind === 'person' ? kind : level}-${escaped(name)}`).join(',');
  return [FORMAT, rules, players, escaped(seed), people, path, check].join('.');
}

/** Reads a code from an address; the problem says which part of it is wrong. */
export function readCode(code: string): Result<CodedGame, Problem> {
  const parts = code.split('.');
  const [format, rulesText, playersText, seedText = '', people = '', path = '', check] = parts;
  if (format !== FORMAT || parts.length !== 7) {
    return fail({
      field: 'link',
      found: parts.length === 1 ? '1 part' : `${parts.length} parts`,
      expected: `${FORMAT} and six more parts`,
    });
  }
  const rules = RULES.find((known) => String(known) === rulesText);
  if (rules === undefined) return fail({ field: 'rules', found: `${rulesText}`, expected: RULES.join(', ') });
  const players = ([1, 2, 3, 4] as const).find((known) => String(known) === playersText);
  if (players === undefined) return fail({ field: 'players', found: `${playersText}`, expected: '1 to 4' });
  const seats = people.split(',').map(seatOf);
  if (seats.length !== players) {
    return fail({ field: 'seats', found: `${seats.length}`, expected: `${players}` });
  }
  const seed = unescaped(seedText);
  const initial = dealOf(players, rules, seed);
  const state = settled(initial);
  const followed = followPath(state, path);
  if (!followed.ok) return followed;
  if (checkOf(state) !== check) {
    return fail({
      field: 'check',
      found: `${check}`,
      expected: `${checkOf(state)}, as the rules deal and play it here`,
    });
  }
  const record = path === '' ? undefined : { ...toRecord(initial, followed.value, { seed }), seats };
  return ok({ players, rules, seed, seats, record });
}

function dealOf(players: PlayerCount, rules: Rules, seed: string): State {
  return setup({ players, rules, options: DEFAULT_OPTIONS, edition: editionOf(rules) }, seed);
}

/** Whatever a game depends on before its first step. */
function dealText({ options, edition, setup: dealt }: GameRecord): string {
  return JSON.stringify([options, edition, dealt]);
}

function checkOf(state: State): string {
  return hashState(state).slice(0, CHECK_LENGTH);
}

function seatOf(text: string, seat: number): SeatConfig {
  const [kind = '', name = ''] = text.split('-');
  return {
    kind: kind === 'person' ? 'person' : 'bot',
    level: BOT_LEVELS.find((level) => level === kind) ?? USUAL_LEVEL,
    colour: COLOURS[seat] ?? 'aurora',
    name: unescaped(name).slice(0, LONGEST_NAME),
  };
}

/** Without the signs that part a code. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[.,-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
