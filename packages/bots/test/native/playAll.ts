import { threadHost } from '../../node/threadHost.ts';
import { WorkerQueue } from '../../src/worker/workerQueue.ts';
import type { Played, Task } from './player.ts';

/**
 * Plays games in a plain Node worker. The test runner rewrites imports, which makes code that plays thousands of games
 * several times slower.
 */
export async function playAll(tasks: readonly Task[]): Promise<readonly Played[]> {
  const worker = new WorkerQueue<readonly Task[], readonly Played[]>(
    threadHost(new URL('./player.ts', import.meta.url)),
  );
  try {
    return await worker.ask(tasks);
  } finally {
    worker.close();
  }
}

/** Returns the errors of the played games. */
export function errorsOf(played: readonly Played[]): string[] {
  return played.flatMap((game) => ('error' in game ? [game.error] : []));
}
