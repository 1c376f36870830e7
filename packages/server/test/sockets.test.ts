import { IncomingMessage } from 'node:http';
import { queryObjects } from 'node:v8';
import { legalActions, seedRng } from '@nunatak/engine';
import { fieldsOf, LIMITS, PROTOCOL_VERSION, type Step } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_RATES } from '../src/access/limits.ts';
import { Client, newId } from './support/client.ts';
import { CALM, Pipe } from './support/pipe.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

describe('the handshake', () => {
  it('comes first, and says which side is too old', async () => {
    const client = new Client({ url: server.url, matchId: '0000000000000000' });
    const socket = await rawSocket();
    expect(await exchange(socket, { type: 'ping' })).toMatchObject({ type: 'error', error: { code: 'helloFirst' } });
    expect(await exchange(socket, { type: 'hello', version: PROTOCOL_VERSION })).toMatchObject({
      type: 'hello',
      version: PROTOCOL_VERSION,
      bots: ['random', 'pebble', 'drift', 'ridge', 'serac', 'glacier', 'nunatak'],
    });
    expect(await exchange(socket, { type: 'hello', version: 1 })).toMatchObject({
      error: { code: 'version', old: 'client' },
    });
    const newer = await rawSocket();
    expect(await exchange(newer, { type: 'hello', version: 99 })).toMatchObject({
      error: { code: 'version', old: 'server' },
    });
    client.close();
  });

  it('is all that is kept of the request that a socket began as', async () => {
    const before = queryObjects(IncomingMessage, { format: 'count' });
    const sockets = [await rawSocket(), await rawSocket(), await rawSocket()];
    for (const socket of sockets) await exchange(socket, { type: 'hello', version: PROTOCOL_VERSION });
    expect(queryObjects(IncomingMessage, { format: 'count' })).toBeLessThanOrEqual(before);
    for (const socket of sockets) socket.close();
  });

  it('refuses pages of other sites, and any path but its own', async () => {
    const open = (path: string, origin?: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(
          `${server.url.replace('http', 'ws')}${path}`,
          origin === undefined ? {} : { origin },
        );
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
        socket.on('error', (error) => resolve(error.message));
      });
    expect(await open('/api/socket', server.url)).toBe('open');
    expect(await open('/api/socket')).toBe('open');
    expect(await open('/api/socket', 'https://evil.example')).toContain('403');
    expect(await open('/api/socket', 'null')).toContain('403');
    expect(await open('/api/matches/0000000000000000/socket')).toBe('open');
    expect(await open('/api/matches/0000000000000000/other')).toContain('404');
    expect(await open('/api/matches/no%20match/socket')).toContain('404');
    expect(await open('/api/other')).toContain('404');
  });
});

describe('an action', () => {
  it('is answered by the step that it makes, with its id for whoever asked and for nobody else', async () => {
    const { id: matchId, clients } = await startTable(server, 3, 3);
    const asked = clients.find((client) => client.isAsked()) ?? clients[0];
    const others = clients.filter((client) => client !== asked);
    const actionId = newId();
    asked.send({ type: 'submit', matchId, seq: 0, actionId, action: { ...asked.anAction(seedRng('folded')) } });
    await Promise.all(clients.map((client) => client.until(() => client.sync.seq === 1)));
    expect(asked.last('step')).toMatchObject({ actionId, step: { seq: 1 } });
    for (const other of others) expect(other.last('step')).not.toHaveProperty('actionId');
    // An answer to what came before shows that no other answer is on its way.
    await asked.ask({ type: 'ping' });
    expect(asked.last('accepted')).toBeUndefined();
    closeAll(clients);
  });

  it('is answered by itself where it names an id, or was made before', async () => {
    const { id: matchId, clients } = await startTable(server, 3, 3);
    const asked = clients.find((client) => client.isAsked()) ?? clients[0];
    const action = { ...asked.anAction(seedRng('by itself')) };
    const submit = { type: 'submit', matchId, seq: 0, actionId: newId(), action } as const;
    expect(await asked.ask(submit)).toMatchObject({ type: 'accepted', actionId: submit.actionId, seq: 1 });
    const known = asked.received.length;
    asked.send(submit);
    await asked.until(() => asked.received.slice(known).some(({ type }) => type === 'accepted'));
    expect(asked.last('accepted')).toMatchObject({ actionId: submit.actionId, seq: 1 });
    closeAll(clients);
  });
});

