import { type Action, legalActions } from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import { afterEach, describe, expect, it } from 'vitest';
import { createBotWorker } from '../node/createBotWorker.ts';
import { loadNet } from '../node/loadNet.ts';
import { type BotClient, BotWorkerError, botNamed, Cancelled, explain, type Plan, UnknownBot } from '../src/index.ts';
import { setNet, unusableNet } from '../src/net/netRegistry.ts';
import { luckOfGame } from '../src/review/gameLuck.ts';
import { midGame } from './games.ts';
import { finishedGame } from './review/games.ts';

const { view } = midGame({ players: 3 }, 'worker', 20);
const broken = (name: string): URL => new URL(`./broken/${name}.ts`, import.meta.url);
const LONG = { playouts: 5_000_000 };
/** A generous timeout, because shared machines stall. */
const PATIENT = { timeoutMilliseconds: 120_000 };

function actionsOf({ moves }: Plan): Action[] {
  return moves.map((move) => toAction(view.facts, move));
}

// Install the net in this thread too, so that direct calls use the same judge as the worker.
loadNet(3);

let client: BotClient | undefined;
afterEach(() => client?.close());

describe('bots in a worker', () => {
  it('decide as they do without a worker', async () => {
    client = createBotWorker(PATIENT);
    const budget = { playouts: 60 };
    const { plan, error } = await client.decide({ bot: 'nunatak', seed: 's', view, budget });
    expect(error).toBeUndefined();
    expect(plan).toEqual(actionsOf(botNamed('nunatak').decide(view, 's', budget)));
  });

  it('explain as they do without a worker', async () => {
    client = createBotWorker(PATIENT);
    const budget = { playouts: 40 };
    const options = { samples: 2 };
    expect(await client.explain({ view, budget, options })).toEqual(explain(view, budget, options));
  });

  it('measure the luck of a finished game as they do without a worker, and reject an unfinished one', async () => {
    client = createBotWorker(PATIENT);
    const game = finishedGame({ players: 3 }, 'luck', ['pebble', 'serac', 'drift']);
    const { initial, steps } = game;
    expect(await client.luckOf({ initial, steps, seed: 's' })).toEqual({ luck: luckOfGame(game, 's') });
    await expect(client.luckOf({ initial, steps: steps.slice(0, 9), seed: 's' })).rejects.toThrow('not finished');
  });

  it('answer several requests, one after the other', async () => {
    client = createBotWorker(PATIENT);
    const both = await Promise.all(
      ['ridge', 'serac'].map((bot) => client?.decide({ bot, seed: 's', view, budget: { playouts: 20 } })),
    );
    for (const answer of both) expect(legalActions(view)).toContainEqual(answer?.plan[0]);
  });

  it('another bot answers after a crash, and the caller gets the error', async () => {
    client = createBotWorker({ ...PATIENT, file: broken('crash') });
    const { plan, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect(error).toBeInstanceOf(BotWorkerError);
    expect(error?.failure).toBe('crashed');
    expect(error?.message).toContain('the ice broke');
    expect(plan).toEqual(actionsOf(botNamed('serac').decide(view, 's')));
    await expect(client.explain({ view })).rejects.toThrow(BotWorkerError);
  });

  it('another bot answers if the worker dies while thinking', async () => {
    client = createBotWorker({ ...PATIENT, file: broken('dies') });
    const { plan, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect([error?.failure, error?.message]).toEqual(['crashed', 'the worker crashed: it ended with code 7']);
    expect(plan).toEqual(actionsOf(botNamed('serac').decide(view, 's')));
  });

  it('bots and hints report a host that cannot run nets, and the linear model judges', async () => {
    client = createBotWorker({ ...PATIENT, file: broken('noVectors') });
    const trouble = 'no net for 3, another judge answers: there is no WebAssembly here';
    const budget = { playouts: 60 };
    const options = { samples: 2 };
    const { plan, error, netTrouble } = await client.decide({ bot: 'nunatak', seed: 's', view, budget });
    expect([error, netTrouble]).toEqual([undefined, trouble]);
    const hint = await client.explain({ view, budget, options });
    setNet(3, unusableNet(3, 'for a while'));
    expect(plan).toEqual(actionsOf(botNamed('nunatak').decide(view, 's', budget)));
    expect(hint).toEqual({ ...explain(view, budget, options), netTrouble: trouble });
    loadNet(3);
  });

  it('another bot answers after a timeout', async () => {
    client = createBotWorker({ file: broken('silent'), timeoutMilliseconds: 40 });
    const { plan, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect(error?.failure).toBe('timedOut');
    expect(legalActions(view)).toContainEqual(plan[0]);
  });

  it('another bot answers if the worker rejects the request', async () => {
    client = createBotWorker(PATIENT);
    const { error } = await client.decide({ bot: 'nunatak', seed: 's', view, budget: { playouts: 0 } });
    expect(error?.failure).toBe('refused');
    expect(error?.message).toContain('ImpossibleBudget');
  });

  it('an unknown bot is rejected before the worker is asked', async () => {
    client = createBotWorker(PATIENT);
    await expect(client.decide({ bot: 'yeti', seed: 's', view })).rejects.toThrow(UnknownBot);
  });
});

describe('a cancelled decision', () => {
  it('rejects, and the requests behind it are answered', async () => {
    client = createBotWorker(PATIENT);
    const controller = new AbortController();
    const { signal } = controller;
    const long = client.decide({ bot: 'nunatak', seed: 's', view, budget: LONG, signal });
    const hint = client.explain({ view, budget: { playouts: 24 }, options: { samples: 1 } });
    const other = client.decide({ bot: 'ridge', seed: 's', view });
    controller.abort();
    await expect(long).rejects.toThrow(Cancelled);
    expect((await hint).actions.length).toBeGreaterThan(0);
    expect((await other).error).toBeUndefined();
  });

  it('that has not started does not disturb the current one', async () => {
    client = createBotWorker(PATIENT);
    const controller = new AbortController();
    const first = client.decide({ bot: 'nunatak', seed: 's', view, budget: { playouts: 600 } });
    const second = client.decide({ bot: 'nunatak', seed: 's', view, budget: LONG, signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toThrow(Cancelled);
    expect((await first).error).toBeUndefined();
  });
});

describe('several workers', () => {
  it('search in parallel, and the answer is the same for the same seed and playouts', async () => {
    client = createBotWorker({ ...PATIENT, threads: 2 });
    const request = { bot: 'nunatak', seed: 's', view, budget: { playouts: 240 } };
    const { plan, error } = await client.decide(request);
    expect(error).toBeUndefined();
    expect(legalActions(view)).toContainEqual(plan[0]);
    expect((await client.decide(request)).plan).toEqual(plan);
  });

  it('are all cancelled together, and answer the next request', async () => {
    client = createBotWorker({ ...PATIENT, threads: 2 });
    const controller = new AbortController();
    const long = client.decide({ bot: 'nunatak', seed: 's', view, budget: LONG, signal: controller.signal });
    controller.abort();
    await expect(long).rejects.toThrow(Cancelled);
    expect((await client.decide({ bot: 'nunatak', seed: 's', view, budget: { playouts: 24 } })).error).toBeUndefined();
  });

  it('are replaced by another bot if all of them crash', async () => {
    client = createBotWorker({ ...PATIENT, threads: 2, file: broken('crash') });
    const { plan, error } = await client.decide({ bot: 'nunatak', seed: 's', view });
    expect(error?.failure).toBe('crashed');
    expect(plan).toEqual(actionsOf(botNamed('serac').decide(view, 's')));
  });
});
