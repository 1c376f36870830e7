import { RULES } from '@nunatak/engine';
import * as v from 'valibot';
import { DAILY_KINDS } from './daily.ts';
import { LIMITS } from './limits.ts';
import { Moment } from './room.ts';
import { GivenName, Name } from './settings.ts';

/** A day of the calendar where the player is. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate(), v.title('Day'));

const Kind = v.picklist(DAILY_KINDS);
const RulesVersion = v.picklist(RULES);
/** A line of play by the place of each decision among the legal ones (docs/review.md); bots decide in it, too. */
const Path = v.pipe(v.string(), v.regex(/^[0-9A-Za-z~]+$/), v.maxLength(LIMITS.pathLength));

/** GET /api/daily/:day/:kind, and /withdraw below it. */
export const DailyDeal = v.pipe(v.strictObject({ day: Day, kind: Kind }), v.title('DailyDeal'));
export type DailyDeal = v.InferOutput<typeof DailyDeal>;

/** POST /api/daily: hands in a finished game of the deal of a day under a name. */
export const HandIn = v.pipe(
  v.strictObject({ day: Day, kind: Kind, name: GivenName, rules: RulesVersion, path: Path }),
  v.title('HandIn'),
);
export type HandIn = v.InferOutput<typeof HandIn>;

/** One game on a leaderboard, which the server has played again. */
export const LeaderboardEntry = v.pipe(
  v.object({
    rank: v.number(),
    name: Name,
    points: v.number(),
    at: Moment,
    rules: RulesVersion,
    path: Path,
    /** The first six digits of the hash of the last position (docs/record.md). */
    check: v.string(),
    /** Whether this browser has handed it in. */
    own: v.boolean(),
  }),
  v.title('LeaderboardEntry'),
);
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntry>;

/** The best of a day; one's own stands at the end where it is not among them. */
export const Leaderboard = v.pipe(
  v.object({ day: Day, kind: Kind, entries: v.array(LeaderboardEntry), count: v.number() }),
  v.title('Leaderboard'),
);
export type Leaderboard = v.InferOutput<typeof Leaderboard>;
