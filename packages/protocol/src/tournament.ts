import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { RATED_PLAYERS } from './ratings.ts';
import { Clock, GivenName, MatchId, Name, Seat } from './settings.ts';

/** `open` until the first round; then `playing` during a round and `between` when all its tables are finished. */
export const TOURNAMENT_STATUSES = ['open', 'playing', 'between', 'finished'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** The id in a tournament's link has the same form as a match id. */
export const TournamentId = MatchId;

/** POST /api/tournaments: opens a tournament with the caller as host. */
export const CreateTournament = v.pipe(
  v.strictObject({
    name: GivenName,
    players: v.picklist(RATED_PLAYERS),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.tournamentRounds)),
    clock: v.optional(Clock, { kind: 'none' }),
  }),
  v.title('CreateTournament'),
);
export type CreateTournament = v.InferOutput<typeof CreateTournament>;

/** POST /api/tournaments/:id/people: enters a tournament under a name. */
export const EnterTournament = v.pipe(v.strictObject({ name: GivenName }), v.title('EnterTournament'));
export type EnterTournament = v.InferOutput<typeof EnterTournament>;

/** A participant. Participants are listed in the order of the standings. */
export const TournamentPerson = v.pipe(
  v.object({
    rank: v.number(),
    /** The number that identifies this participant in `tables`. */
    person: v.number(),
    name: v.string(),
    /** Score in hundredths of a round won, compared with those who had the same seat in the same deal. */
    score: v.number(),
    points: v.number(),
    /** True if the participant has left and gets no further table. */
    left: v.boolean(),
    own: v.boolean(),
  }),
  v.title('TournamentPerson'),
);
export type TournamentPerson = v.InferOutput<typeof TournamentPerson>;

/** A table of a round. All tables of a round have the same deal. */
export const TournamentTable = v.pipe(
  v.object({
    round: v.number(),
    matchId: MatchId,
    seats: v.array(
      v.object({
        /** Undefined if a bot has the seat. */
        person: v.optional(v.number()),
        /** Undefined until the table is finished. */
        points: v.optional(v.number()),
        /** Undefined until all tables of the round are finished; bots have none. */
        score: v.optional(v.number()),
      }),
    ),
  }),
  v.title('TournamentTable'),
);
export type TournamentTable = v.InferOutput<typeof TournamentTable>;

/** A tournament as sent to a browser. */
export const Tournament = v.pipe(
  v.object({
    tournamentId: TournamentId,
    name: Name,
    players: v.picklist(RATED_PLAYERS),
    rounds: v.number(),
    /** The current or last round; 0 before the first. */
    round: v.number(),
    status: v.picklist(TOURNAMENT_STATUSES),
    isHost: v.boolean(),
    people: v.array(TournamentPerson),
    tables: v.array(TournamentTable),
    /** The requesting browser's table in the current round. */
    own: v.optional(v.object({ matchId: MatchId, seat: Seat })),
  }),
  v.title('Tournament'),
);
export type Tournament = v.InferOutput<typeof Tournament>;
