import type { Server } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { doorkept } from './access/doorman.ts';
import { Gate } from './access/gate.ts';
import { DEFAULT_RATES, type Rates } from './access/limits.ts';
import { HouseBots } from './bots/bots.ts';
import { type Bus, LONELY_BUS } from './bus/bus.ts';
import { PostgresBus } from './bus/postgresBus.ts';
import type { Config } from './config.ts';
import type { Deferred } from './deferred/deferred.ts';
import { TimerWork } from './deferred/timer.ts';
import { WorkerWork } from './deferred/worker.ts';
import { web } from './http/web.ts';
import type { Log } from './log.ts';
import { Duties } from './match/duties.ts';
import { Matches } from './match/matches.ts';
import { Play } from './match/play.ts';
import { Rooms } from './match/rooms.ts';
import { Metrics } from './metrics.ts';
import { type Couriers, sendNotices } from './notices/notices.ts';
import { Hub } from './sockets/hub.ts';
import { Sockets } from './sockets/sockets.ts';
import { guardStore } from './store/guard.ts';
import { openPool, PostgresStore } from './store/postgresStore.ts';
import { SqliteStore } from './store/sqliteStore.ts';
import type { Store } from './store/store.ts';

const RECONCILE_MS = 1000;
const SWEEP_MS = 60 * 60 * 1000;
const OPEN_ROOM_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** A request has to be there by then; whoever sends it letter by letter is cut off. */
const HTTP_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
const SPARE_CONNECTIONS = 1000;
/** For notes, jobs and the two runners' own listeners. */
const WORK_CONNECTIONS = 6;

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  readonly rates?: Rates;
  readonly couriers?: Couriers;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly matches: Matches;
  readonly play: Play;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  /** Lets everything that has begun come to an end, then stops. */
  stop(): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly bus: Bus;
  readonly deferred: (matches: Matches, duties: Duties) => Deferred;
  readonly close: () => Promise<void>;
}

