import { LEVEL_IDS, type LevelId } from '@nunatak/bots/browser';

/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = LEVEL_IDS;
export type BotLevel = LevelId;

/** The level of a bot nobody chose a level for. */
export const USUAL_LEVEL: BotLevel = 'ridge';
