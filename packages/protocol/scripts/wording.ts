import type { ClientMessageType } from '../src/clientMessages.ts';
import type { ServerMessageType } from '../src/serverMessages.ts';

/** Descriptions of each message. Does not compile if one is missing. */
export const CLIENT_MESSAGE_TEXTS: Readonly<Record<ClientMessageType, string>> = {
  hello: 'The first message of a connection: the client’s protocol version.',
  join: 'Joins a match: with a seat token as that seat, without one as a spectator. With `since`, the server sends the missed steps; without it, a whole position. With `views: "named"`, meant for programs without our engine, the server sends every position whole, as a `named` message with the names of docs/record.md; with `legal: true`, these include the legal actions of your seat. One connection may join up to 50 matches.',
  leave: 'Stops receiving messages about a match. The seat stays yours.',
  submit:
    'Submits an action for your seat. `seq` is the sequence number of the position that you decided on. You choose `actionId`; sending the message again with the same id is always safe. Once the action is committed, the answer is the `step` that it makes, with its `actionId`; it is `accepted` instead if the message has an `id` or the step was sent before. If the action is not committed, the answer is `error`.',
  since:
    'Requests the steps after a sequence number. A long gap takes several messages: ask again while `head` is ahead of you.',
  resync: 'Requests a whole position.',
  legal: 'Requests the legal actions of the deciding seat, ready to submit.',
  stage:
    'Stores actions that the player has prepared but not submitted, for the seat’s other devices and for a reload. Only the seat sees them. The next step discards them; so does an empty list.',
  undo: 'Undoes one step, or all steps after the length `to` of the line. Only your own steps since something was last revealed or decided by another seat can be undone (`line.floor`).',
  takeBack:
    'Asks all other players for consent to go back further, to the length `to`. This includes players for whom a bot plays. If one of them is away, the answer is `away`. If there is no other player, the take-back happens at once.',
  consent: 'Answers a take-back request. All must agree; one refusal ends it.',
  orders:
    'Changes the standing orders of your seat: how its reactions in other seats’ turns are decided without asking. Orders that are left out stay as they are.',
  wait: 'Grants more time to a seat that has run out of it.',
  botPlays:
    'Lets the bot play at once for a seat that has run out of time. In a game without a clock, set `seat` to a seat that must decide and has been away for two minutes (`awaySince`); otherwise the answer is `noTimeout`.',
  return: 'Takes your seat back from the bot that plays for it.',
  chat: 'Sends a chat line. With a `chatId` that you choose, you can safely send it again: the server stores it once.',
  mute: 'Hides another seat’s chat lines from your seat, or shows them again.',
  report: 'Reports another player to the server’s operator. The report includes the last chat lines.',
  settings: 'Host only, before the game: replaces the settings.',
  spectatorChat: 'Host only: allows or forbids chat by spectators.',
  webhook:
    'Host only: sets the address that the server calls when a player who is not connected must decide. Without `url`, no address. Works only if the server allows webhooks.',
  seat: 'Host only, before the game: opens a seat or gives it to a bot. A player on that seat loses it.',
  start: 'Host only: deals the game. With `fill`, bots take the seats that are still open.',
  quit: 'Leaves for good. Before the game, the seat opens again; during the game, a bot plays on. If the host leaves, another player who is present becomes host.',
  rematch:
    'After the game: opens another match for the same players. Its id appears in the room. Seat tokens and Web Push stay valid there, and each player moves on by one seat. If the old host has left, you become host.',
  ping: 'Requests the match’s sequence number. Send it every few seconds to notice lost messages and dead connections.',
};

export const SERVER_MESSAGE_TEXTS: Readonly<Record<ServerMessageType, string>> = {
  hello: 'Answers `hello`: versions, the server’s clock, its bots, and its key for Web Push if it has one.',
  welcome: 'Answers `join`. Contains data that only your seat may see.',
  room: 'The room changed, or a player connected or disconnected.',
  position: 'Answers `resync`.',
  named:
    'The position, for connections that joined with `views: "named"`. Sent after `join` and `resync`, when the game is dealt, and after each step. docs/record.md describes `position` under *The hash*; `tiles`, `deck` and `stack` are given by their size. `legal` is present while your seat must decide, if the join requested it.',
  legal: 'Answers `legal`. `seq` is the sequence number of the position.',
  step: 'A step was committed. If `seq` is the next one, apply `action` and what it `revealed` to the view, or the `changes` of an undo. If `seq` is further ahead, send `since`; if it is behind, ignore the step. `actionId` is present for the connection that requested the step; it is the answer.',
  steps: 'Answers `since`, and a `join` with `since`.',
  accepted:
    'Answers `submit`, `undo` and `takeBack` if no `step` does: the request was committed as step `seq`. A take-back that needs consent is not a step yet; `seq` is then the current step.',
  done: 'Answers any other successful request.',
  error: 'Answers any request that failed. Programs should use `code`.',
  orders: 'The standing orders of your seat changed, on this device or another.',
  chat: 'A chat line was sent.',
  pong: 'Answers `ping` with the sequence number of the match.',
};