describe('a client that was away', () => {
  it('gets what it missed, step by step', async () => {
    const { id, clients } = await startTable(server, 3, 3);
    clients[2].drop();
    const rng = seedRng('away');
    while (!clients[2].isAsked() && (clients[0].isAsked() || clients[1].isAsked())) {
      await (clients[0].isAsked() ? clients[0] : clients[1]).decide(rng);
      await Promise.all(
        [clients[0], clients[1]].map((client) =>
          client.until(() => client.sync.seq >= Math.max(clients[0].sync.seq, clients[1].sync.seq)),
        ),
      );
    }
    const head = clients[0].sync.seq;
    const seen = clients[2].sync.seq;
    await clients[2].connect();
    await clients[2].until(() => clients[2].sync.seq === head);
    expect(clients[2].steps.filter(({ seq }) => seq > seen).map(({ seq }) => seq)).toEqual(
      Array.from({ length: head - seen }, (_, i) => seen + 1 + i),
    );
    const { state } = await server.matches.load(id);
    expect(clients[2].sync.view && fieldsOf(clients[2].sync.view)).toEqual(state && fieldsOf(state.view));
    closeAll(clients);
  });

  it('can have the whole story of a long match, in parts', async () => {
    const { id, clients } = await startTable(server, 3, 1);
    await clients[0].playToEnd('long');
    const reader = await Client.join({ url: server.url, matchId: id });
    const story: Step[] = [];
    for (let seq = 0; ; ) {
      const part = await reader.ask({ type: 'since', matchId: id, seq });
      if (part.type !== 'steps') throw new Error(part.type);
      story.push(...part.steps);
      expect(part.steps.length).toBeLessThanOrEqual(LIMITS.stepsPerMessage);
      seq = story.at(-1)?.seq ?? part.head;
      if (seq >= part.head) break;
    }
    expect(story.map(({ seq }) => seq)).toEqual(Array.from({ length: reader.sync.seq }, (_, i) => i + 1));
    closeAll([...clients, reader]);
  });

  it('is slowed down when it wants the whole story again and again', async () => {
    const replays = { ...DEFAULT_RATES.replays, perSecond: 0 };
    const strict = await newServer({ rates: { ...DEFAULT_RATES, replays } });
    const { id, clients } = await startTable(strict, 1, 1);
    await clients[0].playToEnd('story', 40);
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 14; i++) answers.push(await clients[0].refusalOf({ type: 'since', matchId: id, seq: 0 }));
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => undefined));
    expect(answers.at(-1)).toBe('tooFast');
    expect(await clients[0].refusalOf({ type: 'since', matchId: id, seq: clients[0].sync.seq - 1 })).toBeUndefined();
    closeAll(clients);
    await strict.stop();
  });

  it('is slowed down when what it undoes has to be replayed first', async () => {
    const strict = await newServer({ rates: { ...DEFAULT_RATES, replays: { burst: 0, perSecond: 0 } } });
    const { id, clients, seated } = await startTable(strict, 1, 1);
    const undo = (client: Client) =>
      client.refusalOf({ type: 'undo', matchId: id, seq: client.sync.seq, actionId: newId() });
    const [ada] = clients;
    while (ada.sync.line.length - ada.sync.line.floor < 2) await ada.decide(seedRng(`undo ${ada.sync.seq}`));
    // From memory; it leaves a snapshot in the middle of the turn, from which the match is loaded again.
    expect(await undo(ada)).toBeUndefined();
    ada.close();
    await expect.poll(() => strict.matches.peek(id)).toBeUndefined();
    const again = await Client.join({ url: strict.url, ...seated[0] });
    await again.until(() => again.sync.view !== undefined);
    expect(again.sync.line.length - again.sync.line.floor).toBeGreaterThan(0);
    expect(await undo(again)).toBe('tooFast');
    again.close();
    await strict.stop();
  });

  it('finds what it had staged, on any device of the seat, until the position changes', async () => {
    const { id, clients, seated } = await startTable(server, 3, 1);
    const [ada] = clients;
    await ada.until(() => ada.isAsked());
    const actions =
      ada.sync.view === undefined
        ? []
        : legalActions(ada.sync.view)
            .slice(0, 1)
            .map((action) => ({ ...action }));
    expect(await ada.refusalOf({ type: 'stage', matchId: id, seq: ada.sync.seq, actions })).toBeUndefined();
    ada.drop();
    await ada.connect();
    expect(ada.sync.takeStaged(ada.sync.seq)).toEqual(actions);
    const watcher = await Client.join({ url: server.url, matchId: id });
    expect(watcher.sync.takeStaged(watcher.sync.seq)).toEqual([]);
    expect(watcher.texts.join('')).not.toContain('staged');
    await ada.decide(seedRng('staged'));
    const phone = await Client.join({ url: server.url, matchId: id, token: seated[0].token });
    expect(phone.sync.takeStaged(phone.sync.seq)).toEqual([]);
    expect(await ada.refusalOf({ type: 'stage', matchId: id, seq: 0, actions })).toBe('stale');
    closeAll([ada, watcher, phone]);
  });

  it('keeps its standing orders', async () => {
    const { id, clients } = await startTable(server, 3, 1);
    const orders = { expansion: { atLeast: 9 }, providence: 'never' as const, foresight: 'ask' as const };
    await clients[0].ask({ type: 'orders', matchId: id, orders });
    clients[0].drop();
    await clients[0].connect();
    expect(clients[0].sync.orders).toEqual(orders);
    closeAll(clients);
  });

  it('changes only the standing orders that a device names, and tells every device of the seat and nobody else', async () => {
    const { id, clients, seated } = await startTable(server, 3, 2);
    const [laptop, other] = clients;
    const phone = await Client.join({ url: server.url, matchId: id, token: seated[0].token });
    await phone.ask({ type: 'orders', matchId: id, orders: { expansion: 'never' } });
    await laptop.ask({ type: 'orders', matchId: id, orders: { foresight: 'never' } });
    const both = { expansion: 'never', providence: 'ask', foresight: 'never' };
    await phone.until(() => phone.sync.orders?.foresight === 'never');
    for (const device of [laptop, phone]) expect(device.sync.orders).toEqual(both);
    expect(other.last('orders')).toBeUndefined();
    closeAll([...clients, phone]);
  });

  it('has its clock again after more steps than the server keeps at hand', async () => {
    const settings = { clock: { kind: 'live', bank: 600, increment: 1 } };
    const { id, clients, seated } = await startTable(server, 2, 1, settings);
    const [laptop] = clients;
    const phone = await Client.join({ url: server.url, matchId: id, token: seated[0].token });
    phone.drop();
    await laptop.playToEnd('clock', 60);
    await laptop.until(() => laptop.isAsked() || laptop.isOver());
    await phone.connect();
    await phone.until(() => phone.sync.seq === laptop.sync.seq);
    expect(phone.sync.clock?.left).toHaveLength(2);
    expect(phone.sync.clock).toEqual(laptop.sync.clock);
    closeAll([laptop, phone]);
  });

  it('undoes and asks for a take-back over the socket', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    const [ada, bo] = clients;
    const before = ada.sync.view;
    await ada.decide(seedRng('undo'));
    expect(await ada.sync.undo()).toEqual({ ok: true, seq: 2 });
    await bo.until(() => bo.sync.seq === 2);
    expect(bo.sync.view && fieldsOf(bo.sync.view)).toEqual(before && fieldsOf(before));
    await Promise.all(clients.map((client, i) => client.playToEnd(`on ${i}`, 6)));
    const { seq } = ada.sync;
    await ada.ask({ type: 'takeBack', matchId: id, seq, actionId: newId(), to: 0 });
    await bo.until(() => bo.room.takeBack !== undefined);
    await bo.ask({ type: 'consent', matchId: id, agree: true });
    await ada.until(() => ada.sync.seq === seq + 1);
    expect(ada.sync.line.length).toBe(0);
    closeAll(clients);
  });
});

