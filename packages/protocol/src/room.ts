import * as v from 'valibot';
import { BotId, MATCH_STATUSES, MatchId, Name, Seat, Seq, Settings } from './settings.ts';

export const SEAT_KINDS = ['open', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A moment in milliseconds since 1970, by the server's clock. */
export const Moment = v.pipe(v.number(), v.title('Moment'));

/** How long a seat must have been away before the others may let a bot decide for it in a game without a clock. */
export const AWAY_MS = 120_000;

export const SeatView = v.pipe(
  v.object({
    seat: Seat,
    kind: v.picklist(SEAT_KINDS),
    name: v.optional(Name),
    bot: v.optional(BotId),
    /** Whether any device of the seat is connected. */
    connected: v.boolean(),
    /** Since when a person has had no device connected, as far as the server knows. */
    awaySince: v.optional(Moment),
    /** A bot plays for the person until they return. */
    botPlays: v.boolean(),
  }),
  v.title('SeatView'),
);
export type SeatView = v.InferOutput<typeof SeatView>;

/** Milliseconds left to each seat, and whose time is running since when. */
export const ClockView = v.pipe(
  v.object({
    left: v.array(v.number()),
    running: v.optional(v.object({ seat: Seat, since: Moment })),
  }),
  v.title('ClockView'),
);
export type ClockView = v.InferOutput<typeof ClockView>;

/** Everything about a match that is not its game: who sits where, what was agreed, what is being asked. */
export const RoomView = v.pipe(
  v.object({
    matchId: MatchId,
    /** Goes up with every change of the room or the game; of two rooms the higher one is newer. */
    revision: Seq,
    status: v.picklist(MATCH_STATUSES),
    host: Seat,
    settings: Settings,
    seats: v.array(SeatView),
    spectators: v.number(),
    createdAt: Moment,
    /** Fair deal: the SHA-256 of seed and salt, known before the first card is turned up. */
    commitment: v.string(),
    /** Both, once the game is over, so that anyone can check the commitment. */
    fair: v.optional(v.object({ seed: v.string(), salt: v.string() })),
    clock: v.optional(ClockView),
    /** A take-back that waits for the consent of the others. */
    takeBack: v.optional(v.object({ seat: Seat, to: Seq, agreed: v.array(Seat) })),
    /** Whether something that was revealed was ever taken back; such a match is not rated. */
    tookBack: v.optional(v.boolean()),
    /** A seat that ran out of time; a bot plays for it from `until` on unless somebody grants a wait. */
    timeout: v.optional(v.object({ seat: Seat, until: Moment })),
    rematch: v.optional(MatchId),
    /** The tournament that this is a table of. */
    tournament: v.optional(MatchId),
    /** The match that this one is the rematch of. */
    earlier: v.optional(MatchId),
  }),
  v.title('RoomView'),
);
export type RoomView = v.InferOutput<typeof RoomView>;
/** As it is told, without the settings that most rooms have alike. */
export type ToldRoom = v.InferInput<typeof RoomView>;

/** A line of chat; `seat` is missing for a spectator. */
export const ChatLine = v.pipe(
  v.object({ n: Seq, seat: v.optional(Seat), name: v.string(), text: v.string(), at: Moment }),
  v.title('ChatLine'),
);
export type ChatLine = v.InferOutput<typeof ChatLine>;
