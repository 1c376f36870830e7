/** The six levels, weakest first. The strongest has the game's name. */
export const LEVEL_IDS = ['pebble', 'drift', 'ridge', 'serac', 'glacier', 'nunatak'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** Names of all bots: a random player, a reference opponent for measurements, then the levels. */
export const BOT_NAMES = ['random', 'flatMonteCarlo', ...LEVEL_IDS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** Former names of two bots; matches and rooms stored under them must still load. */
const FORMER_NAMES: ReadonlyMap<string, BotName> = new Map([
  ['greedy', 'serac'],
  ['search', 'nunatak'],
]);

/** Returns the bot for a current or former name; undefined if no bot ever had that name. */
export function botNameOf(name: string): BotName | undefined {
  return isBotName(name) ? name : FORMER_NAMES.get(name);
}

/** Plays if the requested bot fails: the strongest level that needs no search time. */
export const STAND_IN: BotName = 'serac';
