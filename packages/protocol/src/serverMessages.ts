import * as v from 'valibot';
import { ErrorBody } from './errors.ts';
import { Legal, NamedView } from './named.ts';
import { ChatLine, ClockView, RoomView, Timestamp } from './room.ts';
import { GameSettings, MatchId, Seat, Seq, StandingOrders } from './settings.ts';
import { AnyAction, Fields, Position, Step } from './steps.ts';

const Id = v.optional(v.string());

function message<const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return v.object({ type: v.literal(type), ...entries });
}

const matchId = MatchId;

export const SERVER_MESSAGES = {
  hello: message('hello', {
    version: v.number(),
    oldest: v.number(),
    now: Timestamp,
    bots: v.array(v.string()),
    push: v.optional(v.string()),
    /** True if hosts may set a webhook address. */
    webhooks: v.optional(v.boolean(), false),
  }),
  welcome: message('welcome', {
    id: Id,
    matchId,
    room: RoomView,
    game: GameSettings,
    /** The sequence number of the last step; undefined from older servers. */
    seq: v.optional(Seq),
    /** The seat that the token belongs to; undefined for spectators. */
    seat: v.optional(Seat),
    /** The position; undefined before the game starts, and if steps answer the join's `since` instead. */
    position: v.optional(Position),
    chat: v.array(ChatLine),
    /** Private to the seat: actions staged at this position, standing orders, and muted seats. */
    staged: v.optional(v.array(AnyAction)),
    orders: v.optional(StandingOrders),
    muted: v.optional(v.array(Seat)),
  }),
  room: message('room', { room: RoomView }),
  position: message('position', { id: Id, matchId, game: GameSettings, position: Position }),
  named: message('named', { id: Id, matchId, ...NamedView.entries }),
  legal: message('legal', { id: Id, matchId, ...Legal.entries }),
  /**
   * `actionId` is set for the connection that sent the action without an `id`; the step then also answers its message.
   */
  step: message('step', { matchId, step: Step, actionId: v.optional(v.string()) }),
  steps: message('steps', {
    id: Id,
    matchId,
    steps: v.array(Step),
    /** The server's current sequence number. */
    head: Seq,
    /** The view before the first step; set only if `steps` starts with the first one. */
    first: v.optional(Fields),
    /** The current clock. Steps from the log have no clock, or an old one. */
    clock: v.optional(ClockView),
  }),
  accepted: message('accepted', { id: Id, matchId, actionId: v.string(), seq: Seq }),
  done: message('done', { id: Id }),
  error: message('error', { id: Id, matchId: v.optional(MatchId), actionId: v.optional(v.string()), error: ErrorBody }),
  /** Sent to every device of a seat when its standing orders change. */
  orders: message('orders', { matchId, orders: StandingOrders }),
  chat: message('chat', { matchId, line: ChatLine }),
  pong: message('pong', { id: Id, matchId: v.optional(MatchId), seq: v.optional(Seq), now: Timestamp }),
} as const;

export type ServerMessageType = keyof typeof SERVER_MESSAGES;
export type ServerMessageOf<Type extends ServerMessageType> = v.InferOutput<(typeof SERVER_MESSAGES)[Type]>;
/** A message as it is sent: fields with default values may be missing. */
export type ServerMessageInput = {
  [Type in ServerMessageType]: v.InferInput<(typeof SERVER_MESSAGES)[Type]>;
}[ServerMessageType];
export type ServerMessage = { [Type in ServerMessageType]: ServerMessageOf<Type> }[ServerMessageType];
