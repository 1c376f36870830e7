import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { RATED_PLAYERS } from './ratings.ts';
import { Clock, GivenName, MatchId, Name, Seat } from './settings.ts';

/** Open until the first round; then a round is under way, or all its tables are over and the next can begin. */
export const TOURNAMENT_STATUSES = ['open', 'playing', 'between', 'finished'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** The code in a tournament's link is made as that of a match. */
export const TournamentId = MatchId;

/** POST /api/tournaments: opens one, with whoever asks as its host. */
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

/** POST /api/tournaments/:id/people: takes part under a name. */
export const EnterTournament = v.pipe(v.strictObject({ name: GivenName }), v.title('EnterTournament'));
export type EnterTournament = v.InferOutput<typeof EnterTournament>;

/** Somebody in a tournament, in the order of the standings. */
export const TournamentPerson = v.pipe(
  v.object({
    rank: v.number(),
    /** Their number at the tables below. */
    person: v.number(),
    name: v.string(),
    /** Hundredths of a round won against those who had the same seat of the same deal. */
    score: v.number(),
    points: v.number(),
    /** Whether they have left, and get no further table. */
    left: v.boolean(),
    own: v.boolean(),
  }),
  v.title('TournamentPerson'),
);
export type TournamentPerson = v.InferOutput<typeof TournamentPerson>;

/** One table of a round; every table of it has the same deal. */
export const TournamentTable = v.pipe(
  v.object({
    round: v.number(),
    matchId: MatchId,
    seats: v.array(
      v.object({
        /** Missing where a bot sits. */
        person: v.optional(v.number()),
        /** Once the table is over. */
        points: v.optional(v.number()),
        /** Once all tables of the round are over; bots have none. */
        score: v.optional(v.number()),
      }),
    ),
  }),
  v.title('TournamentTable'),
);
export type TournamentTable = v.InferOutput<typeof TournamentTable>;

/** A tournament as a browser sees it. */
export const Tournament = v.pipe(
  v.object({
    tournamentId: TournamentId,
    name: Name,
    players: v.picklist(RATED_PLAYERS),
    rounds: v.number(),
    /** The round that has begun last; 0 before the first. */
    round: v.number(),
    status: v.picklist(TOURNAMENT_STATUSES),
    isHost: v.boolean(),
    people: v.array(TournamentPerson),
    tables: v.array(TournamentTable),
    /** One's own table of the round under way. */
    own: v.optional(v.object({ matchId: MatchId, seat: Seat })),
  }),
  v.title('Tournament'),
);
export type Tournament = v.InferOutput<typeof Tournament>;
