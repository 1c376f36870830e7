import { CURRENT_RULES, fnv1a64 } from '@nunatak/engine';
import { DAILY, type DailyKind, dailySeed } from '@nunatak/protocol';
import { type LocalConfig, usualConfig } from '../session/config.ts';
import type { BotLevel } from '../session/levels.ts';

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

/** Whether a text is a day, as in 2026-11-16. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(noonOf(text)) === text;
}

/** The day so many days after another. */
export function dayBeside(day: string, days: number): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The middle of a day, which is in it whatever the clocks are set to. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** The game of a day. */
export function dailyConfig(day: string, kind: DailyKind, names: readonly string[]): LocalConfig {
  const { players, bots } = DAILY[kind];
  const levels: readonly BotLevel[] = bots;
  const usual = usualConfig(players, names);
  const seats = usual.seats.map((seat, i) => ({ ...seat, level: levels[i - 1] ?? seat.level }));
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
