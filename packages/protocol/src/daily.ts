/** The two deals of a day: alone, and against bots that are always the same. */
export const DAILY_KINDS = ['solo', 'bots'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

/** Who plays: a person on seat 0, then bots that decide alike on every machine, since neither a clock nor a net has a say. */
export const DAILY = {
  solo: { players: 1, bots: [] },
  bots: { players: 3, bots: ['ridge', 'serac'] },
} as const;

/** The seed of a day, as in 2026-11-16, for everyone to check. */
export function dailySeed(day: string): string {
  return `nunatak-${day}`;
}

/** The seed of a bot's chance, so that anyone finds out what it decides. */
export function dailyBotSeed(day: string, seat: number): string {
  return `${dailySeed(day)}/${seat}`;
}
