import * as v from 'valibot';
import { ActionSchema } from './clientMessages.ts';
import { TurnedAway } from './errors.ts';
import { DailyDeal, HandIn, Leaderboard, LeaderboardEntry } from './leaderboard.ts';
import { NamedView } from './named.ts';
import { AskForRating, Margin, RatedMatch, RatedPerson, Ratings, RatingsQuery } from './ratings.ts';
import { RoomView, Timestamp } from './room.ts';
import {
  ActionId,
  BotId,
  GivenName,
  MATCH_STATUSES,
  MatchId,
  SearchText,
  Seat,
  Seq,
  Settings,
  Token,
} from './settings.ts';
import { CreateTournament, EnterTournament, Tournament, TournamentPerson, TournamentTable } from './tournament.ts';

/** POST /api/matches: opens a room with its creator on seat 0. */
export const CreateMatch = v.pipe(
  v.strictObject({ name: GivenName, settings: Settings, bots: v.optional(v.pipe(v.array(BotId), v.maxLength(3)), []) }),
  v.title('CreateMatch'),
);
export type CreateMatch = v.InferOutput<typeof CreateMatch>;

/** POST /api/matches/:id/seats: takes the given open seat, or the first one. */
export const TakeSeat = v.pipe(v.strictObject({ name: GivenName, seat: v.optional(Seat) }), v.title('TakeSeat'));
export type TakeSeat = v.InferOutput<typeof TakeSeat>;

/** The answer to CreateMatch, TakeSeat and ClaimDevice. The token proves who owns the seat and is shown only once. */
export const Seated = v.pipe(v.object({ matchId: MatchId, seat: Seat, token: Token }), v.title('Seated'));
export type Seated = v.InferOutput<typeof Seated>;

/** POST /api/sandbox/:bot: starts a match against one of the server's bots at once. */
export const OpenSandbox = v.pipe(
  v.strictObject({ name: v.optional(GivenName, 'Guest'), players: v.optional(v.picklist([2, 3, 4]), 2) }),
  v.title('OpenSandbox'),
);
export type OpenSandbox = v.InferOutput<typeof OpenSandbox>;

/** POST /api/matches/:id/actions: submits an action for the token's seat, like the message `submit`. */
export const SubmitAction = v.pipe(
  v.strictObject({ seq: Seq, actionId: ActionId, action: ActionSchema }),
  v.title('SubmitAction'),
);
export type SubmitAction = v.InferOutput<typeof SubmitAction>;

/** POST /api/matches/:id/start: deals the game. With `fill`, bots take the open seats. */
export const StartMatch = v.pipe(v.strictObject({ fill: v.optional(BotId) }), v.title('StartMatch'));

/**
 * GET /api/matches/:id/position and /stream. With `legal=true`, positions include the legal actions of the caller's
 * seat.
 */
export const ViewQuery = v.pipe(
  v.strictObject({
    legal: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
      'false',
    ),
  }),
  v.title('ViewQuery'),
);

/** The answer to POST /api/matches/:id/devices: a code that works once. */
export const DeviceLink = v.pipe(v.object({ code: Token, expiresAt: Timestamp }), v.title('DeviceLink'));
export type DeviceLink = v.InferOutput<typeof DeviceLink>;

/**
 * POST /api/matches/:id/devices/claim. The code comes from a link's fragment, which browsers never send to a server.
 */
export const ClaimDevice = v.pipe(v.strictObject({ code: Token }), v.title('ClaimDevice'));
export type ClaimDevice = v.InferOutput<typeof ClaimDevice>;

/** The answer to POST /api/browsers and to the claim of a browser link: the token that identifies a browser. */
export const BrowserToken = v.pipe(v.object({ token: Token }), v.title('BrowserToken'));
export type BrowserToken = v.InferOutput<typeof BrowserToken>;

/** POST /api/matches/:id/push: subscribes a browser to notifications of its turns. */
export const PushSubscription = v.pipe(
  v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url('a web address'), v.startsWith('https://')),
    keys: v.strictObject({
      p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,200}=*$/)),
      auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}=*$/)),
    }),
  }),
  v.title('PushSubscription'),
);
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** A match in the lobby, in a history or in search results. */
export const MatchSummary = v.pipe(
  v.object({
    matchId: MatchId,
    status: v.picklist(MATCH_STATUSES),
    players: v.number(),
    names: v.array(v.string()),
    openSeats: v.number(),
    clock: v.string(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    /** Only in a history: the caller's seat, the winners and the points. */
    seat: v.optional(Seat),
    winners: v.optional(v.array(Seat)),
    points: v.optional(v.array(v.number())),
    /** Only in a history: true if it is the caller's turn to decide, and when the clock runs out. */
    yourTurn: v.optional(v.boolean()),
    deadline: v.optional(Timestamp),
    /** The match that this one is a rematch of. */
    earlier: v.optional(MatchId),
  }),
  v.title('MatchSummary'),
);
export type MatchSummary = v.InferOutput<typeof MatchSummary>;

export const MatchList = v.pipe(v.object({ matches: v.array(MatchSummary), more: v.boolean() }), v.title('MatchList'));
export type MatchList = v.InferOutput<typeof MatchList>;

/** Start of a history page: the last match's timestamp and id, or a timestamp alone from older clients. */
const HistoryCursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.[0-9a-hjkmnp-tv-z]{16})?$/),
  v.transform((text): { readonly updatedAt: number; readonly id?: string } => {
    const [updatedAt, id] = text.split('.');
    return { updatedAt: Number(updatedAt), ...(id === undefined ? {} : { id }) };
  }),
);

/** GET /api/history: the caller's own matches, newest first. `q` searches names. */
export const HistoryQuery = v.pipe(
  v.strictObject({
    q: v.optional(SearchText, ''),
    status: v.optional(v.picklist(MATCH_STATUSES)),
    players: v.optional(v.pipe(v.string(), v.regex(/^[1-4]$/), v.transform(Number))),
    before: v.optional(HistoryCursor),
  }),
  v.title('HistoryQuery'),
);
export type HistoryQuery = v.InferOutput<typeof HistoryQuery>;

/** GET /api/matches: the lobby, newest first. For the next page, `before` is `createdAt.matchId` of the last entry. */
export const LobbyQuery = v.pipe(
  v.strictObject({
    before: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,15}\.[0-9a-hjkmnp-tv-z]{16}$/),
        v.transform((text) => {
          const [createdAt, id] = text.split('.');
          return { createdAt: Number(createdAt), id };
        }),
      ),
    ),
  }),
  v.title('LobbyQuery'),
);
export type LobbyQuery = v.InferOutput<typeof LobbyQuery>;

export { RoomView };

/** Every HTTP body by name, for the documentation. */
export const HTTP_BODIES = {
  CreateMatch,
  TakeSeat,
  Seated,
  OpenSandbox,
  StartMatch,
  SubmitAction,
  ViewQuery,
  NamedView,
  DeviceLink,
  ClaimDevice,
  BrowserToken,
  PushSubscription,
  HistoryQuery,
  LobbyQuery,
  MatchSummary,
  MatchList,
  DailyDeal,
  HandIn,
  LeaderboardEntry,
  Leaderboard,
  RatingsQuery,
  AskForRating,
  Margin,
  RatedPerson,
  RatedMatch,
  Ratings,
  CreateTournament,
  EnterTournament,
  TournamentPerson,
  TournamentTable,
  Tournament,
  RoomView,
  TurnedAway,
} as const;
