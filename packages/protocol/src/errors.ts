import * as v from 'valibot';

/** Why the server refused a message or request. `refused` includes the engine's refusal, which names a rule. */
export const ERROR_CODES = [
  'malformed',
  'tooLarge',
  'tooFast',
  'version',
  'helloFirst',
  'notJoined',
  'unknownMatch',
  'unknownTournament',
  'wrongToken',
  'notSeated',
  'notHost',
  'notOpen',
  'notPlaying',
  'notFinished',
  'seatTaken',
  'roomFull',
  'addressFull',
  'seatsOpen',
  'nameTaken',
  'notWelcome',
  'banned',
  'closed',
  'stale',
  'idReused',
  'refused',
  'nothingToUndo',
  'noRequest',
  'noTimeout',
  'away',
  'spectatorsNotAllowed',
  'chatNotAllowed',
  'unknownBot',
  'linkExpired',
  'handedIn',
  'tooMany',
  'quarantined',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error, the same over HTTP and the socket. */
export const ErrorBody = v.pipe(
  v.object({
    code: v.picklist(ERROR_CODES),
    /** A sentence for developers. Clients show their own text for the code. */
    message: v.string(),
    /** For malformed messages: the field, what it held and what was expected. */
    field: v.optional(v.string()),
    found: v.optional(v.string()),
    expected: v.optional(v.string()),
    /** The server's current sequence number, with `stale`. */
    seq: v.optional(v.number()),
    /** The side that is too old, with `version`. */
    old: v.optional(v.picklist(['client', 'server'])),
    /** Seconds to wait before the next attempt, with `tooFast`. */
    retryAfter: v.optional(v.number()),
    /** The engine's refusal with its parameters and rule, with `refused`. */
    refusal: v.optional(v.object({ code: v.string(), rule: v.optional(v.string()), parameters: v.looseObject({}) })),
  }),
  v.title('Error'),
);
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** Why a request was rejected before its body was read. Our own client never causes these. */
export const TURNED_AWAY_CODES = ['foreignOrigin', 'unknownHost', 'unknownPath'] as const;

export const TurnedAway = v.pipe(
  v.object({ code: v.picklist(TURNED_AWAY_CODES), message: v.string() }),
  v.title('TurnedAway'),
);
export type TurnedAway = v.InferOutput<typeof TurnedAway>;
