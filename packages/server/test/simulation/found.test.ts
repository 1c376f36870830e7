import { legalActions, seedRng } from '@nunatak/engine';
import { PROTOCOL_VERSION, type Seated, type ServerMessage, Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Assembly, assemble } from '../../src/assembly.ts';
import type { Bots } from '../../src/bots/bots.ts';
import { TimerWork } from '../../src/deferred/timer.ts';
import { SILENT } from '../../src/log.ts';
import { Metrics } from '../../src/metrics.ts';
import { SOLE_OWNER } from '../../src/owners/owners.ts';
import { NetworkPeers } from '../../src/peers/peers.ts';
import type { Store } from '../../src/store/store.ts';
import { Teardown } from '../../src/teardown.ts';
import { REAL_WORLD } from '../../src/world.ts';
import { CALM, Pipe } from '../support/pipe.ts';
import { NO_LIMITS } from '../support/server.ts';
import { MemoryStore } from './database.ts';

/** Waits for something to become true; however busy the machine is. */
const soon = <Value>(look: () => Value) => expect.poll(look);

/** What simulated worlds have found wrong, each told again by itself. */
describe('found in simulated worlds', () => {
  let database: MemoryStore;
  let teardowns: Teardown[];

  beforeEach(() => {
    teardowns = [];
  });
  afterEach(async () => {
    for (const teardown of teardowns) await teardown.run();
    await database.close();
  });

  const BOTS: Bots = {
    names: ['random'],
    knows: () => true,
    thinks: () => false,
    choose: (_, view) => legalActions(view).slice(0, 1),
    luckOf: ({ initial }) => Promise.resolve(initial.view.points.map(() => ({ win: 0, points: 0 }))),
    shareBy: () => undefined,
    close: () => undefined,
  };
  const CONFIG = { push: undefined, webhooks: false, origins: [], hosts: [], trustProxy: false, mostConnections: 9 };

  /** A process on the database, and the work of its clock, to be done when the test says so. */
  async function newProcess(over: Partial<Store> = {}): Promise<Assembly & { tick: () => void }> {
    const store = new Proxy<Store>(database, {
      get: (_, name) => {
        const member: unknown = Reflect.get(over, name) ?? Reflect.get(database, name);
        return typeof member === 'function' ? member.bind(database) : member;
      },
    });
    const works: (() => void)[] = [];
    const every = (_: number, work: () => void) => {
      works.push(work);
      return () => undefined;
    };
    const teardown = new Teardown();
    teardowns.push(teardown);
    const assembly = await assemble(
      {
        parts: {
          store,
          owners: SOLE_OWNER,
          peers: new NetworkPeers(),
          deferred: (matches, duties) => new TimerWork(matches, duties, SILENT),
        },
        bots: BOTS,
        world: { ...REAL_WORLD, every },
        log: SILENT,
        metrics: new Metrics(),
        rates: NO_LIMITS,
        config: CONFIG,
      },
      teardown,
    );
    const tick = () => {
      for (const work of works) work();
    };
    return { ...assembly, tick };
  }

  /** Somebody who joins a match and keeps all that comes. */
  function visitor({ sockets }: Assembly, matchId: string, token?: string) {
    const received: ServerMessage[] = [];
    const pipe = new Pipe(CALM, seedRng('calm'), (text) => received.push(JSON.parse(text)));
    sockets.accept(pipe, 'visitor');
    const say = (message: object) => pipe.receive(JSON.stringify(message));
    say({ type: 'hello', version: PROTOCOL_VERSION });
    say({ type: 'join', matchId, ...(token === undefined ? {} : { token }) });
    const last = (type: ServerMessage['type']) => received.findLast((message) => message.type === type);
    return { received, say, last, hangUp: () => pipe.terminate() };
  }

  async function startedMatch({ rooms }: Assembly): Promise<readonly [Seated, Seated]> {
    const settings = v.parse(Settings, { game: { players: 2 }, spectatorChat: true });
    const host = await rooms.create({ name: 'Ada', settings, bots: [] });
    const guest = await rooms.sit(host.matchId, { name: 'Bo' });
    await rooms.start(host.matchId, 0, undefined);
    return [host, guest];
  }

  async function decide({ matches, play }: Assembly, id: string): Promise<void> {
    const { state, seq } = await matches.load(id);
    if (state === undefined) throw new Error('the game has not begun');
    const [action] = legalActions(state.view);
    await play.submit(id, { seat: state.view.decider, seq, by: 'seat', action });
  }

  it('whoever joins while the last one leaves sees what is done meanwhile', async () => {
    database = new MemoryStore('sqlite');
    await database.migrate();
    const reads: (() => void)[] = [];
    let isSlow = false;
    const here = await newProcess({
      chat: async (...args) => {
        if (isSlow) await new Promise<void>((resolve) => reads.push(resolve));
        return await database.chat(...args);
      },
    });
    const [{ matchId }] = await startedMatch(here);
    const first = visitor(here, matchId);
    await soon(() => first.last('welcome')).toBeDefined();
    // Where nobody has written nothing is read.
    first.say({ type: 'chat', matchId, text: 'Hello' });
    await soon(() => first.last('chat')).toBeDefined();

    isSlow = true;
    const second = visitor(here, matchId);
    await soon(() => reads).toHaveLength(1);
    isSlow = false;
    first.hangUp();
    await decide(here, matchId);
    for (const arrive of reads) arrive();
    await soon(() => second.last('welcome')).toMatchObject({ position: { seq: 1 } });
    second.say({ type: 'since', matchId, seq: 0 });
    await soon(() => second.last('steps')).toMatchObject({ steps: [{ seq: 1 }], head: 1 });
  });

  it('a line of chat and a move that were stored although the store said otherwise reach everyone', async () => {
    database = new MemoryStore('sqlite');
    await database.migrate();
    let isFailing = false;
    const maybeFail = <Value>(value: Value): Value => {
      if (isFailing) throw new Error('the answer is lost');
      return value;
    };
    const process = await newProcess({
      addChat: async (...args) => maybeFail(await database.addChat(...args)),
      commit: async (...args) => maybeFail(await database.commit(...args)),
    });
    const [{ matchId, token }] = await startedMatch(process);
    const writer = visitor(process, matchId, token);
    const reader = visitor(process, matchId);
    await soon(() => writer.last('welcome') !== undefined && reader.last('welcome') !== undefined).toBe(true);

    isFailing = true;
    writer.say({ type: 'chat', matchId, text: 'hello?' });
    await soon(() => writer.last('error')).toMatchObject({ error: { code: 'unavailable' } });
    await expect(decide(process, matchId)).rejects.toMatchObject({ body: { code: 'unavailable' } });
    expect(reader.last('chat')).toBeUndefined();
    isFailing = false;
    const newcomer = visitor(process, matchId);
    await soon(() => newcomer.last('welcome')).toBeDefined();
    process.tick();
    for (const one of [reader, newcomer]) {
      await soon(() => one.last('chat')).toMatchObject({ line: { n: 1, text: 'hello?' } });
    }
    await soon(() => reader.last('step')).toMatchObject({ step: { seq: 1 } });
  });

  it('a bot whose move could not be stored tries again, though nobody else does anything', async () => {
    database = new MemoryStore('sqlite');
    await database.migrate();
    let failures = 0;
    const process = await newProcess({
      commit: async (change) => {
        const isBots = change.steps.some(({ by }) => by === 'bot');
        if (isBots && failures++ === 0) throw new Error('the disk is full');
        return await database.commit(change);
      },
    });
    const settings = v.parse(Settings, { game: { players: 2 }, substitute: 'random' });
    const { matchId } = await process.rooms.create({ name: 'Ada', settings, bots: ['random'] });
    await process.rooms.start(matchId, 0, undefined);
    await process.rooms.quit(matchId, 0);
    await soon(async () => (await database.load(matchId))?.seq).toBeGreaterThan(0);
    expect(failures).toBeGreaterThan(1);
  });
});
