import { type Action, legalActions, seedRng } from '@nunatak/engine';
import { fieldsOf, PROTOCOL_VERSION, type RoomView, type Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { replay } from '../src/match/log.ts';
import { openPool, PostgresStore } from '../src/store/postgresStore.ts';
import { Client, newId } from './support/client.ts';
import { expectBetween } from './support/clock.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { type ServerProcess, spawnServer } from './support/process.ts';
import { newServer, type TestServer } from './support/server.ts';
import { onPostgres } from './support/siege/judge.ts';
import { besiege } from './support/siege/siege.ts';

const bearer = ({ token }: Seated) => ({ Authorization: `Bearer ${token}` });
const never = (): never => {
  throw new Error('no game');
};

let postgres: Postgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database('cluster');
});
afterAll(() => postgres.stop());

describe('two processes on one PostgreSQL', () => {
  let left: TestServer;
  let right: TestServer;
  beforeAll(async () => {
    [left, right] = await Promise.all([newServer({ config: { databaseUrl } }), newServer({ config: { databaseUrl } })]);
  });
  afterAll(() => Promise.all([left.stop(), right.stop()]));

  async function splitTable(): Promise<{ id: string; seats: readonly Seated[]; clients: Client[] }> {
    const host = await left.create();
    const seats = [host];
    for (const [i, name] of ['Bo', 'Cy'].entries()) {
      const { body } = await (i === 0 ? right : left).call('POST', `/api/matches/${host.matchId}/seats`, { name });
      seats.push(body as Seated);
    }
    const clients = await Promise.all(
      seats.map(({ matchId, token }, i) => Client.join({ url: (i === 1 ? right : left).url, matchId, token })),
    );
    await clients[0].ask({ type: 'start', matchId: host.matchId });
    await Promise.all(clients.map((client) => client.until(() => client.sync.view !== undefined)));
    return { id: host.matchId, seats, clients };
  }

  it('play one match with clients on both', async () => {
    const { id, clients } = await splitTable();
    await Promise.all(clients.map((client, i) => client.playToEnd(`split ${i}`, 60)));
    const head = Math.max(...clients.map(({ sync }) => sync.seq));
    await Promise.all(clients.map((client) => client.until(() => client.sync.seq === head)));
    const stored = await left.matches.store.load(id);
    if (stored === undefined) throw new Error('gone');
    const match = await left.matches.reader.checked(stored);
    const { positions } = replay(match, await left.matches.store.steps(id, 0));
    expect(positions.at(-1)?.state).toEqual(match.state);
    for (const { sync } of clients)
      expect(sync.view && fieldsOf(sync.view)).toEqual(match.state && fieldsOf(match.state.view));
    for (const client of clients) client.close();
  });

  it('share one order when both are asked at once, also for the same action twice', async () => {
    const { id, seats, clients } = await splitTable();
    const submit = (server: TestServer, seq: number, actionId: string, action: Action) =>
      server.call('POST', `/api/matches/${id}/actions`, { seq, actionId, action }, bearer(seats[0]));
    const legal = async () => legalActions((await left.matches.look(id)).state?.view ?? never());
    const [action] = await legal();
    const actionId = newId();
    const same = await Promise.all([left, right, left, right].map((server) => submit(server, 0, actionId, action)));
    expect(same.map(({ body }) => body)).toEqual(Array(4).fill({ seq: 1 }));
    const different = await Promise.all(
      (await legal()).map((other, i) => submit(i % 2 === 0 ? left : right, 1, newId(), other)),
    );
    expect(different.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left.matches.store.steps(id, 0)).toHaveLength(2);
    await Promise.all(clients.map((client) => client.until(() => client.sync.seq === 2)));
    for (const client of clients) client.close();
  });

  it('share chat, presence and the work of bots', async () => {
    const host = await left.create({ bots: ['random', 'serac'] });
    const here = await Client.join({ url: left.url, matchId: host.matchId, token: host.token });
    const there = await Client.join({ url: right.url, matchId: host.matchId });
    await here.until(() => here.room.spectators === 1);
    await there.until(() => there.room.seats[0].connected);
    await here.ask({ type: 'chat', matchId: host.matchId, text: 'hello over there' });
    await there.until(() => there.sync.chat.length === 1);
    await here.ask({ type: 'start', matchId: host.matchId });
    await here.until(() => here.sync.view !== undefined);
    await here.playToEnd('with bots', 30);
    await there.until(() => there.sync.seq >= 30);
    expect(there.steps.filter(({ by }) => by === 'bot').length).toBeGreaterThan(10);
    const seqs = (await left.matches.store.steps(host.matchId, 0)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    here.close();
    there.close();
  });

  it('D7: hear every line of chat that is written at the other, also of those written at once', async () => {
    const { id, clients } = await splitTable();
    const [ada, bo, cy] = clients;
    for (let round = 1; round <= 6; round++) {
      const texts = ['a', 'b'].map((letter) => `${letter}${round}`);
      await Promise.all(texts.flatMap((text) => [ada, cy].map((one) => one.ask({ type: 'chat', matchId: id, text }))));
      await bo.until(() => bo.sync.chat.length === 4 * round);
    }
    for (const client of clients) client.close();
  });

  it('D7: hear a line of chat that was stored though its process ended before it could tell', async () => {
    const { id, clients } = await splitTable();
    const store = new PostgresStore({ url: databaseUrl });
    await store.addChat(id, { seat: 0, name: 'Ada', text: 'my last words', at: 1 });
    await store.close();
    for (const client of clients) await client.until(() => client.sync.chat.length === 1);
    for (const client of clients) client.close();
  });

  it('open one rematch when both are asked at once, and leave no other room behind', async () => {
    const { id, clients } = await splitTable();
    await Promise.all(clients.map((client, i) => client.playToEnd(`rematch ${i}`)));
    await Promise.all(clients.map((client) => client.until(() => client.room.status === 'finished')));
    await Promise.all(clients.map((client) => client.ask({ type: 'rematch', matchId: id })));
    await Promise.all(clients.map((client) => client.until(() => client.room.rematch !== undefined)));
    const opened = clients.map(({ room }) => room.rematch);
    expect(new Set(opened).size).toBe(1);
    const pool = openPool({ url: databaseUrl });
    const { rows } = await pool.query('select id from matches where room like $1', [`%"earlier":"${id}"%`]);
    await pool.end();
    expect(rows).toEqual([{ id: opened[0] }]);
    for (const client of clients) client.close();
  });

  it('expel whoever has lost a seat through the other, and nobody who sat down since', async () => {
    const host = await left.create();
    const sit = async (name: string) =>
      (await right.call('POST', `/api/matches/${host.matchId}/seats`, { name, seat: 1 })).body as Seated;
    const kicked = await sit('Bo');
    const ada = await Client.join({ url: left.url, matchId: host.matchId, token: host.token });
    const bo = await Client.join({ url: right.url, matchId: host.matchId, token: kicked.token });
    await ada.ask({ type: 'seat', matchId: host.matchId, seat: 1, to: { kind: 'open' } });
    await bo.until(() => bo.room.seats[1].kind === 'open');
    expect(await bo.refusalOf({ type: 'chat', matchId: host.matchId, text: 'hey' })).toBe('notJoined');
    const cy = await Client.join({ url: right.url, matchId: host.matchId, token: (await sit('Cy')).token });
    await ada.until(() => ada.room.seats[1].connected && ada.room.seats[1].name === 'Cy');
    await ada.ask({ type: 'start', matchId: host.matchId, fill: 'random' });
    await cy.until(() => cy.sync.view !== undefined);
    expect(await cy.refusalOf({ type: 'chat', matchId: host.matchId, text: 'hello' })).toBeUndefined();
    for (const client of [ada, bo, cy]) client.close();
  });

  it('let nobody in by the door between them but each other', async () => {
    const rows = await onPostgres(databaseUrl, (sql) => sql('select address, key from processes'));
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { address, key } of rows) {
      const statusWith = async (headers: Record<string, string>) =>
        (await fetch(`${address}/api/matches`, { headers })).status;
      expect(await statusWith({})).toBe(404);
      expect(await statusWith({ 'X-Nunatak-Key': 'guessed' })).toBe(404);
      expect(await statusWith({ 'X-Nunatak-Key': String(key) })).toBe(200);
      const socket = new WebSocket(`${String(address).replace('http', 'ws')}/api/socket`);
      await new Promise((resolve) => socket.once('error', resolve));
      expect(socket.readyState).toBe(WebSocket.CLOSED);
    }
  });

  it('follow several matches of several owners over one socket', async () => {
    const [here, there] = [await left.create(), await right.create()];
    const owners = [
      await Client.join({ url: left.url, matchId: here.matchId, token: here.token }),
      await Client.join({ url: right.url, matchId: there.matchId, token: there.token }),
    ];
    const socket = new WebSocket(`${left.url.replace('http', 'ws')}/api/socket`);
    const heard: { type: string; matchId?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    for (const { matchId } of [here, there]) socket.send(JSON.stringify({ type: 'join', matchId }));
    const welcomes = () => heard.filter(({ type }) => type === 'welcome').map(({ matchId }) => matchId);
    await expect.poll(() => new Set(welcomes()), { timeout: 60_000 }).toEqual(new Set([here.matchId, there.matchId]));
    expect(heard.filter(({ type }) => type === 'hello')).toHaveLength(1);
    await Promise.all(owners.map((client) => client.until(() => client.room.spectators === 1)));
    socket.send(JSON.stringify({ type: 'leave', matchId: there.matchId }));
    await owners[1].until(() => owners[1].room.spectators === 0);
    expect(owners[0].room.spectators).toBe(1);
    socket.close();
    await owners[0].until(() => owners[0].room.spectators === 0);
    for (const client of owners) client.close();
  });

  it('know since when somebody at the other has been away', async () => {
    const { clients } = await splitTable();
    await clients[0].until(() => clients[0].room.seats[1].connected);
    const dropped = Date.now();
    clients[1].drop();
    await clients[0].until(() => clients[0].room.seats[1].awaySince !== undefined);
    expectBetween(dropped, clients[0].room.seats[1].awaySince, Date.now());
    for (const client of clients) client.close();
  });

  it('go by no old room that nobody watches and that an operator has changed', async () => {
    const { matchId } = await left.create();
    const roomAt = async (server: TestServer) =>
      ((await server.call('GET', `/api/matches/${matchId}`)).body as { room: RoomView }).room;
    expect((await roomAt(right)).host).toBe(0);
    expect((await roomAt(left)).host).toBe(0);
    const store = new PostgresStore({ url: databaseUrl });
    const stored = await store.load(matchId);
    if (stored === undefined) throw new Error('gone');
    const room = JSON.stringify({ ...JSON.parse(stored.room), host: 1 });
    const { snapshot: _, edition: __, ...kept } = stored;
    await store.commit({
      ...kept,
      from: stored.revision,
      epoch: (await store.head(stored.id))?.epoch ?? 0,
      steps: [],
      room,
    });
    await store.close();
    await expect.poll(async () => (await roomAt(right)).host).toBe(1);
    await expect.poll(async () => (await roomAt(left)).host).toBe(1);
  });

  it('notice what an operator does', async () => {
    const { id, clients } = await splitTable();
    const { seq } = await left.matches.look(id);
    const store = new PostgresStore({ url: databaseUrl });
    const stored = await store.load(id);
    if (stored === undefined) throw new Error('gone');
    const { edition: _, ...kept } = stored;
    await store.commit({
      ...kept,
      snapshot: stored.snapshot ?? '',
      from: stored.revision,
      epoch: (await store.head(stored.id))?.epoch ?? 0,
      steps: [],
      room: JSON.stringify({ ...JSON.parse(stored.room), host: 1 }),
    });
    await store.close();
    await clients[0].until(() => clients[0].room.host === 1);
    await clients[1].until(() => clients[1].room.host === 1);
    expect(clients[0].sync.seq).toBe(seq);
    for (const client of clients) client.close();
  });
});

describe('a process that is killed', () => {
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child, kill } of processes) if (child.exitCode === null && child.signalCode === null) await kill();
  });

  it('loses nothing: its clients go on at another one, and see all', async () => {
    // Nobody waits for its lease to end: where it was, nobody listens any more.
    const env = { DATABASE_URL: databaseUrl, NUNATAK_LEASE_MS: '600000' };
    processes.push(...(await Promise.all([spawnServer(env), spawnServer(env)])));
    const [doomed, other] = processes;
    const post = async (url: string, path: string, body: object) =>
      (await (await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()) as Seated;
    const host = await post(doomed.url, '/api/matches', {
      name: 'Ada',
      settings: { game: { players: 3 } },
      bots: ['random'],
    });
    const ada = await Client.join({ url: doomed.url, matchId: host.matchId, token: host.token });
    const guest = await post(other.url, `/api/matches/${host.matchId}/seats`, { name: 'Bo' });
    const bo = await Client.join({ url: other.url, matchId: host.matchId, token: guest.token });
    await ada.ask({ type: 'start', matchId: host.matchId });
    await Promise.all([ada, bo].map((client) => client.until(() => client.sync.view !== undefined)));
    await Promise.all([ada.playToEnd('ada', 20), bo.playToEnd('bo', 20)]);
    await expect.poll(() => ada.isAsked() || bo.isAsked()).toBe(true);
    await doomed.kill();
    // Whoever was led there is told to come back.
    await expect.poll(() => bo.closed?.reason).toBe('moved');
    const moved = await Promise.all(
      [host, guest].map(({ matchId, token }) => Client.join({ url: other.url, matchId, token })),
    );
    const seen = Math.max(ada.sync.seq, bo.sync.seq);
    await Promise.all(moved.map((client) => client.until(() => client.sync.seq >= seen)));
    await Promise.all(moved.map((client, seat) => client.playToEnd(`again ${seat}`, 50)));
    await Promise.all(moved.map((client) => client.until(() => client.sync.seq >= 50)));
    for (const client of moved) client.close();
    expect(await other.terminate()).toBe(0);
  });

  it('keeps every promise through kill -9 under load', async () => {
    const { actions } = await besiege({
      env: { DATABASE_URL: databaseUrl },
      look: (work) => onPostgres(databaseUrl, work),
      processes: 2,
      blows: 2,
      tables: 3,
      seed: 'crash test',
    });
    expect(actions).toBeGreaterThan(10);
  }, 240_000);
});

