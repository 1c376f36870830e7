import { createECDH, randomBytes } from 'node:crypto';
import { seedRng } from '@nunatak/engine';
import { LIMITS, type PushSubscription } from '@nunatak/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import type { TurnNotice } from '../src/notices/notices.ts';
import { isPublicAddress } from '../src/notices/publicAgent.ts';
import { sendPush } from '../src/notices/push.ts';
import { callWebhook } from '../src/notices/webhook.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable } from './support/table.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** With keys that a message can really be encrypted for. */
function realSubscription(): PushSubscription {
  const browser = createECDH('prime256v1');
  return {
    endpoint: 'https://push.example/abc',
    keys: {
      p256dh: browser.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

const subscription = { endpoint: 'https://push.example/abc', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('a person who is not looking', () => {
  it('is told by the match’s webhook and by push when it is their turn', async () => {
    const called: { url: string; notice: TurnNotice }[] = [];
    const pushed: unknown[] = [];
    const keys = webpush.generateVAPIDKeys();
    server = await newServer({
      config: { webhooks: true, push: { ...keys, contact: 'mailto:host@example.org' } },
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
    expect(ada.last('hello')).toMatchObject({ push: keys.publicKey, webhooks: true });
    await ada.ask({ type: 'webhook', matchId: id, url: 'https://hooks.example/1' });
    expect(await bo.refusalOf({ type: 'webhook', matchId: id, url: 'https://hooks.example/2' })).toBe('notHost');
    const headers = { Authorization: `Bearer ${seated[1].token}` };
    expect((await server.call('POST', `/api/matches/${id}/push`, subscription, headers)).status).toBe(201);
    bo.close();
    await ada.until(() => !ada.room.seats[1].connected);
    const rng = seedRng('notice');
    while (ada.isAsked()) await ada.decide(rng);
    await ada.until(() => pushed.length > 0);
    expect(called).toEqual([
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
      config: { webhooks: true, push: { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org' } },
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
    expect(called).toHaveLength(1);
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
    const push = { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org' };
    const strict = await newServer({ config: { push } });
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

describe('an address that a player gives', () => {
  it('is never one of our own network', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '224.0.0.1',
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    }
    expect(isPublicAddress('93.184.216.34')).toBe(true);
    expect(isPublicAddress('2606:2800:220:1::1')).toBe(true);
    await expect(callWebhook('https://127.0.0.1/', {})).rejects.toThrow('not a public address');
    await expect(callWebhook('https://[::1]/', {})).rejects.toThrow('not a public address');
    await expect(callWebhook('https://localhost/', {})).rejects.toThrow('not a public address');
    const keys = { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org' };
    for (const host of ['10.0.0.1', '[::ffff:127.0.0.1]', 'localhost']) {
      const sent = sendPush(keys, { ...realSubscription(), endpoint: `https://${host}/push` }, {});
      await expect(sent).rejects.toThrow('not a public address');
    }
  });
});
