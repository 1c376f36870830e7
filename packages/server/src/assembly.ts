import { Bans } from './access/bans.ts';
import { Gate } from './access/gate.ts';
import type { Rates } from './access/limits.ts';
import type { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import type { Deferred } from './deferred/deferred.ts';
import type { Log } from './log.ts';
import { Duties } from './match/duties.ts';
import { Matches } from './match/matches.ts';
import { Play } from './match/play.ts';
import { type Keeping, putAway } from './match/retention.ts';
import { Rooms } from './match/rooms.ts';
import type { Metrics } from './metrics.ts';
import { type Couriers, sendNotices } from './notices/notices.ts';
import type { Owners } from './owners/owners.ts';
import type { Peers } from './peers/peers.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Service } from './sockets/handlers.ts';
import { Hub } from './sockets/hub.ts';
import { Sockets } from './sockets/sockets.ts';
import { guardStore } from './store/guard.ts';
import type { Store } from './store/store.ts';
import type { Teardown } from './teardown.ts';
import type { World } from './world.ts';

const RECONCILE_MS = 1000;
const BANS_MS = 5000;
const SWEEP_MS = 60 * 60 * 1000;
/** What ended within this time is looked at once more, whether it was rated. */
const MISSED_MS = 3 * SWEEP_MS;
const OPEN_ROOM_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What a process shares with others: where matches are kept, and who owns which. */
export interface Parts {
  /** Open, and brought up to date. */
  readonly store: Store;
  readonly owners: Owners;
  readonly peers: Peers;
  readonly deferred: (matches: Matches, duties: Duties) => Deferred;
}

export interface AssemblyOptions {
  readonly parts: Parts;
  readonly bots: Bots;
  readonly world: World;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rates: Rates;
  readonly config: Pick<Config, 'push' | 'webhooks' | 'origins' | 'hosts' | 'trustProxy' | 'mostConnections'> & Keeping;
  readonly couriers?: Couriers | undefined;
}

/** What serves matches in one process. */
export interface Assembly extends Service {
  readonly sockets: Sockets;
  readonly ratings: Ratings;
}

/** Puts together and starts all that serves matches in a process, whatever brings it its sockets. */
export async function assemble(options: AssemblyOptions, teardown: Teardown): Promise<Assembly> {
  const { parts, bots, world, log, metrics, rates, config, couriers } = options;
  const store = guardStore(parts.store, log, metrics, world);
  const { owners, peers } = parts;
  const matches = new Matches({ store, log, metrics, world, owners });
  const play = new Play(matches);
  const duties = new Duties(matches, play, bots);
  const rooms = new Rooms(matches, bots);
  const hub = new Hub(matches, log);
  bots.shareBy((id) => hub.payerOf(id));
  const deferred = parts.deferred(matches, duties);
  sendNotices(matches, hub, config, log, couriers);

  await owners.start(store);
  teardown.add(() => owners.stop(store));
  const ratings = new Ratings(matches, bots, log);
  teardown.add(() => ratings.drain());
  teardown.add(() => matches.drain());
  teardown.add(() => {
    duties.end();
    bots.close();
    return deferred.stop();
  });
  await deferred.start();
  keepTidy(matches, hub, ratings, options, teardown);

  const gate = new Gate({ rates, metrics, now: matches.now });
  const bans = new Bans(store, matches.now);
  await bans.refresh();
  const service: Service = {
    matches,
    play,
    rooms,
    hub,
    gate,
    bans,
    bots: bots.names,
    pushKey: config.push?.publicKey,
    hasWebhooks: config.webhooks,
  };
  const sockets = new Sockets(service, { ...config, rates, log, metrics, peers });
  owners.onLiving((nodes) => sockets.closeLost(nodes));
  const stopLooking = world.every(BANS_MS, () => {
    // A failure was logged where it happened; those who were out stay out meanwhile.
    bans.refresh().then(
      () => sockets.closeBanned(),
      () => undefined,
    );
  });
  teardown.add(stopLooking);
  return { ...service, sockets, ratings };
}

/**
 * Work of the clock: rooms that nobody started are swept away, what is over is put away, and what was written without anybody here hearing of it is
 * told: by an operator, or by a store that said nothing for too long and did it all the same.
 */
function keepTidy(
  matches: Matches,
  hub: Hub,
  ratings: Ratings,
  { config, log }: AssemblyOptions,
  teardown: Teardown,
): void {
  const { world, store } = matches;
  const stopSweeping = world.every(SWEEP_MS, () => {
    const now = world.now();
    // A failure was logged where it happened; the next sweep makes up for it.
    store
      .sweep(now - OPEN_ROOM_LIFETIME_MS, now)
      .then(() => ratings.rateMissed(now - MISSED_MS))
      .then(() => putAway(matches, config))
      .catch(() => undefined);
  });
  teardown.add(stopSweeping);
  let isReconciling = false;
  const stopReconciling = world.every(RECONCILE_MS, () => {
    if (isReconciling) return;
    isReconciling = true;
    hub
      .reconcile()
      .catch((error: unknown) => log.warn('reconciling failed', { error }))
      .finally(() => {
        isReconciling = false;
      });
  });
  teardown.add(stopReconciling);
}