describe('a process that is stopped', () => {
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child, kill } of processes) {
      child.kill('SIGCONT');
      await kill();
    }
  });

  it('has lost its matches if that was long, commits nothing to them, and sends its guests to the next owner', async () => {
    const env = { DATABASE_URL: databaseUrl, NUNATAK_LEASE_MS: '5000' };
    processes.push(...(await Promise.all([spawnServer(env), spawnServer(env)])));
    const [sleeper, other] = processes;
    const created = await fetch(`${sleeper.url}/api/matches`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ada', settings: { game: { players: 1 } } }),
    });
    const { matchId, token } = (await created.json()) as Seated;
    const ada = await Client.join({ url: sleeper.url, matchId, token });
    await ada.ask({ type: 'start', matchId });
    await ada.until(() => ada.sync.view !== undefined);
    await ada.playToEnd('awake', 3);
    const ownerOf = () =>
      onPostgres(
        databaseUrl,
        async (sql) => (await sql(`select owner from matches where id = '${matchId}'`))[0]?.owner,
      );
    expect(await ownerOf()).toBe(sleeper.node);

    sleeper.child.kill('SIGSTOP');
    // What is asked of the sleeper now waits there, and is heard when it goes on.
    void ada.sync.submit(ada.anAction(seedRng('asleep')));
    const moved = await Client.join({ url: other.url, matchId, token });
    const ticker = setInterval(() => moved.sync.tick(), 200);
    await moved.until(() => moved.sync.view !== undefined);
    clearInterval(ticker);
    expect(await ownerOf()).toBe(other.node);
    await moved.playToEnd('elsewhere', 6);
    sleeper.child.kill('SIGCONT');
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed?.code).toBe(1012);
    expect(await ownerOf()).toBe(other.node);
    await ada.connect();
    await ada.until(() => ada.sync.seq >= 6);
    await moved.playToEnd('to the end', 9);
    await ada.until(() => ada.sync.seq >= 9);
    const seqs = (
      await onPostgres(databaseUrl, (sql) => sql(`select seq from steps where match_id = '${matchId}' order by seq`))
    ).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    for (const client of [ada, moved]) client.close();
  });

  it('is waited for in vain, but not for ever, by those who are led there while it still owns their match', async () => {
    const env = { DATABASE_URL: databaseUrl, NUNATAK_LEASE_MS: '600000' };
    const [sleeper, other] = await Promise.all([spawnServer(env), spawnServer(env)]);
    processes.push(sleeper, other);
    const body = JSON.stringify({ name: 'Ada', settings: { game: { players: 3 } } });
    const created = await fetch(`${sleeper.url}/api/matches`, { method: 'POST', body });
    const { matchId } = (await created.json()) as Seated;
    const ada = await Client.join({ url: sleeper.url, matchId });
    sleeper.child.kill('SIGSTOP');
    const asked = await fetch(`${other.url}/api/matches/${matchId}`);
    expect([asked.status, await asked.json()]).toMatchObject([503, { error: { code: 'unavailable', retryAfter: 1 } }]);
    const bo = await Client.join({ url: other.url, matchId });
    expect(bo.last('error')?.error.code).toBe('unavailable');
    sleeper.child.kill('SIGCONT');
    expect((await fetch(`${other.url}/api/matches/${matchId}`)).status).toBe(200);
    for (const client of [ada, bo]) client.close();
  });
});

