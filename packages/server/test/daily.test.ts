import type { Leaderboard } from '@nunatak/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../src/daily/replay.ts';
import { newToken } from '../src/secrets.ts';
import { holdClock } from './support/clock.ts';
import { type DailyGame, playDaily } from './support/dailyGame.ts';
import { newServer, type TestServer } from './support/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = holdClock();
const today = new Date().toISOString().slice(0, 10);
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

const aBrowser = () => ({ 'X-Nunatak-Browser': newToken() });
const handIn = (name: string, { points: _, ...game }: DailyGame, browser: Record<string, string> = aBrowser()) =>
  server.call('POST', '/api/daily', { name, ...game }, browser);
const boardOf = async (day: string, kind: string, browser = {}) =>
  (await server.call('GET', `/api/daily/${day}/${kind}`, undefined, browser)).body as Leaderboard;

describe('a game of the deal of a day', () => {
  it.each(['solo', 'bots'] as const)('is played again before it is listed: %s', (kind) => {
    const { points, ...game } = playDaily(today, kind, 'a line');
    expect(replay(game)).toMatchObject({ ok: true, value: { points } });
  });

  it('must be over, of its day, and by the rules of today', () => {
    const game = playDaily(today, 'solo', 'a line');
    expect(replay({ ...game, path: game.path.slice(0, 8) })).toMatchObject({ reason: { field: 'path' } });
    expect(replay({ ...game, path: `${game.path}0` })).toMatchObject({ ok: false });
    expect(replay({ ...game, day: '2020-02-29' })).toMatchObject({ ok: false });
    expect(replay({ ...game, rules: 1 })).toMatchObject({ reason: { field: 'rules', found: '1' } });
  });

  it('in which a bot is made to decide what it would not is none', () => {
    expect(replay(playDaily(today, 'bots', 'a line', true))).toMatchObject({
      ok: false,
      reason: {
        field: expect.stringMatching(/^path, decision \d+$/),
        expected: expect.stringMatching(/as (ridge|serac) decides$/),
      },
    });
  });
});

describe('the leaderboard of a day', () => {
  it('lists what was handed in by points, and tells its owner apart', async () => {
    const mine = aBrowser();
    const lines = ['a', 'b', 'c'].map((chance) => playDaily(today, 'solo', chance));
    await handIn('Ada', lines[0], mine);
    await handIn('Bo', lines[1]);
    const { status, body } = await handIn('Cy', lines[2]);
    expect(status).toBe(201);
    const best = lines.map(({ points }) => points).sort((a, b) => b - a);
    expect((body as Leaderboard).entries.map(({ points }) => points)).toEqual(best);
    const { entries, count } = await boardOf(today, 'solo', mine);
    expect(count).toBe(3);
    expect(entries.filter(({ own }) => own).map(({ name }) => name)).toEqual(['Ada']);
    expect(entries.map(({ rank }) => rank)).toEqual(best.map((points) => 1 + best.indexOf(points)));
    expect((await boardOf(today, 'bots')).entries).toEqual([]);
  });

  it('keeps the first game of a browser, until it is withdrawn', async () => {
    const mine = aBrowser();
    const [first, second] = ['first', 'second'].map((chance) => playDaily(today, 'bots', chance));
    await handIn('Ada', first, mine);
    expect((await handIn('Ada', first, mine)).status).toBe(201);
    expect(await handIn('Ada', second, mine)).toMatchObject({ status: 409, body: { error: { code: 'handedIn' } } });
    expect((await boardOf(today, 'bots')).entries).toMatchObject([
      { name: 'Ada', points: first.points, path: first.path },
    ]);
    const withdrawn = await server.call('POST', `/api/daily/${today}/bots/withdraw`, undefined, mine);
    expect(withdrawn.body).toMatchObject({ entries: [], count: 0 });
    expect((await handIn('Ada', second, mine)).status).toBe(201);
  });

  it('is open for a week, and for those whose day begins before the server’s', async () => {
    const code = async (daysAgo: number) => {
      const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
      const { status, body } = await handIn('Ada', playDaily(day, 'solo', 'late'));
      return status === 201 ? 'listed' : (body as { error: { field?: string } }).error.field;
    };
    expect([await code(7), await code(9), await code(-2)]).toEqual(['listed', 'day', 'day']);
    clock.ahead = 60 * DAY_MS;
    expect(await code(60)).toBe('day');
  });

  it('says what is wrong with what was handed in', async () => {
    const game = playDaily(today, 'solo', 'wrong');
    const field = async (over: object, browser?: Record<string, string>) =>
      (await handIn('Ada', { ...game, ...over }, browser)).body as object;
    expect(await field({ kind: 'duel' })).toMatchObject({ error: { code: 'malformed', field: 'kind' } });
    expect(await field({ day: '2026-02-31' })).toMatchObject({ error: { code: 'malformed', field: 'day' } });
    expect(await field({ path: 'a b' })).toMatchObject({ error: { code: 'malformed', field: 'path' } });
    expect(await field({ path: '0'.repeat(1001) })).toMatchObject({ error: { code: 'malformed', field: 'path' } });
    expect(await field({ path: '000' })).toMatchObject({
      error: { code: 'malformed', expected: 'a game that is over' },
    });
    expect(await field({}, {})).toMatchObject({ error: { code: 'wrongToken' } });
    expect(await server.call('GET', '/api/daily/today/solo')).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed', field: 'day' } },
    });
  });
});

it('takes so many games of an address and no more', async () => {
  const limited = await newServer({ limited: true });
  const { points: _, ...game } = playDaily(today, 'solo', 'flood');
  const body = { name: 'Ada', ...game };
  const codes: number[] = [];
  for (let i = 0; i < 13; i++) codes.push((await limited.call('POST', '/api/daily', body, aBrowser())).status);
  expect(codes).toEqual([...Array(12).fill(201), 429]);
  await limited.stop();
});
