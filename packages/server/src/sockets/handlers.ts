import {
  type ClientMessage,
  type ClientMessageOf,
  type ClientMessageType,
  judgeVersion,
  OLDEST_VERSION,
  PROTOCOL_VERSION,
} from '@nunatak/protocol';
import type { Bans } from '../access/bans.ts';
import type { Gate } from '../access/gate.ts';
import type { Matches } from '../match/matches.ts';
import { legalOf } from '../match/namedView.ts';
import type { Accepted, Play } from '../match/play.ts';
import { reportSeat } from '../match/reports.ts';
import type { Rooms } from '../match/rooms.ts';
import { positionOf } from '../match/roomView.ts';
import type { Submission } from '../match/turns.ts';
import { readTarget } from '../notices/target.ts';
import { malformed, Refused } from '../refused.ts';
import { type Connection, idOf, type Membership } from './connection.ts';
import type { Hub } from './hub.ts';
import { join, sendNamed, sendSince, takeReplay } from './join.ts';
import { CHANGES_ROOM, MAKES_STEP, PRICES } from './prices.ts';

export interface Service {
  readonly matches: Matches;
  readonly play: Play;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly gate: Gate;
  readonly bans: Bans;
  readonly bots: readonly string[];
  /** The public key for Web Push, where the host has set one. */
  readonly pushKey: string | undefined;
  readonly hasWebhooks: boolean;
}

type Handler<Type extends ClientMessageType> = (
  service: Service,
  connection: Connection,
  message: ClientMessageOf<Type>,
) => Promise<void> | void;

