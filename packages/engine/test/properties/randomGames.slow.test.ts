import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { MODES, OPTION_SETS } from './games.ts';
import type { Task } from './playouts.ts';

/**
 * A plain Node worker, because the test runner rewrites imports, which makes code that plays thousands of games twice
 * as slow.
 */
const worker = new Worker(new URL('./playouts.ts', import.meta.url));

afterAll(() => worker.terminate());

async function brokenPromise(task: Task): Promise<string | undefined> {
  const answer = once(worker, 'message');
  worker.postMessage(task);
  const [broken] = await answer;
  return broken;
}

describe.each(MODES)('random games of %i players', (players) => {
  test.each(OPTION_SETS)('with $name pass every check', async ({ name }) => {
    expect(await brokenPromise({ players, options: name })).toBeUndefined();
  });
});
