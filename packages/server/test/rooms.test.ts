import { type DeviceLink, LIMITS, type MatchList, type RoomView, type Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATES } from '../src/access/limits.ts';
import { Client } from './support/client.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

const errorOf = (body: unknown) => (body as { error: { code: string } }).error.code;
const roomOf = async (id: string) => ((await server.call('GET', `/api/matches/${id}`)).body as { room: RoomView }).room;

describe('a room', () => {
  it('is made with a name and shared by its id', async () => {
    const { matchId, seat, token } = await server.create();
    expect(seat).toBe(0);
    expect(matchId).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const room = await roomOf(matchId);
    expect(room.seats).toMatchObject([{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }]);
    expect(room.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(room.fair).toBeUndefined();
  });

  it('gives out open seats, the first or a certain one, until it is full', async () => {
    const { matchId } = await server.create();
    const sit = (body: object) => server.call('POST', `/api/matches/${matchId}/seats`, body);
    expect((await sit({ name: 'Bo', seat: 2 })).body).toMatchObject({ seat: 2 });
    expect(errorOf((await sit({ name: 'Cy', seat: 2 })).body)).toBe('seatTaken');
    for (const alike of ['ADA', 'Ａｄａ', 'A\u200dda']) {
      expect(errorOf((await sit({ name: alike })).body)).toBe('nameTaken');
    }
    expect((await sit({ name: 'Cy' })).body).toMatchObject({ seat: 1 });
    expect(errorOf((await sit({ name: 'Di' })).body)).toBe('roomFull');
    expect(errorOf((await server.call('POST', '/api/matches/0000000000000000/seats', { name: 'Di' })).body)).toBe(
      'unknownMatch',
    );
  });

  it('keeps tokens only as hashes', async () => {
    const { matchId, token } = await server.create();
    const [stored] = await server.matches.store.tokens(matchId);
    expect(stored.hash).not.toContain(token);
    expect(stored.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses names that are empty, too long or forged', async () => {
    for (const name of ['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\u0000b', 'a\nb', '\u200b', 7]) {
      const { status, body } = await server.call('POST', '/api/matches', { name, settings: { game: { players: 3 } } });
      expect([status, errorOf(body)]).toEqual([400, 'malformed']);
    }
    const { body } = await server.call('POST', '/api/matches', {
      name: ' <b>Zoë</b> ',
      settings: { game: { players: 1 } },
    });
    expect((await roomOf((body as Seated).matchId)).seats[0].name).toBe('<b>Zoë</b>');
  });

  it('refuses settings that cannot be played, and says why', async () => {
    const create = async (settings: object) =>
      (await server.call('POST', '/api/matches', { name: 'Ada', settings })).body;
    expect(await create({ game: { players: 5 } })).toMatchObject({
      error: { code: 'malformed', field: 'settings.game.players' },
    });
    expect(await create({ game: { players: 2, options: { blessings: ['abundance'] } } })).toMatchObject({
      error: { code: 'malformed', field: 'options.blessings[0]' },
    });
    expect(await create({ game: { players: 3, edition: { nonsense: true } } })).toMatchObject({
      error: { code: 'malformed' },
    });
    expect(await create({ game: { players: 3 }, substitute: 'grandmaster' })).toMatchObject({
      error: { code: 'unknownBot' },
    });
    expect(await create({ game: { players: 3 }, surprise: 1 })).toMatchObject({
      error: { code: 'malformed', field: 'settings.surprise' },
    });
  });

  it('is arranged by its host alone, until it has started', async () => {
    const { id, clients } = await openTable(server, 3, 2);
    const [host, guest] = clients;
    const settings = { game: { players: 4 as const }, listed: true };
    expect(await guest.refusalOf({ type: 'settings', matchId: id, settings })).toBe('notHost');
    expect(await host.refusalOf({ type: 'settings', matchId: id, settings })).toBeUndefined();
    await guest.until(() => guest.room.seats.length === 4);
    expect(await host.refusalOf({ type: 'settings', matchId: id, settings: { game: { players: 1 } } })).toBe(
      'seatTaken',
    );
    expect(await host.refusalOf({ type: 'start', matchId: id })).toBe('seatsOpen');
    expect(await host.refusalOf({ type: 'seat', matchId: id, seat: 2, to: { kind: 'bot', bot: 'nobody' } })).toBe(
      'unknownBot',
    );
    await host.ask({ type: 'seat', matchId: id, seat: 2, to: { kind: 'bot', bot: 'serac' } });
    expect(await guest.refusalOf({ type: 'start', matchId: id, fill: 'random' })).toBe('notHost');
    await host.ask({ type: 'start', matchId: id, fill: 'random' });
    await guest.until(() => guest.sync.view !== undefined);
    expect(guest.room.seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'serac', 'random']);
    expect(await host.refusalOf({ type: 'settings', matchId: id, settings })).toBe('notOpen');
    expect(errorOf((await server.call('POST', `/api/matches/${id}/seats`, { name: 'Late' })).body)).toBe('notOpen');
    closeAll(clients);
  });

  it('takes a seat away from somebody the host sends off', async () => {
    const { id, clients, seated } = await openTable(server, 3, 2);
    await clients[0].ask({ type: 'seat', matchId: id, seat: 1, to: { kind: 'open' } });
    expect(await clients[1].refusalOf({ type: 'chat', matchId: id, text: 'hey' })).toBe('notJoined');
    const again = await Client.join({ url: server.url, matchId: id, token: seated[1].token });
    expect(again.last('error')?.error.code).toBe('wrongToken');
    closeAll([...clients, again]);
  });

  it('passes on to another when the host leaves before the game', async () => {
    const { id, clients } = await openTable(server, 3, 2);
    await clients[0].ask({ type: 'quit', matchId: id });
    await clients[1].until(() => clients[1].room.host === 1);
    expect(clients[1].room.seats[0].kind).toBe('open');
    closeAll(clients);
  });

  it('shows who is there', async () => {
    const { id, clients } = await openTable(server, 3, 2);
    const watcher = await Client.join({ url: server.url, matchId: id, name: 'Watcher' });
    await clients[0].until(() => clients[0].room.spectators === 1);
    expect(clients[0].room.seats.map(({ connected }) => connected)).toEqual([true, true, false]);
    clients[1].drop();
    await clients[0].until(() => !clients[0].room.seats[1].connected);
    closeAll([...clients, watcher]);
  });
});

describe('the lobby', () => {
  it('lists rooms whose host wants it', async () => {
    const hidden = await server.create();
    const listed = await server.create({ name: 'Lobby', settings: { game: { players: 2 }, listed: true } });
    const { matches } = (await server.call('GET', '/api/matches')).body as MatchList;
    expect(matches.find(({ matchId }) => matchId === listed.matchId)).toMatchObject({
      names: ['Lobby', ''],
      openSeats: 1,
      players: 2,
    });
    expect(matches.some(({ matchId }) => matchId === hidden.matchId)).toBe(false);
  });
});

describe('a second device', () => {
  it('takes the same seat by a link that works once', async () => {
    const { id, clients, seated } = await startTable(server, 3, 1);
    const headers = { Authorization: `Bearer ${seated[0].token}` };
    const { body, status } = await server.call('POST', `/api/matches/${id}/devices`, undefined, headers);
    expect(status).toBe(201);
    const { code } = body as DeviceLink;
    const claim = () => server.call('POST', `/api/matches/${id}/devices/claim`, { code });
    const claimed = (await claim()).body as Seated;
    expect(claimed.seat).toBe(0);
    expect(claimed.token).not.toBe(seated[0].token);
    expect((await claim()).status).toBe(410);
    const phone = await Client.join({ url: server.url, matchId: id, token: claimed.token });
    expect(phone.sync.seat).toBe(0);
    await phone.playToEnd('phone', phone.sync.seq + 3);
    await clients[0].until(() => clients[0].sync.seq >= phone.sync.seq);
    closeAll([...clients, phone]);
  });

  it('is one of a few', async () => {
    const { matchId, token } = await server.create();
    const link = () =>
      server.call('POST', `/api/matches/${matchId}/devices`, undefined, { Authorization: `Bearer ${token}` });
    for (let i = 1; i < LIMITS.devicesPerSeat; i++) {
      const { code } = (await link()).body as DeviceLink;
      expect((await server.call('POST', `/api/matches/${matchId}/devices/claim`, { code })).status).toBe(201);
    }
    expect(errorOf((await link()).body)).toBe('tooMany');
  });

  it('needs the token of the seat', async () => {
    const { matchId } = await server.create();
    expect((await server.call('POST', `/api/matches/${matchId}/devices`)).status).toBe(401);
    const headers = { Authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await server.call('POST', `/api/matches/${matchId}/devices`, undefined, headers)).status).toBe(401);
  });
});

