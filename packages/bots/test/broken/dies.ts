import { parentPort } from 'node:worker_threads';
import { botNamed } from '../../src/registry.ts';

/** Ends the worker in the middle of a request, without a reply. */
parentPort?.on('message', ({ bot, view }) => {
  let looks = 0;
  const now = (): number => {
    looks++;
    return looks < 5 ? looks : process.exit(7);
  };
  botNamed(bot).decide(view, 'dies', { milliseconds: 1000, now });
});
