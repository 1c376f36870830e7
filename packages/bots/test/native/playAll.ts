import { Worker } from 'node:worker_threads';
import type { Played, Task } from './player.ts';

/**
 * Plays games in a plain Node worker: the test runner rewrites imports, which makes code that plays thousands of games
 * several times slower.
 */
export async function playAll(tasks: readonly Task[]): Promise<readonly Played[]> {
  const worker = new Worker(new URL('./player.ts', import.meta.url));
  try {
    return await new Promise<readonly Played[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(tasks);
    });
  } finally {
    await worker.terminate();
  }
}

/** What went wrong in games that were played. */
export function errorsOf(played: readonly Played[]): string[] {
  return played.flatMap((game) => ('error' in game ? [game.error] : []));
}
