import { seedRng } from '@nunatak/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPool } from '../src/store/postgresStore.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, startTable } from './support/table.ts';

let postgres: Postgres;
let databaseUrl: string;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database('frozen');
  server = await newServer({ config: { databaseUrl } });
});
afterEach(() => postgres.thaw());
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

it('D11: a database that says nothing is a clear error to everyone, and play goes on when it speaks again', async () => {
  const { id, clients } = await startTable(server, 1, 1);
  const [ada] = clients;
  await ada.decide(seedRng('before'));
  postgres.freeze();
  const pending = ada.sync.submit(ada.anAction(seedRng('during')));
  const others = [1, 2, 3].map((n) =>
    ada.refusalOf({ type: 'orders', matchId: id, orders: { foresight: n === 1 ? 'never' : 'ask' } }),
  );
  // It is thawed only afterwards: whoever waits for it would wait for ever.
  const asked = await Promise.all([
    ...others,
    server.call('GET', '/health').then(({ status }) => status),
    server.call('GET', '/api/matches').then(({ body }) => body),
    ada.until(() => ada.last('error')?.error.code === 'unavailable'),
  ]);
  expect(asked).toMatchObject([
    'unavailable',
    'unavailable',
    'unavailable',
    503,
    { error: { code: 'unavailable', retryAfter: 1 } },
    undefined,
  ]);
  postgres.thaw();
  const ticker = setInterval(() => ada.sync.tick(), 100);
  expect(await pending).toEqual({ ok: true, seq: 2 });
  clearInterval(ticker);
  await ada.playToEnd('after', 6);
  expect(await server.matches.store.steps(id, 0)).toHaveLength(ada.sync.seq);
  expect((await server.call('GET', '/health')).status).toBe(200);
  closeAll(clients);
});

it('gives its matches room on the page and no index of what a move changes, so that a move touches no index', async () => {
  const pool = openPool({ url: databaseUrl });
  const options = await pool.query<{ reloptions: string[] }>(
    `select reloptions from pg_class where relname = 'matches'`,
  );
  const indexes = await pool.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'matches'::regclass`,
  );
  await pool.end();
  expect(options.rows).toEqual([{ reloptions: ['fillfactor=80'] }]);
  const definitions = indexes.rows.map(({ definition }) => definition);
  expect(definitions.length).toBeGreaterThan(3);
  const touched = /\b(revision|seq|updated_at|due_at|snapshot)\b/;
  expect(definitions.filter((definition) => touched.test(definition))).toEqual([]);
});
