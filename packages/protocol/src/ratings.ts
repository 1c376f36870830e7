import * as v from 'valibot';
import { Timestamp } from './room.ts';
import { GivenName, MatchId, Name } from './settings.ts';

/** Numbers of players with ratings. Each has ratings of its own. */
export const RATED_PLAYERS = [2, 3, 4] as const;
export type RatedPlayers = (typeof RATED_PLAYERS)[number];

const Players = v.picklist(RATED_PLAYERS);

/** The path parameter of GET /api/ratings/:players. */
export const RatingsQuery = v.pipe(
  v.strictObject({ players: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), Players) }),
  v.title('RatingsQuery'),
);
export type RatingsQuery = v.InferOutput<typeof RatingsQuery>;

/** POST /api/ratings: opts in to ratings. Games are rated if all players have opted in. */
export const AskForRating = v.pipe(v.strictObject({ name: GivenName }), v.title('AskForRating'));
export type AskForRating = v.InferOutput<typeof AskForRating>;

/** A player's points minus the average of the others, and the part of it that a bot attributes to luck. */
export const Margin = v.pipe(v.object({ points: v.number(), luck: v.number() }), v.title('Margin'));
export type Margin = v.InferOutput<typeof Margin>;

/** A rated player. The list is ordered by rating minus three times its deviation. */
export const RatedPerson = v.pipe(
  v.object({
    rank: v.number(),
    name: Name,
    rating: v.number(),
    deviation: v.number(),
    games: v.number(),
    /** True if this row is the requesting browser's player. */
    own: v.boolean(),
    /** Average margin over the player's rated matches; undefined until luck has been computed for at least one. */
    margin: v.optional(Margin),
  }),
  v.title('RatedPerson'),
);
export type RatedPerson = v.InferOutput<typeof RatedPerson>;

/** How a match changed the requesting browser's rating. */
export const RatedMatch = v.pipe(
  v.object({
    matchId: MatchId,
    at: Timestamp,
    place: v.number(),
    before: v.number(),
    after: v.number(),
    /** Undefined until luck has been computed for this match. */
    margin: v.optional(Margin),
  }),
  v.title('RatedMatch'),
);
export type RatedMatch = v.InferOutput<typeof RatedMatch>;

/** The best players for a number of players, the requesting browser's place, and its last matches. */
export const Ratings = v.pipe(
  v.object({
    players: Players,
    people: v.array(RatedPerson),
    count: v.number(),
    /** The name with which the requesting browser opted in to ratings; undefined if it did not. */
    asked: v.optional(Name),
    matches: v.array(RatedMatch),
  }),
  v.title('Ratings'),
);
export type Ratings = v.InferOutput<typeof Ratings>;
