import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { DEFAULT_EDITION } from '@nunatak/engine';
import {
  type NamedView,
  OpenSandbox,
  PROTOCOL_VERSION,
  type Seated,
  Settings,
  StartMatch,
  SubmitAction,
  ViewQuery,
} from '@nunatak/protocol';
import asyncapi from '@nunatak/protocol/asyncapi.json' with { type: 'json' };
import schema from '@nunatak/protocol/schema.json' with { type: 'json' };
import type { Hono } from 'hono';
import type { Price } from '../access/budget.ts';
import { payerOf } from '../access/gate.ts';
import { factsFor } from '../match/facts.ts';
import { legalFor, legalOf, namedViewOf } from '../match/namedView.ts';
import { Refused } from '../refused.ts';
import { PRICES } from '../sockets/prices.ts';
import type { ApiService } from './api.ts';
import { type Call, type Callers, type Env, idOf, mustHaveToken, read, readBody, tokenOf } from './calls.ts';
import { StreamSocket } from './stream.ts';

/** What a request of a bot costs, by `npm run bench:server -- --prices`. */
export const BOT_PRICES = {
  facts: { milliseconds: 3, bytes: 20_000 },
  position: { milliseconds: 4, bytes: 10_000 },
  legal: { milliseconds: 4, bytes: 10_000 },
} as const satisfies Record<string, Price>;

/** The editions that come with the game. */
const EDITIONS = [DEFAULT_EDITION];

/** A whole game for a program without a socket and without our engine: what there is, what may be done, what was done. */
export function addBotRoutes(app: Hono<Env>, service: ApiService, callers: Callers): void {
  const { matches, rooms, play, hub, sockets } = service;

  app.get('/schema.json', (call) => call.json(schema));
  app.get('/asyncapi.json', (call) => call.json(asyncapi));

  app.get('/editions', (call) => call.json({ editions: EDITIONS.map(({ id, name }) => ({ id, name })) }));
  app.get('/editions/:edition', (call) => {
    const edition = EDITIONS.find(({ id }) => id === call.req.param('edition'));
    return edition === undefined ? call.notFound() : call.json(edition);
  });

  /** A match against bots of the house, dealt at once. */
  app.post('/sandbox/:bot', async (call) => {
    callers.mustBeSlow(call, 'creates');
    callers.pay(call, { milliseconds: 6, rows: 5 });
    const { name, players } = await readBody(OpenSandbox, call);
    const bots = Array<string>(players - 1).fill(call.req.param('bot'));
    const settings = read(Settings, { game: { players } }, 'settings');
    const seated: Seated = await rooms.create({ name, settings, bots }, callers.visitorOf(call));
    await rooms.start(seated.matchId, seated.seat, undefined);
    return call.json(seated, 201);
  });

  app.post('/matches/:id/start', async (call) => {
    const id = idOf(call);
    const { fill } = await readBody(StartMatch, call);
    const seat = await rooms.seatOf(id, callers.seatToken(call));
    callers.pay(call, PRICES.start, payerOf(id, seat));
    await rooms.start(id, seat, fill);
    return call.json({});
  });

  /** What never changes during a game: settings and edition, whole. */
  app.get('/matches/:id/facts', async (call) => {
    callers.mustBeSlow(call, 'attempts');
    callers.pay(call, BOT_PRICES.facts);
    const { game } = await matches.load(idOf(call));
    return call.json(factsFor(game).config);
  });

  app.get('/matches/:id/position', async (call) => {
    callers.pay(call, BOT_PRICES.position);
    const { legal: wantsLegal } = read(ViewQuery, call.req.query(), 'query');
    const { match, seat } = await watched(call);
    const view: NamedView | undefined = namedViewOf(match);
    if (view === undefined) throw new Refused('notPlaying', 'The game has not started');
    const legal = wantsLegal ? legalFor(match, seat) : undefined;
    return call.json({ ...view, ...(legal === undefined ? {} : { legal }) });
  });

  app.get('/matches/:id/legal', async (call) => {
    callers.pay(call, BOT_PRICES.legal);
    const { match } = await watched(call);
    return call.json(legalOf(match));
  });

  app.post('/matches/:id/actions', async (call) => {
    const id = idOf(call);
    const { seq, actionId, action } = await readBody(SubmitAction, call);
    const seat = await seatBy(call, id, mustHaveToken(call));
    callers.pay(call, { ...PRICES.submit, bytes: hub.costOfTelling(id).step }, payerOf(id, seat));
    return call.json(await play.submit(id, { seat, seq, actionId, action, by: 'seat' }));
  });

  /** All that is told about a match, line by line, as over a socket that has joined it for whole positions. */
  app.get('/matches/:id/stream', async (call) => {
    const { legal } = read(ViewQuery, call.req.query(), 'query');
    const { match } = await watched(call);
    // Who is gone by now would never be heard to go.
    if (call.env.outgoing.closed) return RESPONSE_ALREADY_SENT;
    callers.mustBeSlow(call, 'connects');
    const address = callers.householdOf(call);
    const crowded = sockets.crowdedFor(address);
    if (crowded !== undefined) throw new Refused(crowded.code, crowded.message, { retryAfter: crowded.retryAfter });
    const stream = new StreamSocket(call.env.outgoing);
    sockets.accept(stream, address);
    const token = tokenOf(call);
    stream.hear({ type: 'hello', version: PROTOCOL_VERSION });
    stream.hear({
      type: 'join',
      matchId: match.id,
      ...(token === undefined ? {} : { token }),
      views: 'named',
      legal,
    });
    return RESPONSE_ALREADY_SENT;
  });

  /** The match of a path, for one who holds a seat in it or may watch. */
  async function watched(call: Call) {
    const id = idOf(call);
    const token = tokenOf(call);
    if (token === undefined) callers.mustBeSlow(call, 'attempts');
    const match = await matches.load(id);
    const seat = token === undefined ? undefined : await seatBy(call, id, token);
    if (seat === undefined && !match.room.settings.spectators) {
      throw new Refused('spectatorsNotAllowed', 'This room does not allow spectators');
    }
    return { match, seat };
  }

  /** The seat that a token proves. A program proves it with each request: only a wrong one counts as an attempt. */
  async function seatBy(call: Call, id: string, token: string): Promise<number> {
    try {
      return await rooms.seatOf(id, token);
    } catch (error) {
      callers.mustBeSlow(call, 'attempts');
      throw error;
    }
  }
}
