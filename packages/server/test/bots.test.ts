import { legalActions, setup, submit } from '@nunatak/engine';
import type { Seated } from '@nunatak/protocol';
import { afterEach, expect, it } from 'vitest';
import { HouseBots } from '../src/bots/bots.ts';
import type { ThinkersOptions } from '../src/bots/thinkers.ts';
import { Client } from './support/client.ts';
import { newServer } from './support/server.ts';

const open: HouseBots[] = [];
afterEach(() => {
  for (const bots of open.splice(0)) bots.close();
});

function houseBots(over: Partial<ThinkersOptions> = {}): { bots: HouseBots; failures: string[] } {
  const failures: string[] = [];
  const bots = new HouseBots({ threads: 1, onFailure: ({ message }) => failures.push(message), ...over });
  open.push(bots);
  return { bots, failures };
}

function broken(name: string): URL {
  return new URL(`./support/broken/${name}.ts`, import.meta.url);
}

const state = setup({ players: 3 }, 'house bots');

it('offers the levels and the plain bots, each with a legal answer', async () => {
  const { bots, failures } = houseBots();
  expect(bots.names).toEqual(['random', 'pebble', 'drift', 'ridge', 'serac', 'glacier', 'nunatak']);
  for (const name of bots.names) {
    const [action] = await bots.choose(name, state.view, 'a match');
    expect([name, submit(state, 0, action).ok]).toEqual([name, true]);
  }
  expect(failures).toEqual([]);
}, 30_000);

it('answers for a bot that an older server had, too', async () => {
  const { bots } = houseBots();
  const [action] = await bots.choose('retired', state.view, 'a match');
  expect(legalActions(state.view)).toContainEqual(action);
  expect([bots.knows('retired'), bots.knows('greedy'), bots.knows('search')]).toEqual([false, true, true]);
});

it('lets nobody wait while a bot thinks', async () => {
  const { bots } = houseBots();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  await bots.choose('nunatak', state.view, 'a match');
  const thought = performance.now() - began;
  clearInterval(watch);
  expect(thought).toBeGreaterThan(100);
  expect(longest).toBeLessThan(thought / 2);
}, 30_000);

it('serves a crowd one after the other, each in less time', async () => {
  const { bots, failures } = houseBots();
  const began = performance.now();
  const asked = Array.from({ length: 16 }, (_, i) => bots.choose('nunatak', state.view, `match ${i}`));
  expect(bots.waiting).toBe(15);
  for (const [action] of await Promise.all(asked)) expect(legalActions(state.view)).toContainEqual(action);
  expect({ waiting: bots.waiting, failures }).toEqual({ waiting: 0, failures: [] });
  expect(performance.now() - began).toBeLessThan(20_000);
}, 30_000);

it.each([
  ['crash', {}, 'crashed'],
  ['silent', { patience: 100 }, 'no answer'],
])(
  'lets another bot answer when a thread is %s, and goes on',
  async (file, over, message) => {
    const { bots, failures } = houseBots({ file: broken(file), ...over });
    for (const match of ['one', 'two']) {
      const [action] = await bots.choose('nunatak', state.view, match);
      expect(legalActions(state.view)).toContainEqual(action);
    }
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain(message);
  },
  30_000,
);

it('does not let bots that play among themselves keep the server from others, nor from ending', async () => {
  const server = await newServer({ config: { workers: 1 } });
  const start = async (bots: string[]): Promise<{ seated: Seated; client: Client }> => {
    const seated = await server.create({ bots });
    const client = await Client.join({ url: server.url, matchId: seated.matchId, token: seated.token });
    await client.ask({ type: 'start', matchId: seated.matchId });
    return { seated, client };
  };
  const thinking = await start(['nunatak', 'nunatak']);
  await thinking.client.ask({ type: 'quit', matchId: thinking.seated.matchId });
  const quick = await start(['random', 'serac']);
  await quick.client.until(() => quick.client.sync.view !== undefined);
  const began = performance.now();
  await quick.client.playToEnd('beside slow bots');
  expect(performance.now() - began).toBeLessThan(15_000);
  expect((await server.matches.load(thinking.seated.matchId)).status).toBe('playing');
  for (const { client } of [thinking, quick]) client.close();
  const ending = performance.now();
  await server.stop();
  expect(performance.now() - ending).toBeLessThan(3000);
}, 60_000);
