import type { BrowserToken, DeviceLink, Seated } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, seal, unseal } from '../src/secrets.ts';
import { Client } from './support/client.ts';
import { newServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

const at = (browser: string) => ({ 'X-Nunatak-Browser': browser });

async function create(browser: string, name = 'Ada'): Promise<Seated> {
  const settings = { game: { players: 2 } };
  return (await server.call('POST', '/api/matches', { name, settings }, at(browser))).body as Seated;
}

async function linkFor(browser: string): Promise<string> {
  const { status, body } = await server.call('POST', '/api/browsers/devices', undefined, at(browser));
  expect(status).toBe(201);
  return (body as DeviceLink).code;
}

const claim = (code: string) => server.call('POST', '/api/browsers/devices/claim', { code });

describe('a second device', () => {
  it('becomes the same browser by a link, once, and sits where that sits', async () => {
    const first = newToken();
    const { matchId } = await create(first);
    const code = await linkFor(first);
    const { body } = await claim(code);
    expect(body).toEqual({ token: first });
    expect((await claim(code)).body).toMatchObject({ error: { code: 'linkExpired' } });
    const second = (body as BrowserToken).token;
    const { body: history } = await server.call('GET', '/api/history', undefined, at(second));
    expect(history).toMatchObject({ matches: [{ matchId }] });
    const seated = await server.call('POST', `/api/matches/${matchId}/devices/own`, undefined, at(second));
    expect(seated).toMatchObject({ status: 201, body: { matchId, seat: 0 } });
    const there = await Client.join({ url: server.url, matchId, token: (seated.body as Seated).token });
    expect(there.room.seats[0]).toMatchObject({ name: 'Ada', connected: true });
    there.close();
  });

  it('gets no seat that the browser does not have, nor one that was taken from it', async () => {
    const [host, guest] = [newToken(), newToken()];
    const { matchId, token } = await create(host);
    const own = () => server.call('POST', `/api/matches/${matchId}/devices/own`, undefined, at(guest));
    expect((await own()).body).toMatchObject({ error: { code: 'wrongToken' } });
    await server.call('POST', `/api/matches/${matchId}/seats`, { name: 'Bo' }, at(guest));
    expect((await own()).status).toBe(201);
    const ada = await Client.join({ url: server.url, matchId, token });
    await ada.ask({ type: 'seat', matchId, seat: 1, to: { kind: 'open' } });
    expect((await own()).body).toMatchObject({ error: { code: 'wrongToken' } });
    ada.close();
  });

  it('says what was wrong', async () => {
    expect((await server.call('POST', '/api/browsers/devices')).body).toMatchObject({ error: { code: 'wrongToken' } });
    expect((await claim('x')).body).toMatchObject({ error: { code: 'malformed', field: 'code' } });
    expect((await claim(newToken())).body).toMatchObject({ error: { code: 'linkExpired' } });
  });

  it('is known to nobody who reads the database: a token is sealed with a code that is not kept', () => {
    const [token, code] = [newToken(), newToken()];
    const sealed = seal(token, code);
    expect(unseal(sealed, code)).toBe(token);
    expect(() => unseal(sealed, newToken())).toThrow();
    expect(seal(token, code)).not.toBe(sealed);
  });
});

describe('whoever plays at a browser', () => {
  it('is told all that is known of them, and forgotten when they say so', async () => {
    const browser = newToken();
    const { matchId, token } = await create(browser, 'Eve');
    await server.call('POST', '/api/ratings', { name: 'Eve the rated' }, at(browser));
    const eve = await Client.join({ url: server.url, matchId, token });
    await eve.ask({ type: 'chat', matchId, text: 'I was here' });
    eve.close();
    const known = () => server.call('GET', '/api/browsers/own', undefined, at(browser));
    expect((await known()).body).toMatchObject({
      matches: [{ matchId, name: 'Eve', chat: [{ text: 'I was here' }] }],
      rated: { name: 'Eve the rated' },
    });
    const erased = await server.call('POST', '/api/browsers/own/erase', undefined, at(browser));
    expect(erased).toMatchObject({ status: 200, body: { matches: 1, isRated: true } });
    expect((await known()).body).toMatchObject({ matches: [], daily: [], tournaments: [] });
    expect((await known()).body).not.toHaveProperty('rated');
    const { body } = await server.call('GET', `/api/matches/${matchId}`);
    expect(JSON.stringify(body)).not.toContain('Eve');
  });

  it('has to prove it', async () => {
    expect((await server.call('GET', '/api/browsers/own')).body).toMatchObject({ error: { code: 'wrongToken' } });
    expect((await server.call('POST', '/api/browsers/own/erase')).body).toMatchObject({
      error: { code: 'wrongToken' },
    });
  });
});
