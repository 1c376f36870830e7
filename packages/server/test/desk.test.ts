import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk } from '../src/admin/desk.ts';
import { SILENT } from '../src/log.ts';
import { Matches } from '../src/match/matches.ts';
import { recordOf } from '../src/match/records.ts';
import { putAway } from '../src/match/retention.ts';
import { Metrics } from '../src/metrics.ts';
import { hashToken, newToken } from '../src/secrets.ts';
import { REAL_WORLD, type World } from '../src/world.ts';
import { Client } from './support/client.ts';
import { playDaily } from './support/dailyGame.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { newServer, type TestServer } from './support/server.ts';
import { STORE_KINDS } from './support/stores.ts';
import { closeAll, startTable } from './support/table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Looks at bans every tenth of a second. */
const HURRIED: World = {
  ...REAL_WORLD,
  every: (milliseconds, work) => REAL_WORLD.every(milliseconds < 5000 ? milliseconds : milliseconds / 50, work),
};

describe.each(STORE_KINDS)('the desk of an operator on %s', (kind) => {
  let folder: string;
  let postgres: Postgres | undefined;
  let server: TestServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-desk-'));
    if (kind === 'postgres') {
      postgres = await startPostgres();
      env = { DATABASE_URL: await postgres.database('desk') };
    } else env = { NUNATAK_DATA: folder };
    server = await newServer({
      world: HURRIED,
      config: {
        trustProxy: true,
        ...(kind === 'postgres' ? { databaseUrl: env.DATABASE_URL } : { dataFolder: folder }),
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What an operator does, while the server runs. */
  const said = async (...args: string[]) => {
    const answer = await desk(args, env);
    return answer.ok ? answer.said : `problem: ${answer.problem}`;
  };
  const lookAt = async (id: string) => (await server.call('GET', `/api/matches/${id}`)).status;

  it('lists rooms, closes one under its players, and opens it again', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    const [ada] = clients;
    expect(await said('list', 'playing', 'ada')).toContain(`${id} `);
    expect(await said('list', 'finished', id)).toBe('There is no such room');
    expect(await said('close', id)).toBe(`${id} is closed`);
    await ada.until(() => ada.last('error')?.error.code === 'closed');
    expect(await ada.refusalOf({ type: 'chat', matchId: id, text: 'Hello?' })).toBe('notJoined');
    expect(await lookAt(id)).toBe(410);
    expect(await said('close', id)).toBe(`problem: ${id} is set aside already: closed by the operator`);
    expect(await said('release', 'all')).toBe('0 released');
    expect(await said('release', id)).toBe('1 released');
    expect(await lookAt(id)).toBe(200);
    expect(await said('quarantine', id, 'looks', 'odd')).toBe(`${id} is set aside`);
    expect(await said('quarantined')).toContain('looks odd');
    expect(await said('delete', id)).toBe(`${id} is deleted`);
    closeAll(clients);
  });

  it('has done what an operator’s hand has made due, as soon as somebody looks', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    closeAll(clients);
    await expect.poll(() => server.matches.peek(id)).toBeUndefined();
    const { store } = server.matches;
    const stored = await store.load(id);
    if (stored === undefined) throw new Error('gone');
    const { edition: _, ...kept } = stored;
    const room = JSON.parse(stored.room);
    room.seats[0].botPlays = true;
    const { epoch = 0 } = (await store.head(id)) ?? {};
    const change = { from: stored.revision, epoch, steps: [], room: JSON.stringify(room), dueAt: Date.now() };
    await store.commit({ ...kept, ...change });
    expect(await lookAt(id)).toBe(200);
    await expect.poll(async () => (await store.load(id))?.seq).toBeGreaterThan(0);
  });

  it('keeps an address out, hangs up on it, and lets it in again', async () => {
    const { id, seated } = await startTable(server, 1, 1);
    const eve = await Client.join({ url: server.url, matchId: id, address: '10.3.3.3' });
    const from = async (address: string) =>
      (await server.call('GET', `/api/matches/${id}`, undefined, { 'X-Forwarded-For': address })).status;
    expect(await said('ban', 'address', '10.3.3.3', '7', 'spam')).toMatch(/^address 10.3.3.3 is kept out until /);
    expect(await said('bans')).toMatch(/^address 10.3.3.3 until .* spam$/);
    await eve.until(() => eve.closed?.reason === 'banned');
    expect([await from('10.3.3.3'), await from('10.3.3.4')]).toEqual([403, 200]);
    await expect(Client.join({ url: server.url, matchId: id, address: '10.3.3.3' })).rejects.toThrow('403');
    expect(await said('unban', 'address', '10.3.3.3')).toBe('address 10.3.3.3 is let in again');
    await expect.poll(() => from('10.3.3.3')).toBe(200);
    expect(await said('bans')).toBe('Nobody is kept out');
    expect(seated).toHaveLength(1);
  });

  it('keeps a browser out, also of the seats it has', async () => {
    const token = newToken();
    const browser = { 'X-Nunatak-Browser': token };
    const room = { name: 'Eve', settings: { game: { players: 2 } } };
    const { body } = await server.call('POST', '/api/matches', room, browser);
    const { matchId, token: seat } = body as { matchId: string; token: string };
    expect(await said('seats', matchId)).toBe(`0 ${hashToken(token)}`);
    await said('ban', 'browser', hashToken(token), '1');
    const again = async () => (await server.call('POST', '/api/matches', room, browser)).body;
    await expect.poll(again).toMatchObject({ error: { code: 'banned' } });
    const eve = new Client({ url: server.url, matchId, token: seat });
    await eve.connect();
    await eve.until(() => eve.last('error')?.error.code === 'banned');
    eve.close();
    expect(await said('unban', 'browser', token)).toContain('is let in again');
  });

  it('shows what players have reported, with what was said', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    const [ada, bo] = clients;
    await bo.ask({ type: 'chat', matchId: id, text: 'You play like a snail' });
    await ada.ask({ type: 'report', matchId: id, seat: 1 });
    await ada.ask({ type: 'report', matchId: id, seat: 1 });
    expect(await ada.refusalOf({ type: 'report', matchId: id, seat: 0 })).toBe('malformed');
    const told = await said('reports');
    expect(told.split('\n').filter((line) => line.startsWith(id))).toHaveLength(1);
    expect(told).toMatch(/seat 0 \(Ada\) about seat 1 \(Bo\)\n {4}1 Bo: You play like a snail/);
    closeAll(clients);
  });

  it('exports a person and erases them: name, chat, seat and history', async () => {
    const token = newToken();
    const browser = { 'X-Nunatak-Browser': token };
    const host = await server.create({ settings: { game: { players: 2 } } });
    const { body } = await server.call('POST', `/api/matches/${host.matchId}/seats`, { name: 'Zoe' }, browser);
    const id = host.matchId;
    const ada = await Client.join({ url: server.url, matchId: id, token: host.token });
    const zoe = await Client.join({ url: server.url, matchId: id, token: (body as { token: string }).token });
    await ada.ask({ type: 'start', matchId: id });
    await zoe.ask({ type: 'chat', matchId: id, text: 'My secret' });
    await ada.ask({ type: 'chat', matchId: id, text: 'Mine' });
    expect(JSON.parse(await said('export', token))).toMatchObject({
      matches: [{ matchId: id, seat: 1, name: 'Zoe', chat: [{ text: 'My secret' }] }],
    });
    expect(await said('erase', token)).toBe('erased from 1 match');
    await ada.until(() => ada.room.seats[1].botPlays);
    expect(ada.room.seats[1].name).toBeUndefined();
    expect((await server.matches.store.chat(id, 0, 100)).map(({ text }) => text)).toEqual(['Mine']);
    expect(await said('list', 'zoe')).toBe('There is no such room');
    expect((await server.call('GET', '/api/history', undefined, browser)).body).toEqual({ matches: [], more: false });
    expect(await zoe.refusalOf({ type: 'chat', matchId: id, text: 'Still here?' })).toBe('notJoined');
    expect(await said('erase', token)).toMatch(/^problem: Nothing is known of browser /);
    closeAll([ada, zoe]);
  });

  it('lists who has handed in for the deal of a day, and takes entries from the board', async () => {
    const token = newToken();
    const day = new Date().toISOString().slice(0, 10);
    const handIn = async (kind: 'solo' | 'bots') => {
      const { points, ...game } = playDaily(day, kind, 'desk');
      await server.call('POST', '/api/daily', { name: 'Zoe', ...game }, { 'X-Nunatak-Browser': token });
      return points;
    };
    const points = await handIn('solo');
    await handIn('bots');
    expect(JSON.parse(await said('export', token))).toMatchObject({
      daily: [{ kind: 'bots' }, { kind: 'solo', points }],
    });
    const line = `1. ${points} Zoe `;
    expect(await said('board', day, 'solo')).toMatch(new RegExp(`^${line}.* ${hashToken(token)}$`));
    expect(await said('withdraw', day, 'solo', hashToken(token))).toBe('the entry is gone');
    expect(await said('withdraw', day, 'solo', hashToken(token))).toMatch(/^problem: \w{64} has no entry there$/);
    expect(await said('board', day, 'solo')).toBe('Nobody has handed in a game of this deal');
    expect(await said('board', day, 'duel')).toMatch(/^problem: kind: found "duel", expected/);
    expect(await said('erase', token)).toBe('erased from 1 leaderboard');
  });

  it('erases a person from a table that was not dealt yet: the seat is open again', async () => {
    const token = newToken();
    const { matchId } = await server.create({ settings: { game: { players: 2 } } });
    const seats = `/api/matches/${matchId}/seats`;
    await server.call('POST', seats, { name: 'Zoe' }, { 'X-Nunatak-Browser': token });
    expect((await server.call('POST', seats, { name: 'Cy' })).body).toMatchObject({ error: { code: 'roomFull' } });
    expect(await said('erase', token)).toBe('erased from 1 match');
    expect((await server.call('POST', seats, { name: 'Cy' })).body).toMatchObject({ matchId, seat: 1 });
  });

  it('puts away what is over: after so many days the record is served without names and chat', async () => {
    const { id, clients } = await startTable(server, 1, 1);
    await clients[0].playToEnd('put away');
    await clients[0].ask({ type: 'chat', matchId: id, text: 'Good game' });
    const { store } = server.matches;
    const before = await recordOf(server.matches, id);
    const later = new Matches({
      store,
      log: SILENT,
      metrics: new Metrics(),
      world: { ...REAL_WORLD, now: () => Date.now() + 3 * DAY_MS },
    });
    await putAway(later, { namesDays: 4 });
    server.matches.forget(id);
    expect(await recordOf(server.matches, id)).toEqual(before);
    const watcher = await Client.join({ url: server.url, matchId: id });
    await putAway(later, { namesDays: 2 });
    await watcher.until(() => watcher.room.seats[0].name === undefined);
    expect(await recordOf(server.matches, id)).toEqual({ ...before, names: [''] });
    expect(await store.chat(id, 0, 10)).toEqual([]);
    closeAll([...clients, watcher]);
  });

  it('says so where there is no database, an empty one, or one that does not answer', async () => {
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    expect(await desk(['bans'], { NUNATAK_DATA: empty })).toMatchObject({
      problem: expect.stringContaining('set NUNATAK_DATA'),
    });
    new DatabaseSync(path.join(empty, 'nunatak.sqlite')).close();
    expect(await desk(['bans'], { NUNATAK_DATA: empty })).toMatchObject({
      problem: expect.stringContaining('none of this version'),
    });
    expect(await desk(['bans'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).toMatchObject({
      problem: 'The database does not answer (ECONNREFUSED): look at DATABASE_URL',
    });
  });

  it('says what was wrong and what was expected', async () => {
    expect(await said('ban', 'address', 'somewhere', '7')).toMatch(/^problem: address: found somewhere, expected/);
    expect(await said('ban', 'browser', 'abc', '7')).toMatch(/^problem: browser: found abc, expected 64/);
    expect(await said('ban', 'person', 'abc', '7')).toMatch(/KIND: found person, expected one of address, browser/);
    expect(await said('ban', 'address', '10.1.1.1', '0')).toMatch(/DAYS: found 0, expected a whole number from 1/);
    expect(await said('close')).toBe('problem: close: found 0 arguments, expected 1: ID');
    expect(await said('close', 'nowhere')).toBe('problem: There is no match nowhere');
    expect(await said('dance')).toMatch(/^problem: There is no dance\nnpm run admin/);
  });
});
