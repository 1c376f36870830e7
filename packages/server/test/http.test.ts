import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATES } from '../src/access/limits.ts';
import { contentSecurityPolicy } from '../src/http/headers.ts';
import { jsonLog } from '../src/log.ts';
import { newServer, type TestServer } from './support/server.ts';

let site: string;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'nunatak-site-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Nunatak</title>');
  writeFileSync(path.join(site, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
  writeFileSync(path.join(path.dirname(site), 'nunatak-outside.txt'), 'not yours');
  server = await newServer({
    config: { site, origins: ['https://friend.example'] },
    log: jsonLog((line) => lines.push(line)),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(site, { recursive: true, force: true });
  rmSync(path.join(path.dirname(site), 'nunatak-outside.txt'), { force: true });
});

describe('the site', () => {
  it('is the page for every address without a file, never cached', async () => {
    for (const route of ['/', '/index.html', '/m/0123456789abcdef', '/rules']) {
      const { status, body, headers } = await server.call('GET', route);
      expect([status, body]).toEqual([200, '<!doctype html><title>Nunatak</title>']);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('has files that are kept for ever, compressed, and not sent twice', async () => {
    const { status, headers } = await server.call('GET', '/assets/main-abc123.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('gzip');
    const again = await server.call('GET', '/assets/main-abc123.js', undefined, {
      'If-None-Match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('is nothing outside its folder', async () => {
    for (const route of [
      '/../nunatak-outside.txt',
      '/%2e%2e/nunatak-outside.txt',
      '/assets/..%2f..%2fnunatak-outside.txt',
      '/missing.js',
    ]) {
      expect((await server.call('GET', route)).status).toBe(404);
    }
  });
});

describe('every answer', () => {
  it('carries strict headers', async () => {
    for (const route of ['/', '/api/matches', '/health', '/nowhere.txt']) {
      const { headers } = await server.call('GET', route);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/'unsafe-(inline|eval)'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await server.call('GET', '/api/matches')).headers.get('cache-control')).toBe('no-store');
  });

  it('lets in the styles within the page, by their hash, and no others', () => {
    const page = '<style>p { color: red }</style><style>b { color: blue }</style>';
    const hashes = ['p { color: red }', 'b { color: blue }'].map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(contentSecurityPolicy(page)).toContain(`; style-src 'self' ${hashes.join(' ')}; `);
    expect(contentSecurityPolicy('')).toContain("; style-src 'self'; ");
  });

  it('is refused to pages of other sites', async () => {
    const from = async (origin: string) =>
      (await server.call('GET', '/api/matches', undefined, { Origin: origin })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(
      (await server.call('GET', '/api/matches', undefined, { Origin: 'https://evil.example' })).body,
    ).toMatchObject({ error: { code: 'foreignOrigin' } });
    expect(await from('https://friend.example')).toBe(200);
    expect(await from(server.url)).toBe(200);
  });

  it('says what was wrong with the question', async () => {
    expect((await server.call('POST', '/api/matches', 'no json')).body).toMatchObject({
      error: { code: 'malformed', expected: 'JSON' },
    });
    expect((await server.call('POST', '/api/matches', { name: 'Ada' })).body).toMatchObject({
      error: { code: 'malformed', field: 'settings' },
    });
    const deep = `{"name":"Ada","settings":{"game":{"players":3,"edition":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}}}`;
    const { status: deepStatus, body: deepBody } = await server.call('POST', '/api/matches', deep);
    expect([deepStatus, deepBody], 'D22').toMatchObject([
      400,
      { error: { code: 'malformed', found: 'JSON nested more than 32 levels deep', expected: 'at most 32 levels' } },
    ]);
    const large = await server.call('POST', '/api/matches', 'x'.repeat(LIMITS.bodyBytes + 1));
    expect([large.status, large.body]).toMatchObject([413, { error: { code: 'tooLarge' } }]);
    expect(await server.call('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknownPath' } },
    });
    for (const id of ['%00', 'no-such-id', '0000000000000000']) {
      expect((await server.call('GET', `/api/matches/${id}`)).body).toMatchObject({ error: { code: 'unknownMatch' } });
    }
    const browser = { 'X-Nunatak-Browser': 'B'.repeat(43) };
    expect((await server.call('GET', '/api/history?q=%00', undefined, browser)).body).toMatchObject({
      error: { code: 'malformed', field: 'q' },
    });
    expect((await server.call('DELETE', '/api/matches')).status).toBe(404);
  });
});

it('tells how it is', async () => {
  expect((await server.call('GET', '/health')).body).toEqual({ status: 'ok', store: 'sqlite' });
  const { body } = await server.call('GET', '/metrics');
  expect(body).toMatch(/# TYPE nunatak_steps_total counter\nnunatak_steps_total \d+\n/);
  expect(body).toMatch(/nunatak_submit_seconds_bucket\{le="\+Inf"\} \d+/);
  expect(body).toMatch(/nunatak_connections 0/);
  expect(body).toMatch(/nunatak_loop_delay_seconds [\d.e-]+/);
  expect(body).toMatch(/nunatak_http_requests_total\{method="GET",route="\/health",status="200"\} \d+/);
});

it('D20: lets a page of a friend’s site use the API, and no other', async () => {
  const ask = (origin: string, method = 'GET') => server.call(method, '/api/matches', undefined, { Origin: origin });
  const { status, headers } = await ask('https://friend.example', 'OPTIONS');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://friend.example']);
  expect(headers.get('access-control-allow-headers')).toContain('X-Nunatak-Browser');
  const answer = await ask('https://friend.example');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await ask('https://evil.example', 'OPTIONS')).status).toBe(403);
  const own = await ask(server.url);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

/** With a Host of one's own choice, which fetch does not allow. */
function statusFor(url: string, headers: Record<string, string>, path = '/api/matches'): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end();
  });
}

it('D23: has no name but its own, so that no page can have one lead here', async () => {
  const evil = { Host: 'evil.example', Origin: 'http://evil.example' };
  expect(await statusFor(server.url, evil)).toBe(421);
  for (const host of ['localhost:8080', 'my-computer', 'my-computer.local:80', '192.168.1.5:8080', '[::1]:8080']) {
    expect([host, await statusFor(server.url, { Host: host })]).toEqual([host, 200]);
  }
  const named = await newServer({ config: { hosts: ['play.example'], trustProxy: true } });
  expect(await statusFor(named.url, { Host: 'play.example' })).toBe(200);
  expect(await statusFor(named.url, evil)).toBe(421);
  await named.stop();
});

it('D24: tells its figures and its health to its own host only', async () => {
  for (const path of ['/metrics', '/health']) {
    expect(await statusFor(server.url, {}, path)).toBe(200);
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
      expect([path, header, await statusFor(server.url, { [header]: '203.0.113.7' }, path)]).toEqual([
        path,
        header,
        404,
      ]);
    }
  }
});

it('slows down an address that asks too much', async () => {
  const creates = { ...DEFAULT_RATES.creates, perSecond: 0 };
  const strict = await newServer({ rates: { ...DEFAULT_RATES, creates } });
  const create = () => strict.call('POST', '/api/matches', { name: 'Ada', settings: { game: { players: 3 } } });
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await create()).status);
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
  expect((await create()).headers.get('retry-after')).toBe('5');
  await strict.stop();
});

it('takes nobody who hangs up in the middle of a request for an error of its own', async () => {
  const logged: string[] = [];
  const own = await newServer({ log: jsonLog((line) => logged.push(line)) });
  const caller = connect(own.port, '127.0.0.1');
  const head = 'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n';
  caller.write(`${head}{`, () => caller.destroy());
  await expect.poll(() => own.metrics.text()).toMatch(/nunatak_http_requests\S*route="\/api\/matches"/);
  expect(logged.filter((line) => line.includes('request failed'))).toEqual([]);
  await own.stop();
});

it('writes no token and no match into its logs', async () => {
  const { matchId, token } = await server.create();
  await server.call('POST', `/api/matches/${matchId}/devices`, undefined, { Authorization: `Bearer ${token}` });
  await server.call('GET', `/api/matches/${matchId}/record`);
  const written = lines.join('');
  expect(written.includes(token) || written.includes(matchId)).toBe(false);
  const log: string[] = [];
  jsonLog((line) => log.push(line)).error('x', {
    token,
    match: matchId,
    seed: 'my seed',
    error: new Error('plain', { cause: new Error('deep') }),
  });
  expect(log[0]).not.toMatch(new RegExp(`${token}|${matchId}|my seed`));
  expect(log[0]).toContain(matchId.slice(0, 6));
  expect(log[0]).toContain('deep');
});
