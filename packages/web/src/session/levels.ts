import type { LevelId } from '@nunatak/bots';

/** How well a bot plays, the weakest first: the levels of the bots, listed here so that the page need not load them. */
export const BOT_LEVELS = ['pebble', 'drift', 'ridge', 'serac', 'nunatak'] as const satisfies readonly LevelId[];
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level of a bot nobody chose a level for. */
export const USUAL_LEVEL: BotLevel = 'ridge';
