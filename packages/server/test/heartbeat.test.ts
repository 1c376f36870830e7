import { seedRng } from '@nunatak/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assemble } from '../src/assembly.ts';
import { TimerWork } from '../src/deferred/timer.ts';
import { SILENT } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { SOLE_OWNER } from '../src/owners/owners.ts';
import { NetworkPeers } from '../src/peers/peers.ts';
import type { Sockets } from '../src/sockets/sockets.ts';
import { Teardown } from '../src/teardown.ts';
import { REAL_WORLD } from '../src/world.ts';
import { MemoryStore } from './simulation/database.ts';
import { CALM, Pipe } from './support/pipe.ts';
import { NO_LIMITS } from './support/server.ts';

const HEARTBEAT_MS = 7500;

/** A client that counts how often it is asked whether it is there, and answers as long as it is. */
class Listener extends Pipe {
  pings = 0;
  isThere = true;

  constructor() {
    super(CALM, seedRng('calm'), () => undefined);
  }

  override ping(): void {
    if (!this.isOpen) return;
    this.pings++;
    if (this.isThere) super.ping();
  }
}

let beat: () => void;
let turns: (() => void)[];
let sockets: Sockets;
let store: MemoryStore;
let teardown: Teardown;
beforeEach(async () => {
  turns = [];
  store = new MemoryStore('sqlite');
  await store.migrate();
  teardown = new Teardown();
  ({ sockets } = await assemble(
    {
      parts: {
        store,
        owners: SOLE_OWNER,
        peers: new NetworkPeers(),
        deferred: (matches, duties) => new TimerWork(matches, duties, SILENT),
      },
      bots: {
        names: [],
        knows: () => false,
        thinks: () => false,
        choose: () => [],
        luckOf: () => Promise.resolve([]),
        shareBy: () => undefined,
        close: () => undefined,
      },
      world: {
        ...REAL_WORLD,
        every: (milliseconds, work) => {
          if (milliseconds === HEARTBEAT_MS) beat = work;
          return () => undefined;
        },
        nextTurn: () => new Promise((resolve) => turns.push(resolve)),
      },
      log: SILENT,
      metrics: new Metrics(),
      rates: NO_LIMITS,
      config: { push: undefined, webhooks: false, origins: [], hosts: [], trustProxy: false, mostConnections: 9 },
    },
    teardown,
  ));
});
afterEach(async () => {
  await teardown.run();
  await store.close();
});

function listener(): Listener {
  const pipe = new Listener();
  sockets.accept(pipe, 'listener');
  return pipe;
}

/** Lets a turn of the event loop pass for whoever waits for one. */
async function passTurn(): Promise<void> {
  for (const resolve of turns.splice(0)) resolve();
  await Promise.resolve();
}

it('looks at a hundred connections in a turn, so that others get theirs', async () => {
  const listeners = Array.from({ length: 250 }, listener);
  const asked = () => listeners.filter(({ pings }) => pings === 1).length;
  beat();
  await passTurn();
  await passTurn();
  expect(asked()).toBe(0);
  beat();
  expect(asked()).toBe(100);
  await passTurn();
  expect(asked()).toBe(200);
  await passTurn();
  expect(asked()).toBe(250);
});

it('asks every 15 seconds whether anybody is there, but not from where something has just come', () => {
  const [silent, talking] = [listener(), listener()];
  for (let look = 0; look < 8; look++) {
    talking.receive('{"type":"ping"}');
    beat();
  }
  expect([silent.pings, talking.pings]).toEqual([4, 0]);
});

it('hangs up 15 seconds after a question that nobody has answered, and leaves the others', () => {
  const [gone, there] = [listener(), listener()];
  gone.isThere = false;
  for (let look = 0; look < 3; look++) beat();
  expect([gone.pings, gone.isOpen, there.isOpen]).toEqual([1, true, true]);
  beat();
  expect([gone.isOpen, there.isOpen]).toEqual([false, true]);
});

it('leaves one that has spoken since it was asked, though it did not answer', () => {
  const talking = listener();
  talking.isThere = false;
  for (let look = 0; look < 3; look++) beat();
  talking.receive('{"type":"ping"}');
  for (let look = 0; look < 3; look++) beat();
  expect(talking.isOpen).toBe(true);
});
