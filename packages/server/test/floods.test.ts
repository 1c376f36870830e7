import { once } from 'node:events';
import { connect } from 'node:net';
import { DEFAULT_EDITION } from '@nunatak/engine';
import { type DeviceLink, LIMITS, type MatchList, type Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { doorkept } from '../src/access/doorman.ts';
import { Gate } from '../src/access/gate.ts';
import { Metrics } from '../src/metrics.ts';
import { Client } from './support/client.ts';
import { NO_LIMITS, newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const PLENTY = { burst: 1e9, perSecond: 1e9 };
const FEW = { burst: 3, perSecond: 0 };

describe('an edition', () => {
  const create = async (edition: object) =>
    (await server.call('POST', '/api/matches', { name: 'Ada', settings: { game: { players: 3, edition } } })).body;

  it('D12: holds nothing that an edition does not have', async () => {
    const [card, ...cards] = DEFAULT_EDITION.cards;
    expect(await create({ ...DEFAULT_EDITION, ballast: 'x'.repeat(9000) })).toMatchObject({
      error: { code: 'malformed', field: 'edition.ballast' },
    });
    expect(await create({ ...DEFAULT_EDITION, cards: [{ ...card, ballast: [] }, ...cards] })).toMatchObject({
      error: { code: 'malformed', field: 'edition.cards[0].ballast' },
    });
    expect(await create({ ...DEFAULT_EDITION, name: 'My own' })).toMatchObject({ seat: 0 });
  });

  it('D12: is not sent again to everyone each time somebody comes or goes', async () => {
    const { matchId } = (await create(DEFAULT_EDITION)) as Seated;
    const began = performance.now();
    const watcher = await Client.join({ url: server.url, matchId });
    const crowd = await Promise.all(Array.from({ length: 30 }, () => Client.join({ url: server.url, matchId })));
    await watcher.until(() => watcher.room.spectators === 31);
    const told = watcher.received.flatMap((message) => (message.type === 'room' ? [message.room.spectators] : []));
    // Between two news of who is there are ten milliseconds for each that is told; timers may be a millisecond early.
    const least = told.slice(0, -1).reduce((sum, there) => sum + 10 * there - 1, 0);
    expect(least).toBeLessThanOrEqual(performance.now() - began);
    closeAll([watcher, ...crowd]);
  });
});

it('D13: the lobby comes page by page, and no match in it is read', async () => {
  const own = await newServer();
  const made: string[] = [];
  for (let i = 0; i < 53; i++) {
    const { matchId } = await own.create({ settings: { game: { players: 2 }, listed: true } });
    made.push(matchId);
  }
  const page = async (query: string) => (await own.call('GET', `/api/matches${query}`)).body as MatchList;
  const first = await page('');
  expect([first.matches.length, first.more]).toEqual([50, true]);
  const last = first.matches[49];
  const second = await page(`?before=${last.createdAt}.${last.matchId}`);
  expect([second.matches.length, second.more]).toEqual([3, false]);
  expect(new Set([...first.matches, ...second.matches].map(({ matchId }) => matchId))).toEqual(new Set(made));
  expect((await own.call('GET', '/api/matches?before=yesterday')).status).toBe(400);
  expect(Object.keys((await own.matches.store.lobby(1, { open: 0, playing: 0 }))[0]).toSorted()).toEqual([
    'createdAt',
    'id',
    'players',
    'room',
    'status',
    'updatedAt',
  ]);
  await own.stop();
});

describe('one address', () => {
  const withRates = (over: object) => newServer({ rates: { ...NO_LIMITS, ...over } });

  it('D15: opens a room also when it asks for a rematch', async () => {
    const strict = await withRates({ creates: { burst: 2, perSecond: 0 } });
    const { id, clients } = await startTable(strict, 1, 1);
    await clients[0].playToEnd('first');
    expect(await clients[0].refusalOf({ type: 'rematch', matchId: id })).toBeUndefined();
    expect(await clients[0].refusalOf({ type: 'rematch', matchId: id })).toBeUndefined();
    expect(await strict.create()).toMatchObject({ error: { code: 'tooFast', retryAfter: 5 } });
    closeAll(clients);
    await strict.stop();
  });

  it('D16: may not take all the seats of the lobby', async () => {
    const strict = await withRates({ sits: { burst: 4, perSecond: 0 } });
    const codes: unknown[] = [];
    for (let room = 0; room < 3; room++) {
      const { id, clients } = await openTable(strict, 4, 1, { listed: true });
      for (const name of ['Eve', 'Evi']) {
        const { body } = await strict.call('POST', `/api/matches/${id}/seats`, { name });
        codes.push((body as { error?: { code: string } }).error?.code);
      }
      closeAll(clients);
    }
    // The host is of the same address: one seat more is all that a listed room gives it.
    expect(codes).toEqual([undefined, 'addressFull', undefined, 'addressFull', 'tooFast', 'tooFast']);
    await strict.stop();
  });

  it('D13: may not fill the lobby', async () => {
    const strict = await withRates({ listings: FEW });
    const create = async () =>
      (await strict.call('POST', '/api/matches', { name: 'A', settings: { game: { players: 2 }, listed: true } }))
        .status;
    expect([await create(), await create(), await create(), await create()]).toEqual([201, 201, 201, 429]);
    expect((await strict.create()).seat).toBe(0);
    await strict.stop();
  });

  it('D26: may have so many connections, and the process so many in all', async () => {
    const open = (url: string) =>
      new Promise<string | WebSocket>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
        socket.on('open', () => resolve(socket));
        socket.on('error', ({ message }) => resolve(message));
      });
    for (const [options, refusal] of [
      [{ rates: { ...NO_LIMITS, connections: 2 } }, '429'],
      [{ config: { mostConnections: 2 } }, '503'],
    ] as const) {
      const strict = await newServer(options);
      const sockets = [await open(strict.url), await open(strict.url)];
      expect(await open(strict.url)).toContain(refusal);
      for (const socket of sockets) if (typeof socket !== 'string') socket.terminate();
      await expect.poll(async () => typeof (await open(strict.url))).toBe('object');
      await strict.stop();
    }
  });

  it('D26: says hello before long', async () => {
    const strict = await withRates({ helloMilliseconds: 50 });
    const silent = new WebSocket(`${strict.url.replace('http', 'ws')}/api/socket`);
    expect(
      await new Promise((resolve) => silent.on('close', (code, reason) => resolve([code, String(reason)]))),
    ).toEqual([1008, 'no hello']);
    await strict.stop();
  });

  it('has its pings answered as long as they are few', async () => {
    const strict = await newServer({ limited: true });
    const socket = await opened(strict.url);
    const answered = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))));
    socket.ping('are you there?');
    expect(await answered).toBe('are you there?');
    socket.terminate();
    await strict.stop();
  });

  it.each([
    ['pings', (socket: WebSocket) => socket.ping()],
    ['pongs', (socket: WebSocket) => socket.pong()],
    ['messages', (socket: WebSocket) => socket.send('{"type":"ping"}')],
    ['nonsense', (socket: WebSocket) => socket.send('nonsense')],
  ])('is cut off with a flood of %s, and nothing of it is read from then on', async (_, strike) => {
    const strict = await newServer({ limited: true });
    const socket = await opened(strict.url);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 20_000; i++) strike(socket);
    await closed;
    expect(strict.metrics.messagesIn.value).toBeLessThan(1000);
    await strict.stop();
  });

  it('does not come back at once over connection after connection', async () => {
    const strict = await newServer({ limited: true });
    let cutOff = 0;
    for (;;) {
      const socket = await opened(strict.url).catch(() => undefined);
      if (socket === undefined) break;
      const closed = new Promise((resolve) => socket.once('close', resolve));
      for (let i = 0; i < 500; i++) socket.ping();
      await closed;
      cutOff++;
    }
    expect(cutOff).toBeLessThan(10);
    await strict.stop();
  });

  it('may cut a message into a few pieces, not into thousands', async () => {
    const strict = await newServer({ limited: true });
    const inPieces = async (count: number) => {
      const socket = await opened(strict.url);
      const outcome = new Promise((resolve) => {
        socket.once('close', resolve);
        socket.once('message', (text) => resolve(JSON.parse(String(text)).error.code));
      });
      for (let i = 0; i < count; i++) socket.send(' ', { fin: false });
      socket.send('{"type":"ping"}', { fin: true });
      const told = await outcome;
      socket.terminate();
      return told;
    };
    expect(await inPieces(20)).toBe('helloFirst');
    expect(await inPieces(2000)).toBe(1008);
    await strict.stop();
  });

  it('pays for what it has sent to it, and a seat for what it changes', async () => {
    const strict = await withRates({
      address: { milliseconds: PLENTY, rows: PLENTY, bytes: { burst: 20_000, perSecond: 0 } },
    });
    const { id, clients } = await startTable(strict, 1, 1);
    let refusal: string | undefined;
    for (let i = 0; i < 40 && refusal === undefined; i++) {
      refusal = await clients[0].refusalOf({ type: 'resync', matchId: id });
    }
    expect(refusal).toBe('tooFast');
    closeAll(clients);
    await strict.stop();
    const frugal = await withRates({
      seat: { milliseconds: PLENTY, bytes: PLENTY, rows: { burst: 10, perSecond: 0 } },
    });
    const table = await startTable(frugal, 2, 2);
    const [ada, bo] = table.clients;
    const orders = { type: 'orders', matchId: table.id, orders: { foresight: 'never' } } as const;
    const answers: unknown[] = [];
    for (let i = 0; i < 12; i++) answers.push(await ada.refusalOf(orders));
    expect(answers).toContain('tooFast');
    expect(await bo.refusalOf(orders)).toBeUndefined();
    closeAll(table.clients);
    await frugal.stop();
  });
});

