import type { HttpBindings } from '@hono/node-server';
import {
  ClaimDevice,
  CreateMatch,
  HistoryQuery,
  LIMITS,
  LobbyQuery,
  MatchId,
  PushSubscription,
  readDocument,
  readJson,
  TakeSeat,
  Token,
  type TurnedAway,
} from '@nunatak/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Bans } from '../access/bans.ts';
import type { Price } from '../access/budget.ts';
import type { Gate } from '../access/gate.ts';
import type { AddressRate } from '../access/limits.ts';
import { addressOf, isOriginAllowed, type TrustOptions } from '../access/origin.ts';
import type { Push } from '../config.ts';
import { claimDevice, linkDevice } from '../match/devices.ts';
import type { Matches } from '../match/matches.ts';
import { recordOf } from '../match/records.ts';
import type { Rooms } from '../match/rooms.ts';
import { roomViewOf } from '../match/roomView.ts';
import { listingOf, summaryOf } from '../match/summaries.ts';
import type { Visitor } from '../match/visitors.ts';
import { readPushTarget } from '../notices/target.ts';
import { malformed, Refused } from '../refused.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { Hub } from '../sockets/hub.ts';

type Env = { Bindings: HttpBindings };
type Call = Context<Env>;

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
}

/** Everything that is asked for once: rooms, seats, devices, records, histories. The game itself runs over the socket. */
export function api({ matches, rooms, hub, gate, bans }: ApiService, options: ApiOptions): Hono<Env> {
  const app = new Hono<Env>();
  const householdOf = (call: Call) => addressOf(call.env.incoming, options);
  const mustBeSlow = (call: Call, rate: AddressRate) => gate.pass(rate, householdOf(call));
  const pay = (call: Call, price: Price) => gate.pay(price, householdOf(call));

  app.use('*', async (call, next) => {
    const origin = call.req.header('origin');
    if (!isOriginAllowed(origin, call.req.header('host'), options)) {
      const error: TurnedAway = { code: 'foreignOrigin', message: 'This origin may not use the server' };
      return call.json({ error }, 403);
    }
    if (origin !== undefined && options.origins.includes(origin)) {
      call.header('Access-Control-Allow-Origin', origin);
      call.header('Vary', 'Origin');
      if (call.req.method === 'OPTIONS') return call.body(null, 204, PREFLIGHT);
    }
    mustBeSlow(call, 'requests');
    call.header('Cache-Control', 'no-store');
    bans.mustBeIn('address', householdOf(call));
    const browser = browserOf(call);
    if (browser !== undefined) bans.mustBeIn('browser', hashToken(browser));
    await next();
    return undefined;
  });
  app.use(
    '*',
    bodyLimit({
      maxSize: LIMITS.bodyBytes,
      onError: () => {
        throw new Refused('tooLarge', `A request may hold ${LIMITS.bodyBytes} bytes`);
      },
    }),
  );

  /** A secret for a browser that has none: it finds its own matches again by it. */
  app.post('/browsers', (call) => {
    mustBeSlow(call, 'creates');
    return call.json({ token: newToken(matches.world) }, 201);
  });

  app.get('/history', async (call) => {
    const browser = browserOf(call);
    if (browser === undefined) throw new Refused('wrongToken', 'Send the token of your browser in X-Nunatak-Browser');
    pay(call, REQUEST_PRICES.history);
    const { q, ...filter } = read(HistoryQuery, call.req.query(), 'query');
    const found = await matches.store.history(hashToken(browser), { text: q, ...filter, limit: PAGE_SIZE + 1 });
    const page = await Promise.all(
      found.slice(0, PAGE_SIZE).map(async ({ match, seat }) => {
        // A match that cannot be read is left out; the rest of the history is shown.
        const read = await matches.read(match).catch(() => undefined);
        return read === undefined ? [] : [summaryOf(match, read, seat)];
      }),
    );
    return call.json({ matches: page.flat(), more: found.length > PAGE_SIZE });
  });

  app.get('/matches', async (call) => {
    pay(call, REQUEST_PRICES.lobby);
    const { before } = read(LobbyQuery, call.req.query(), 'query');
    const now = matches.now();
    const since = { open: now - OPEN_LISTED_MS, playing: now - PLAYING_LISTED_MS };
    const found = await matches.store.lobby(PAGE_SIZE + 1, since, before);
    return call.json({ matches: found.slice(0, PAGE_SIZE).map(listingOf), more: found.length > PAGE_SIZE });
  });

  app.post('/matches', async (call) => {
    mustBeSlow(call, 'creates');
    pay(call, REQUEST_PRICES.create);
    const wanted = await readBody(CreateMatch, call);
    if (wanted.settings.listed) mustBeSlow(call, 'listings');
    return call.json(await rooms.create(wanted, visitorOf(call)), 201);
  });

  app.get('/matches/:id', async (call) => {
    mustBeSlow(call, 'attempts');
    const match = await matches.load(idOf(call));
    return call.json({ room: roomViewOf(match, hub.presence(match.id)) });
  });

  app.post('/matches/:id/seats', async (call) => {
    mustBeSlow(call, 'attempts');
    mustBeSlow(call, 'sits');
    pay(call, REQUEST_PRICES.sit);
    return call.json(await rooms.sit(idOf(call), await readBody(TakeSeat, call), visitorOf(call)), 201);
  });

  app.post('/matches/:id/devices', async (call) => {
    return call.json(await linkDevice(matches, idOf(call), seatToken(call)), 201);
  });

  app.post('/matches/:id/devices/claim', async (call) => {
    mustBeSlow(call, 'attempts');
    const { code } = await readBody(ClaimDevice, call);
    return call.json(await claimDevice(matches, idOf(call), code, browserOf(call)), 201);
  });

  app.post('/matches/:id/push', async (call) => {
    const { push } = options;
    if (push === undefined) throw new Refused('unavailable', 'The host of this server has not set up Web Push');
    const id = idOf(call);
    const seat = await rooms.seatOf(id, seatToken(call));
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
    mustBeSlow(call, 'attempts');
    pay(call, REQUEST_PRICES.record);
    return call.json(await recordOf(matches, idOf(call)));
  });

  app.all('*', (call) => call.notFound());

  const visitorOf = (call: Call): Visitor => {
    const browser = browserOf(call);
    return { address: householdOf(call), ...(browser === undefined ? {} : { browser }) };
  };

  const seatToken = (call: Call): string => {
    mustBeSlow(call, 'attempts');
    const token = /^Bearer (.+)$/.exec(call.req.header('authorization') ?? '')?.[1];
    if (token === undefined) throw new Refused('wrongToken', 'Send the token of your seat as Authorization: Bearer');
    return token;
  };

  return app;
}

/** The match that a path names. What cannot be the id of a match is nobody's. */
function idOf(call: Call): string {
  const id = readDocument(MatchId, call.req.param('id'));
  if (!id.ok) throw new Refused('unknownMatch', 'There is no such match');
  return id.value;
}

function browserOf(call: Call): string | undefined {
  const token = call.req.header('x-nunatak-browser');
  return token === undefined ? undefined : read(Token, token, 'X-Nunatak-Browser');
}

async function readBody<const Schema extends GenericSchema>(schema: Schema, call: Call): Promise<InferOutput<Schema>> {
  const document = readJson(await call.req.text());
  if (!document.ok) throw malformed(document.reason);
  return read(schema, document.value, 'body');
}

function read<const Schema extends GenericSchema>(
  schema: Schema,
  document: unknown,
  root: string,
): InferOutput<Schema> {
  const result = readDocument(schema, document, root);
  if (!result.ok) throw malformed(result.reason);
  return result.value;
}
