import * as v from 'valibot';
import { ErrorBody } from './errors.ts';
import { Legal, NamedView } from './named.ts';
import { ChatLine, ClockView, Moment, RoomView } from './room.ts';
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
    now: Moment,
    bots: v.array(v.string()),
    push: v.optional(v.string()),
    /** Whether the host of a match may have an address called. */
    webhooks: v.optional(v.boolean(), false),
  }),
  welcome: message('welcome', {
    id: Id,
    matchId,
    room: RoomView,
    game: GameSettings,
    /** The last step of the match; missing from servers that do not tell it yet. */
    seq: v.optional(Seq),
    /** The seat that the token belongs to; missing for a spectator. */
    seat: v.optional(Seat),
    /** The position, once the game has started and unless the `since` of the join could be served with steps. */
    position: v.optional(Position),
    chat: v.array(ChatLine),
    /** Private to the seat: what it had staged at this position, its standing orders, whom it has muted. */
    staged: v.optional(v.array(AnyAction)),
    orders: v.optional(StandingOrders),
    muted: v.optional(v.array(Seat)),
  }),
  room: message('room', { room: RoomView }),
  position: message('position', { id: Id, matchId, game: GameSettings, position: Position }),
  named: message('named', { id: Id, matchId, ...NamedView.entries }),
  legal: message('legal', { id: Id, matchId, ...Legal.entries }),
  /** With the id of the action for the connection that asked for it without an `id`: then it is the answer, too. */
  step: message('step', { matchId, step: Step, actionId: v.optional(v.string()) }),
  steps: message('steps', {
    id: Id,
    matchId,
    steps: v.array(Step),
    /** The server's own sequence number. */
    head: Seq,
    /** What everybody saw before the first step; with the steps from the first on. */
    first: v.optional(Fields),
    /** The clock as it runs now: steps out of the log carry none, and others the one of their time. */
    clock: v.optional(ClockView),
  }),
  accepted: message('accepted', { id: Id, matchId, actionId: v.string(), seq: Seq }),
  done: message('done', { id: Id }),
  error: message('error', { id: Id, matchId: v.optional(MatchId), actionId: v.optional(v.string()), error: ErrorBody }),
  /** For every device of a seat whose standing orders have changed. */
  orders: message('orders', { matchId, orders: StandingOrders }),
  chat: message('chat', { matchId, line: ChatLine }),
  pong: message('pong', { id: Id, matchId: v.optional(MatchId), seq: v.optional(Seq), now: Moment }),
} as const;

export type ServerMessageType = keyof typeof SERVER_MESSAGES;
export type ServerMessageOf<Type extends ServerMessageType> = v.InferOutput<(typeof SERVER_MESSAGES)[Type]>;
/** As it is sent: what the schema fills in may be missing. */
export type ToldMessage = {
  [Type in ServerMessageType]: v.InferInput<(typeof SERVER_MESSAGES)[Type]>;
}[ServerMessageType];
export type ServerMessage = { [Type in ServerMessageType]: ServerMessageOf<Type> }[ServerMessageType];
