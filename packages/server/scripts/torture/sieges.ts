import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newMatchId } from '../../src/secrets.ts';
import { type Cable, layCable } from '../../test/support/cable.ts';
import { Client } from '../../test/support/client.ts';
import { type Postgres, startPostgres } from '../../test/support/postgres.ts';
import { spawnServer } from '../../test/support/process.ts';
import { judgeAudit } from '../../test/support/siege/audit.ts';
import { Broken } from '../../test/support/siege/broken.ts';
import { judge, onPostgres, onSqlite, type Sql, type Verdict } from '../../test/support/siege/judge.ts';
import { afterPowerCut, copyOf, recorded } from '../../test/support/siege/lossyDisk.ts';
import { besiege, Siege } from '../../test/support/siege/siege.ts';
import { type Blow, PROCESSES, STRIKES } from './strikes.ts';

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
const DISK_PROMISES = 30;
const POISONED = 70;
const CLOCK_S = 1;

/** Strikes servers under twelve tables, or their database. */
export async function crash({ count, store, seed, blow, main, say }: SiegeCall): Promise<void> {
  if (store === 'sqlite' && blow !== 'kill') throw new Error(`--blow ${blow} needs --store postgres`);
  await withDatabase(store, async ({ env, look, postgres, url }) => {
    const began = Date.now();
    const cables = new Map<string, Cable>();
    const target = postgres === undefined ? undefined : { postgres, url, cables, longest: 0 };
    const verdict = await besiege({
      env: blow === 'partition' ? () => overCable(url, cables) : env,
      look,
      spawn: main === undefined ? {} : { main },
      processes: store === 'sqlite' ? 1 : PROCESSES[blow],
      tables: TABLES,
      blows: count,
      seed,
      ...(blow === 'kill' || target === undefined ? {} : { strike: (siege) => STRIKES[blow](target, siege) }),
      onBlow: (n, so) => {
        if (n % 10 === 0) say(`${n} blows: ${told(so)}`);
      },
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const longest = (target?.longest ?? 0) === 0 ? '' : `; nobody waited longer than ${target?.longest} ms`;
    say(
      `crash (${blow}) on ${store}: ${count} blows in ${seconds} s, ${told(verdict)}; all there, none twice${longest}`,
    );
    if (blow === 'partition') {
      const { commits, takeovers } = await look(judgeAudit);
      say(`${commits} commits and ${takeovers} takeovers in order, and in each epoch of a match one process committed`);
    }
    for (const cable of cables.values()) await cable.close();
  });
}

/** Settings of a process with a cable of its own. */
async function overCable(url: string, cables: Map<string, Cable>): Promise<Readonly<Record<string, string>>> {
  const cable = await layCable(url, `process ${cables.size + 1}`);
  cables.set(cable.url, cable);
  return { DATABASE_URL: cable.url };
}

function told({ actions, orders, chat, seats, starts, finished }: Verdict): string {
  return `${actions} actions, ${orders} orders, ${chat} lines of chat, ${seats} seats and ${starts} starts acknowledged, ${finished} tables at their end`;
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
      verdict = await judgeRemains(path.join(next, 'nunatak.sqlite'), siege);
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

/** A file without its tables, or one that cannot be read at all, holds nothing of what was acknowledged. */
function judgeRemains(file: string, { ledger }: Siege): Promise<Verdict> {
  return onSqlite(file, (sql) => judge(sql, ledger)).catch((error: unknown) => {
    throw error instanceof Broken ? error : new Broken('kept', `what is left cannot be read: ${error}`, error);
  });
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
      const late = await clockOf(server.url).catch((error: unknown) => {
        throw new Broken('clock', 'the clock of another match has not come to its end', error);
      });
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
