import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newMatchId } from '../../src/secrets.ts';
import { Client } from '../../test/support/client.ts';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { spawnServer } from '../../test/support/process.ts';
import { judge, onPostgres, onSqlite, type Sql, type Verdict } from '../../test/support/siege/judge.ts';
import { afterPowerCut, copyOf, recorded } from '../../test/support/siege/lossyDisk.ts';
import { besiege, Siege } from '../../test/support/siege/siege.ts';

export const BLOWS = ['kill', 'owner', 'pause', 'database', 'freeze', 'cut'] as const;
export type Blow = (typeof BLOWS)[number];
/** On PostgreSQL; where an owner is lost, two are left that may be the next. */
const PROCESSES: Readonly<Record<Blow, number>> = { kill: 2, owner: 3, pause: 3, database: 2, freeze: 2, cut: 2 };

export interface SiegeCall {
  readonly count: number;
  readonly store: 'sqlite' | 'postgres';
  readonly seed: string;
  readonly blow: Blow;
  /** The server to run, if it is not ours. */
  readonly main: string | undefined;
  readonly say: (line: string) => void;
}

const TABLES = 12;
/** Every caller hears within so long that the database says nothing. */
const CLEAR_WITHIN_MS = 5000;
/** So long after a process is gone others own what was its; those who were led to one that is silent wait a little. */
const OWNED_WITHIN_MS = { owner: 3000, pause: 5000 } as const;
const DISK_PROMISES = 30;
const POISONED = 70;
const CLOCK_S = 1;

