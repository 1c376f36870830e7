import { setup } from '@nunatak/engine';
import { Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../src/log.ts';
import { Ratings } from '../src/ratings/ratings.ts';
import { rerate } from '../src/ratings/rerate.ts';
import { afterMatch, placesOf, shownDeviation, shownRating, UNKNOWN } from '../src/ratings/skill.ts';
import { hashToken, newToken } from '../src/secrets.ts';
import { House } from './support/house.ts';
import { newServer, type TestServer } from './support/server.ts';

describe('a rating', () => {
  it('begins at 1500, goes up with a win and down with a loss, and becomes surer', () => {
    expect([shownRating(UNKNOWN), shownDeviation(UNKNOWN)]).toEqual([1500, 400]);
    const [first, second, third] = afterMatch([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
    expect(first.mu).toBeGreaterThan(UNKNOWN.mu);
    expect(second.mu).toBeLessThan(first.mu);
    expect(second.mu).toBeGreaterThan(third.mu);
    expect(third.mu).toBeLessThan(UNKNOWN.mu);
    for (const { sigma, games } of [first, second, third]) {
      expect(sigma).toBeLessThan(UNKNOWN.sigma);
      expect(games).toBe(1);
    }
  });

  it.each([
    { points: [40, 55, 31], places: [2, 1, 3] },
    { points: [31, 55, 31], places: [2, 1, 2] },
  ])('goes by the place at the table: $points are the places $places', ({ points, places }) => {
    const { view } = setup({ players: 3 }, 'places');
    expect(placesOf({ ...view, points })).toEqual(places);
  });

  it('treats a shared place alike, whichever seat it is', () => {
    const [a, b, c] = afterMatch([UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 2]);
    expect(a).toEqual(c);
    expect(b.mu).toBeGreaterThan(a.mu);
  });
});

describe('matches among those who have asked to be rated', () => {
  let house: House;
  let ratings: Ratings | undefined;
  const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, browser: newToken() }));
  beforeAll(async () => {
    house = await House.open();
    for (const { name, browser } of [ada, bo]) {
      await house.store.keepRater({ browser: hashToken(browser), name, since: house.now });
    }
  });
  afterAll(() => house.close());

  /** A match of some people, played by chance to its end. */
  async function played(people: readonly { name: string; browser: string }[], bots = 0): Promise<string> {
    house.now += 1000;
    const [host, ...guests] = people;
    const settings = v.parse(Settings, { game: { players: people.length + bots } });
    const given = { name: host.name, settings, bots: Array<string>(bots).fill('random') };
    const { matchId } = await house.rooms.create(given, { browser: host.browser });
    for (const { name, browser } of guests) await house.rooms.sit(matchId, { name }, { browser });
    await house.rooms.start(matchId, 0, undefined);
    await house.playUntil(matchId, ({ status }) => status === 'finished');
    await ratings?.drain();
    return matchId;
  }

  async function listOf({ browser }: { browser: string }) {
    if (ratings === undefined) throw new Error('Nothing is rated yet');
    return await ratings.list(2, browser);
  }

  it('are rated later where a process went down meanwhile, and never twice', async () => {
    const id = await played([ada, bo]);
    ratings = new Ratings(house.matches, house.bots, SILENT);
    expect((await ratings.list(2, ada.browser)).matches).toEqual([]);
    for (const _ of ['once', 'and again']) await ratings.rateMissed(house.now - 1);
    await ratings.drain();
    expect((await ratings.list(2, ada.browser)).matches).toMatchObject([{ matchId: id }]);
  });

  it('change the ratings of both by their places', async () => {
    const before = await listOf(ada);
    const id = await played([ada, bo]);
    const { state } = await house.load(id);
    if (state === undefined) throw new Error('The game has not started');
    const place = placesOf(state.view)[0];
    const { people, count, asked, matches } = await listOf(ada);
    expect([count, asked]).toEqual([2, 'Ada']);
    const own = people.find((one) => one.own);
    expect(own).toMatchObject({ name: 'Ada', games: 2 });
    expect(matches[0]).toMatchObject({ matchId: id, place, before: before.matches[0].after, after: own?.rating });
    expect((await ratings?.list(3, ada.browser))?.people).toEqual([]);
    expect(await ratings?.list(2, undefined)).not.toHaveProperty('asked');
  });

  it('tell what each was ahead by and what of that was luck, measured once, also where a process went down', async () => {
    const { people, matches } = await listOf(ada);
    const { state } = await house.load(matches[0].matchId);
    const [own = 0, other = 0] = state?.view.points ?? [];
    expect(matches[0].margin?.points).toBe(own - other);
    expect(matches[0].margin?.luck).not.toBe(0);
    // The other was as unlucky, and the first of both matches was measured when what was missed was looked for.
    expect((await listOf(bo)).matches[0].margin?.luck).toBe(-(matches[0].margin?.luck ?? 0));
    const mean = (matches[0].margin?.luck ?? 0) / 2 + (matches[1].margin?.luck ?? 0) / 2;
    expect(people.find((one) => one.own)?.margin?.luck).toBeCloseTo(mean, 0);
    expect(await house.store.unmeasured(0, 9)).toEqual([]);
  });

  it('are those without a stranger, who may ask for it later, and without a bot', async () => {
    await played([ada, cy]);
    await played([ada], 1);
    house.now += 1000;
    await ratings?.ask(cy.browser, 'Cy');
    await ratings?.rateMissed(0);
    expect((await listOf(ada)).matches).toHaveLength(2);
  });

  it('give the same ratings when they are worked out anew from their logs', async () => {
    await played([bo, ada]);
    await played([cy, ada]);
    const before = await house.store.bestSkills(2, 9);
    await house.store.replaceSkills([], (await house.store.ratedAfter(undefined, 99)).length);
    expect((await house.store.bestSkills(2, 9)).count).toBe(0);
    expect(await rerate(house.matches)).toBe(4);
    expect(await house.store.bestSkills(2, 9)).toEqual(before);
  });

  it('are forgotten with who leaves', async () => {
    await ratings?.leave(ada.browser);
    const { people, count } = await listOf(ada);
    expect(count).toBe(2);
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Bo', 'Cy']);
    expect(await house.store.raters([hashToken(ada.browser)])).toEqual([]);
  });
});

describe('ratings over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await newServer();
  });
  afterAll(() => server.stop());

  it('are asked for under a name, shown, and left again', async () => {
    const mine = { 'X-Nunatak-Browser': newToken() };
    expect((await server.call('POST', '/api/ratings', { name: 'Ada' }, mine)).status).toBe(201);
    expect((await server.call('GET', '/api/ratings/2', undefined, mine)).body).toEqual({
      players: 2,
      people: [],
      count: 0,
      asked: 'Ada',
      matches: [],
    });
    expect((await server.call('POST', '/api/ratings/leave', undefined, mine)).status).toBe(200);
    expect((await server.call('GET', '/api/ratings/2', undefined, mine)).body).not.toHaveProperty('asked');
  });

  it('say what was wrong', async () => {
    const mine = { 'X-Nunatak-Browser': newToken() };
    expect((await server.call('GET', '/api/ratings/1')).body).toMatchObject({
      error: { code: 'malformed', field: 'players' },
    });
    expect((await server.call('POST', '/api/ratings', { name: '' }, mine)).body).toMatchObject({
      error: { code: 'malformed', field: 'name' },
    });
    expect((await server.call('POST', '/api/ratings', { name: 'Ada' })).body).toMatchObject({
      error: { code: 'wrongToken' },
    });
  });
});
