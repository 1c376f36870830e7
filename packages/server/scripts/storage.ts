import { parseArgs } from 'node:util';
import { legalActions, nextInt, seedRng } from '@nunatak/engine';
import { Settings } from '@nunatak/protocol';
import pg from 'pg';
import * as v from 'valibot';
import { HouseBots } from '../src/bots/bots.ts';
import { SILENT } from '../src/log.ts';
import { deciderOf } from '../src/match/match.ts';
import { Matches } from '../src/match/matches.ts';
import { Play } from '../src/match/play.ts';
import { Rooms } from '../src/match/rooms.ts';
import { Metrics } from '../src/metrics.ts';
import { PostgresStore } from '../src/store/postgresStore.ts';
import { READS } from '../test/store/reads.ts';
import { newId } from '../test/support/client.ts';
import { fill } from '../test/support/filled.ts';
import { notingClient, type Sent, withoutIndex } from '../test/support/plans.ts';
import { startPostgres } from '../test/support/postgres.ts';

/**
 * What matches take on the disk of a PostgreSQL, and whether everything that is asked of it is found by an index when it is
 * full. Ends with 1 where something is not. With `--games 0` or `--filled 0` it does only the other; with `--database URL` it
 * goes on filling that one where it was left.
 *
 *     node packages/server/scripts/storage.ts --games 40 --kept 4000 --filled 1000000
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    kept: { type: 'string', default: '4000' },
    filled: { type: 'string', default: '1000000' },
    database: { type: 'string' },
  },
});
const [games, kept, filled] = [values.games, values.kept, values.filled].map(Number);
const CLOCKS = { 'without a clock': { kind: 'none' }, 'with a clock': { kind: 'live', bank: 900, increment: 10 } };
const PLAYED_TABLES = ['matches', 'due', 'steps', 'tokens', 'plays', 'chat'];

const postgres = await startPostgres();
const bots = new HouseBots({ threads: 1, onFailure: () => undefined });
try {
  if (games > 0) await measureGames();
  if (filled > 0) await checkPlans();
} finally {
  bots.close();
  await postgres.stop();
}

/** Plays games of three, and puts copies of them away. */
async function measureGames(): Promise<void> {
  const url = await postgres.database('played');
  const store = new PostgresStore({ url });
  await store.migrate();
  const client = await connected(url);
  const empty = await sizeOf(client);
  const matches = new Matches({ store, log: SILENT, metrics: new Metrics() });
  const [rooms, play] = [new Rooms(matches, bots), new Play(matches)];
  for (const [how, clock] of Object.entries(CLOCKS)) {
    const before = await walOf(client);
    const moves = await Promise.all(
      Array.from({ length: games / 2 }, (_, n) => playGame(rooms, play, matches, `game ${n}`, clock)),
    );
    const all = moves.reduce((sum, count) => sum + count, 0);
    say(`${games / 2} games of three ${how}, ${((2 * all) / games).toFixed(0)} moves each`);
    say(`write-ahead log: ${(((await walOf(client)) - before) / all).toFixed(0)} bytes a move`);
  }
  say(`updates of a match that touch no index: ${(100 * (await hotShareOf(client))).toFixed(0)} %`);
  say(`as played: ${(((await sizeOf(client)) - empty) / games / 1000).toFixed(1)} kB a match`);
  await copyGames(client, Math.ceil(kept / games));
  const { rows } = await client.query('select count(*) from matches');
  say(`${rows[0].count} matches: ${((await sizeOf(client)) / 1e6).toFixed(0)} MB, a match in`);
  for (const table of PLAYED_TABLES) {
    const { rows: sizes } = await client.query('select pg_total_relation_size($1) as bytes', [table]);
    say(`  ${table.padEnd(10)} ${(sizes[0].bytes / rows[0].count / 1000).toFixed(1)} kB`);
  }
  await client.end();
  await store.close();
}

/** Of all updates of matches those that touch no index. A connection that rests tells of its own after ten seconds. */
async function hotShareOf(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query(
      `select n_tup_hot_upd as hot, n_tup_upd as all from pg_stat_user_tables where relname = 'matches'`,
    );
    if (Number(rows[0].all) > 0) return rows[0].hot / rows[0].all;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function playGame(rooms: Rooms, play: Play, matches: Matches, chance: string, clock: object): Promise<number> {
  const settings = v.parse(Settings, { game: { players: 3 }, clock });
  const { matchId } = await rooms.create({ name: 'Ada', settings, bots: [] }, { browser: newId() });
  for (const name of ['Bo', 'Cy']) await rooms.sit(matchId, { name }, { browser: newId() });
  await rooms.start(matchId, 0, undefined);
  const rng = seedRng(chance);
  for (;;) {
    const match = await matches.load(matchId);
    const seat = deciderOf(match);
    if (seat === undefined || match.state === undefined) return match.seq;
    const legal = legalActions(match.state.view);
    const action = legal[nextInt(rng, legal.length)];
    await play.submit(matchId, { seat, seq: match.seq, by: 'seat', actionId: newId(), action });
  }
}

/** The same matches again under other ids. */
async function copyGames(client: pg.Client, times: number): Promise<void> {
  for (const table of PLAYED_TABLES) {
    const key = table === 'matches' ? 'id' : 'match_id';
    const { rows } = await client.query(
      'select column_name from information_schema.columns where table_schema = $1 and table_name = $2 order by ordinal_position',
      ['public', table],
    );
    const columns = rows.map(({ column_name }) => column_name as string);
    const copied = columns.map((column) => (column === key ? `substr(md5(t.${key} || copy), 1, 16)` : `t.${column}`));
    await client.query(
      `insert into ${table} (${columns.join(', ')}) select ${copied.join(', ')} from ${table} t, generate_series(2, ${times}) copy`,
    );
  }
}

async function checkPlans(): Promise<void> {
  const url = values.database ?? (await postgres.database('filled'));
  const sent: Sent[] = [];
  const store = new PostgresStore({ url, Client: notingClient(sent) });
  await store.migrate();
  const client = await connected(url);
  await fill(client, filled);
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  say(`${filled} finished matches, ${(rows[0].bytes / 1e9).toFixed(1)} GB: every question by an index?`);
  for (const [name, ask] of Object.entries(READS)) {
    sent.length = 0;
    const began = performance.now();
    await ask(store);
    const took = performance.now() - began;
    const missing = await withoutIndex(client, [...sent]);
    if (missing.length > 0) process.exitCode = 1;
    say(`  ${name.padEnd(14)} ${took.toFixed(1).padStart(7)} ms  ${missing.length === 0 ? 'yes' : missing.join(', ')}`);
  }
  await client.end();
  await store.close();
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** What matches take, indexes and all. */
async function sizeOf(client: pg.Client): Promise<number> {
  await client.query(`vacuum full analyze ${PLAYED_TABLES.join(', ')}`);
  const sizes = PLAYED_TABLES.map((table) => `pg_total_relation_size('${table}')`);
  const { rows } = await client.query(`select ${sizes.join(' + ')} as bytes`);
  return Number(rows[0].bytes);
}

async function walOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select pg_current_wal_insert_lsn() - '0/0' as bytes");
  return Number(rows[0].bytes);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
