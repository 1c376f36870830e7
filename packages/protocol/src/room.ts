import * as v from 'valibot';
import { BotId, MATCH_STATUSES, MatchId, Name, Seat, Seq, Settings } from './settings.ts';

export const SEAT_KINDS = ['open', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A timestamp in ms since 1970, by the server's clock. */
export const Timestamp = v.pipe(v.number(), v.title('Timestamp'));

/** How long a seat must be away before the others may let a bot decide for it in a game without a clock, in ms. */
export const AWAY_MS = 120_000;

export const SeatView = v.pipe(
  v.object({
    seat: Seat,
    kind: v.picklist(SEAT_KINDS),
    name: v.optional(Name),
    bot: v.optional(BotId),
    /** True if any device of the seat is connected. */
    connected: v.boolean(),
    /** When the player's last device disconnected, as far as the server knows; undefined while one is connected. */
    awaySince: v.optional(Timestamp),
    /** True if a bot plays for the player until they return. */
    botPlays: v.boolean(),
  }),
  v.title('SeatView'),
);
export type SeatView = v.InferOutput<typeof SeatView>;

/** Time left for each seat in ms, and the seat whose clock is running, with its start time. */
export const ClockView = v.pipe(
  v.object({
    left: v.array(v.number()),
    running: v.optional(v.object({ seat: Seat, since: Timestamp })),
  }),
  v.title('ClockView'),
);
export type ClockView = v.InferOutput<typeof ClockView>;

/** Everything about a match except the game itself: seats, settings, and pending requests. */
export const RoomView = v.pipe(
  v.object({
    matchId: MatchId,
    /** Increases with every change of the room or the game. Of two rooms, the one with the higher revision is newer. */
    revision: Seq,
    status: v.picklist(MATCH_STATUSES),
    host: Seat,
    settings: Settings,
    seats: v.array(SeatView),
    spectators: v.number(),
    createdAt: Timestamp,
    /** Fair deal: the SHA-256 of seed and salt, published before the first card is revealed. */
    commitment: v.string(),
    /** The seed and salt, published once the game is over so that anyone can check the commitment. */
    fair: v.optional(v.object({ seed: v.string(), salt: v.string() })),
    clock: v.optional(ClockView),
    /** A take-back that waits for the other players' consent. */
    takeBack: v.optional(v.object({ seat: Seat, to: Seq, agreed: v.array(Seat) })),
    /** True if a take-back ever hid something that had been revealed. Such a match is not rated. */
    tookBack: v.optional(v.boolean()),
    /** A seat that ran out of time. A bot plays for it from `until` on, unless another player grants more time. */
    timeout: v.optional(v.object({ seat: Seat, until: Timestamp })),
    rematch: v.optional(MatchId),
    /** The tournament that this match belongs to. */
    tournament: v.optional(MatchId),
    /** The match that this one is a rematch of. */
    earlier: v.optional(MatchId),
  }),
  v.title('RoomView'),
);
export type RoomView = v.InferOutput<typeof RoomView>;
/** A room as it is sent: settings with their default value are left out. */
export type RoomViewInput = v.InferInput<typeof RoomView>;

/** A chat line. `seat` is undefined for spectators. */
export const ChatLine = v.pipe(
  v.object({ n: Seq, seat: v.optional(Seat), name: v.string(), text: v.string(), at: Timestamp }),
  v.title('ChatLine'),
);
export type ChatLine = v.InferOutput<typeof ChatLine>;
