import { nextFraction } from '@nunatak/engine';
import type { Cable } from '../../test/support/cable.ts';
import type { Postgres } from '../../test/support/postgres.ts';
import type { ServerProcess } from '../../test/support/process.ts';
import { beginAudit, judgeAudit } from '../../test/support/siege/audit.ts';
import { Broken } from '../../test/support/siege/broken.ts';
import { onPostgres, type Sql } from '../../test/support/siege/judge.ts';
import type { Siege } from '../../test/support/siege/siege.ts';
import { watchStarvation } from '../../test/support/siege/starved.ts';

export const BLOWS = ['kill', 'owner', 'pause', 'partition', 'database', 'freeze', 'cut'] as const;
export type Blow = (typeof BLOWS)[number];
/** On PostgreSQL; where an owner is lost, two are left that may be the next. */
export const PROCESSES: Readonly<Record<Blow, number>> = {
  kill: 2,
  owner: 3,
  pause: 3,
  partition: 3,
  database: 2,
  freeze: 2,
  cut: 2,
};

/** Every caller hears within so long that the database says nothing. */
const CLEAR_WITHIN_MS = 5000;
const SILENT = 503;
const OPEN = JSON.stringify({ name: 'Ada', settings: { game: { players: 3 } }, bots: [] });
/** So long after a process is gone others own what was its; those who were led to one that is silent wait a little. */
const OWNED_WITHIN_MS = { owner: 3000, pause: 5000, partition: 5000 } as const;
/** A process that was cut off is left alone for up to so long after others own its tables. */
const LONGEST_AFTERMATH_MS = 1500;
/** Sometimes it is for so long that it has given up its connections. */
const GIVEN_UP_MS = 13_000;
const GIVEN_UP = 0.15;

/** What is struck. */
export interface Target {
  readonly postgres: Postgres;
  readonly url: string;
  /** Over which each process reaches the database, by the address that it was given. */
  readonly cables: ReadonlyMap<string, Cable>;
  /** The longest that anybody has waited for what was promised within some time. */
  longest: number;
}

type Strike = (target: Target, siege: Siege) => Promise<void>;

/** Kinds of blows beside `kill -9` of any server. */
export const STRIKES: Readonly<Record<Exclude<Blow, 'kill'>, Strike>> = {
  owner: (target, siege) => loseOwner('owner', target, siege),
  pause: (target, siege) => loseOwner('pause', target, siege),
  partition: (target, siege) => loseOwner('partition', target, siege),
  database: async ({ postgres }) => {
    await postgres.kill();
    await postgres.restart();
  },
  cut: async ({ url }) => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`;
    await onPostgres(url, (sql) => sql(cut));
  },
  freeze: async (target, siege) => {
    const people = siege.ledger.flatMap(({ survivors }) => survivors);
    for (const survivor of people) survivor.longestWait = 0;
    const starvation = watchStarvation(pidsOf(siege));
    target.postgres.freeze();
    try {
      const asked = siege.servers.flatMap(({ url }) => [
        mustAnswer(`${url}/api/matches`, SILENT),
        mustAnswer(`${url}/api/matches`, SILENT, { method: 'POST', body: OPEN }),
        // Some of them are another's, which must answer for it.
        ...siege.playing().map((id) => mustAnswer(`${url}/api/matches/${id}`)),
      ]);
      target.longest = Math.max(target.longest, ...(await Promise.all(asked)));
    } finally {
      target.postgres.thaw();
    }
    const longest = Math.max(...people.map(({ longestWait }) => longestWait));
    if (longest > CLEAR_WITHIN_MS)
      throw new Broken('answered', `somebody at a table was answered after ${longest} ms; ${starvation()}`);
    target.longest = Math.max(target.longest, longest);
  },
};

/** Loses the owner of a table, until others own what was its: for good, or for a while of which it knows nothing. */
async function loseOwner(blow: 'owner' | 'pause' | 'partition', target: Target, siege: Siege): Promise<void> {
  await onPostgres(target.url, async (sql) => {
    if (blow === 'partition') await beginAudit(sql);
    const owners = await sql(`select owner from matches where status = 'playing' and owner is not null limit 1`);
    const server = siege.servers.find(({ node }) => node === owners[0]?.owner) ?? siege.servers[0];
    if (server === undefined) return;
    const ids = siege.playing().map((id) => `'${id}'`);
    const owned = `select id from matches where status = 'playing' and owner = '${server.node}' and id in (${ids.join()})`;
    if (blow === 'partition') await cutOff(server, owned, sql, target, siege);
    else await lose(server, blow, owned, sql, target, siege);
  });
}

async function lose(
  server: ServerProcess,
  blow: 'owner' | 'pause',
  owned: string,
  sql: Sql,
  target: Target,
  siege: Siege,
): Promise<void> {
  await siege.lose(server, blow === 'pause' ? 'SIGSTOP' : 'SIGKILL');
  await mustBeOwned(owned, OWNED_WITHIN_MS[blow], sql, target, siege);
  if (blow === 'pause') siege.wake(server);
}

/**
 * Half of its people look for another process, the others stay; what it had sent arrives when others own its tables.
 *
 * Meanwhile nobody gives orders: where it is the turn of one who stays, the next owner finds nothing to change, and of what
 * arrives late nothing but the fence says that it comes too late.
 */
async function cutOff(server: ServerProcess, owned: string, sql: Sql, target: Target, siege: Siege): Promise<void> {
  const cable = target.cables.get(server.env.DATABASE_URL ?? '');
  if (cable === undefined) throw new Error('the process has no cable of its own');
  siege.isHushed = true;
  cable.cut();
  siege.shun(server);
  try {
    await mustBeOwned(owned, OWNED_WITHIN_MS.partition, sql, target, siege);
    const isGivenUp = nextFraction(siege.rng) < GIVEN_UP;
    await pause(isGivenUp ? GIVEN_UP_MS : LONGEST_AFTERMATH_MS * nextFraction(siege.rng));
  } finally {
    cable.mend();
    siege.isHushed = false;
  }
  siege.trust(server);
  await judgeAudit(sql);
}

async function mustBeOwned(owned: string, within: number, sql: Sql, target: Target, siege: Siege): Promise<void> {
  const began = Date.now();
  const starvation = watchStarvation(pidsOf(siege));
  while ((await sql(owned)).length > 0) {
    const waited = Date.now() - began;
    if (waited > within)
      throw new Broken('owned', `nobody owns the tables of a lost process after ${waited} ms; ${starvation()}`);
    await pause(20);
  }
  target.longest = Math.max(target.longest, Date.now() - began);
}

/** Ourselves, in whom all clients live, and the servers that are left. */
function pidsOf({ servers }: Siege): readonly number[] {
  return [process.pid, ...servers.flatMap(({ child: { pid } }) => (pid === undefined ? [] : [pid]))];
}

/** How long a server needs to answer, with a certain status where that matters. */
async function mustAnswer(url: string, status?: number, init: RequestInit = {}): Promise<number> {
  const began = Date.now();
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CLEAR_WITHIN_MS) }).catch((error) => {
    throw new Broken('answered', `${init.method ?? 'GET'} ${url} was not answered within ${CLEAR_WITHIN_MS} ms`, error);
  });
  if (status !== undefined && response.status !== status)
    throw new Broken('answered', `${url}: a frozen database was answered with ${response.status}`);
  return Date.now() - began;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
