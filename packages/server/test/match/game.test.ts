import { type GameRecord, hashState } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { fieldsOf, type Seated, verifyDeal } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/match/log.ts';
import { Client } from '../support/client.ts';
import { newServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

/** A started match with a client on every seat that a person has. */
async function table(
  players: 1 | 2 | 3 | 4,
  over: object = {},
  bots: string[] = [],
): Promise<{ id: string; clients: Client[] }> {
  const host = await server.create({ settings: { game: { players }, ...over }, bots });
  const names = ['Bo', 'Cy', 'Di'].slice(0, players - 1 - bots.length);
  const guests: Seated[] = [];
  for (const name of names) {
    guests.push((await server.call('POST', `/api/matches/${host.matchId}/seats`, { name })).body as Seated);
  }
  const clients = await Promise.all(
    [host, ...guests].map(({ matchId, token }) => Client.join({ url: server.url, matchId, token })),
  );
  await clients[0].ask({ type: 'start', matchId: host.matchId });
  await Promise.all(clients.map((client) => client.until(() => client.sync.view !== undefined)));
  return { id: host.matchId, clients };
}

describe.each([1, 2, 3, 4] as const)('a match of %i', (players) => {
  it('is played to the end, and its record proves the game and the deal', async () => {
    const { id, clients } = await table(players);
    const { commitment } = clients[0].room;
    await Promise.all(clients.map((client, i) => client.playToEnd(`match of ${players}, seat ${i}`)));
    await Promise.all(clients.map((client) => client.until(() => client.room.status === 'finished')));

    const { body } = await server.call('GET', `/api/matches/${id}/record`);
    const record = body as GameRecord;
    const game = fromRecord(record);
    expect(game.ok && game.value.final.view.phase).toBe('over');
    expect(verifyDeal(record, commitment)).toMatchObject({ ok: true });
    for (const { sync } of clients) {
      expect(sync.view?.points).toEqual(game.ok && game.value.final.view.points);
      expect(sync.room?.fair?.seed).toBe(record.seed);
    }
    for (const client of clients) client.close();
  });
});

it('keeps every client at the position of the server', async () => {
  const { id, clients } = await table(3);
  await Promise.all(clients.map((client, i) => client.playToEnd(`equal ${i}`, 40)));
  const { state, seq } = await server.matches.load(id);
  await Promise.all(clients.map((client) => client.until(() => client.sync.seq === seq)));
  for (const { sync } of clients) expect(sync.view && fieldsOf(sync.view)).toEqual(state && fieldsOf(state.view));
  for (const client of clients) client.close();
});

it('sends no secret: neither seed nor salt nor the state hashes that would give the deck away', async () => {
  const { id, clients } = await table(2);
  const watcher = await Client.join({ url: server.url, matchId: id });
  await Promise.all(clients.map((client, i) => client.playToEnd(`secret ${i}`, 60)));
  watcher.send({ type: 'since', matchId: id, seq: 0 });
  await watcher.ask({ type: 'resync', matchId: id });
  const { seed, salt, state } = await server.matches.load(id);
  const log = await server.matches.store.steps(id, 0);
  const secrets = [seed, salt, state && hashState(state), ...log.map(({ hash }) => hash), '"secret"', '"rng"'];
  for (const { texts } of [...clients, watcher]) {
    for (const text of texts) for (const secret of secrets) expect(text.includes(String(secret))).toBe(false);
  }
  for (const client of [...clients, watcher]) client.close();
});

it('plays a match again from its seed to the very same state', async () => {
  const { id, clients } = await table(4);
  await Promise.all(clients.map((client, i) => client.playToEnd(`replay ${i}`, 50)));
  const match = await server.matches.load(id);
  const { positions } = replay(match, await server.matches.store.steps(id, 0));
  expect(positions.at(-1)?.state).toEqual(match.state);
  for (const client of clients) client.close();
});

it('lets bots play their seats', async () => {
  const { clients } = await table(4, {}, ['random', 'serac']);
  await Promise.all(clients.map((client, i) => client.playToEnd(`with bots ${i}`)));
  await clients[0].until(() => clients[0].isOver());
  expect(clients[0].steps.some(({ by, seat }) => by === 'bot' && seat === 1)).toBe(true);
  expect(clients[0].steps.some(({ by, seat }) => by === 'bot' && seat === 2)).toBe(true);
  for (const client of clients) client.close();
});
