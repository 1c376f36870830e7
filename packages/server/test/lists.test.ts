import { seedRng } from '@nunatak/engine';
import type { MatchList, Seated } from '@nunatak/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { Client } from './support/client.ts';
import { expectBetween, holdClock } from './support/clock.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

const clock = holdClock();
let server: TestServer;
beforeAll(async () => {
  server = await newServer({
    config: { push: { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org', hosts: ['push.example'] } },
  });
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(async () => {
  await server.stop();
  clock.restore();
});

describe('a history', () => {
  async function newBrowser() {
    const { token } = (await server.call('POST', '/api/browsers')).body as { token: string };
    return { 'X-Nunatak-Browser': token };
  }

  it('tells where a decision waits, and until when', async () => {
    const mine = await newBrowser();
    const settings = { game: { players: 2 }, clock: { kind: 'perTurn', seconds: 3600 } };
    const { body } = await server.call('POST', '/api/matches', { name: 'Ada', settings }, mine);
    const { matchId, token } = body as Seated;
    const listed = async () =>
      ((await server.call('GET', '/api/history', undefined, mine)).body as MatchList).matches[0];
    expect(await listed()).toMatchObject({ yourTurn: false });
    const ada = await Client.join({ url: server.url, matchId, token });
    await server.call('POST', `/api/matches/${matchId}/seats`, { name: 'Bo' });
    const began = Date.now();
    await ada.ask({ type: 'start', matchId });
    await ada.until(() => ada.isAsked());
    const waiting = await listed();
    expect(waiting.yourTurn).toBe(true);
    expectBetween(began + 3_600_000, waiting.deadline, Date.now() + 3_600_000);
    const rng = seedRng('history');
    while (ada.isAsked()) await ada.decide(rng);
    expect(await listed()).toMatchObject({ yourTurn: false });
    expect((await listed()).deadline).toBeUndefined();
    ada.close();
  });

  it('goes on page by page, by the old cursor and by the new one', async () => {
    const mine = await newBrowser();
    const { body } = await server.call(
      'POST',
      '/api/matches',
      { name: 'Ada', settings: { game: { players: 2 } } },
      mine,
    );
    const { matchId } = body as Seated;
    const page = async (before: string) =>
      ((await server.call('GET', `/api/history?before=${before}`, undefined, mine)).body as MatchList).matches;
    const [{ updatedAt }] = ((await server.call('GET', '/api/history', undefined, mine)).body as MatchList).matches;
    expect(await page(`${updatedAt}`)).toEqual([]);
    expect(await page(`${updatedAt + 1}`)).toHaveLength(1);
    expect(await page(`${updatedAt}.${matchId}`)).toEqual([]);
    expect(await page(`${updatedAt}.zzzzzzzzzzzzzzzz`)).toHaveLength(1);
    expect((await server.call('GET', '/api/history?before=yesterday', undefined, mine)).status).toBe(400);
  });
});

it('goes on telling of turns in a rematch', async () => {
  const { id, clients, seated } = await startTable(server, 2, 2);
  const bearer = { Authorization: `Bearer ${seated[1].token}` };
  const subscription = { endpoint: 'https://push.example/bo', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  await server.call('POST', `/api/matches/${id}/push`, subscription, bearer);
  await Promise.all(clients.map((client, i) => client.playToEnd(`first game ${i}`)));
  await clients[0].ask({ type: 'rematch', matchId: id });
  const { store } = server.matches;
  expect(await store.subscriptions(clients[0].room.rematch ?? '', 0)).toEqual([subscription]);
  expect(await store.subscriptions(clients[0].room.rematch ?? '', 1)).toEqual([]);
  closeAll(clients);
});

describe('the lobby', () => {
  const listedIds = async () =>
    ((await server.call('GET', '/api/matches')).body as MatchList).matches.map(({ matchId }) => matchId);

  it('leaves out what nobody can join or watch', async () => {
    const { id, clients } = await openTable(server, 2, 1, { listed: true, spectators: false });
    expect(await listedIds()).toContain(id);
    await server.call('POST', `/api/matches/${id}/seats`, { name: 'Bo' });
    expect(await listedIds()).not.toContain(id);
    const watched = await startTable(server, 2, 2, { listed: true });
    expect(await listedIds()).toContain(watched.id);
    await watched.clients[0].ask({ type: 'quit', matchId: watched.id });
    expect(await listedIds()).toContain(watched.id);
    await watched.clients[1].ask({ type: 'quit', matchId: watched.id });
    expect(await listedIds()).not.toContain(watched.id);
    closeAll([...clients, ...watched.clients]);
  });

  it('leaves out rooms with nobody in them, and those in which nothing has happened for long', async () => {
    const left = await openTable(server, 2, 1, { listed: true });
    await left.clients[0].ask({ type: 'quit', matchId: left.id });
    const open = await openTable(server, 2, 1, { listed: true });
    const running = await startTable(server, 2, 2, { listed: true });
    expect(await listedIds()).not.toContain(left.id);
    const day = 24 * 60 * 60 * 1000;
    clock.ahead = day - 60_000;
    expect(await listedIds()).toEqual(expect.arrayContaining([open.id, running.id]));
    clock.ahead = day + 60_000;
    expect(await listedIds()).not.toContain(open.id);
    expect(await listedIds()).toContain(running.id);
    clock.ahead = 7 * day + 60_000;
    expect(await listedIds()).not.toContain(running.id);
    closeAll([...left.clients, ...open.clients, ...running.clients]);
  });
});