export const ROUTES = [
  [
    '`POST /api/browsers`',
    '',
    '`{ token }`',
    'creates a secret token for a browser, which identifies its matches; send it as `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/browsers/devices`',
    '',
    'DeviceLink',
    'creates a one-time code; a device that claims it shares this browser’s token; needs `X-Nunatak-Browser`',
  ],
  ['`POST /api/browsers/devices/claim`', 'ClaimDevice', 'BrowserToken', 'uses the code'],
  [
    '`GET /api/browsers/own`',
    '',
    '`{ matches, daily, rated, tournaments }`',
    'everything that the server stores about this browser’s player; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/browsers/own/erase`',
    '',
    '`{ matches, daily, tournaments, isRated }`',
    'erases this browser’s player from every match and list; a bot plays on for them. Needs `X-Nunatak-Browser`',
  ],
  [
    '`GET /api/history`',
    'HistoryQuery in the query',
    'MatchList',
    'your own matches, newest first; for the next page, set `before` to `updatedAt.matchId` of the last match',
  ],
  [
    '`GET /api/matches`',
    'LobbyQuery in the query',
    'MatchList',
    'the lobby: listed rooms and games that you can join or watch, if they changed within the last day (once the game has begun: week); for the next page, set `before` to `createdAt.matchId` of the last match',
  ],
  ['`POST /api/matches`', 'CreateMatch', 'Seated', 'opens a room'],
  ['`GET /api/matches/:id`', '', '`{ room: RoomView }`', 'a room, before you join it'],
  ['`POST /api/matches/:id/seats`', 'TakeSeat', 'Seated', 'takes a seat'],
  [
    '`POST /api/sandbox/:bot`',
    'OpenSandbox',
    'Seated',
    'starts a match against the server’s bots, such as `pebble`, for testing a program',
  ],
  ['`POST /api/matches/:id/start`', 'StartMatch', '`{}`', 'deals the game; needs the host’s seat token'],
  [
    '`GET /api/matches/:id/stream`',
    'ViewQuery in the query',
    'JSON lines',
    'the messages of a socket that joined with `views: "named"`, one per line, without end; an empty line every 15 seconds. With a seat token as that seat, without one as a spectator',
  ],
  [
    '`GET /api/matches/:id/position`',
    'ViewQuery in the query',
    'NamedView',
    'the current position; needs the seat token for `legal`, and if spectators are not allowed',
  ],
  ['`GET /api/matches/:id/legal`', '', '`{ seq, seat, actions }`', 'the legal actions of the deciding seat'],
  ['`POST /api/matches/:id/actions`', 'SubmitAction', '`{ seq }`', 'submits an action; needs the seat token'],
  [
    '`GET /api/matches/:id/facts`',
    '',
    '`{ players, rules, options, edition }`',
    'everything that never changes during a game, as described in docs/record.md',
  ],
  ['`GET /api/editions`', '', '`{ editions: [{ id, name }] }`', 'the built-in editions'],
  ['`GET /api/editions/:id`', '', 'an edition (docs/record.md)', 'cards, tiles, tables'],
  ['`GET /api/schema.json`', '', 'JSON Schema', 'every message and body by name'],
  ['`GET /api/asyncapi.json`', '', 'AsyncAPI', 'the socket'],
  [
    '`POST /api/matches/:id/devices`',
    '',
    'DeviceLink',
    'a one-time code for a second device; needs `Authorization: Bearer <seat token>`',
  ],
  ['`POST /api/matches/:id/devices/claim`', 'ClaimDevice', 'Seated', 'uses the code'],
  [
    '`POST /api/matches/:id/devices/own`',
    '',
    'Seated',
    'your seat again, for the same browser token on another device; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/matches/:id/push`',
    'PushSubscription',
    '`{}`',
    'subscribes to Web Push for the seat’s turns; needs the seat token. The endpoint must belong to a known push service',
  ],
  ['`GET /api/matches/:id/record`', '', 'a record (docs/record.md) with `fair`, `names`, `match`', 'after the game'],
  [
    '`POST /api/daily`',
    'HandIn',
    'Leaderboard',
    'submits a finished game of a day’s deal, which the server replays. Only the first game for each browser, day and deal counts. Needs `X-Nunatak-Browser`',
  ],
  ['`GET /api/daily/:day/:kind`', '', 'Leaderboard', 'the best games of a day; `:kind` is `solo` or `bots`'],
  [
    '`POST /api/daily/:day/:kind/withdraw`',
    '',
    'Leaderboard',
    'withdraws this browser’s game; needs `X-Nunatak-Browser`',
  ],
  [
    '`GET /api/ratings/:players`',
    'RatingsQuery in the path',
    'Ratings',
    'the best players with two, three or four at the table. With `X-Nunatak-Browser` also your own place and last matches',
  ],
  [
    '`POST /api/ratings`',
    'AskForRating',
    '`{}`',
    'opts in to ratings, under a name. From then on a finished match counts if every seat belongs to a player who has opted in, and nothing was taken back. Needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/ratings/leave`',
    '',
    '`{}`',
    'opts out of ratings and erases your name there; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/tournaments`',
    'CreateTournament',
    'Tournament',
    'opens a Swiss tournament with the same deal at all tables of a round. This and all tournament routes below need `X-Nunatak-Browser`',
  ],
  [
    '`GET /api/tournaments/:id`',
    '',
    'Tournament',
    'the standings; without `X-Nunatak-Browser`, leaves out everything about you',
  ],
  [
    '`POST /api/tournaments/:id/people`',
    'EnterTournament',
    'Tournament',
    'enters the tournament from the next round on',
  ],
  ['`POST /api/tournaments/:id/leave`', '', 'Tournament', 'leaves the tournament: you get no further table'],
  ['`POST /api/tournaments/:id/rounds`', '', 'Tournament', 'starts the next round; host only'],
  ['`POST /api/tournaments/:id/seat`', '', 'Seated', 'your seat at your table in the current round'],
  ['`GET /health`', '', '`{ status, store }`', '200, or 503 when the database is down or the process is ending'],
  ['`GET /metrics`', '', 'text', 'metrics for Prometheus; keep this inside your network'],
] as const;