/** The store could not be opened or brought up to date. A database that is about to start may be ready later. */
export class StoreNotReady extends Error {
  override name = 'StoreNotReady';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Opens the store, brings it up to date and serves. Rejects with a clear error if any of it cannot be done. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const teardown = new Teardown();
  try {
    return await start(options, teardown);
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** What has to be ended, the last that began first: when all is over, or when a start fails halfway. */
class Teardown {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}

async function start(
  { config, log, rates = DEFAULT_RATES, couriers }: ServerOptions,
  teardown: Teardown,
): Promise<RunningServer> {
  const metrics = new Metrics();
  const bots = new HouseBots({
    threads: config.workers,
    onFailure: (error) => {
      metrics.botFailures.add(1);
      log.warn('a bot could not answer at its best', { error });
    },
  });
  const parts = openParts(config, log, metrics);
  teardown.add(parts.close);
  await parts.store.migrate().catch((error: unknown) => {
    throw new StoreNotReady(error);
  });
  const store = guardStore(parts.store, log, metrics);
  const matches = new Matches({ store, log, metrics });
  const play = new Play(matches);
  const duties = new Duties(matches, play, bots);
  const rooms = new Rooms(matches, bots);
  const hub = new Hub(matches, parts.bus, log);
  bots.shareBy((id) => hub.payerOf(id));
  const deferred = parts.deferred(matches, duties);
  sendNotices(matches, hub, config, log, couriers);
  addGauges(metrics, matches, hub, bots, teardown);

  teardown.add(() => parts.bus.stop());
  teardown.add(() => matches.drain());
  await parts.bus.start();
  teardown.add(() => {
    duties.end();
    bots.close();
    return deferred.stop();
  });
  await deferred.start();
  keepTidy(matches, hub, log, parts.bus === LONELY_BUS, teardown);

  const gate = new Gate({ rates, metrics, now: matches.now });
  const service = {
    matches,
    play,
    rooms,
    hub,
    gate,
    bots: bots.names,
    pushKey: config.push?.publicKey,
    hasWebhooks: config.webhooks,
  };
  const sockets = new Sockets(service, { ...config, rates, log, metrics });
  let isEnding = false;
  const app = web(config.role === 'worker' ? undefined : { matches, rooms, hub, gate }, {
    ...config,
    log,
    metrics,
    store,
    isEnding: () => isEnding,
  });
  const server = doorkept(HTTP_LIMITS, gate, config, getRequestListener(app.fetch));
  // Every socket begins as a request; some more come and go beside them.
  server.maxConnections = config.mostConnections + SPARE_CONNECTIONS;
  if (config.role !== 'worker') sockets.attach(server);
  teardown.add(async () => {
    await sockets.close();
    await close(server);
  });
  await listen(server, config, log);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;

  return {
    port,
    url: `http://${config.host}:${port}`,
    matches,
    play,
    rooms,
    sockets,
    metrics,
    stop: async () => {
      isEnding = true;
      await teardown.run();
    },
  };
}

function addGauges(metrics: Metrics, matches: Matches, hub: Hub, bots: HouseBots, teardown: Teardown): void {
  metrics.gauge('matches_in_memory', 'Matches held in memory.', () => matches.cached);
  metrics.gauge('changes_waiting', 'Changes of matches that wait for their turn.', () => matches.waiting);
  metrics.gauge('matches_watched', 'Matches with somebody connected here.', () => hub.watched.length);
  metrics.gauge('bots_waiting', 'Decisions of bots that wait for a thread.', () => bots.waiting);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  teardown.add(() => delay.disable());
  metrics.gauge(
    'loop_delay_seconds',
    'What the event loop was late by, 99 in 100 of the times since last asked.',
    () => {
      const worst = delay.percentile(99) / 1e9;
      delay.reset();
      return worst;
    },
  );
  metrics.gauge('cpu_seconds', 'Processor time used by the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage().rss);
}

/** Work of the clock: rooms that nobody started are swept away, and notes that got lost are made up for. */
function keepTidy(matches: Matches, hub: Hub, log: Log, isAlone: boolean, teardown: Teardown): void {
  const sweeper = setInterval(() => {
    const now = matches.now();
    // A failure was logged where it happened; the next sweep makes up for it.
    matches.store.sweep(now - OPEN_ROOM_LIFETIME_MS, now).catch(() => undefined);
  }, SWEEP_MS);
  teardown.add(() => clearInterval(sweeper));
  if (isAlone) return;
  let isReconciling = false;
  const reconciler = setInterval(() => {
    if (isReconciling) return;
    isReconciling = true;
    hub
      .reconcile()
      .catch((error: unknown) => log.warn('reconciling failed', { error }))
      .finally(() => {
        isReconciling = false;
      });
  }, RECONCILE_MS);
  teardown.add(() => clearInterval(reconciler));
}

function openParts(config: Config, log: Log, metrics: Metrics): Parts {
  if (config.databaseUrl === undefined) {
    const store = new SqliteStore(path.join(config.dataFolder, 'nunatak.sqlite'));
    return {
      store,
      bus: LONELY_BUS,
      deferred: (matches, duties) => new TimerWork(matches, duties, log),
      close: () => store.close(),
    };
  }
  const onError = (error: Error) => log.warn('database connection lost', { error });
  const onBatch = (changes: number) => {
    metrics.commitBatches.add(1);
    metrics.batchedCommits.add(changes);
  };
  const store = new PostgresStore({ url: config.databaseUrl, connections: config.connections, onBatch, onError });
  const pool = openPool({
    url: config.databaseUrl,
    connections: WORK_CONNECTIONS,
    mayBeSilent: true,
    onError,
  });
  const bus = new PostgresBus(config.databaseUrl, pool, log);
  metrics.gauge('pool_waiting', 'Calls that wait for a connection to the database.', () => store.pool.waitingCount);
  metrics.gauge('bus_lag_seconds', 'From a note between processes to its arrival.', () => bus.lag / 1000);
  return {
    store,
    bus,
    deferred: (matches, duties) => new WorkerWork(matches, duties, log, { pool, works: config.role !== 'app' }),
    close: async () => {
      await pool.end();
      await store.close();
    },
  };
}

function listen(server: Server, { port, host }: Config, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Without file descriptors, for example, a connection cannot be taken; those that are open go on.
      server.on('error', (error) => log.error('a connection could not be taken', { error }));
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