describe('spectators', () => {
  it('watch and cannot play', async () => {
    const { id, clients } = await startTable(server, 3, 1);
    const watcher = await Client.join({ url: server.url, matchId: id });
    expect(watcher.sync.seat).toBeUndefined();
    await clients[0].playToEnd('watched', clients[0].sync.seq + 5);
    await watcher.until(() => watcher.sync.seq >= clients[0].sync.seq);
    expect(
      await watcher.refusalOf({
        type: 'submit',
        matchId: id,
        seq: watcher.sync.seq,
        actionId: 'spectator-1',
        action: { type: 'pass' },
      }),
    ).toBe('notSeated');
    expect(await watcher.refusalOf({ type: 'chat', matchId: id, text: 'hello' })).toBe('chatNotAllowed');
    closeAll([...clients, watcher]);
  });

  it('stay out where the host does not want them', async () => {
    const { matchId } = await server.create({ settings: { game: { players: 3 }, spectators: false } });
    const watcher = await Client.join({ url: server.url, matchId });
    expect(watcher.last('error')?.error.code).toBe('spectatorsNotAllowed');
    watcher.close();
  });
});

describe('chat', () => {
  it('reaches everyone, those who come later, and nobody who has muted its writer', async () => {
    const { id, clients } = await openTable(server, 3, 3);
    const [ada, bo, cy] = clients;
    await cy.ask({ type: 'mute', matchId: id, seat: 1, muted: true });
    await bo.ask({ type: 'chat', matchId: id, text: '<script>alert(1)</script>' });
    await ada.ask({ type: 'chat', matchId: id, text: 'good luck' });
    await cy.until(() => cy.sync.chat.length === 1);
    expect(cy.sync.chat).toMatchObject([{ seat: 0, name: 'Ada', text: 'good luck' }]);
    expect(ada.sync.chat.map(({ text }) => text)).toEqual(['<script>alert(1)</script>', 'good luck']);
    const late = await Client.join({ url: server.url, matchId: id });
    expect(late.sync.chat).toHaveLength(2);
    closeAll([...clients, late]);
  });

  it('has a length, and a pace', async () => {
    const chat = { ...DEFAULT_RATES.chat, perSecond: 0 };
    const strict = await newServer({ rates: { ...DEFAULT_RATES, chat } });
    const { id, clients } = await openTable(strict, 3, 1);
    const say = (text: string) => clients[0].refusalOf({ type: 'chat', matchId: id, text });
    expect(await say('x'.repeat(501))).toBe('malformed');
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) answers.push(await say(`line ${i}`));
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooFast']);
    closeAll(clients);
    await strict.stop();
  });
});