/** Strikes one or two servers under twelve tables, or their database. */
export async function crash({ count, store, seed, blow, main, say }: SiegeCall): Promise<void> {
  if (store === 'sqlite' && blow !== 'kill') throw new Error(`--blow ${blow} needs --store postgres`);
  await withDatabase(store, async ({ env, look, postgres, url }) => {
    const began = Date.now();
    const verdict = await besiege({
      env,
      look,
      spawn: main === undefined ? {} : { main },
      processes: store === 'sqlite' ? 1 : PROCESSES[blow],
      tables: TABLES,
      blows: count,
      seed,
      ...(blow === 'kill' || postgres === undefined ? {} : { strike: (siege) => strikeAt(blow, postgres, url, siege) }),
      onBlow: (n, so) => {
        if (n % 10 === 0) say(`${n} blows: ${told(so)}`);
      },
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    say(
      `crash (${blow}) on ${store}: ${count} blows in ${seconds} s, ${told(verdict)}; all there, none twice${longestTakeover === 0 ? '' : `; taken over within ${longestTakeover} ms`}`,
    );
  });
}

function told({ actions, orders, chat, seats, starts, finished }: Verdict): string {
  return `${actions} actions, ${orders} orders, ${chat} lines of chat, ${seats} seats and ${starts} starts acknowledged, ${finished} tables at their end`;
}

async function strikeAt(blow: Blow, postgres: Postgres, url: string, siege: Siege): Promise<void> {
  if (blow === 'owner' || blow === 'pause') {
    await loseOwner(blow, url, siege);
  } else if (blow === 'database') {
    await postgres.kill();
    await postgres.restart();
  } else if (blow === 'cut') {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`;
    await onPostgres(url, (sql) => sql(cut));
  } else {
    postgres.freeze();
    try {
      await Promise.all(siege.servers.map((server) => mustSayIsSilent(server.url)));
    } finally {
      postgres.thaw();
    }
  }
}

/** Kills the owner of a table, or stops it until others own what was its; then it wakes up and knows of nothing. */
async function loseOwner(blow: 'owner' | 'pause', url: string, siege: Siege): Promise<void> {
  await onPostgres(url, async (sql) => {
    const owners = await sql(`select owner from matches where status = 'playing' and owner is not null limit 1`);
    const server = siege.servers.find(({ node }) => node === owners[0]?.owner) ?? siege.servers[0];
    if (server === undefined) return;
    const ids = siege.playing().map((id) => `'${id}'`);
    const owned = `select id from matches where status = 'playing' and owner = '${server.node}' and id in (${ids.join()})`;
    const isPaused = blow === 'pause';
    await siege.lose(server, isPaused ? 'SIGSTOP' : 'SIGKILL');
    const began = Date.now();
    while ((await sql(owned)).length > 0) {
      const waited = Date.now() - began;
      if (waited > OWNED_WITHIN_MS[blow])
        throw new Error(`nobody owns the tables of a lost process after ${waited} ms`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    longestTakeover = Math.max(longestTakeover, Date.now() - began);
    if (isPaused) siege.wake(server);
  });
}

/** The longest that tables of a lost process were nobody's. */
let longestTakeover = 0;

async function mustSayIsSilent(url: string): Promise<void> {
  const response = await fetch(`${url}/api/matches`, { signal: AbortSignal.timeout(CLEAR_WITHIN_MS) });
  if (response.status !== 503) throw new Error(`a frozen database was answered with ${response.status}`);
}

/** Plays on a disk that loses what was not synced: cuts its power again and again. SQLite only. */
export async function disk({ count, store, seed, main, say }: SiegeCall): Promise<void> {
  if (store !== 'sqlite') throw new Error('disk looks at what our own process syncs, which it does on SQLite only');
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-disk-'));
  try {
    let verdict: Verdict | undefined;
    const siegeOf = (data: string, trace: string) =>
      new Siege({
        env: { NUNATAK_DATA: data },
        spawn: { under: recorded(trace), ...(main === undefined ? {} : { main }) },
        processes: 1,
        tables: TABLES,
        blows: 1,
        seed,
        look: (work) => onSqlite(path.join(data, 'nunatak.sqlite'), work),
      });
    let [data, total] = [path.join(folder, '0'), 0];
    for (let cut = 1; cut <= count; cut++) {
      const [before, trace, next] = ['before', 'trace', 'after'].map((name) => path.join(folder, `${cut}-${name}`));
      copyOf(data, before);
      const siege = siegeOf(data, trace);
      await siege.reinforce();
      const busy = siege.keepBusy();
      while (siege.promised < DISK_PROMISES) await new Promise((resolve) => setTimeout(resolve, 50));
      await siege.kill();
      siege.end();
      await busy;
      afterPowerCut(data, before, trace, next);
      verdict = await onSqlite(path.join(next, 'nunatak.sqlite'), (sql) => judge(sql, siege.ledger));
      total += verdict.actions;
      rmSync(trace);
      data = next;
    }
    say(
      `disk: ${count} power cuts, ${total} acknowledged actions, with their orders, chat, seats and starts all there`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Matches that cannot be read stop no clock of another. */
export async function poison({ store, main, say }: SiegeCall): Promise<void> {
  await withDatabase(store, async ({ env, look }) => {
    const healthy = await spawnServer(env);
    await healthy.terminate();
    await look(async (sql) => {
      for (let i = 0; i < POISONED; i++) {
        await sql(`insert into matches (id, revision, status, seq, players, listed, names, seed, salt, created_at,
          updated_at, due_at, game, room, snapshot)
          values ('${newMatchId()}', 0, 'playing', 0, 3, 0, '', 's', 's', 1, 1, ${i + 1}, '{"players":3}', '{}', '{')`);
      }
    });
    const server = await spawnServer(env, [], main === undefined ? {} : { main });
    try {
      const late = await clockOf(server.url);
      say(
        `poison on ${store}: ${POISONED} matches that cannot be read, a clock of another was ${late.toFixed(0)} ms late`,
      );
    } finally {
      await server.kill();
    }
  });
}

/** How late a clock of a new match is. */
async function clockOf(url: string): Promise<number> {
  const settings = { game: { players: 2 }, clock: { kind: 'live', bank: CLOCK_S, increment: 0 } };
  const body = JSON.stringify({ name: 'Ada', settings, bots: [] });
  const { matchId, token } = (await (await fetch(`${url}/api/matches`, { method: 'POST', body })).json()) as {
    matchId: string;
    token: string;
  };
  await fetch(`${url}/api/matches/${matchId}/seats`, { method: 'POST', body: JSON.stringify({ name: 'Bo' }) });
  const ada = await Client.join({ url, matchId, token });
  await ada.ask({ type: 'start', matchId });
  const began = performance.now();
  await ada.until(() => ada.room.timeout !== undefined);
  ada.close();
  return performance.now() - began - CLOCK_S * 1000;
}

interface Database {
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly postgres: Postgres | undefined;
  readonly look: <Value>(work: (sql: Sql) => Promise<Value>) => Promise<Value>;
}

async function withDatabase(store: SiegeCall['store'], work: (database: Database) => Promise<void>): Promise<void> {
  if (store === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-siege-'));
    const look: Database['look'] = (looking) => onSqlite(path.join(folder, 'nunatak.sqlite'), looking);
    await work({ env: { NUNATAK_DATA: folder }, url: '', postgres: undefined, look }).finally(() =>
      rmSync(folder, { recursive: true, force: true }),
    );
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.database('siege');
  const look: Database['look'] = (looking) => onPostgres(url, looking);
  await work({ env: { DATABASE_URL: url }, url, postgres, look }).finally(() => postgres.stop());
}
