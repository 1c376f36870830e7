import * as v from 'valibot';
import { ActionSchema } from './clientMessages.ts';
import { TurnedAway } from './errors.ts';
import { DailyDeal, HandIn, Leaderboard, LeaderboardEntry } from './leaderboard.ts';
import { NamedView } from './named.ts';
import { AskForRating, Margin, RatedMatch, RatedPerson, Ratings, RatingsQuery } from './ratings.ts';
import { Moment, RoomView } from './room.ts';
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

/** POST /api/matches: opens a room and sits its maker down on seat 0. */
export const CreateMatch = v.pipe(
  v.strictObject({ name: GivenName, settings: Settings, bots: v.optional(v.pipe(v.array(BotId), v.maxLength(3)), []) }),
  v.title('CreateMatch'),
);
export type CreateMatch = v.InferOutput<typeof CreateMatch>;

/** POST /api/matches/:id/seats: takes an open seat, a certain one or the first. */
export const TakeSeat = v.pipe(v.strictObject({ name: GivenName, seat: v.optional(Seat) }), v.title('TakeSeat'));
export type TakeSeat = v.InferOutput<typeof TakeSeat>;

/** The answer to both, and to the claim of a device link: the token proves the seat and is shown only once. */
export const Seated = v.pipe(v.object({ matchId: MatchId, seat: Seat, token: Token }), v.title('Seated'));
export type Seated = v.InferOutput<typeof Seated>;

/** POST /api/sandbox/:bot: a match against a bot of the house, dealt at once. */
export const OpenSandbox = v.pipe(
  v.strictObject({ name: v.optional(GivenName, 'Guest'), players: v.optional(v.picklist([2, 3, 4]), 2) }),
  v.title('OpenSandbox'),
);
export type OpenSandbox = v.InferOutput<typeof OpenSandbox>;

/** POST /api/matches/:id/actions: decides for the seat of the token, as `submit` does over the socket. */
export const SubmitAction = v.pipe(
  v.strictObject({ seq: Seq, actionId: ActionId, action: ActionSchema }),
  v.title('SubmitAction'),
);
export type SubmitAction = v.InferOutput<typeof SubmitAction>;

/** POST /api/matches/:id/start: deals; with `fill`, bots take the seats that are still open. */
export const StartMatch = v.pipe(v.strictObject({ fill: v.optional(BotId) }), v.title('StartMatch'));

/** GET /api/matches/:id/position and /stream: with `legal=true`, what one's own seat may do comes with the position. */
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

/** POST /api/matches/:id/devices answers with a code that works once. */
export const DeviceLink = v.pipe(v.object({ code: Token, expiresAt: Moment }), v.title('DeviceLink'));
export type DeviceLink = v.InferOutput<typeof DeviceLink>;

/** POST /api/matches/:id/devices/claim: the code came in the fragment of a link, which no server ever sees. */
export const ClaimDevice = v.pipe(v.strictObject({ code: Token }), v.title('ClaimDevice'));
export type ClaimDevice = v.InferOutput<typeof ClaimDevice>;

/** POST /api/browsers, and the claim of a link to one: by what a browser is known. */
export const BrowserToken = v.pipe(v.object({ token: Token }), v.title('BrowserToken'));
export type BrowserToken = v.InferOutput<typeof BrowserToken>;

/** POST /api/matches/:id/push: where a browser wants to be told of its turns. */
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

/** A match in the lobby, in a history or in a search. */
export const MatchSummary = v.pipe(
  v.object({
    matchId: MatchId,
    status: v.picklist(MATCH_STATUSES),
    players: v.number(),
    names: v.array(v.string()),
    openSeats: v.number(),
    clock: v.string(),
    createdAt: Moment,
    updatedAt: Moment,
    /** Only in a history: the seat that was one's own, the winners and the points. */
    seat: v.optional(Seat),
    winners: v.optional(v.array(Seat)),
    points: v.optional(v.array(v.number())),
    /** Only in a history: whether a decision waits for one's own seat, and when its clock runs out. */
    yourTurn: v.optional(v.boolean()),
    deadline: v.optional(Moment),
    /** The match that this one is the rematch of. */
    earlier: v.optional(MatchId),
  }),
  v.title('MatchSummary'),
);
export type MatchSummary = v.InferOutput<typeof MatchSummary>;

export const MatchList = v.pipe(v.object({ matches: v.array(MatchSummary), more: v.boolean() }), v.title('MatchList'));
export type MatchList = v.InferOutput<typeof MatchList>;

/** Where a page of a history begins: after a match with its moment, or, as older clients write it, before a moment. */
const HistoryCursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(\.[0-9a-hjkmnp-tv-z]{16})?$/),
  v.transform((text): { readonly updatedAt: number; readonly id?: string } => {
    const [updatedAt, id] = text.split('.');
    return { updatedAt: Number(updatedAt), ...(id === undefined ? {} : { id }) };
  }),
);

/** GET /api/history: one's own matches, newest first; `q` finds names. */
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

/** GET /api/matches: the lobby, newest first; `before` is `createdAt.matchId` of the last one of a page. */
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

/** What HTTP speaks, by name, for the documentation. */
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
