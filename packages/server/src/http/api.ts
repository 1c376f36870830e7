import {
  ClaimDevice,
  CreateMatch,
  HistoryQuery,
  LIMITS,
  LobbyQuery,
  PushSubscription,
  TakeSeat,
  type TurnedAway,
} from '@nunatak/protocol';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bans } from '../access/bans.ts';
import type { Price } from '../access/budget.ts';
import type { Gate } from '../access/gate.ts';
import { isOriginAllowed, type TrustOptions } from '../access/origin.ts';
import type { Push } from '../config.ts';
import { claimDevice, linkDevice } from '../match/devices.ts';
import type { Matches } from '../match/matches.ts';
import type { Play } from '../match/play.ts';
import { recordOf } from '../match/records.ts';
import type { Rooms } from '../match/rooms.ts';
import { roomViewOf } from '../match/roomView.ts';
import { listingOf, summaryOf } from '../match/summaries.ts';
import { readPushTarget } from '../notices/target.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { malformed, Refused } from '../refused.ts';
import { hashToken } from '../secrets.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Sockets } from '../sockets/sockets.ts';
import { Tournaments } from '../tournament/tournaments.ts';
import { addBotRoutes } from './botApi.ts';
import { addBrowserRoutes } from './browserApi.ts';
import { browserOf, type Call, Callers, type Env, idOf, mustHaveBrowser, read, readBody } from './calls.ts';
import { addDailyRoutes } from './dailyApi.ts';
import { addRatingRoutes } from './ratingsApi.ts';
import { addTournamentRoutes } from './tournamentApi.ts';

const PAGE_SIZE = 50;
const HOUR_MS = 60 * 60 * 1000;
/** How long a room in which nothing happens is offered to others, and a game in which nothing happens. */
const OPEN_LISTED_MS = 24 * HOUR_MS;
const PLAYING_LISTED_MS = 7 * 24 * HOUR_MS;

/** What a page of another site that is a friend may send. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Nunatak-Browser',
  'Access-Control-Max-Age': '600',
} as const;

/**
 * What a request costs whoever sends it, by `npm run bench:server -- --prices`. A page of a list is 50 matches; a record
 * plays the whole game again with all that was taken back, and lets others have their turn on the way.
 */
export const REQUEST_PRICES = {
  lobby: { milliseconds: 3, bytes: 20_000 },
  history: { milliseconds: 20, bytes: 20_000 },
  create: { milliseconds: 3, rows: 3 },
  sit: { milliseconds: 3, rows: 3 },
  record: { milliseconds: 100, bytes: 60_000 },
} as const satisfies Record<string, Price>;

export interface ApiOptions extends TrustOptions {
  readonly push: Push | undefined;
}

export interface ApiService {
  readonly gate: Gate;
  readonly bans: Bans;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly play: Play;
  readonly sockets: Sockets;
  readonly ratings: Ratings;
}

