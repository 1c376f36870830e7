export { type ArenaOptions, type ArenaResult, runArena } from './arena.ts';
export { type BotWorkerOptions, createBotWorker } from './createBotWorker.ts';
export { createReviewPool, type ReviewPoolOptions } from './createReviewPool.ts';
export { FrozenBotMissing } from './frozen.ts';
export { loadNet } from './loadNet.ts';
export { threadClock } from './threadClock.ts';
