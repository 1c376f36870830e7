/** The five levels, weakest first; the strongest bears the game's name. */
export const LEVEL_IDS = ['pebble', 'drift', 'ridge', 'serac', 'nunatak'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** Every bot by name: the plain ones, the yardstick, then the levels. */
export const BOT_NAMES = ['random', 'greedy', 'flatMonteCarlo', 'search', ...LEVEL_IDS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}