describe('a database that goes away', () => {
  it('is a clear error to the caller, and a retry succeeds when it is back', async () => {
    const server = await newServer({ config: { databaseUrl } });
    try {
      const host = await server.create({ settings: { game: { players: 1 } } });
      const ada = await Client.join({ url: server.url, matchId: host.matchId, token: host.token });
      await ada.ask({ type: 'start', matchId: host.matchId });
      await ada.until(() => ada.sync.view !== undefined);
      await ada.decide(seedRng('before'));
      await postgres.kill();
      expect((await server.call('GET', '/health')).status).toBe(503);
      expect((await server.call('GET', '/api/matches')).body).toMatchObject({ error: { code: 'unavailable' } });
      const pending = ada.sync.submit(ada.anAction(seedRng('during')));
      await ada.until(() => ada.last('error')?.error.code === 'unavailable');
      await postgres.restart();
      const ticker = setInterval(() => ada.sync.tick(), 200);
      expect(await pending).toEqual({ ok: true, seq: 2 });
      clearInterval(ticker);
      // A look at the store is good for a second.
      await expect.poll(async () => (await server.call('GET', '/health')).status).toBe(200);
      expect(await server.matches.store.steps(host.matchId, 0)).toHaveLength(2);
      ada.close();
      // Bots and news from other processes need connections of their own, which must have come back as well.
      const withBots = await server.create({ settings: { game: { players: 2 } }, bots: ['serac'] });
      const bo = await Client.join({ url: server.url, matchId: withBots.matchId, token: withBots.token });
      await bo.ask({ type: 'start', matchId: withBots.matchId });
      await bo.until(() => bo.sync.view !== undefined);
      await bo.playToEnd('after the outage', 10);
      bo.close();
    } finally {
      await server.stop();
    }
  });

  it('is not blamed for a port that is in use', async () => {
    const busy = await newServer();
    const lines: string[] = [];
    const starting = spawnServer({ DATABASE_URL: databaseUrl, PORT: String(busy.port) }, lines);
    await expect(starting).rejects.toThrow(/could not start: .*EADDRINUSE/);
    expect(lines.join()).not.toContain('the database does not answer');
    await busy.stop();
  });

  it('is waited for by a process that starts before it', async () => {
    await postgres.kill();
    const lines: string[] = [];
    const starting = spawnServer({ DATABASE_URL: databaseUrl }, lines);
    const complaint = /the database does not answer yet.*ECONNREFUSED/;
    await expect.poll(() => lines.some((line) => complaint.test(line))).toBe(true);
    await postgres.restart();
    const server = await starting;
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ status: 'ok', store: 'postgres' });
    expect(await server.terminate()).toBe(0);
  });

  it('stops the start with its reason when it was never there', async () => {
    const nowhere = newServer({ config: { databaseUrl: 'postgres://postgres@127.0.0.1:1/none' } });
    await expect(nowhere).rejects.toThrow(/could not be brought up to date|ECONNREFUSED/);
  });
});
