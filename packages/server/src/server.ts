import type { Server } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getRequestListener } from '@hono/node-server';
import { doorkept } from './access/doorman.ts';
import { DEFAULT_RATES, type Rates } from './access/limits.ts';
import { assemble, type Parts } from './assembly.ts';
import { HouseBots } from './bots/bots.ts';
import type { Config } from './config.ts';
import { TimerWork } from './deferred/timer.ts';
import { web } from './http/web.ts';
import type { Log } from './log.ts';
import type { Matches } from './match/matches.ts';
import type { Play } from './match/play.ts';
import type { Rooms } from './match/rooms.ts';
import { Metrics } from './metrics.ts';
import type { Couriers } from './notices/notices.ts';
import { Leases } from './owners/leases.ts';
import { SOLE_OWNER } from './owners/owners.ts';
import { PEER_TRUST, PeerDoor } from './peers/door.ts';
import { NetworkPeers } from './peers/peers.ts';
import type { Hub } from './sockets/hub.ts';
import type { Sockets } from './sockets/sockets.ts';
import { OtherSchema } from './store/migrate.ts';
import { PostgresStore } from './store/postgresStore.ts';
import { SqliteStore } from './store/sqliteStore.ts';
import { Teardown } from './teardown.ts';
import { REAL_WORLD, type World } from './world.ts';

/** A request has to be there by then; whoever sends it letter by letter, or does not read the answer, is cut off. */
const HTTP_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  timeout: 60_000,
};
const SPARE_CONNECTIONS = 1000;

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  readonly rates?: Rates;
  readonly couriers?: Couriers;
  readonly world?: World;
}

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Its name among those that own matches; missing where it is alone. */
  readonly node: string | undefined;
  readonly matches: Matches;
  readonly play: Play;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  /** Lets everything that has begun come to an end, then stops. */
  stop(): Promise<void>;
}

interface OpenParts extends Parts {
  /** Where other processes ask for what this one owns, if there may be others. */
  readonly door?: PeerDoor;
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

async function start(
  { config, log, rates = DEFAULT_RATES, couriers, world = REAL_WORLD }: ServerOptions,
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
  const parts = await openParts(config, log, metrics);
  teardown.add(parts.close);
  await parts.store.migrate().catch((error: unknown) => {
    throw error instanceof OtherSchema ? error : new StoreNotReady(error);
  });
  const options = { config, log, metrics, rates, bots, parts, world, couriers };
  const { matches, play, rooms, hub, gate, bans, sockets, ratings } = await assemble(options, teardown);
  addGauges(metrics, matches, hub, bots, teardown);

  let isEnding = false;
  const service = { matches, rooms, hub, gate, bans, play, sockets, ratings };
  const webOptions = {
    ...config,
    log,
    metrics,
    store: matches.store,
    world: matches.world,
    isEnding: () => isEnding,
  };
  const app = web(config.role === 'worker' ? undefined : service, webOptions);
  parts.door?.serve(getRequestListener(web(service, { ...webOptions, ...PEER_TRUST }).fetch), sockets);
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
    node: parts.door?.peer.node,
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

/** How often the event loop is looked at. Each look wakes the process, also when nobody is there. */
const LOOK_MS = 200;

function addGauges(metrics: Metrics, matches: Matches, hub: Hub, bots: HouseBots, teardown: Teardown): void {
  metrics.gauge('matches_in_memory', 'Matches held in memory.', () => matches.held.length);
  metrics.gauge('changes_waiting', 'Changes of matches that wait for their turn.', () => matches.waiting);
  metrics.gauge('matches_watched', 'Matches with somebody connected here.', () => hub.watched);
  metrics.gauge('bots_waiting', 'Decisions of bots that wait for a thread.', () => bots.waiting);
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  teardown.add(() => delay.disable());
  metrics.gauge(
    'loop_delay_seconds',
    'What the event loop was late by, 99 in 100 of the times since last asked.',
    () => {
      // From one look to the next, of which only what is beyond the usual is lateness.
      const between = delay.percentile(99) / 1e9;
      delay.reset();
      return Math.max(0, between - LOOK_MS / 1000);
    },
  );
  metrics.gauge('cpu_seconds', 'Processor time used by the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage().rss);
}

async function openParts(config: Config, log: Log, metrics: Metrics): Promise<OpenParts> {
  const onBatch = (changes: number) => {
    metrics.commitBatches.add(1);
    metrics.batchedCommits.add(changes);
  };
  if (config.databaseUrl === undefined) {
    const store = new SqliteStore(path.join(config.dataFolder, 'nunatak.sqlite'), onBatch);
    return {
      store,
      owners: SOLE_OWNER,
      peers: new NetworkPeers(),
      deferred: (matches, duties) => new TimerWork(matches, duties, log),
      close: () => store.close(),
    };
  }
  const onError = (error: Error) => log.warn('database connection lost', { error });
  const store = new PostgresStore({ url: config.databaseUrl, connections: config.connections, onBatch, onError });
  const door = await PeerDoor.open(config);
  const peers = new NetworkPeers();
  metrics.gauge('pool_waiting', 'Calls that wait for a connection to the database.', () => store.pool.waitingCount);
  return {
    store,
    door,
    owners: new Leases(door.peer, REAL_WORLD, log, config.lease),
    peers,
    deferred: (matches, duties) => new TimerWork(matches, duties, log, config.role !== 'app'),
    close: async () => {
      await peers.close();
      await door.close();
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
