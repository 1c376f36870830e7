import * as v from 'valibot';

/** Why the server says no. `refused` carries the engine's refusal, with a rule to look up. */
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

/** One error, over HTTP and over the socket alike. */
export const ErrorBody = v.pipe(
  v.object({
    code: v.picklist(ERROR_CODES),
    /** A sentence for a developer; a client words the code itself. */
    message: v.string(),
    /** Where a message was malformed: the field, what stood there and what was expected. */
    field: v.optional(v.string()),
    found: v.optional(v.string()),
    expected: v.optional(v.string()),
    /** The sequence number the server has, with `stale`. */
    seq: v.optional(v.number()),
    /** Which side is too old, with `version`. */
    old: v.optional(v.picklist(['client', 'server'])),
    /** Seconds to wait before the next attempt, with `tooFast`. */
    retryAfter: v.optional(v.number()),
    /** The engine's refusal: code, parameters and rule, with `refused`. */
    refusal: v.optional(v.object({ code: v.string(), rule: v.optional(v.string()), parameters: v.looseObject({}) })),
  }),
  v.title('Error'),
);
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** Why a request was turned away at the door, before anything was looked at: no client of ours ever gets it. */
export const TURNED_AWAY_CODES = ['foreignOrigin', 'unknownHost', 'unknownPath'] as const;

export const TurnedAway = v.pipe(
  v.object({ code: v.picklist(TURNED_AWAY_CODES), message: v.string() }),
  v.title('TurnedAway'),
);
export type TurnedAway = v.InferOutput<typeof TurnedAway>;
