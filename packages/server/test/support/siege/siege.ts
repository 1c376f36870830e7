import { nextFraction, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { type ServerProcess, type SpawnOptions, spawnServer } from '../process.ts';
import { Broken } from './broken.ts';
import { judge, type Sql, type Verdict } from './judge.ts';
import { foundTable, type SiegeTable } from './tables.ts';

/** What is tried here is the disk, not the limits. */
const UNLIMITED = { NUNATAK_RATE_FACTOR: '100000' };
const TICK_MS = 100;
/** PostgreSQL finishes the statement it was given even when the one who sent it is dead. */
const LAST_STATEMENT_MS = 50;
const GO_ON_MS = 180_000;
const UNFINISHED = (table: SiegeTable) => table.survivors.some(({ sync }) => sync.room?.status !== 'finished');

type Env = Readonly<Record<string, string>>;

export interface SiegeOptions {
  /** The settings of every server, or those of the next. */
  readonly env: Env | (() => Promise<Env>);
  readonly spawn?: SpawnOptions;
  /** Servers that share the database. */
  readonly processes: number;
  readonly tables: number;
  readonly blows: number;
  readonly seed: string;
  /** Strikes; without it one of the servers is killed, as `kill -9` does. */
  readonly strike?: (siege: Siege) => Promise<void>;
  /** Looks into the database from outside. */
  readonly look: <Value>(work: (sql: Sql) => Promise<Value>) => Promise<Value>;
  readonly onBlow?: (blow: number, verdict: Verdict) => void;
}

/** Servers under load, and everything they have promised. */
export class Siege {
  readonly ledger: SiegeTable[] = [];
  readonly servers: ServerProcess[] = [];
  readonly rng: Rng;
  /** Servers that are up, but where nobody goes. */
  readonly #shunned = new Set<ServerProcess>();
  /** Whether nobody talks or gives orders: then a match is changed by whoever decides, and by nobody else. */
  isHushed = false;
  readonly #options: SiegeOptions;
  #isOver = false;
  #isFounding = true;
  #founding: Promise<unknown> | undefined;

  constructor(options: SiegeOptions) {
    this.#options = options;
    this.rng = seedRng(options.seed);
  }

  /** Kills a server, whichever. */
  async kill(): Promise<void> {
    const server = this.servers[nextInt(this.rng, this.servers.length)];
    await server?.kill();
    this.servers.splice(0, this.servers.length, ...this.servers.filter((one) => one !== server));
  }

  /** The matches of people who play now. */
  playing(): readonly string[] {
    return this.ledger.filter((table) => table.isStarted && UNFINISHED(table)).map(({ matchId }) => matchId);
  }

  /** Takes a server away, for good or, stopped, for a while. */
  async lose(server: ServerProcess, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    this.servers.splice(this.servers.indexOf(server), 1);
    if (signal === 'SIGKILL') await server.kill();
    else server.child.kill(signal);
  }

  /** A server that was stopped goes on as if nothing had happened. */
  wake(server: ServerProcess): void {
    server.child.kill('SIGCONT');
    this.servers.push(server);
  }

  /** Nobody comes to a server any more, as a proxy sees to that finds it unwell; of those who are there every other one stays. */
  shun(server: ServerProcess): void {
    this.servers.splice(this.servers.indexOf(server), 1);
    this.#shunned.add(server);
    const there = this.ledger.flatMap(({ survivors }) => survivors).filter(({ url }) => url === server.url);
    for (const [i, survivor] of there.entries()) if (i % 2 === 0) survivor.url = '';
  }

  trust(server: ServerProcess): void {
    this.#shunned.delete(server);
    this.servers.push(server);
  }

  async reinforce(): Promise<void> {
    const { env, processes, spawn } = this.#options;
    while (this.servers.length < processes) {
      const settings = typeof env === 'function' ? await env() : env;
      this.servers.push(await spawnServer({ ...UNLIMITED, ...settings }, [], spawn));
    }
  }

  get all(): readonly ServerProcess[] {
    return [...this.servers, ...this.#shunned];
  }

  get promised(): number {
    return this.ledger
      .flatMap(({ survivors }) => survivors)
      .reduce((sum, { promises }) => sum + promises.actions.length, 0);
  }

  /** Keeps everybody busy until it is over: tables are found, the lost connect again, all talk. */
  async keepBusy(): Promise<void> {
    while (!this.#isOver) {
      const [url = ''] = [this.servers[nextInt(this.rng, Math.max(1, this.servers.length))]?.url];
      const open = this.ledger.filter((table) => table.isStarted && UNFINISHED(table));
      // Nobody who has lost a connection waits for those who open tables.
      if (this.#isFounding && url !== '') this.#found(url, this.#options.tables - open.length);
      for (const survivor of open.flatMap(({ survivors }) => survivors)) {
        const isLost = !this.all.some((server) => server.url === survivor.url);
        if (url !== '' && (isLost || survivor.url === '')) survivor.connect(url);
        else if (this.isHushed) survivor.maybeTick();
        else survivor.chatter();
      }
      await pause(TICK_MS);
    }
  }

  #found(url: string, count: number): void {
    if (this.#founding !== undefined) return;
    const founding = Array.from({ length: Math.max(0, count) }, () => foundTable(url, this.ledger));
    // What breaks off on the way is what this is about.
    this.#founding = Promise.allSettled(founding).finally(() => {
      this.#founding = undefined;
    });
  }

  /** No more tables: those that are there are played to their end. */
  settle(): void {
    this.#isFounding = false;
  }

  end(): void {
    this.#isOver = true;
    for (const { survivors } of this.ledger) for (const survivor of survivors) survivor.close();
  }
}

/**
 * Strikes servers under load again and again and looks each time, from outside, whether every promise was kept; in the
 * end they are left alone until every table that was started has come to its end. Throws at the first lie.
 */
export async function besiege(options: SiegeOptions): Promise<Verdict> {
  const siege = new Siege(options);
  const { strike = (one) => one.kill(), look, blows, onBlow } = options;
  let busy: Promise<void> = Promise.resolve();
  try {
    for (let blow = 1; blow <= blows; blow++) {
      await siege.reinforce();
      if (blow === 1) busy = siege.keepBusy();
      await until(() => siege.ledger.length >= options.tables, 'no table can be opened');
      const before = siege.promised;
      await pause(150 + 600 * nextFraction(siege.rng));
      // A blow that hits before anything was promised proves nothing.
      await until(() => siege.promised > before, 'nothing is promised any more');
      await strike(siege);
      await pause(LAST_STATEMENT_MS);
      onBlow?.(blow, await look((sql) => judge(sql, siege.ledger)));
    }
    await siege.reinforce();
    siege.settle();
    const started = () => siege.ledger.filter(({ isStarted }) => isStarted);
    await until(() => !started().some(UNFINISHED), 'players are stuck after the last blow', GO_ON_MS);
    await readRecords(siege, started());
    const verdict = await look((sql) => judge(sql, siege.ledger));
    if (verdict.finished !== verdict.starts)
      throw new Broken('goesOn', `${verdict.finished} of ${verdict.starts} tables ended`);
    return verdict;
  } finally {
    siege.end();
    await busy;
    for (const server of siege.all) await server.kill();
  }
}

/** The record of a match is made by a replay of its log in which every hash is compared. */
async function readRecords({ servers: [server] }: Siege, tables: readonly SiegeTable[]): Promise<void> {
  for (const { matchId } of tables) {
    const { status } = await fetch(`${server?.url}/api/matches/${matchId}/record`);
    if (status !== 200) throw new Broken('kept', `${matchId}: the record cannot be had (${status})`);
  }
}

async function until(isIt: () => boolean, otherwise: string, milliseconds = 60_000): Promise<void> {
  const giveUp = Date.now() + milliseconds;
  while (!isIt()) {
    if (Date.now() > giveUp) throw new Broken('goesOn', otherwise);
    await pause(20);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