/** What each message does. All but the greeting need one first, and all but `join` a membership. */
const HANDLERS: { readonly [Type in ClientMessageType]: Handler<Type> } = {
  hello: ({ bots, pushKey, hasWebhooks, matches }, connection, { version }) => {
    const verdict = judgeVersion(version);
    if (verdict !== 'fits') {
      const old = verdict === 'clientOld' ? 'client' : 'server';
      throw new Refused('version', `The ${old} is too old: it speaks ${version}, the server ${PROTOCOL_VERSION}`, {
        old,
      });
    }
    connection.hasGreeted = true;
    connection.send({
      type: 'hello',
      version: PROTOCOL_VERSION,
      oldest: OLDEST_VERSION,
      now: matches.now(),
      bots: [...bots],
      ...(pushKey === undefined ? {} : { push: pushKey }),
      webhooks: hasWebhooks,
    });
  },

  join,

  leave: ({ hub }, connection, { matchId }) => hub.leave(matchId, connection),

  submit: ({ play }, connection, message) => {
    const { matchId, seq, actionId, action } = message;
    const seat = seatIn(connection, matchId);
    const submission: Submission = { seat, seq, actionId, action, by: 'seat' };
    return accepted(connection, message, () => play.submit(matchId, submission));
  },

  since: async (service, connection, { id, matchId, seq }) => {
    membership(connection, matchId);
    await sendSince(service, connection, await service.matches.load(matchId), seq, id);
  },

  resync: async ({ matches }, connection, { id, matchId }) => {
    const member = membership(connection, matchId);
    const match = await matches.load(matchId);
    if (member.views === 'named') {
      if (!sendNamed(connection, match, member, id)) throw new Refused('notPlaying', 'The game has not started');
      return;
    }
    const position = positionOf(match);
    if (position === undefined) throw new Refused('notPlaying', 'The game has not started');
    connection.send({ type: 'position', ...idOf(id), matchId, game: match.game, position });
  },

  legal: async ({ matches }, connection, { id, matchId }) => {
    membership(connection, matchId);
    connection.send({ type: 'legal', ...idOf(id), matchId, ...legalOf(await matches.load(matchId)) });
  },

  stage: async ({ play }, connection, { id, matchId, seq, actions }) => {
    await play.stage(matchId, seatIn(connection, matchId), seq, actions);
    connection.send({ type: 'done', ...idOf(id) });
  },

  undo: ({ play, matches }, connection, message) => {
    const { matchId, seq, actionId, to } = message;
    const seat = seatIn(connection, matchId);
    if (matches.peek(matchId)?.back === undefined) takeReplay(connection, matches.now());
    return accepted(connection, message, () => play.undo(matchId, seat, seq, actionId, to));
  },

  takeBack: ({ play, hub }, connection, message) => {
    const { matchId, seq, actionId, to } = message;
    const seat = seatIn(connection, matchId);
    const present = hub.presence(matchId).seats;
    return accepted(connection, message, () => play.takeBack(matchId, seat, seq, actionId, to, present));
  },

  consent: ({ play }, connection, { id, matchId, agree }) =>
    done(connection, id, play.consent(matchId, seatIn(connection, matchId), agree)),
  orders: ({ play }, connection, { id, matchId, orders }) =>
    done(connection, id, play.changeOrders(matchId, seatIn(connection, matchId), orders)),
  wait: ({ play }, connection, { id, matchId }) =>
    done(connection, id, play.wait(matchId, seatIn(connection, matchId))),
  botPlays: ({ play, hub }, connection, { id, matchId, seat }) => {
    const by = seatIn(connection, matchId);
    if (seat === undefined) return done(connection, id, play.letBotPlay(matchId, by));
    return done(connection, id, play.replaceAway(matchId, by, seat, hub.presence(matchId).awaySince.get(seat)));
  },
  return: ({ play }, connection, { id, matchId }) =>
    done(connection, id, play.return(matchId, seatIn(connection, matchId))),
  mute: ({ play }, connection, { id, matchId, seat, muted }) =>
    done(connection, id, play.setMuted(matchId, seatIn(connection, matchId), seat, muted)),
  report: ({ matches }, connection, { id, matchId, seat }) =>
    done(connection, id, reportSeat(matches, matchId, seatIn(connection, matchId), seat)),
  settings: ({ rooms, matches, gate }, connection, { id, matchId, settings }) => {
    const seat = seatIn(connection, matchId);
    if (settings.listed && matches.peek(matchId)?.room.settings.listed !== true) {
      gate.pass('listings', connection.address);
    }
    return done(connection, id, rooms.changeSettings(matchId, seat, settings));
  },
  spectatorChat: ({ rooms }, connection, { id, matchId, allowed }) =>
    done(connection, id, rooms.allowSpectatorChat(matchId, seatIn(connection, matchId), allowed)),
  webhook: ({ rooms, hasWebhooks }, connection, { id, matchId, url }) => {
    if (url !== undefined && !hasWebhooks) {
      throw new Refused('unavailable', 'The host of this server has not allowed webhooks');
    }
    const target = url === undefined ? undefined : readTarget(url, 'url');
    if (target?.ok === false) throw malformed(target.reason);
    return done(connection, id, rooms.setWebhook(matchId, seatIn(connection, matchId), url));
  },
  start: ({ rooms }, connection, { id, matchId, fill }) =>
    done(connection, id, rooms.start(matchId, seatIn(connection, matchId), fill)),
  rematch: ({ rooms, hub, matches, gate }, connection, { id, matchId }) => {
    const { host, rematch } = matches.peek(matchId)?.room ?? {};
    if (rematch === undefined) gate.pass('creates', connection.address);
    const isHostHere = host !== undefined && hub.presence(matchId).seats.has(host);
    return done(connection, id, rooms.rematch(matchId, seatIn(connection, matchId), isHostHere));
  },

  seat: ({ rooms }, connection, { id, matchId, seat, to }) => {
    const bot = to.kind === 'bot' ? to.bot : undefined;
    return done(connection, id, rooms.arrangeSeat(matchId, seatIn(connection, matchId), seat, bot));
  },

  quit: ({ rooms }, connection, { id, matchId }) =>
    done(connection, id, rooms.quit(matchId, seatIn(connection, matchId))),

  chat: async ({ matches, hub }, connection, { id, matchId, text, chatId }) => {
    const { seat, name } = membership(connection, matchId);
    const { room } = await matches.load(matchId);
    if (seat === undefined && !room.settings.spectatorChat) {
      throw new Refused('chatNotAllowed', 'Spectators may not write in this room');
    }
    if (!connection.chat.take(matches.now())) {
      throw new Refused('tooFast', 'You write too fast', { retryAfter: 2 });
    }
    const mark = chatId === undefined ? undefined : `${seat ?? name} ${chatId}`;
    const line = await matches.store.addChat(matchId, { seat, name, text, at: matches.now(), mark });
    // A line that was kept before is told again: clients know it by its number.
    hub.chat(matchId, { n: line.n, ...(seat === undefined ? {} : { seat }), name, text: line.text, at: line.at });
    connection.send({ type: 'done', ...idOf(id) });
  },

  ping: ({ matches }, connection, { id, matchId }) => {
    const match = matchId === undefined || !connection.memberships.has(matchId) ? undefined : matches.peek(matchId);
    if (matchId !== undefined && match === undefined) throw new Refused('notJoined', 'Join the match first');
    connection.send({
      type: 'pong',
      ...idOf(id),
      ...(match === undefined ? {} : { matchId: match.id, seq: match.seq }),
      now: matches.now(),
    });
  },
};

