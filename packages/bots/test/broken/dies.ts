import { parentPort } from 'node:worker_threads';
import { botNamed } from '../../src/registry.ts';

/** Dies in the middle of a thought, without a word. */
parentPort?.on('message', ({ bot, view }) => {
  let looks = 0;
  const now = (): number => {
    looks++;
    return looks < 5 ? looks : process.exit(7);
  };
  botNamed(bot).decide(view, 'dies', { milliseconds: 1000, now });
});