it('D16: whoever was turned out of a room does not sit down again, but their household may', async () => {
  const { id, clients } = await openTable(server, 4, 1);
  const eve = { 'X-Nunatak-Browser': 'E'.repeat(43) };
  const sit = async (name: string, headers = {}) =>
    (await server.call('POST', `/api/matches/${id}/seats`, { name }, headers)).body;
  expect(await sit('Eve', eve)).toMatchObject({ seat: 1 });
  await clients[0].ask({ type: 'seat', matchId: id, seat: 1, to: { kind: 'open' } });
  expect(await sit('Eva', eve)).toMatchObject({ error: { code: 'notWelcome' } });
  expect(await sit('Bo', { 'X-Nunatak-Browser': 'B'.repeat(43) })).toMatchObject({ seat: 1 });
  expect(clients[0].texts.join('')).not.toMatch(/marks|turnedOut/);
  closeAll(clients);
});

it('D21: a seat has so many devices, however many links were made before', async () => {
  const { matchId, token } = await server.create();
  const links: DeviceLink[] = [];
  for (let i = 0; i < LIMITS.devicesPerSeat + 5; i++) {
    links.push(
      (await server.call('POST', `/api/matches/${matchId}/devices`, undefined, bearer(token))).body as DeviceLink,
    );
  }
  const claims = await Promise.all(
    links.map(({ code }) => server.call('POST', `/api/matches/${matchId}/devices/claim`, { code })),
  );
  expect(claims.filter(({ status }) => status === 201)).toHaveLength(LIMITS.devicesPerSeat - 1);
  expect(claims.find(({ status }) => status !== 201)?.body).toMatchObject({ error: { code: 'tooMany' } });
  expect(await server.matches.store.tokens(matchId)).toHaveLength(LIMITS.devicesPerSeat);
});