/** Does what a message asks for. Throws Refused, or whatever went wrong. */
export function handle(service: Service, connection: Connection, message: ClientMessage): Promise<void> | void {
  if (!connection.hasGreeted && message.type !== 'hello') {
    throw new Refused('helloFirst', 'The first message must be hello, with a version');
  }
  payFor(service, connection, message);
  // The table's type pairs each message with its own handler, which TypeScript cannot follow through a lookup.
  const handler = HANDLERS[message.type] as Handler<ClientMessageType>;
  return handler(service, connection, message);
}

/** Has the work paid that a message asks for, and what has been sent since the last one. */
function payFor({ gate, hub }: Service, connection: Connection, message: ClientMessage): void {
  const { type } = message;
  const matchId = 'matchId' in message ? message.matchId : undefined;
  const bytes = connection.takeUnpaid() + (matchId === undefined ? 0 : bytesToldAfter(hub, matchId, type));
  const payer = matchId === undefined ? undefined : connection.memberships.get(matchId)?.payer;
  gate.pay({ ...PRICES[type], bytes }, connection.address, payer);
}

/** What goes out to everyone in a match when a message has done its work. */
function bytesToldAfter(hub: Hub, matchId: string, type: ClientMessageType): number {
  const changesRoom = CHANGES_ROOM.has(type);
  const makesStep = MAKES_STEP.has(type);
  if (!changesRoom && !makesStep) return 0;
  const { room, step } = hub.costOfTelling(matchId);
  return (changesRoom ? room : 0) + (makesStep ? step : 0);
}

async function done(connection: Connection, id: string | undefined, work: Promise<unknown>): Promise<void> {
  await work;
  connection.send({ type: 'done', ...idOf(id) });
}

/** Answers with the step that an action makes, or, where an answer with an id was asked for or no step came, by itself. */
async function accepted(
  connection: Connection,
  { id, matchId, actionId }: Pick<ClientMessageOf<'submit'>, 'id' | 'matchId' | 'actionId'>,
  work: () => Promise<Accepted>,
): Promise<void> {
  if (id === undefined) connection.awaitStep(matchId, actionId);
  try {
    const { seq } = await work();
    const isOwed = id !== undefined || connection.takeAwaited(matchId, actionId);
    if (isOwed) connection.send({ type: 'accepted', ...idOf(id), matchId, actionId, seq });
  } finally {
    connection.takeAwaited(matchId, actionId);
  }
}

function membership(connection: Connection, matchId: string): Membership {
  const found = connection.memberships.get(matchId);
  if (found === undefined) throw new Refused('notJoined', 'Join the match first');
  return found;
}

function seatIn(connection: Connection, matchId: string): number {
  const { seat } = membership(connection, matchId);
  if (seat === undefined) throw new Refused('notSeated', 'Spectators may only watch');
  return seat;
}
