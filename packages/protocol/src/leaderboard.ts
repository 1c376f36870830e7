import { RULES } from '@nunatak/engine';
import * as v from 'valibot';
import { DAILY_KINDS } from './daily.ts';
import { LIMITS } from './limits.ts';
import { Timestamp } from './room.ts';
import { GivenName, Name } from './settings.ts';

/** A calendar day in the player's time zone. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate(), v.title('Day'));

const Kind = v.picklist(DAILY_KINDS);
const RulesVersion = v.picklist(RULES);
/** A game encoded as the index of each decision among the legal actions (docs/review.md), bots' decisions included. */
const Path = v.pipe(v.string(), v.regex(/^[0-9A-Za-z~]+$/), v.maxLength(LIMITS.pathLength));

/** The path parameters of GET /api/daily/:day/:kind and POST /api/daily/:day/:kind/withdraw. */
export const DailyDeal = v.pipe(v.strictObject({ day: Day, kind: Kind }), v.title('DailyDeal'));
export type DailyDeal = v.InferOutput<typeof DailyDeal>;

/** POST /api/daily: submits a finished game of a day's deal under a name. */
export const HandIn = v.pipe(
  v.strictObject({ day: Day, kind: Kind, name: GivenName, rules: RulesVersion, path: Path }),
  v.title('HandIn'),
);
export type HandIn = v.InferOutput<typeof HandIn>;

/** A game on a leaderboard. The server has replayed it. */
export const LeaderboardEntry = v.pipe(
  v.object({
    rank: v.number(),
    name: Name,
    points: v.number(),
    at: Timestamp,
    rules: RulesVersion,
    path: Path,
    /** The first six digits of the final position's hash (docs/record.md). */
    check: v.string(),
    /** True if the requesting browser submitted this game. */
    own: v.boolean(),
  }),
  v.title('LeaderboardEntry'),
);
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntry>;

/** The best games of a day. The requesting browser's own game is appended if it is not among them. */
export const Leaderboard = v.pipe(
  v.object({ day: Day, kind: Kind, entries: v.array(LeaderboardEntry), count: v.number() }),
  v.title('Leaderboard'),
);
export type Leaderboard = v.InferOutput<typeof Leaderboard>;
