import { CURRENT_RULES, fnv1a64 } from '@nunatak/engine';
import { type LocalConfig, usualConfig } from '../session/config.ts';
import type { BotLevel } from '../session/levels.ts';

/** The two deals of a day: alone, and against bots that are always the same. */
export const DAILY_KINDS = ['solo', 'bots'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

const PLAYERS = { solo: 1, bots: 3 } as const;
/** Bots that decide alike on every machine: neither a clock nor a net has a say. */
const LEVELS: readonly BotLevel[] = ['ridge', 'serac'];

/** The day where the player is, as in 2026-11-16. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The days up to one, the last of them last. */
export function daysUpTo(date: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(date);
    day.setDate(date.getDate() - (count - 1 - i));
    return dayOf(day);
  });
}

/** The seed of a day, for everyone to check. */
export function dailySeed(day: string): string {
  return `nunatak-${day}`;
}

/** The game of a day. */
export function dailyConfig(day: string, kind: DailyKind, names: readonly string[]): LocalConfig {
  const usual = usualConfig(PLAYERS[kind], names);
  const seats = usual.seats.map((seat, i) => ({ ...seat, level: LEVELS[i - 1] ?? seat.level }));
  return { ...usual, rules: CURRENT_RULES, seats, seed: dailySeed(day) };
}

/** What tells a deal from another: the piles and who plays, whatever their names. */
export function dealId({
  players,
  rules,
  seed,
  seats,
}: Pick<LocalConfig, 'players' | 'rules' | 'seed' | 'seats'>): string {
  const people = seats.map(({ kind, level }) => (kind === 'person' ? kind : level));
  return fnv1a64(encodeURIComponent(JSON.stringify([players, rules, seed, people])));
}
