import type { PlayerCount } from '@nunatak/engine';
import { UnknownBot } from '../bot.ts';
import { BOT_NAMES, type BotName, isBotName } from '../names.ts';

/**
 * One game of an arena: its deal, and the bot in each seat. A bot may have a budget, e.g. `nunatak@500` for 500
 * playouts.
 */
export interface GameSpec {
  readonly index: number;
  readonly deal: string;
  readonly seats: readonly string[];
}

export interface ScheduleOptions {
  readonly bots: readonly string[];
  readonly games: number;
  readonly players: PlayerCount;
  readonly seed: string;
}

/** Thrown if an arena's settings are invalid. */
export class InvalidArena extends Error {
  override name = 'InvalidArena';
}

/** Bots of earlier versions that can play in an arena: the commit they were built from, and their name in it. */
export const FROZEN_BOTS = {
  'nunatak-1': { commit: '70e2afac1f12446366526942e9ba1b69103f857b', bot: 'nunatak' },
} as const;
export type FrozenName = keyof typeof FROZEN_BOTS;

export function isFrozenName(name: string): name is FrozenName {
  return Object.hasOwn(FROZEN_BOTS, name);
}

/** A bot as written for an arena: its name, then optionally `@` and playouts, or milliseconds as in `@1000ms`. */
export interface Entrant {
  readonly name: BotName | FrozenName;
  readonly playouts: number | undefined;
  readonly milliseconds: number | undefined;
}

export function parseEntrant(text: string): Entrant {
  const [name, budget] = text.split('@');
  if (!isBotName(name) && !isFrozenName(name)) {
    throw new UnknownBot(name, [...BOT_NAMES, ...Object.keys(FROZEN_BOTS)]);
  }
  if (budget === undefined) return { name, playouts: undefined, milliseconds: undefined };
  const figure = Number(budget.replace(/ms$/, ''));
  if (!/^\d+(ms)?$/.test(budget) || figure < 1) {
    throw new InvalidArena(`bot "${text}": expected a budget as @500 (playouts) or @1000ms after the name`);
  }
  return budget.endsWith('ms')
    ? { name, playouts: undefined, milliseconds: figure }
    : { name, playouts: figure, milliseconds: undefined };
}

/**
 * Returns all games of an arena. Each deal is played once for each rotation of the seats, so that the luck of deals and
 * seats cancels out. If there are fewer bots than seats, the last bot fills the table; if there are more, every
 * combination of bots plays.
 */
export function schedule({ bots, games, players, seed }: ScheduleOptions): GameSpec[] {
  if (bots.length === 0) throw new InvalidArena('an arena without bots: name at least one');
  if (!Number.isInteger(games) || games < 1) throw new InvalidArena(`${games} games: expected a whole number from 1`);
  for (const bot of bots) parseEntrant(bot);
  const tables = tablesOf(bots, players);
  const perDeal = tables.length * players;
  const specs: GameSpec[] = [];
  for (let deal = 0; deal < Math.ceil(games / perDeal); deal++) {
    for (const table of tables) {
      for (let turn = 0; turn < players; turn++) {
        const seats = table.map((_, seat) => table[(seat + players - turn) % players]);
        specs.push({ index: specs.length, deal: `${seed}/${deal}`, seats });
      }
    }
  }
  return specs;
}

function tablesOf(bots: readonly string[], players: number): readonly (readonly string[])[] {
  if (bots.length <= players) return [Array.from({ length: players }, (_, i) => bots[Math.min(i, bots.length - 1)])];
  return combinations(bots, players);
}

function combinations(bots: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return bots.flatMap((bot, i) => combinations(bots.slice(i + 1), count - 1).map((rest) => [bot, ...rest]));
}
