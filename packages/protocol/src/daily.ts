/** The two deals of each day: one for the solo game, one against bots that are always the same. */
export const DAILY_KINDS = ['solo', 'bots'] as const;
export type DailyKind = (typeof DAILY_KINDS)[number];

/**
 * Players of each deal: a person on seat 0, then bots that use neither clock nor neural net, so they decide the same on
 * every machine.
 */
export const DAILY = {
  solo: { players: 1, bots: [] },
  bots: { players: 3, bots: ['ridge', 'serac'] },
} as const;

/** Returns the public seed of a day such as 2026-11-16, so that anyone can check the deal. */
export function dailySeed(day: string): string {
  return `nunatak-${day}`;
}

/** Returns the seed of a bot's random choices, so that anyone can recompute its decisions. */
export function dailyBotSeed(day: string, seat: number): string {
  return `${dailySeed(day)}/${seat}`;
}
