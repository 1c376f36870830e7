export { LEVEL_IDS, type LevelId } from '../src/names.ts';
export { createBotWorker } from './createBotWorker.ts';
