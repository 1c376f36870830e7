import { seedRng } from '@nunatak/engine';
import { AWAY_MS, type DeviceLink, type RoomView, type Seated } from '@nunatak/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { expectBetween, holdClock } from './support/clock.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

const clock = holdClock();
let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(async () => {
  await server.stop();
  clock.restore();
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const errorOf = (body: unknown) => (body as { error: { code: string } }).error.code;
const roomOf = async (id: string) => ((await server.call('GET', `/api/matches/${id}`)).body as { room: RoomView }).room;

describe('somebody the host sends off', () => {
  it('cannot come back by a device link made before', async () => {
    const { id, clients, seated } = await openTable(server, 3, 2);
    const { body } = await server.call('POST', `/api/matches/${id}/devices`, undefined, bearer(seated[1].token));
    await clients[0].ask({ type: 'seat', matchId: id, seat: 1, to: { kind: 'open' } });
    const { code } = body as DeviceLink;
    expect(errorOf((await server.call('POST', `/api/matches/${id}/devices/claim`, { code })).body)).toBe('linkExpired');
    const late = await server.call('POST', `/api/matches/${id}/devices`, undefined, bearer(seated[1].token));
    expect(errorOf(late.body)).toBe('wrongToken');
    closeAll(clients);
  });

  it('leaves the seat to whoever comes next, who stays when the room changes', async () => {
    const { id, clients } = await openTable(server, 3, 2);
    await clients[0].ask({ type: 'seat', matchId: id, seat: 1, to: { kind: 'open' } });
    const { body } = await server.call('POST', `/api/matches/${id}/seats`, { name: 'Cy', seat: 1 });
    const next = await Client.join({ url: server.url, matchId: id, token: (body as Seated).token });
    await clients[0].ask({ type: 'start', matchId: id, fill: 'random' });
    await next.until(() => next.sync.view !== undefined);
    expect(await next.refusalOf({ type: 'chat', matchId: id, text: 'still here' })).toBeUndefined();
    closeAll([...clients, next]);
  });
});

describe('the host', () => {
  it('is somebody else after leaving a game', async () => {
    const { id, clients } = await startTable(server, 3, 2);
    await clients[0].ask({ type: 'quit', matchId: id });
    await clients[1].until(() => clients[1].room.host === 1);
    closeAll(clients);
  });

  it('is whoever returns first to a game that all have left', async () => {
    const { id, clients } = await startTable(server, 3, 2);
    await clients[1].ask({ type: 'quit', matchId: id });
    await clients[0].ask({ type: 'quit', matchId: id });
    expect((await roomOf(id)).host).toBe(0);
    await clients[1].ask({ type: 'return', matchId: id });
    await clients[1].until(() => clients[1].room.host === 1);
    closeAll(clients);
  });

  it('is whoever sits down in a room that all have left', async () => {
    const { id, clients } = await openTable(server, 3, 2);
    await clients[0].ask({ type: 'quit', matchId: id });
    await clients[1].ask({ type: 'quit', matchId: id });
    const { body } = await server.call('POST', `/api/matches/${id}/seats`, { name: 'Cy', seat: 2 });
    const cy = await Client.join({ url: server.url, matchId: id, token: (body as Seated).token });
    expect(cy.room.host).toBe(2);
    expect(await cy.refusalOf({ type: 'start', matchId: id, fill: 'random' })).toBeUndefined();
    closeAll([...clients, cy]);
  });

  it('of a rematch is whoever asks for it once the old one has left, and the game can begin', async () => {
    const { id, clients, seated } = await startTable(server, 2, 2);
    await clients[0].ask({ type: 'quit', matchId: id });
    await clients[1].playToEnd('without a host');
    await clients[1].ask({ type: 'rematch', matchId: id });
    const matchId = clients[1].room.rematch ?? '';
    const bo = await Client.join({ url: server.url, matchId, token: seated[1].token });
    expect(bo.room).toMatchObject({ host: bo.sync.seat, earlier: id });
    expect(await bo.refusalOf({ type: 'start', matchId })).toBeUndefined();
    closeAll([...clients, bo]);
  });

  it('of a rematch stays the old one who is there, and is the asker when the old one is not', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    await Promise.all(clients.map((client, i) => client.playToEnd(`to the end ${i}`)));
    await clients[1].ask({ type: 'rematch', matchId: id });
    expect((await roomOf(clients[1].room.rematch ?? '')).host).toBe(1);
    const other = await startTable(server, 2, 2);
    await Promise.all(other.clients.map((client, i) => client.playToEnd(`to the end ${i}`)));
    other.clients[0].close();
    await other.clients[1].until(() => !other.clients[1].room.seats[0].connected);
    await other.clients[1].ask({ type: 'rematch', matchId: other.id });
    expect((await roomOf(other.clients[1].room.rematch ?? '')).host).toBe(0);
    closeAll([...clients, ...other.clients]);
  });

  it('lets spectators write, and stops it, at any time', async () => {
    const { id, clients } = await startTable(server, 3, 2);
    const watcher = await Client.join({ url: server.url, matchId: id, name: 'Watcher' });
    const say = () => watcher.refusalOf({ type: 'chat', matchId: id, text: 'hello' });
    expect(await say()).toBe('chatNotAllowed');
    expect(await clients[1].refusalOf({ type: 'spectatorChat', matchId: id, allowed: true })).toBe('notHost');
    expect(await clients[0].refusalOf({ type: 'spectatorChat', matchId: id, allowed: true })).toBeUndefined();
    await watcher.until(() => watcher.room.settings.spectatorChat);
    expect(await say()).toBeUndefined();
    await clients[0].ask({ type: 'spectatorChat', matchId: id, allowed: false });
    expect(await say()).toBe('chatNotAllowed');
    closeAll([...clients, watcher]);
  });
});

describe('a seat that is away', () => {
  /** A game in which Bo, who is to decide, has lost the connection. */
  async function abandoned(settings: object = {}) {
    const { id, clients } = await startTable(server, 2, 2, settings);
    const [ada, bo] = clients;
    const rng = seedRng('away');
    while (ada.isAsked()) await ada.decide(rng);
    await bo.until(() => bo.isAsked());
    bo.drop();
    await ada.until(() => ada.room.seats[1].awaySince !== undefined);
    return { id, clients, ada, bo };
  }

  it('is shown with the moment since when', async () => {
    const began = Date.now();
    const { ada, bo, clients } = await abandoned();
    expectBetween(began, ada.room.seats[1].awaySince, Date.now());
    expect(ada.room.seats[0].awaySince).toBeUndefined();
    await bo.connect();
    await ada.until(() => ada.room.seats[1].connected);
    expect(ada.room.seats[1].awaySince).toBeUndefined();
    closeAll(clients);
  });

  it('is not away for longer than it has been taken', async () => {
    const { id, clients } = await openTable(server, 3, 1);
    clock.ahead = AWAY_MS;
    const sits = Date.now();
    await server.call('POST', `/api/matches/${id}/seats`, { name: 'Bo' });
    await clients[0].until(() => clients[0].room.seats[1].kind === 'person');
    expectBetween(sits, clients[0].room.seats[1].awaySince, Date.now());
    closeAll(clients);
  });

  it('is handed to the bot after two minutes, and comes back', async () => {
    const { id, ada, bo, clients } = await abandoned();
    const botPlays = (seat: number) => ada.refusalOf({ type: 'botPlays', matchId: id, seat });
    expect(await botPlays(1)).toBe('noTimeout');
    clock.ahead = AWAY_MS;
    expect(await botPlays(0)).toBe('noTimeout');
    expect(await botPlays(1)).toBeUndefined();
    await ada.until(() => ada.isAsked());
    expect(ada.steps.some(({ by, seat }) => by === 'bot' && seat === 1)).toBe(true);
    await bo.connect();
    await bo.ask({ type: 'return', matchId: id });
    await ada.until(() => !ada.room.seats[1].botPlays);
    closeAll(clients);
  });

  it('has its clock where there is one', async () => {
    const { id, ada, clients } = await abandoned({ clock: { kind: 'live', bank: 3600, increment: 0 } });
    clock.ahead = AWAY_MS;
    expect(await ada.refusalOf({ type: 'botPlays', matchId: id, seat: 1 })).toBe('noTimeout');
    closeAll(clients);
  });

  it('is not replaced while nobody waits for it', async () => {
    const { id, clients } = await startTable(server, 2, 2);
    clients[1].drop();
    await clients[0].until(() => clients[0].room.seats[1].awaySince !== undefined);
    clock.ahead = AWAY_MS;
    expect(await clients[0].refusalOf({ type: 'botPlays', matchId: id, seat: 1 })).toBe('noTimeout');
    closeAll(clients);
  });
});

it('a device that is linked to a finished match after its rematch was opened has the seat there too', async () => {
  const { id, clients, seated } = await startTable(server, 2, 2);
  await Promise.all(clients.map((client, i) => client.playToEnd(`late device ${i}`)));
  await clients[0].ask({ type: 'rematch', matchId: id });
  const { rematch = '' } = clients[0].room;
  const { body } = await server.call('POST', `/api/matches/${id}/devices`, undefined, bearer(seated[1].token));
  const claimed = await server.call('POST', `/api/matches/${id}/devices/claim`, { code: (body as DeviceLink).code });
  const phone = await Client.join({ url: server.url, matchId: rematch, token: (claimed.body as Seated).token });
  expect(phone.sync.seat).toBe(0);
  closeAll([...clients, phone]);
});
