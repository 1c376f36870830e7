import {
  deal,
  END_LINES,
  type EndLine,
  type Facts,
  factsOf,
  type Options,
  type PlayerCount,
  parseConfig,
  problemText,
  type ScoreSheet,
  score,
  winners,
} from '@nunatak/engine';
import { cloneView, makeLegalMove } from '@nunatak/engine/fast';
import type { Bot, Budget } from '../bot.ts';
import type { BotName } from '../names.ts';
import { botNamed, guideFor, judgeFor } from '../registry.ts';
import { type Luck, LuckMeter } from './luck.ts';
import { type FrozenName, type GameSpec, InvalidArena, isFrozenName, parseEntrant } from './schedule.ts';

export type SheetLine = 'temple' | EndLine;
export const SHEET_LINES: readonly SheetLine[] = ['temple', ...END_LINES];

/** Results of one seat in one game. */
export interface SeatResult {
  readonly bot: string;
  /** 1 for a win, a fraction for a shared win. */
  readonly win: number;
  readonly total: number;
  readonly lines: readonly number[];
  readonly decisions: number;
  readonly milliseconds: number;
  /** Part of `win` and of `total` that was luck. */
  readonly luck: Luck;
}

export interface GameResult {
  readonly index: number;
  readonly deal: string;
  readonly seats: readonly SeatResult[];
}

export interface ArenaSettings {
  readonly players: PlayerCount;
  readonly options?: Partial<Options>;
  readonly now: () => number;
  /** True to measure luck, which takes longer than a quick bot's game; if false, luck is reported as 0. */
  readonly luck: boolean;
  /** Bots of earlier versions, if any of them plays. */
  readonly frozen?: ReadonlyMap<FrozenName, Bot>;
}

const known = new Map<string, Facts>();

function factsFor(players: PlayerCount, options: Partial<Options> | undefined): Facts {
  const key = JSON.stringify([players, options]);
  let facts = known.get(key);
  if (facts === undefined) {
    const config = parseConfig({ players, options: options ?? {} });
    if (!config.ok) throw new InvalidArena(problemText(config.reason));
    facts = factsOf(config.value);
    known.set(key, facts);
  }
  return facts;
}

/** Plays one game to its end. */
export function playGame(
  spec: GameSpec,
  { players, options, now, luck: isMeasured, frozen }: ArenaSettings,
): GameResult {
  const state = deal(factsFor(players, options), spec.deal);
  const { view } = state;
  const entrants = spec.seats.map((text) => parseEntrant(text));
  const bots = entrants.map(({ name }) => botFor(name, frozen));
  const decisions = entrants.map(() => 0);
  const milliseconds = entrants.map(() => 0);
  const luck = new LuckMeter(judgeFor(view.facts), guideFor(players), spec.deal);
  while (view.phase !== 'over') {
    const seat = view.decider;
    const { playouts, milliseconds: time } = entrants[seat];
    const start = now();
    const { moves } = bots[seat].decide(view, `${spec.deal}/${seat}`, budgetOf(playouts, time, now));
    milliseconds[seat] += now() - start;
    decisions[seat]++;
    const before = isMeasured ? cloneView(view) : undefined;
    for (const move of moves) makeLegalMove(state, move);
    if (before !== undefined) luck.add(before, moves, view);
  }
  const won = winners(view);
  return {
    index: spec.index,
    deal: spec.deal,
    seats: spec.seats.map((bot, seat) => {
      const sheet: ScoreSheet = score(view, seat);
      return {
        bot,
        win: won.includes(seat) ? 1 / won.length : 0,
        total: sheet.total,
        lines: SHEET_LINES.map((line) => sheet[line]),
        decisions: decisions[seat],
        milliseconds: Math.round(milliseconds[seat] * 10) / 10,
        luck: luck.of(seat),
      };
    }),
  };
}

function botFor(name: BotName | FrozenName, frozen: ArenaSettings['frozen']): Bot {
  if (!isFrozenName(name)) return botNamed(name);
  const bot = frozen?.get(name);
  if (bot === undefined) throw new InvalidArena(`${name} is a bot of an earlier version, and was not loaded`);
  return bot;
}

function budgetOf(
  playouts: number | undefined,
  milliseconds: number | undefined,
  now: () => number,
): Budget | undefined {
  if (playouts !== undefined) return { playouts };
  return milliseconds === undefined ? undefined : { milliseconds, now };
}