describe('a connection', () => {
  it('that joins is told who is there in its welcome, and the others in a message', async () => {
    const { id, seated, clients } = await openTable(server, 2, 1);
    const [ada] = clients;
    await ada.ask({ type: 'ping' });
    expect(ada.received.map(({ type }) => type)).not.toContain('room');
    const { body } = await server.call('POST', `/api/matches/${id}/seats`, { name: 'Bo' });
    const bo = await Client.join({ url: server.url, matchId: id, token: (body as (typeof seated)[number]).token });
    await ada.until(() => ada.last('room')?.room.seats[1].connected);
    expect(bo.last('welcome')?.room.seats.map(({ connected }) => connected)).toEqual([true, true]);
    closeAll([ada, bo]);
  });

  it('that ends while it joins is not taken for present', async () => {
    const { matchId, token } = await server.create();
    const host = await Client.join({ url: server.url, matchId, token });
    const pipe = new Pipe(CALM, seedRng('gone'), () => undefined);
    server.sockets.accept(pipe, 'gone');
    pipe.receive(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    pipe.receive(JSON.stringify({ type: 'join', matchId }));
    pipe.terminate();
    await server.matches.drain();
    await host.ask({ type: 'chat', matchId, text: 'anybody there?' });
    expect(host.room.spectators).toBe(0);
    host.close();
  });

  it('is counted in bytes, not in letters', async () => {
    const { matchId, token } = await server.create({ name: 'Zoë 🧊' });
    const before = server.metrics.bytesOut.value;
    const client = await Client.join({ url: server.url, matchId, token });
    const sent = () => client.texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    await expect.poll(() => server.metrics.bytesOut.value - before - sent()).toBe(0);
    expect(sent()).toBeGreaterThan(client.bytes);
    client.close();
  });
});

describe('bad messages', () => {
  it('are answered with what was wrong', async () => {
    const socket = await rawSocket();
    await exchange(socket, { type: 'hello', version: PROTOCOL_VERSION });
    expect(await exchange(socket, 'not json')).toMatchObject({ error: { code: 'malformed', expected: 'JSON' } });
    expect(await exchange(socket, '[]')).toMatchObject({ error: { code: 'malformed', field: 'type' } });
    expect(await exchange(socket, { type: 'join', id: 'q1', matchId: 'short' })).toMatchObject({
      id: 'q1',
      error: { code: 'malformed', field: 'matchId' },
    });
    expect(await exchange(socket, { type: 'ping', extra: 1 })).toMatchObject({
      error: { code: 'malformed', field: 'extra' },
    });
    expect(await exchange(socket, { type: 'join', matchId: '0'.repeat(16) })).toMatchObject({
      error: { code: 'unknownMatch' },
    });
    expect(await exchange(socket, Buffer.from('{}'))).toMatchObject({ error: { code: 'malformed' } });
  });

  it('end the connection when there are too many', async () => {
    const socket = await rawSocket();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 200; i++) socket.send('nonsense');
    expect(await closed).toBe(1008);
  });

  it('are turned away when they come too fast, and a player’s action gets through later', async () => {
    const strict = await newServer({ limited: true });
    const { id, clients } = await startTable(strict, 3, 1);
    const [ada] = clients;
    for (let i = 0; i < 80; i++) ada.send({ type: 'ping', matchId: id });
    const answer = ada.sync.submit(ada.anAction(seedRng('fast')));
    await ada.until(() => ada.last('error')?.error.code === 'tooFast');
    const ticker = setInterval(() => ada.sync.tick(), 300);
    expect(await answer).toMatchObject({ ok: true });
    clearInterval(ticker);
    closeAll(clients);
    await strict.stop();
  });
});

it('tells everyone to come back when it is stopped', async () => {
  const ending = await newServer();
  const { clients } = await startTable(ending, 3, 2);
  await ending.stop();
  await clients[0].until(() => clients[0].closed !== undefined);
  expect(clients[0].closed).toEqual({ code: 1012, reason: 'restarting' });
});

function rawSocket(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function exchange(socket: WebSocket, message: object | string | Buffer): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  });
}