/** Everything that is asked for once: rooms, seats, devices, records, histories; and the game, for who has no socket. */
export function api(service: ApiService, options: ApiOptions): Hono<Env> {
  const { matches, rooms, hub, gate, bans } = service;
  const app = new Hono<Env>();
  const callers = new Callers(gate, options);

  app.use('*', async (call, next) => {
    const origin = call.req.header('origin');
    if (!isOriginAllowed(origin, call.req.header('host'), options)) {
      const error: TurnedAway = { code: 'foreignOrigin', message: 'This origin may not use the server' };
      return call.json({ error }, 403);
    }
    if (origin !== undefined && options.origins.includes(origin)) {
      call.header('Access-Control-Allow-Origin', origin);
      call.header('Cross-Origin-Resource-Policy', 'cross-origin');
      call.header('Vary', 'Origin');
      if (call.req.method === 'OPTIONS') return call.body(null, 204, PREFLIGHT);
    }
    callers.mustBeSlow(call, call.req.path.endsWith('/actions') ? 'actions' : 'requests');
    call.env.outgoing.setHeader('Cache-Control', 'no-store');
    bans.mustBeIn('address', callers.householdOf(call));
    const browser = browserOf(call);
    if (browser !== undefined) bans.mustBeIn('browser', hashToken(browser));
    await next();
    return undefined;
  });
  const counted = bodyLimit({
    maxSize: LIMITS.bodyBytes,
    onError: () => {
      throw new Refused('tooLarge', `A request may hold ${LIMITS.bodyBytes} bytes`);
    },
  });
  app.use('*', (call, next) => (saysThatItIsShort(call) ? next() : counted(call, next)));

  app.get('/history', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.pay(call, REQUEST_PRICES.history);
    const { q, ...filter } = read(HistoryQuery, call.req.query(), 'query');
    const found = await matches.store.history(hashToken(browser), { text: q, ...filter, limit: PAGE_SIZE + 1 });
    const page = await Promise.all(
      found.slice(0, PAGE_SIZE).map(async ({ match, seat }) => {
        // A match that cannot be read is left out; the rest of the history is shown.
        const read = await matches.reader.read(match).catch(() => undefined);
        return read === undefined ? [] : [summaryOf(match, read, seat)];
      }),
    );
    return call.json({ matches: page.flat(), more: found.length > PAGE_SIZE });
  });

  app.get('/matches', async (call) => {
    callers.pay(call, REQUEST_PRICES.lobby);
    const { before } = read(LobbyQuery, call.req.query(), 'query');
    const now = matches.now();
    const since = { open: now - OPEN_LISTED_MS, playing: now - PLAYING_LISTED_MS };
    const found = await matches.store.lobby(PAGE_SIZE + 1, since, before);
    return call.json({ matches: found.slice(0, PAGE_SIZE).map(listingOf), more: found.length > PAGE_SIZE });
  });

  app.post('/matches', async (call) => {
    callers.mustBeSlow(call, 'creates');
    callers.pay(call, REQUEST_PRICES.create);
    const wanted = await readBody(CreateMatch, call);
    if (wanted.settings.listed) callers.mustBeSlow(call, 'listings');
    return call.json(await rooms.create(wanted, callers.visitorOf(call)), 201);
  });

  app.get('/matches/:id', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    const match = await matches.load(idOf(call));
    return call.json({ room: roomViewOf(match, hub.presence(match.id)) });
  });

  app.post('/matches/:id/seats', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    callers.mustBeSlow(call, 'sits');
    callers.pay(call, REQUEST_PRICES.sit);
    return call.json(await rooms.sit(idOf(call), await readBody(TakeSeat, call), callers.visitorOf(call)), 201);
  });

  app.post('/matches/:id/devices', async (call) => {
    return call.json(await linkDevice(matches, idOf(call), callers.seatToken(call)), 201);
  });

  app.post('/matches/:id/devices/claim', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    const { code } = await readBody(ClaimDevice, call);
    return call.json(await claimDevice(matches, idOf(call), code, browserOf(call)), 201);
  });

  app.post('/matches/:id/push', async (call) => {
    const { push } = options;
    if (push === undefined) throw new Refused('unavailable', 'The host of this server has not set up Web Push');
    const id = idOf(call);
    const seat = await rooms.seatOf(id, callers.seatToken(call));
    const subscription = await readBody(PushSubscription, call);
    const target = readPushTarget(subscription.endpoint, 'endpoint', push.hosts);
    if (!target.ok) throw malformed(target.reason);
    const others = (await matches.store.subscriptions(id, seat)).filter(
      ({ endpoint }) => endpoint !== subscription.endpoint,
    );
    if (others.length >= LIMITS.devicesPerSeat) {
      throw new Refused('tooMany', `A seat may be told of its turns in ${LIMITS.devicesPerSeat} places`);
    }
    await matches.store.addSubscription(id, seat, subscription);
    return call.json({}, 201);
  });

  app.get('/matches/:id/record', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    callers.pay(call, REQUEST_PRICES.record);
    return call.json(await recordOf(matches, idOf(call)));
  });

  addBrowserRoutes(app, matches, callers);
  addBotRoutes(app, service, callers);
  addDailyRoutes(app, matches, callers);
  addRatingRoutes(app, service.ratings, callers);
  addTournamentRoutes(app, new Tournaments(matches, rooms), callers);
  app.all('*', (call) => call.notFound());

  return app;
}

/** Whether a request names a length that it may have. Node takes no more than that from it; to count costs more than to read. */
function saysThatItIsShort(call: Call): boolean {
  const length = call.req.header('content-length');
  return call.req.header('transfer-encoding') === undefined && Number(length ?? 0) <= LIMITS.bodyBytes;
}
