/** The six levels, weakest first; the strongest bears the game's name. */
export const LEVEL_IDS = ['pebble', 'drift', 'ridge', 'serac', 'glacier', 'nunatak'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** Every bot by name: any legal move, the yardstick, then the levels. */
export const BOT_NAMES = ['random', 'flatMonteCarlo', ...LEVEL_IDS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** What two bots were also called: matches and rooms of that time still say so. */
const FORMER_NAMES: ReadonlyMap<string, BotName> = new Map([
  ['greedy', 'serac'],
  ['search', 'nunatak'],
]);

/** The bot that is meant by a name of today or of earlier; undefined if there never was such a bot. */
export function botNameOf(name: string): BotName | undefined {
  return isBotName(name) ? name : FORMER_NAMES.get(name);
}

/** Who answers where the bot asked cannot: the strongest of those that need no time. */
export const STAND_IN: BotName = 'serac';
