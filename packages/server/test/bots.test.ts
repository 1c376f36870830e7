import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { legalActions, setup, submit } from '@nunatak/engine';
import type { Seated } from '@nunatak/protocol';
import { afterEach, expect, it } from 'vitest';
import { HouseBots } from '../src/bots/bots.ts';
import type { ThinkersOptions } from '../src/bots/thinkers.ts';
import { SqliteStore } from '../src/store/sqliteStore.ts';
import { Client } from './support/client.ts';
import { newServer } from './support/server.ts';

/** Shared machines stall: a thread answers, or never does. */
const PATIENCE_MS = 120_000;

const open: HouseBots[] = [];
afterEach(() => {
  for (const bots of open.splice(0)) bots.close();
});

function houseBots(over: Partial<ThinkersOptions> = {}): { bots: HouseBots; failures: string[] } {
  const failures: string[] = [];
  const onFailure = ({ message }: Error) => failures.push(message);
  const bots = new HouseBots({ threads: 1, onFailure, patience: PATIENCE_MS, ...over });
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
});

it('answers for a bot that an older server had, too', async () => {
  const { bots } = houseBots();
  const [action] = await bots.choose('retired', state.view, 'a match');
  expect(legalActions(state.view)).toContainEqual(action);
  expect([bots.knows('retired'), bots.knows('greedy'), bots.knows('search')]).toEqual([false, true, true]);
});

it('lets nobody wait while a bot thinks', async () => {
  const { bots } = houseBots();
  let served = 0;
  const others = setInterval(() => served++, 5);
  await bots.choose('nunatak', state.view, 'a match');
  clearInterval(others);
  expect(served).toBeGreaterThan(3);
});

it('serves a crowd one after the other', async () => {
  const { bots, failures } = houseBots();
  const asked = Array.from({ length: 16 }, (_, i) => bots.choose('nunatak', state.view, `match ${i}`));
  expect(bots.waiting).toBe(15);
  for (const [action] of await Promise.all(asked)) expect(legalActions(state.view)).toContainEqual(action);
  expect({ waiting: bots.waiting, failures }).toEqual({ waiting: 0, failures: [] });
});

it('gives each of a crowd less time, the more wait behind it, and the time of its level to whoever is alone', async () => {
  const { bots, failures } = houseBots({ file: broken('tellsBudget') });
  await Promise.all(Array.from({ length: 26 }, (_, i) => bots.choose('nunatak', state.view, `match ${i}`)));
  const budgets = failures.map((message) => Number(/budget (\d+)/.exec(message)?.[1] ?? Number.NaN));
  const crowd = Array.from({ length: 24 }, (_, i) => Math.max(50, Math.floor(1000 / (24 - i))));
  expect(budgets).toEqual([Number.NaN, ...crowd, Number.NaN]);
});

it.each([
  ['crash', {}, 'crashed'],
  ['silent', { patience: 100 }, 'no answer'],
])('lets another bot answer when a thread is %s, and goes on', async (file, over, message) => {
  const { bots, failures } = houseBots({ file: broken(file), ...over });
  for (const match of ['one', 'two']) {
    const [action] = await bots.choose('nunatak', state.view, match);
    expect(legalActions(state.view)).toContainEqual(action);
  }
  expect(failures).toHaveLength(2);
  expect(failures[0]).toContain(message);
});

it('does not let bots that play among themselves keep the server from others, nor from ending', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'nunatak-bots-'));
  const server = await newServer({ config: { workers: 1, dataFolder } });
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
  await quick.client.playToEnd('beside slow bots');
  for (const { client } of [thinking, quick]) client.close();
  await server.stop();
  const store = new SqliteStore(path.join(dataFolder, 'nunatak.sqlite'));
  expect((await store.load(quick.seated.matchId))?.status).toBe('finished');
  expect((await store.load(thinking.seated.matchId))?.status).toBe('playing');
  await store.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
