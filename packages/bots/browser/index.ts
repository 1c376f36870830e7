export { createBotWorker } from './createBotWorker.ts';
