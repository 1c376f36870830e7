import { seedRng } from '@nunatak/engine';
import { LIMITS } from '@nunatak/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import type { TurnNotice } from '../src/notices/notices.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** What a host has to set for Web Push, with a service that only these tests know. */
function pushSettings() {
  return { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org', hosts: ['push.example'] };
}

const subscription = { endpoint: 'https://push.example/abc', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('a person who is not looking', () => {
  it('is told by the match’s webhook and by push when it is their turn', async () => {
    const called: { url: string; notice: TurnNotice }[] = [];
    const pushed: unknown[] = [];
    const push = pushSettings();
    server = await newServer({
      config: { webhooks: true, push },
      couriers: {
        webhook: (url, notice) => Promise.resolve(called.push({ url, notice })),
        push: (_keys, to, body) => {
          pushed.push([to, body]);
          return Promise.resolve('gone');
        },
      },
    });
    const { id, clients, seated } = await startTable(server, 2, 2);
    const [ada, bo] = clients;
    expect(ada.last('hello')).toMatchObject({ push: push.publicKey, webhooks: true });
    await ada.ask({ type: 'webhook', matchId: id, url: 'https://hooks.example/1' });
    expect(await bo.refusalOf({ type: 'webhook', matchId: id, url: 'https://hooks.example/2' })).toBe('notHost');
    const headers = { Authorization: `Bearer ${seated[1].token}` };
    expect((await server.call('POST', `/api/matches/${id}/push`, subscription, headers)).status).toBe(201);
    bo.close();
    await ada.until(() => !ada.room.seats[1].connected);
    const rng = seedRng('notice');
    while (ada.isAsked()) await ada.decide(rng);
    await ada.until(() => pushed.length > 0);
    await expect
      .poll(() => called)
      .toEqual([
        {
          url: 'https://hooks.example/1',
          notice: { type: 'yourTurn', matchId: id, seat: 1, name: 'Bo', seq: ada.sync.seq },
        },
      ]);
    expect(pushed).toEqual([[subscription, called[0].notice]]);
    expect(ada.texts.join('')).not.toContain('hooks.example');
    const { store } = server.matches;
    await expect.poll(() => store.subscriptions(id, 1)).toEqual([]);
    closeAll(clients);
  });

  /** A server whose webhook is down and whose first push fails, with what it tried. */
  async function badDay() {
    const called: number[] = [];
    const pushed: string[] = [];
    server = await newServer({
      config: { webhooks: true, push: pushSettings() },
      couriers: {
        webhook: (_url, { seq }) => {
          called.push(seq);
          return Promise.reject(new Error('down'));
        },
        push: (_keys, { endpoint }) => {
          pushed.push(endpoint);
          return endpoint.endsWith('0') ? Promise.reject(new Error('refused')) : Promise.resolve('sent');
        },
      },
    });
    return { server, called, pushed };
  }

  it('is told by every way that works, though others fail', async () => {
    const { server, called, pushed } = await badDay();
    const { id, clients, seated } = await startTable(server, 2, 2);
    const [ada, bo] = clients;
    await ada.ask({ type: 'webhook', matchId: id, url: 'https://hooks.example/1' });
    const endpoints = ['https://push.example/0', 'https://push.example/1', 'https://push.example/2'];
    for (const endpoint of endpoints) {
      await server.call('POST', `/api/matches/${id}/push`, { ...subscription, endpoint }, bearer(seated[1].token));
    }
    bo.close();
    await ada.until(() => !ada.room.seats[1].connected);
    const rng = seedRng('notice');
    while (ada.isAsked()) await ada.decide(rng);
    await expect.poll(() => pushed.toSorted()).toEqual(endpoints);
    await expect.poll(() => called).toHaveLength(1);
    closeAll(clients);
  });

  it('is not told again and again of what happens in the room before the first turn', async () => {
    const { server, called } = await badDay();
    const { id, clients } = await openTable(server, 2, 2);
    const [ada, bo] = clients;
    await ada.ask({ type: 'webhook', matchId: id, url: 'https://hooks.example/1' });
    await ada.ask({ type: 'start', matchId: id });
    ada.close();
    await bo.until(() => !bo.room.seats[0].connected);
    for (const seat of [0, 1]) await bo.ask({ type: 'mute', matchId: id, seat, muted: true });
    await bo.ask({ type: 'orders', matchId: id, orders: { foresight: 'never' } });
    expect(called).toEqual([]);
    closeAll(clients);
  });

  it('is told when the game begins without them', async () => {
    const { server, called } = await badDay();
    const { id, clients } = await openTable(server, 2, 2);
    const [ada, bo] = clients;
    await ada.ask({ type: 'webhook', matchId: id, url: 'https://hooks.example/1' });
    await ada.ask({ type: 'settings', matchId: id, settings: { game: { players: 2 } } });
    // The seat that begins is away, and its token alone starts the game.
    ada.close();
    await bo.until(() => !bo.room.seats[0].connected);
    await server.rooms.start(id, 0, undefined);
    await expect.poll(() => called).toEqual([0]);
    closeAll(clients);
  });

  it('can be told in a few places only', async () => {
    const strict = await newServer({ config: { push: pushSettings() } });
    server = strict;
    const { matchId, token } = await strict.create();
    const subscribe = async (endpoint: string) =>
      (
        await strict.call(
          'POST',
          `/api/matches/${matchId}/push`,
          { ...subscription, endpoint },
          {
            Authorization: `Bearer ${token}`,
          },
        )
      ).status;
    for (let i = 0; i < LIMITS.devicesPerSeat; i++) expect(await subscribe(`https://push.example/${i}`)).toBe(201);
    expect(await subscribe('https://push.example/more')).toBe(409);
    expect(await subscribe('https://push.example/0')).toBe(201);
  });

  it('D3: is told what is wrong with an address that nobody may have called', async () => {
    server = await newServer({ config: { webhooks: true, push: pushSettings() } });
    const { id, clients, seated } = await startTable(server, 1, 1);
    for (const endpoint of [
      'https://127.0.0.1;.public.example.com/x',
      'https://evil.example/x',
      'https://10.0.0.1/x',
    ]) {
      const { status, body } = await server.call(
        'POST',
        `/api/matches/${id}/push`,
        { ...subscription, endpoint },
        bearer(seated[0].token),
      );
      expect([status, body]).toMatchObject([400, { error: { code: 'malformed', field: 'endpoint' } }]);
    }
    for (const url of ['https://127.0.0.1/x', 'https://hooks.example:8443/x', 'https://u:p@hooks.example/x']) {
      expect(await clients[0].ask({ type: 'webhook', matchId: id, url })).toMatchObject({
        error: { code: 'malformed', field: 'url' },
      });
    }
    closeAll(clients);
  });

  it('cannot subscribe or set a webhook where the host of the server has not set them up', async () => {
    server = await newServer();
    const { id, clients } = await startTable(server, 1, 1);
    const url = 'https://hooks.example/1';
    expect(await clients[0].refusalOf({ type: 'webhook', matchId: id, url })).toBe('unavailable');
    closeAll(clients);
    const { matchId, token } = await server.create();
    const { status } = await server.call('POST', `/api/matches/${matchId}/push`, subscription, {
      Authorization: `Bearer ${token}`,
    });
    expect(status).toBe(503);
  });
});
