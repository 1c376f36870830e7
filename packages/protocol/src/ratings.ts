import * as v from 'valibot';
import { Moment } from './room.ts';
import { GivenName, MatchId, Name } from './settings.ts';

/** Tables that have ratings, by their number of players: each is a game of its own. */
export const RATED_PLAYERS = [2, 3, 4] as const;
export type RatedPlayers = (typeof RATED_PLAYERS)[number];

const Players = v.picklist(RATED_PLAYERS);

/** GET /api/ratings/:players. */
export const RatingsQuery = v.pipe(
  v.strictObject({ players: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), Players) }),
  v.title('RatingsQuery'),
);
export type RatingsQuery = v.InferOutput<typeof RatingsQuery>;

/** POST /api/ratings: asks that one's games among others who have asked for it be rated. */
export const AskForRating = v.pipe(v.strictObject({ name: GivenName }), v.title('AskForRating'));
export type AskForRating = v.InferOutput<typeof AskForRating>;

/** By how many points somebody was ahead of the mean of the others, and what of that a bot takes for luck. */
export const Margin = v.pipe(v.object({ points: v.number(), luck: v.number() }), v.title('Margin'));
export type Margin = v.InferOutput<typeof Margin>;

/** Somebody in the list, which goes by the rating less three times its deviation. */
export const RatedPerson = v.pipe(
  v.object({
    rank: v.number(),
    name: Name,
    rating: v.number(),
    deviation: v.number(),
    games: v.number(),
    /** Whether it is this browser's. */
    own: v.boolean(),
    /** The mean over their matches; missing until the luck of one is measured. */
    margin: v.optional(Margin),
  }),
  v.title('RatedPerson'),
);
export type RatedPerson = v.InferOutput<typeof RatedPerson>;

/** What a match did to one's own rating. */
export const RatedMatch = v.pipe(
  v.object({
    matchId: MatchId,
    at: Moment,
    place: v.number(),
    before: v.number(),
    after: v.number(),
    /** Missing until its luck is measured. */
    margin: v.optional(Margin),
  }),
  v.title('RatedMatch'),
);
export type RatedMatch = v.InferOutput<typeof RatedMatch>;

/** The best at tables of so many, one's own place, and one's own last matches. */
export const Ratings = v.pipe(
  v.object({
    players: Players,
    people: v.array(RatedPerson),
    count: v.number(),
    /** The name under which this browser has asked to be rated. */
    asked: v.optional(Name),
    matches: v.array(RatedMatch),
  }),
  v.title('Ratings'),
);
export type Ratings = v.InferOutput<typeof Ratings>;
