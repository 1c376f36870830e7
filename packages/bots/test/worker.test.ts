import { legalActions } from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import { afterEach, describe, expect, it } from 'vitest';
import { createBotWorker } from '../node/createBotWorker.ts';
import { BotCancelled, type BotClient, BotWorkerError, createBot, explain, UnknownBot } from '../src/index.ts';
import { midGame } from './games.ts';

const { view } = midGame({ players: 3 }, 'worker', createBot('greedy'), 20);
const broken = (name: string): URL => new URL(`./broken/${name}.ts`, import.meta.url);

let client: BotClient | undefined;
afterEach(() => client?.close());

describe('bots in a worker', () => {
  it('decide as they do outside', async () => {
    client = createBotWorker();
    const budget = { playouts: 60 };
    const { action, error } = await client.decide({ bot: 'nunatak', seed: 's', view, budget });
    expect(error).toBeUndefined();
    expect(action).toEqual(toAction(view.facts, createBot('nunatak', 's', budget).decide(view)));
  });

  it('explain as they do outside', async () => {
    client = createBotWorker();
    const budget = { playouts: 40 };
    const options = { samples: 2 };
    expect(await client.explain({ view, budget, options })).toEqual(explain(view, budget, options));
  });

  it('answer several requests at once', async () => {
    client = createBotWorker();
    const both = await Promise.all(
      ['ridge', 'serac'].map((bot) => client?.decide({ bot, seed: 's', view, budget: { playouts: 20 } })),
    );
    for (const answer of both) expect(legalActions(view)).toContainEqual(answer?.action);
  });

  it('a crash is an error that the caller sees, and the greedy bot answers', async () => {
    client = createBotWorker({ file: broken('crash') });
    const { action, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect(error).toBeInstanceOf(BotWorkerError);
    expect(error?.failure).toBe('crashed');
    expect(error?.message).toContain('the ice broke');
    expect(action).toEqual(toAction(view.facts, createBot('greedy', 's').decide(view)));
    await expect(client.explain({ view })).rejects.toThrow(BotWorkerError);
  });

  it('so is a time-out', async () => {
    client = createBotWorker({ file: broken('silent'), timeoutMilliseconds: 40 });
    const { action, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect(error?.failure).toBe('timedOut');
    expect(legalActions(view)).toContainEqual(action);
  });

  it('so is a refusal', async () => {
    client = createBotWorker();
    const { error } = await client.decide({ bot: 'nunatak', seed: 's', view, budget: { playouts: 0 } });
    expect(error?.failure).toBe('refused');
    expect(error?.message).toContain('ImpossibleBudget');
  });

  it('a cancelled decision rejects at once, and the next one is answered', async () => {
    client = createBotWorker();
    const controller = new AbortController();
    const long = client.decide({
      bot: 'nunatak',
      seed: 's',
      view,
      budget: { playouts: 5_000_000 },
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 30);
    await expect(long).rejects.toThrow(BotCancelled);
    const { error } = await client.decide({ bot: 'ridge', seed: 's', view });
    expect(error).toBeUndefined();
  });

  it('an unknown bot is refused before anything is asked', async () => {
    client = createBotWorker();
    await expect(client.decide({ bot: 'yeti', seed: 's', view })).rejects.toThrow(UnknownBot);
  });
});
