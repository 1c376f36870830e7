import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DEFAULT_EDITION, legalActions, namedPosition, seedRng } from '@nunatak/engine';
import { type Legal, type NamedView, readServerMessage, type Seated, type ServerMessageOf } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newId } from './support/client.ts';
import { NO_LIMITS, newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A stream of messages, read line by line as a program would. */
class Stream {
  readonly lines: string[] = [];
  readonly #gone = new AbortController();
  #isOver = false;

  static async open(url: string, token?: string): Promise<Stream> {
    const stream = new Stream();
    const headers = token === undefined ? {} : bearer(token);
    const response = await fetch(url, { headers, signal: stream.#gone.signal });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    void stream.#read(response);
    return stream;
  }

  async #read({ body }: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const part of body ?? []) {
        const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        this.lines.push(...lines.filter((line) => line !== ''));
      }
    } catch {
      // Hung up on by ourselves.
    }
    this.#isOver = true;
  }

  get messages() {
    return this.lines.map((line) => {
      const message = readServerMessage(line);
      if (!message.ok) throw new Error(`Not in the protocol: ${line}`);
      return message.value;
    });
  }

  get named() {
    return this.messages.filter((message): message is ServerMessageOf<'named'> => message.type === 'named');
  }

  async until(isIt: (stream: Stream) => boolean): Promise<void> {
    await expect.poll(() => isIt(this), { interval: 2 }).toBe(true);
  }

  async end(): Promise<void> {
    await expect.poll(() => this.#isOver).toBe(true);
  }

  close(): void {
    this.#gone.abort();
  }
}

describe('a program without our engine', () => {
  it('plays a whole game over HTTP: a sandbox, a stream and actions', async () => {
    const { status, body } = await server.call('POST', '/api/sandbox/random', { name: 'Robo' });
    expect(status).toBe(201);
    const { matchId, seat, token } = body as Seated;
    const stream = await Stream.open(`${server.url}/api/matches/${matchId}/stream?legal=true`, token);
    let answered = -1;
    for (;;) {
      await stream.until(
        ({ named }) => named.some(({ legal, seq }) => legal !== undefined && seq > answered) || isOver(named),
      );
      if (isOver(stream.named)) break;
      const asked = stream.named.findLast(({ legal }) => legal !== undefined);
      if (asked?.legal === undefined) throw new Error('Nothing was asked');
      expect(asked.position.decider).toBe(seat);
      answered = asked.seq;
      const action = asked.legal[answered % asked.legal.length];
      const decision = { seq: asked.seq, actionId: newId(), action };
      const { body } = await server.call('POST', `/api/matches/${matchId}/actions`, decision, bearer(token));
      expect(body).toEqual({ seq: asked.seq + 1 });
    }
    const steps = stream.named.map(({ seq }) => seq);
    expect(steps).toEqual(Array.from({ length: steps.length }, (_, i) => steps[0] + i));
    stream.close();
  });

  const isOver = (named: readonly NamedView[]) => named.at(-1)?.position.phase === 'over';

  it('sees over the socket what the others see, in names, from the deal on, and is told what it may do', async () => {
    const { id, seated, clients } = await openTable(server, 2, 2);
    const [ada, bo] = clients;
    const robo = new Client({ url: server.url, matchId: id, token: seated[1].token });
    await robo.connect();
    await robo.ask({ type: 'join', matchId: id, token: seated[1].token, views: 'named', legal: true });
    await ada.ask({ type: 'start', matchId: id });
    await ada.until(() => ada.sync.view !== undefined);
    await robo.until(() => robo.last('named'));
    expect(robo.last('named')).toMatchObject({ seq: 0, position: { phase: 'takeCard', decider: 0 } });
    expect(robo.last('named')?.legal).toBeUndefined();
    while (ada.isAsked()) await ada.sync.submit(ada.anAction(seedRng('ada')));
    await bo.until(() => bo.isAsked());
    await robo.until(() => robo.last('named')?.seq === bo.sync.seq);
    const { view } = bo.sync;
    if (view === undefined) throw new Error('no view');
    expect(robo.last('named')?.position).toEqual(namedPosition(view));
    expect(robo.last('named')?.legal).toEqual(legalActions(view));
    expect(robo.last('named')?.step?.seat).toBe(0);
    expect(robo.received.some(({ type }) => type === 'step')).toBe(false);
    const asked = (await robo.ask({ type: 'legal', matchId: id })) as ServerMessageOf<'legal'>;
    expect(asked).toMatchObject({ seq: bo.sync.seq, seat: 1, actions: legalActions(view) });
    closeAll([...clients, robo]);
  });

  it('asks once: position, legal actions, facts, editions, and the files that describe it all', async () => {
    const { id, seated, clients } = await startTable(server, 3, 3);
    const get = async (path: string, token?: string) =>
      (await server.call('GET', `/api${path}`, undefined, token === undefined ? {} : bearer(token))).body;
    const decider = clients[0].sync.view?.decider ?? 0;
    const position = (await get(`/matches/${id}/position?legal=true`, seated[decider].token)) as NamedView;
    expect(position.legal).toEqual(((await get(`/matches/${id}/legal`)) as Legal).actions);
    expect((await get(`/matches/${id}/position`)) as NamedView).toEqual({ ...position, legal: undefined });
    expect(await get(`/matches/${id}/facts`)).toMatchObject({ players: 3, edition: { id: DEFAULT_EDITION.id } });
    expect(await get('/editions')).toEqual({ editions: [{ id: DEFAULT_EDITION.id, name: DEFAULT_EDITION.name }] });
    expect(await get(`/editions/${DEFAULT_EDITION.id}`)).toEqual(DEFAULT_EDITION);
    expect(await get('/editions/none')).toMatchObject({ error: { code: 'unknownPath' } });
    expect(await get('/schema.json')).toMatchObject({ $defs: { ServerNamed: {} } });
    expect(await get('/asyncapi.json')).toMatchObject({ asyncapi: '3.0.0' });
    closeAll(clients);
  });

  it('is told what was wrong, by status and code', async () => {
    const { id, seated, clients } = await openTable(server, 2, 2, { spectators: false });
    const [{ token }] = seated;
    const codeOf = async (method: string, path: string, body?: object, as?: string) => {
      const answer = await server.call(method, `/api${path}`, body, as === undefined ? {} : bearer(as));
      return [answer.status, (answer.body as { error?: { code: string } }).error?.code];
    };
    const path = `/matches/${id}`;
    const action = { seq: 0, actionId: newId(), action: { type: 'pass' } };
    expect(await codeOf('GET', `${path}/position`)).toEqual([403, 'spectatorsNotAllowed']);
    expect(await codeOf('GET', `${path}/stream`)).toEqual([403, 'spectatorsNotAllowed']);
    expect(await codeOf('GET', `${path}/position`, undefined, token)).toEqual([409, 'notPlaying']);
    expect(await codeOf('GET', `${path}/legal`, undefined, token)).toEqual([409, 'notPlaying']);
    expect(await codeOf('GET', `${path}/position?legal=yes`, undefined, token)).toEqual([400, 'malformed']);
    expect(await codeOf('POST', `${path}/start`, {}, seated[1].token)).toEqual([403, 'notHost']);
    expect(await codeOf('POST', `${path}/start`, {}, token)).toEqual([200, undefined]);
    expect(await codeOf('POST', `${path}/actions`, action)).toEqual([401, 'wrongToken']);
    expect(await codeOf('POST', `${path}/actions`, action, 'x'.repeat(43))).toEqual([401, 'wrongToken']);
    expect(await codeOf('POST', `${path}/actions`, { ...action, seq: 7 }, token)).toEqual([409, 'stale']);
    expect(await codeOf('POST', `${path}/actions`, action, token)).toEqual([409, 'refused']);
    expect(await codeOf('POST', `${path}/actions`, { seq: 0 }, token)).toEqual([400, 'malformed']);
    expect(await codeOf('POST', '/sandbox/nobody', {})).toEqual([409, 'unknownBot']);
    expect(await codeOf('GET', '/matches/0000000000000000/stream')).toEqual([404, 'unknownMatch']);
    closeAll(clients);
  });

  it('gives an id to one action only', async () => {
    const { id, seated, clients } = await startTable(server, 2, 1);
    const [ada] = clients;
    const [first, second] = legalActions(ada.sync.view as NonNullable<typeof ada.sync.view>);
    const post = (action: unknown) =>
      server.call(
        'POST',
        `/api/matches/${id}/actions`,
        { seq: 0, actionId: 'the-only-id', action },
        bearer(seated[0].token),
      );
    expect((await post(first)).body).toEqual({ seq: 1 });
    expect((await post(Object.fromEntries(Object.entries(first).toReversed()))).body).toEqual({ seq: 1 });
    expect(await post(second)).toMatchObject({ status: 409, body: { error: { code: 'idReused', seq: 1 } } });
    closeAll(clients);
  });

  it('has as many streams as connections, and loses them with its seat', async () => {
    const strict = await newServer({ rates: { ...NO_LIMITS, connections: 2 } });
    const { id, seated, clients } = await openTable(strict, 2, 1);
    const { body } = await strict.call('POST', `/api/matches/${id}/seats`, { name: 'Bo' });
    const url = `${strict.url}/api/matches/${id}/stream`;
    const stream = await Stream.open(url, (body as Seated).token);
    await stream.until(({ messages }) => messages.some(({ type }) => type === 'welcome'));
    expect((await fetch(url, { headers: bearer(seated[0].token) })).status).toBe(409);
    await clients[0].until(() => clients[0].room.seats[1].connected);
    stream.close();
    await clients[0].until(() => !clients[0].room.seats[1].connected);
    closeAll(clients);
    await strict.stop();
    await stream.end();
  });

  it('that hangs up before its stream has begun is not there', async () => {
    const own = await newServer();
    const { matchId } = await own.create();
    const { matches, port } = own;
    const load = matches.load.bind(matches);
    const asked = Promise.withResolvers<void>();
    const isGone = Promise.withResolvers<void>();
    matches.load = async (id) => {
      asked.resolve();
      await isGone.promise;
      return await load(id);
    };
    const caller = connect(port, '127.0.0.1');
    caller.write(`GET /api/matches/${matchId}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await asked.promise;
    caller.destroy();
    await once(caller, 'close');
    // Another comes and is answered after it has gone.
    await own.call('GET', '/api/editions');
    isGone.resolve();
    await own.call('GET', `/api/matches/${matchId}`);
    expect(own.metrics.text()).toMatch(/^nunatak_connections 0$/m);
    await own.stop();
  });
});

/** Debian's, whatever else may be on the path. */
const PYTHON = '/usr/bin/python3';
const EXAMPLE = fileURLToPath(new URL('../examples/bot.py', import.meta.url));

describe('the example in Python', () => {
  const run = (...args: string[]) => {
    const bot = spawn(PYTHON, [EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    bot.stdout.on('data', (chunk) => {
      said += chunk;
    });
    return new Promise<{ code: number | null; said: string }>((resolve) =>
      bot.once('close', (code) => resolve({ code, said })),
    );
  };

  it('is short, and brings its own everything', () => {
    const text = readFileSync(EXAMPLE, 'utf8');
    expect(text.split('\n').length).toBeLessThan(60);
    expect(text.match(/^import .*$/gm)).toEqual(['import json, random, sys, time, urllib.error, urllib.request, uuid']);
  });

  it('plays whole games against bots of the house without one illegal action, within the limits of everybody', async () => {
    const own = await newServer({ limited: true });
    const games = await Promise.all(['random', 'pebble'].map((bot) => run(`${own.url}/sandbox/${bot}`)));
    for (const { code, said } of games) {
      expect(code).toBe(0);
      expect(said).toMatch(/^Sitting on seat 0\nOver: \d+ : \d+ : \d+\n$/);
    }
    // Now and then it is told to wait; nothing it sends is ever refused.
    const answers = [...own.metrics.text().matchAll(/^.*:id\/actions.*status="(\d+)".*$/gm)].map(
      ([, status]) => status,
    );
    expect(answers).toContain('200');
    expect(answers.filter((status) => status !== '200' && status !== '429')).toEqual([]);
    await own.stop();
  });

  it('takes a seat by a link and plays with a person', async () => {
    const { matchId, token } = await server.create({ settings: { game: { players: 2 } } });
    const ended = run(`${server.url}/m/${matchId}`, 'Monty');
    const ada = await Client.join({ url: server.url, matchId, token });
    await ada.until(() => ada.room.seats[1].name === 'Monty');
    await ada.ask({ type: 'start', matchId });
    await ada.until(() => ada.sync.view !== undefined);
    await ada.playToEnd('against Python');
    const { code, said } = await ended;
    expect(code).toBe(0);
    expect(said).toContain(`Over: ${ada.sync.view?.points.join(' : ')}`);
    ada.close();
  });
});
