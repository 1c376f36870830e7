export { type ArenaOptions, type ArenaResult, runArena } from './arena.ts';
export { type BotWorkerOptions, createBotWorker } from './createBotWorker.ts';