describe('at the door', () => {
  const visit = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, retry: response.headers.get('Retry-After'), body: await response.json() };
  };

  it('turns an address away that asks for far too much, whatever it asks for, and no other', async () => {
    const own = await newServer({ config: { trustProxy: true }, rates: { ...NO_LIMITS, visits: FEW } });
    const from = async (address: string, path: string) =>
      (await own.call('GET', path, undefined, { 'X-Forwarded-For': address })).status;
    expect([await from('10.1.1.1', '/nowhere.js'), await from('10.1.1.1', '/api/matches')]).toEqual([404, 200]);
    expect([await from('10.1.1.1', '/nowhere.js'), await from('10.1.1.1', '/api/matches')]).toEqual([404, 429]);
    expect(await from('10.1.1.2', '/nowhere.js')).toBe(404);
    await own.stop();
  });

  it('says so in a way that a program can read', async () => {
    const own = await newServer({ rates: { ...NO_LIMITS, visits: { burst: 0, perSecond: 0 } } });
    expect(await visit(`${own.url}/api/matches`)).toEqual({
      status: 429,
      retry: '1',
      body: { error: { code: 'tooFast', message: 'Too many requests from your address', retryAfter: 1 } },
    });
    await own.stop();
  });

  it.each([
    ['closes the connection after the first no, whatever stands in line on it', {}, [200, 200, 200, 429]],
    ['goes on with it where it is a proxy’s', { trustProxy: true }, [200, 200, 200, ...Array(297).fill(429)]],
  ])('%s', async (_, config, expected) => {
    const own = await newServer({ config, rates: { ...NO_LIMITS, visits: FEW } });
    const caller = connect(own.port, '127.0.0.1');
    let answers = '';
    const isClosed = new Promise((resolve) => caller.once('close', resolve));
    const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    caller.on('data', (chunk) => {
      answers += chunk;
      if (statuses().length === 300) caller.destroy();
    });
    caller.write('GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
    await isClosed;
    expect(statuses()).toEqual(expected);
    await own.stop();
  });

  it('hangs up on whoever does not read what they are told', async () => {
    const gate = new Gate({ rates: NO_LIMITS, metrics: new Metrics(), now: Date.now });
    const trust = { origins: [], hosts: [], trustProxy: false };
    const isClosed = Promise.withResolvers<void>();
    const kept = doorkept({ timeout: 100 }, gate, trust, (_, response) => {
      response.once('close', isClosed.resolve);
      response.end(Buffer.alloc(50_000_000));
    });
    kept.listen(0, '127.0.0.1');
    await once(kept, 'listening');
    const address = kept.address();
    const deaf = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').pause();
    deaf.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await isClosed.promise;
    deaf.destroy();
    kept.close();
  });

  it('hangs up on whoever opens connection after connection, unless a proxy stands before it', async () => {
    const rates = { ...NO_LIMITS, arrivals: { burst: 0, perSecond: 0 } };
    const own = await newServer({ rates });
    await expect(fetch(`${own.url}/api/matches`)).rejects.toThrow('fetch failed');
    await own.stop();
    const proxied = await newServer({ config: { trustProxy: true }, rates });
    expect((await proxied.call('GET', '/api/matches')).status).toBe(200);
    await proxied.stop();
  });
});

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
