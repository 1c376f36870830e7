import { ACTION_TYPES } from '@nunatak/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  ActionId,
  BotId,
  ChatText,
  GivenName,
  MatchId,
  OrdersChange,
  Seat,
  Seq,
  Settings,
  Token,
  WebhookUrl,
} from './settings.ts';

/**
 * The minimum that an action needs to be passed to the engine. The engine alone checks the rest and reports what is
 * wrong, so that actions are not validated in two places.
 */
export const ActionSchema = v.pipe(
  v.looseObject({ type: v.picklist(ACTION_TYPES.filter((type) => type !== 'reshuffle')) }),
  v.title('Action'),
);

/** Chosen by the client; returned in the `done` or `error` that answers the message. */
const Id = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)));

function message<const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return v.strictObject({ type: v.literal(type), id: Id, ...entries });
}

const matchId = MatchId;

/** How positions are sent: as steps, for clients that have the engine, or whole, with the names in docs/record.md. */
export const VIEWS = ['steps', 'named'] as const;
export type Views = (typeof VIEWS)[number];

/** Every message that a client may send: connecting, playing, chatting, managing the match. */
export const CLIENT_MESSAGES = {
  hello: message('hello', {
    version: v.pipe(v.number(), v.integer()),
    client: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  join: message('join', {
    matchId,
    token: v.optional(Token),
    name: v.optional(GivenName),
    since: v.optional(Seq),
    views: v.optional(v.picklist(VIEWS), 'steps'),
    legal: v.optional(v.boolean(), false),
  }),
  leave: message('leave', { matchId }),
  submit: message('submit', { matchId, seq: Seq, actionId: ActionId, action: ActionSchema }),
  since: message('since', { matchId, seq: Seq }),
  resync: message('resync', { matchId }),
  legal: message('legal', { matchId }),
  stage: message('stage', {
    matchId,
    seq: Seq,
    actions: v.pipe(v.array(ActionSchema), v.maxLength(LIMITS.stagedActions)),
  }),
  undo: message('undo', { matchId, seq: Seq, actionId: ActionId, to: v.optional(Seq) }),
  takeBack: message('takeBack', { matchId, seq: Seq, actionId: ActionId, to: Seq }),
  consent: message('consent', { matchId, agree: v.boolean() }),
  orders: message('orders', { matchId, orders: OrdersChange }),
  wait: message('wait', { matchId }),
  botPlays: message('botPlays', { matchId, seat: v.optional(Seat) }),
  return: message('return', { matchId }),
  chat: message('chat', { matchId, text: ChatText, chatId: v.optional(ActionId) }),
  mute: message('mute', { matchId, seat: Seat, muted: v.boolean() }),
  report: message('report', { matchId, seat: Seat }),
  settings: message('settings', { matchId, settings: Settings }),
  spectatorChat: message('spectatorChat', { matchId, allowed: v.boolean() }),
  webhook: message('webhook', { matchId, url: v.optional(WebhookUrl) }),
  seat: message('seat', {
    matchId,
    seat: Seat,
    to: v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), bot: BotId }),
    ]),
  }),
  start: message('start', { matchId, fill: v.optional(BotId) }),
  quit: message('quit', { matchId }),
  rematch: message('rematch', { matchId }),
  ping: message('ping', { matchId: v.optional(MatchId), seq: v.optional(Seq) }),
} as const;

export type ClientMessageType = keyof typeof CLIENT_MESSAGES;
export type ClientMessageOf<Type extends ClientMessageType> = v.InferOutput<(typeof CLIENT_MESSAGES)[Type]>;
export type ClientMessage = { [Type in ClientMessageType]: ClientMessageOf<Type> }[ClientMessageType];
/** A message before defaults are filled in. */
export type ClientMessageInput = {
  [Type in ClientMessageType]: v.InferInput<(typeof CLIENT_MESSAGES)[Type]>;
}[ClientMessageType];
