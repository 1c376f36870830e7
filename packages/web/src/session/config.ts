import {
  CURRENT_RULES,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  type Edition,
  type Options,
  type PlayerCount,
  parseKeptConfig,
  type Result,
  type Rules,
} from '@nunatak/engine';
import { COLOURS, type ColourId } from '../art/tokens.ts';
import { BOT_LEVELS, type BotLevel, USUAL_LEVEL } from './levels.ts';
import { isObject } from './storage.ts';

export const SEAT_KINDS = ['person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Who sits at a seat. Siku and the dummies are no players: they take colours that are left. */
export interface SeatConfig {
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: ColourId;
  /** The level of a bot; of no meaning for a person. */
  readonly level: BotLevel;
}

/** A game at one screen. */
export interface LocalConfig {
  readonly players: PlayerCount;
  readonly rules: Rules;
  /** One entry per player, seat 0 first. */
  readonly seats: readonly SeatConfig[];
  readonly options: Options;
  readonly edition: Edition;
  readonly seed: string;
  /** The only person is asked once before a grave mistake. */
  readonly teacher?: true;
  readonly whatIf?: WhatIf;
}

/** What lay hidden in a what-if: as it did in the game, or dealt anew. */
export const WHAT_IF_PILES = ['asTheyWere', 'anew'] as const;

/** A game that asks what would have been: it goes on from before a turn of another one. */
export interface WhatIf {
  readonly piles: (typeof WHAT_IF_PILES)[number];
  readonly game: string;
  readonly turn: number;
}

const MOST_COLOURS = 4;
const LONGEST_NAME = 24;

/** A seed that nobody can guess, short enough to write down. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** A config with the usual choices; names are the caller's, in the caller's language. */
export function usualConfig(players: PlayerCount, names: readonly string[]): LocalConfig {
  return {
    players,
    rules: CURRENT_RULES,
    seats: Array.from({ length: players }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'bot',
      name: names[seat] ?? `${seat + 1}`,
      colour: COLOURS[seat] ?? 'aurora',
      level: USUAL_LEVEL,
    })),
    options: DEFAULT_OPTIONS,
    edition: DEFAULT_EDITION,
    seed: freshSeed(),
  };
}

/** The colours of all seats of the temple: the players', then unused ones for Siku or the dummies. */
export function coloursOf(config: Pick<LocalConfig, 'players' | 'seats'>): readonly ColourId[] {
  const taken = config.seats.map(({ colour }) => colour);
  const left = COLOURS.filter((colour) => !taken.includes(colour));
  return [...taken, ...left].slice(0, MOST_COLOURS);
}

/** Checks a config that was kept; the reason says what was wrong. */
export function readLocalConfig(document: unknown): Result<LocalConfig, string> {
  if (!isObject(document)) return { ok: false, reason: 'config: expected an object' };
  const { players, rules, options, edition, seats, seed } = document;
  const checked = parseKeptConfig({
    players,
    ...(rules === undefined ? {} : { rules }),
    ...(options === undefined ? {} : { options }),
    ...(edition === undefined ? {} : { edition }),
  });
  if (!checked.ok) {
    const { field, found, expected } = checked.reason;
    return { ok: false, reason: `${field}: found ${found}, expected ${expected}` };
  }
  if (typeof seed !== 'string' || seed === '') return { ok: false, reason: 'seed: expected a text' };
  const good = readSeats(checked.value.players, seats);
  if (!good.ok) return good;
  const whatIf = readWhatIf(document.whatIf);
  return {
    ok: true,
    value: {
      ...checked.value,
      seats: good.value,
      seed,
      ...(document.teacher === true && { teacher: true }),
      ...(whatIf !== undefined && { whatIf }),
    },
  };
}

/** A mark that cannot be read is none: the game can be played without. */
function readWhatIf(document: unknown): WhatIf | undefined {
  if (!isObject(document)) return undefined;
  const { game, turn } = document;
  const piles = WHAT_IF_PILES.find((one) => one === document.piles);
  return piles && typeof game === 'string' && typeof turn === 'number' ? { piles, game, turn } : undefined;
}

/** Who played, as a server's record names them: a bot by its level, one whom the server has forgotten by nothing. */
export function readNames(players: PlayerCount, document: unknown): readonly SeatConfig[] | undefined {
  if (!Array.isArray(document) || document.length !== players) return undefined;
  return document.map((said: unknown, seat) => {
    const level = BOT_LEVELS.find((one) => one === said);
    const name = typeof said === 'string' && level === undefined ? said.slice(0, LONGEST_NAME) : '';
    const colour = COLOURS[seat] ?? 'aurora';
    return { kind: level === undefined ? 'person' : 'bot', name, colour, level: level ?? USUAL_LEVEL };
  });
}

/** Checks who played, one entry per player. */
export function readSeats(players: PlayerCount, document: unknown): Result<readonly SeatConfig[], string> {
  if (!Array.isArray(document) || document.length !== players) {
    return { ok: false, reason: `seats: expected a list of ${players}` };
  }
  const read = document.map(readSeat);
  const wrong = read.indexOf(undefined);
  if (wrong !== -1) return { ok: false, reason: `seats[${wrong}]: expected kind, name, colour and level` };
  const good = read.filter((seat) => seat !== undefined);
  if (new Set(good.map(({ colour }) => colour)).size !== good.length) {
    return { ok: false, reason: 'seats: expected a different colour for each' };
  }
  return { ok: true, value: good };
}

function readSeat(document: unknown): SeatConfig | undefined {
  if (!isObject(document)) return undefined;
  const kind = SEAT_KINDS.find((one) => one === document.kind);
  const colour = COLOURS.find((one) => one === document.colour);
  const level = BOT_LEVELS.find((one) => one === document.level) ?? USUAL_LEVEL;
  if (kind === undefined || colour === undefined || typeof document.name !== 'string') return undefined;
  return { kind, colour, level, name: document.name.slice(0, LONGEST_NAME) };
}
