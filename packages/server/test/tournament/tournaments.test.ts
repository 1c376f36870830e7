import { LIMITS, type Seated, type Tournament } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSED } from '../../src/match/reading.ts';
import { newToken } from '../../src/secrets.ts';
import { Client } from '../support/client.ts';
import { newServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

const [host, ada, bo, cy, di] = Array.from({ length: 5 }, () => ({ 'X-Nunatak-Browser': newToken() }));

async function ask<T = Tournament>(method: string, path: string, browser: Record<string, string>, body?: object) {
  const answer = await server.call(method, `/api/tournaments${path}`, body, browser);
  return answer.body as T;
}

const CUP = { name: 'Ice cup', players: 2, rounds: 2 };

/** Plays the table of some people to its end. */
async function playTable(id: string, browsers: readonly Record<string, string>[], chance: string): Promise<string> {
  const seated = await Promise.all(browsers.map((browser) => ask<Seated>('POST', `/${id}/seat`, browser)));
  const clients = await Promise.all(
    seated.map(({ matchId, token }) => Client.join({ url: server.url, matchId, token })),
  );
  await Promise.all(clients.map((client) => client.playToEnd(chance)));
  for (const client of clients) client.close();
  return seated[0].matchId;
}

describe('a tournament', () => {
  it('deals the same to all tables of a round, hides it until the last is over, and counts', async () => {
    const { tournamentId: id } = await ask('POST', '', host, CUP);
    for (const [browser, name] of [ada, bo, cy, di].map((one, i) => [one, ['Ada', 'Bo', 'Cy', 'Di'][i]] as const)) {
      await ask('POST', `/${id}/people`, browser, { name });
    }
    expect(await ask('POST', `/${id}/rounds`, ada)).toMatchObject({ error: { code: 'notHost' } });
    const begun = await ask('POST', `/${id}/rounds`, host);
    expect(begun).toMatchObject({ round: 1, status: 'playing', isHost: true });
    expect(begun.tables.map(({ seats }) => seats.map(({ person }) => person))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const seeds = await Promise.all(begun.tables.map(async ({ matchId }) => (await server.matches.load(matchId)).seed));
    expect(seeds[0]).toBe(seeds[1]);

    const first = await playTable(id, [ada, bo], 'first');
    expect(await ask('POST', `/${id}/rounds`, host)).toMatchObject({ error: { code: 'notFinished' } });
    const half = await ask('GET', `/${id}`, ada);
    expect(half).toMatchObject({ status: 'playing', people: [{ score: 0 }, { score: 0 }, { score: 0 }, { score: 0 }] });
    const record = () => server.call('GET', `/api/matches/${first}/record`);
    const room = async () => ((await server.call('GET', `/api/matches/${first}`)).body as { room: object }).room;
    expect((await record()).body).toMatchObject({ error: { code: 'notFinished' } });
    expect(await room()).not.toHaveProperty('fair');
    expect((await server.call('GET', `/api/matches/${begun.tables[1].matchId}/position`)).body).toMatchObject({
      error: { code: 'spectatorsNotAllowed' },
    });

    await playTable(id, [cy, di], 'second');
    const between = await ask('GET', `/${id}`, ada);
    expect(between).toMatchObject({ status: 'between', isHost: false });
    expect(between.people.reduce((sum, { score }) => sum + score, 0)).toBe(200);
    expect((await record()).status).toBe(200);
    expect(await room()).toMatchObject({ fair: { seed: seeds[0] } });

    const second = await ask('POST', `/${id}/rounds`, host);
    const met = new Set(
      second.tables.slice(0, 2).map(({ seats }) => JSON.stringify(seats.map(({ person }) => person))),
    );
    for (const { seats } of second.tables.slice(2)) {
      expect(met).not.toContain(JSON.stringify(seats.map(({ person }) => person).toSorted()));
    }
  });

  it('lets a bot fill up, late people enter, and people leave', async () => {
    const { tournamentId: id } = await ask('POST', '', host, { ...CUP, rounds: 3 });
    await ask('POST', `/${id}/people`, ada, { name: 'Ada' });
    expect(await ask('POST', `/${id}/rounds`, host)).toMatchObject({ error: { code: 'seatsOpen' } });
    for (const [browser, name] of [
      [bo, 'Bo'],
      [cy, 'Cy'],
    ] as const)
      await ask('POST', `/${id}/people`, browser, { name });
    expect(await ask('POST', `/${id}/people`, di, { name: 'ADA' })).toMatchObject({ error: { code: 'nameTaken' } });
    const begun = await ask('POST', `/${id}/rounds`, host);
    expect(begun.tables[1].seats).toEqual([{ person: 2 }, {}]);
    expect(await ask('POST', `/${id}/people`, di, { name: 'Di' })).toMatchObject({ status: 'playing' });
    expect(await ask<object>('POST', `/${id}/seat`, di)).toMatchObject({ error: { code: 'notSeated' } });
    await ask('POST', `/${id}/leave`, ada);
    await Promise.all([playTable(id, [ada, bo], 'a'), playTable(id, [cy], 'b')]);
    const next = await ask('POST', `/${id}/rounds`, host);
    const second = next.tables
      .filter(({ round }) => round === 2)
      .flatMap(({ seats }) => seats.map(({ person }) => person));
    expect(second.filter((person) => person !== undefined).toSorted()).toEqual([1, 2, 3]);
  });

  it('goes on without a table that the operator has deleted or closed, and is there while one cannot be read', async () => {
    const { tournamentId: id } = await ask('POST', '', host, { ...CUP, rounds: 3 });
    for (const [browser, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const)
      await ask('POST', `/${id}/people`, browser, { name });
    const { store } = server.matches;
    const tableOf = async (reason?: string) => {
      const { tables, round } = await ask('POST', `/${id}/rounds`, host);
      const [{ matchId }] = tables.filter((table) => table.round === round);
      if (reason === undefined) await store.remove(matchId);
      else await store.quarantine(matchId, reason);
      server.matches.forget(matchId);
      return matchId;
    };
    await tableOf();
    expect(await ask('GET', `/${id}`, ada)).toMatchObject({
      status: 'between',
      people: [{ points: 0 }, { points: 0 }],
    });
    await tableOf(CLOSED);
    expect(await ask('GET', `/${id}`, ada)).toMatchObject({ status: 'between', round: 2 });
    await tableOf('it cannot be read');
    expect(await ask('GET', `/${id}`, ada)).toMatchObject({ status: 'playing', round: 3 });
  });

  it('gives a seat to no more devices than it may have, though all ask at once', async () => {
    const { tournamentId: id } = await ask('POST', '', host, CUP);
    for (const [browser, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const)
      await ask('POST', `/${id}/people`, browser, { name });
    const begun = await ask('POST', `/${id}/rounds`, host);
    const answers = await Promise.all(
      Array.from({ length: LIMITS.devicesPerSeat + 5 }, () => ask<object>('POST', `/${id}/seat`, ada)),
    );
    const refused = answers.filter((answer) => 'error' in answer);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ error: { code: 'tooMany' } });
    expect(await server.matches.store.tokens(begun.tables[0].matchId)).toHaveLength(LIMITS.devicesPerSeat);
  });

  it('says what was wrong', async () => {
    expect(await ask('GET', '/0000000000000000', ada)).toMatchObject({ error: { code: 'unknownTournament' } });
    expect(await ask('POST', '', host, { ...CUP, rounds: 10 })).toMatchObject({ error: { field: 'rounds' } });
    expect(await ask('POST', '', {}, CUP)).toMatchObject({ error: { code: 'wrongToken' } });
  });
});
