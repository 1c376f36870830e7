import type { Action, GameEvent } from '@nunatak/engine';
import * as v from 'valibot';
import { isRecord } from './document.ts';
import { ErrorBody } from './errors.ts';
import { ChatLine, ClockView, Moment, RoomView } from './room.ts';
import { GameSettings, MatchId, Seat, Seq, StandingOrders } from './settings.ts';
import { FieldsSchema, type ViewChanges, type ViewFields } from './view.ts';

/** Who made a step: the seat itself, a bot in its place, or its standing order. */
export const MADE_BY = ['seat', 'bot', 'order'] as const;
export type MadeBy = (typeof MADE_BY)[number];

const AnyAction = v.pipe(v.custom<Action>(isRecord), v.title('Action'));
const AnyEvent = v.pipe(v.custom<GameEvent>(isRecord), v.title('GameEvent'));
const Fields = v.pipe(
  v.custom<ViewFields>((value) => v.is(FieldsSchema, value)),
  v.title('ViewFields'),
);
const Changes = v.pipe(
  v.custom<ViewChanges>((value) => v.is(FieldsSchema, value)),
  v.title('ViewChanges'),
);

/** How far the game's line of decisions reaches, and down to where its last decider may undo freely. */
export const LineView = v.pipe(v.object({ length: Seq, floor: Seq }), v.title('LineView'));
export type LineView = v.InferOutput<typeof LineView>;

/**
 * One entry of a match's log. An action brings its events; an undo or a take-back brings `undoTo`, the length of the
 * line it went back to. Both bring the changed fields of the view.
 */
export const Step = v.pipe(
  v.object({
    seq: Seq,
    seat: Seat,
    by: v.picklist(MADE_BY),
    at: Moment,
    action: v.optional(AnyAction),
    undoTo: v.optional(Seq),
    events: v.array(AnyEvent),
    changes: Changes,
    /** The mark of the view after the step. */
    check: v.string(),
    line: LineView,
    clock: v.optional(ClockView),
  }),
  v.title('Step'),
);
export type Step = v.InferOutput<typeof Step>;

/** A whole position: where a client starts, or starts again. */
export const Position = v.pipe(
  v.object({ seq: Seq, view: Fields, check: v.string(), line: LineView, clock: v.optional(ClockView) }),
  v.title('Position'),
);
export type Position = v.InferOutput<typeof Position>;

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
  step: message('step', { matchId, step: Step }),
  steps: message('steps', {
    id: Id,
    matchId,
    steps: v.array(Step),
    /** The server's own sequence number. */
    head: Seq,
    /** What everybody saw before the first step; with the steps from the first on. */
    first: v.optional(Fields),
  }),
  accepted: message('accepted', { id: Id, matchId, actionId: v.string(), seq: Seq }),
  done: message('done', { id: Id }),
  error: message('error', { id: Id, matchId: v.optional(MatchId), actionId: v.optional(v.string()), error: ErrorBody }),
  chat: message('chat', { matchId, line: ChatLine }),
  pong: message('pong', { id: Id, matchId: v.optional(MatchId), seq: v.optional(Seq), now: Moment }),
} as const;

export type ServerMessageType = keyof typeof SERVER_MESSAGES;
export type ServerMessageOf<Type extends ServerMessageType> = v.InferOutput<(typeof SERVER_MESSAGES)[Type]>;
export type ServerMessage = { [Type in ServerMessageType]: ServerMessageOf<Type> }[ServerMessageType];