describe('after the game', () => {
  it('the same people play again with the tokens they have, somebody else beginning', async () => {
    const { id, clients, seated } = await startTable(server, 2, 2);
    expect(await clients[0].refusalOf({ type: 'rematch', matchId: id })).toBe('notFinished');
    await Promise.all(clients.map((client, i) => client.playToEnd(`first game ${i}`)));
    await Promise.all(clients.map((client) => client.ask({ type: 'rematch', matchId: id })));
    await Promise.all(clients.map((client) => client.until(() => client.room.rematch !== undefined)));
    const matchId = clients[0].room.rematch ?? '';
    expect(clients[1].room.rematch).toBe(matchId);
    const again = await Promise.all(seated.map(({ token }) => Client.join({ url: server.url, matchId, token })));
    expect(again.map(({ sync }) => sync.seat)).toEqual([1, 0]);
    expect(again[0].room.seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect(await again[0].refusalOf({ type: 'start', matchId })).toBeUndefined();
    closeAll([...clients, ...again]);
  });

  it('a browser finds its matches again', async () => {
    const { token } = (await server.call('POST', '/api/browsers')).body as { token: string };
    const mine = { 'X-Nunatak-Browser': token };
    const settings = { game: { players: 2 } };
    const { matchId } = (await server.call('POST', '/api/matches', { name: 'Olga', settings }, mine)).body as Seated;
    await server.call('POST', `/api/matches/${matchId}/seats`, { name: 'Piet' });
    const found = async (query: string) =>
      ((await server.call('GET', `/api/history?${query}`, undefined, mine)).body as MatchList).matches;
    expect(await found('')).toMatchObject([{ matchId, seat: 0, names: ['Olga', 'Piet'], status: 'open' }]);
    expect(await found('q=piet&players=2&status=open')).toHaveLength(1);
    expect(await found('q=quux')).toEqual([]);
    expect((await server.call('GET', '/api/history')).status).toBe(401);
    expect((await server.call('GET', '/api/history?page=2', undefined, mine)).status).toBe(400);
    const other = (await server.call('POST', '/api/browsers')).body as { token: string };
    expect((await server.call('GET', '/api/history', undefined, { 'X-Nunatak-Browser': other.token })).body).toEqual({
      matches: [],
      more: false,
    });
  });

  it('a browser finds the rematch, too', async () => {
    const { token: browser } = (await server.call('POST', '/api/browsers')).body as { token: string };
    const mine = { 'X-Nunatak-Browser': browser };
    const settings = { game: { players: 2 } };
    const host = (await server.call('POST', '/api/matches', { name: 'Olga', settings, bots: ['random'] }, mine))
      .body as Seated;
    const olga = await Client.join({ url: server.url, matchId: host.matchId, token: host.token });
    await olga.ask({ type: 'start', matchId: host.matchId });
    await olga.until(() => olga.sync.view !== undefined);
    await olga.playToEnd('and again');
    await Promise.all([1, 2, 3].map(() => olga.ask({ type: 'rematch', matchId: host.matchId })));
    const { matches } = (await server.call('GET', '/api/history', undefined, mine)).body as MatchList;
    expect(matches.map(({ matchId, seat, status }) => [matchId, seat, status]).sort()).toEqual(
      [
        [olga.room.rematch, 1, 'open'],
        [host.matchId, 0, 'finished'],
      ].sort(),
    );
    olga.close();
  });

  it('keeps the record to itself until the game is over', async () => {
    const { id, clients } = await startTable(server, 3, 1);
    const { status, body } = await server.call('GET', `/api/matches/${id}/record`);
    expect([status, errorOf(body)]).toEqual([409, 'notFinished']);
    closeAll(clients);
  });
});

it('a family whose host takes the room out of the lobby can sit down, and is told why it could not before', async () => {
  const { id, clients } = await openTable(server, 4, 2, { listed: true });
  const sit = () => server.call('POST', `/api/matches/${id}/seats`, { name: 'Cleo' });
  expect((await sit()).body).toMatchObject({ error: { code: 'addressFull' } });
  await clients[0].ask({ type: 'settings', matchId: id, settings: { game: { players: 4 } } });
  expect((await sit()).status).toBe(201);
  closeAll(clients);
});
