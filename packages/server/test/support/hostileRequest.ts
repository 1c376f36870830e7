import { nextInt, type Rng } from '@nunatak/engine';
import { NASTY } from './hostileText.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const FIELDS = ['name', 'settings', 'bots', 'seat', 'code', 'endpoint', 'keys', '__proto__', 'constructor'];
const HEADERS = [
  {},
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'A'.repeat(43)}` },
  { authorization: 'Basic eDp4' },
  { 'x-nunatak-browser': '../../x' },
  { 'x-nunatak-browser': 'B'.repeat(43) },
  { 'x-forwarded-for': '1.2.3.4, <script>' },
  { 'content-type': 'application/xml' },
  { origin: 'null' },
];

/** Sends one request that means no good; what came back, with its headers. Throws if the server had a fault. */
export async function hostileRequest(url: string, rng: Rng, matchId: string): Promise<string> {
  const pick = <Value>(list: readonly Value[]): Value => list[nextInt(rng, list.length)];
  const method = pick(METHODS);
  const path = pick([
    '/api/matches',
    '/api/browsers',
    '/api/browsers/devices',
    '/api/browsers/devices/claim',
    '/api/browsers/own',
    '/api/browsers/own/erase',
    `/api/matches/${matchId}/devices/own`,
    `/api/matches/${matchId}`,
    `/api/matches/${matchId}/seats`,
    `/api/matches/${matchId}/devices`,
    `/api/matches/${matchId}/devices/claim`,
    `/api/matches/${matchId}/push`,
    `/api/matches/${matchId}/record`,
    `/api/history?q=${encodeURIComponent(pick(['', '%', '_', '\\', "' or 1=1 --", '\u0000', '\u202e', 'x'.repeat(90)]))}&before=${pick([1, 'x', -1])}`,
    '/api/history?status=open&status=playing&players=9',
    '/api/matches/%00/seats',
    '/api/matches/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/health',
    '/m/%ff%fe',
  ]);
  const body = {
    ...Object.fromEntries(FIELDS.filter(() => nextInt(rng, 3) === 0).map((name) => [name, pick(NASTY)])),
  };
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const text = pick([JSON.stringify(body), '{', '', JSON.stringify(pick(NASTY)) ?? '', 'x'.repeat(200_000)]);
  const request = { method, headers: pick(HEADERS), ...(hasBody ? { body: text } : {}) };
  // The server may close a connection over which too much came in; a request that meets the end of it comes again.
  const response = await fetch(`${url}${path}`, request).catch(() => fetch(`${url}${path}`, request));
  const answer = await response.text();
  const isPushless = response.status === 503 && answer.includes('Web Push');
  if (response.status >= 500 && !isPushless)
    throw new Error(`${method} ${path} ended with ${response.status}: ${answer}`);
  return `${JSON.stringify([...response.headers])}${answer}`;
}
