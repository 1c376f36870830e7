import type { ClientMessageType } from '../src/clientMessages.ts';
import type { ServerMessageType } from '../src/serverMessages.ts';

/** A sentence for each message; one that is missing does not compile. */
export const WHAT_CLIENT_MESSAGES_DO: Readonly<Record<ClientMessageType, string>> = {
  hello: 'The first message of a connection: the protocol that the client speaks.',
  join: 'Takes part in a match: with a seat token as that seat, without one as a spectator. With `since`, what was missed comes as steps; without it, a whole position. With `views` `named`, for programs without our engine, every position comes whole and in words, as `named`, from the deal on; with `legal`, each brings what the own seat may do. One connection may join up to 50 matches.',
  leave: 'Stops watching a match. The seat stays.',
  submit:
    'Decides for the own seat. `seq` is the sequence number of the position the decision was made on; `actionId` is made by the client, and repeating the message with the same id is always safe. Once it is committed it is answered with the `step` it makes, which then names `actionId`, or with `accepted` where the message has an `id` or the step was told before; else with `error`.',
  since:
    'Asks for the steps after a sequence number. A long gap is filled in several messages: ask again while `head` is ahead.',
  resync: 'Asks for a whole position.',
  legal: 'Asks for everything that the seat which decides may do: actions as they may be submitted.',
  stage:
    'Keeps what the person has laid out but not built, for other devices of the seat and for after a reload. Nobody else sees it, and it lapses with the next step. An empty list clears it.',
  undo: 'Goes back one step, or to the length `to` of the line: within the own steps since something was last revealed or decided by another seat (`line.floor`).',
  takeBack:
    'Asks the others to go back further, to the length `to`: every other person at the table, also one for whom a bot plays. While one of them is away the answer is `away`; with no other person it is done at once.',
  consent: 'Answers a take-back. All must agree; one refusal ends it.',
  orders:
    'Changes standing orders of the own seat: how its reactions in other turns are answered without asking. What is left out stays.',
  wait: 'Grants a seat whose time is up another while.',
  botPlays:
    'Lets the bot play at once for a seat whose time is up. With `seat`, in a game without a clock: for a seat that is to decide and has been away for two minutes (`awaySince`); else the answer is `noTimeout`.',
  return: 'Takes the own seat back from the bot that plays for it.',
  chat: 'Writes a line. With a `chatId` of the client’s own it can be sent again: it is kept once.',
  mute: 'Hides what a seat writes from the own seat, or shows it again.',
  report:
    'Tells the operator of the server about another person at the table; the last lines of the chat are kept with it.',
  settings: 'Host, before the game: replaces the settings.',
  spectatorChat: 'Host, at any time: lets spectators write, or stops it.',
  webhook:
    'Host: the address that is called when a turn comes to somebody who is not connected; without `url`, none. Only where the server allows it.',
  seat: 'Host, before the game: opens a seat or gives it to a bot. Whoever sat there loses it.',
  start: 'Host: deals. With `fill`, bots take the seats that are still open.',
  quit: 'Leaves for good: before the game the seat is open again, during it a bot plays on. Somebody else who is there becomes host.',
  rematch:
    'After the game: opens the next match of the same table. Its id appears in the room; seat tokens and Web Push go on there, with each seat moved on by one. Whoever asks is its host if the old one has left.',
  ping: 'Asks how far the match is. A client that sends it every few seconds notices lost messages and dead connections.',
};

export const WHAT_SERVER_MESSAGES_TELL: Readonly<Record<ServerMessageType, string>> = {
  hello:
    'Answers `hello`: versions, the server’s clock, the bots it offers, and its key for Web Push where it has one.',
  welcome: 'Answers `join`. What is private to the seat comes only here.',
  room: 'The room has changed, or somebody came or went.',
  position: 'Answers `resync`.',
  named:
    'The position for whoever joined with `views` `named`: after `join` and `resync`, when the game is dealt, and after each step. `position` is told in docs/record.md under *The hash*; of `tiles`, `deck` and `stack` it has the number. `legal` comes while the decision is one’s own, if the join asked for it.',
  legal: 'Answers `legal`. The position it is for has the sequence number `seq`.',
  step: 'Something was committed. Play `action` on the view with what it `revealed`, or apply the `changes` of an undo, if `seq` is the next one; if it is further ahead, ask `since`; if it is behind, drop it. `actionId` is there for the connection that asked for the step, and answers it.',
  steps: 'Answers `since`, and a `join` with `since`.',
  accepted:
    'Answers `submit`, `undo` and `takeBack` where no `step` has done so: committed as step `seq` (a take-back that has to be asked for is not a step yet, and `seq` is the present one).',
  done: 'Answers any other request that was granted.',
  error: 'Answers any request that was not. `code` is what a program acts upon.',
  orders: 'The standing orders of the own seat have changed, on this device or another one.',
  chat: 'A line was written.',
  pong: 'Answers `ping` with the sequence number of the match.',
};

export const ROUTES = [
  [
    '`POST /api/browsers`',
    '',
    '`{ token }`',
    'a secret for a browser that has none, by which it finds its own matches; sent as `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/browsers/devices`',
    '',
    'DeviceLink',
    'a one-time code with which another device becomes the same browser; needs `X-Nunatak-Browser`',
  ],
  ['`POST /api/browsers/devices/claim`', 'ClaimDevice', 'BrowserToken', 'uses the code'],
  [
    '`GET /api/browsers/own`',
    '',
    '`{ matches, daily, rated, tournaments }`',
    'all that the server knows of whoever plays at this browser; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/browsers/own/erase`',
    '',
    '`{ matches, daily, tournaments, isRated }`',
    'forgets whoever plays at this browser, in every match and list; a bot plays on for them. Needs `X-Nunatak-Browser`',
  ],
  [
    '`GET /api/history`',
    'HistoryQuery in the query',
    'MatchList',
    'one’s own matches, newest first; for the next page send `before`, the `updatedAt` of the last one, a dot and its `matchId`',
  ],
  [
    '`GET /api/matches`',
    'LobbyQuery in the query',
    'MatchList',
    'the lobby: listed rooms and games that one can join or watch, and that have changed within a day or, once the game has begun, a week; for the next page send `before`, the `createdAt` of the last one, a dot and its `matchId`',
  ],
  ['`POST /api/matches`', 'CreateMatch', 'Seated', 'opens a room'],
  ['`GET /api/matches/:id`', '', '`{ room: RoomView }`', 'a room before one joins it'],
  ['`POST /api/matches/:id/seats`', 'TakeSeat', 'Seated', 'takes a seat'],
  [
    '`POST /api/sandbox/:bot`',
    'OpenSandbox',
    'Seated',
    'a match against bots of the house, such as `pebble`, dealt at once: to try a program on',
  ],
  ['`POST /api/matches/:id/start`', 'StartMatch', '`{}`', 'deals; needs the seat token of the host'],
  [
    '`GET /api/matches/:id/stream`',
    'ViewQuery in the query',
    'lines of JSON',
    'all that a socket is told that has joined with `views` `named`, a message a line, without an end; an empty line every 15 seconds. With the seat token as that seat, without one as a spectator',
  ],
  [
    '`GET /api/matches/:id/position`',
    'ViewQuery in the query',
    'NamedView',
    'the position once; the seat token is needed for `legal`, and where nobody may watch',
  ],
  ['`GET /api/matches/:id/legal`', '', '`{ seq, seat, actions }`', 'all that the seat which decides may do'],
  ['`POST /api/matches/:id/actions`', 'SubmitAction', '`{ seq }`', 'decides; needs the seat token'],
  [
    '`GET /api/matches/:id/facts`',
    '',
    '`{ players, rules, options, edition }`',
    'what never changes during a game; all of it is told in docs/record.md',
  ],
  ['`GET /api/editions`', '', '`{ editions: [{ id, name }] }`', 'the editions that come with the game'],
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
    'one’s own seat once more, for the same browser on another device; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/matches/:id/push`',
    'PushSubscription',
    '`{}`',
    'Web Push for the seat’s turns; needs the seat token. The endpoint must belong to a known push service',
  ],
  ['`GET /api/matches/:id/record`', '', 'a record (docs/record.md) with `fair`, `names`, `match`', 'after the game'],
  [
    '`POST /api/daily`',
    'HandIn',
    'Leaderboard',
    'hands in a finished game of the deal of a day, which the server plays again; one for each browser, day and deal, and the first one stays. Needs `X-Nunatak-Browser`',
  ],
  ['`GET /api/daily/:day/:kind`', '', 'Leaderboard', 'the best of a day: `solo` or `bots`'],
  [
    '`POST /api/daily/:day/:kind/withdraw`',
    '',
    'Leaderboard',
    'takes back what this browser has handed in; needs `X-Nunatak-Browser`',
  ],
  [
    '`GET /api/ratings/:players`',
    'RatingsQuery in the path',
    'Ratings',
    'the best at tables of two, three or four. With `X-Nunatak-Browser` also one’s own place and last matches',
  ],
  [
    '`POST /api/ratings`',
    'AskForRating',
    '`{}`',
    'asks to be rated, under a name: from then on every finished match counts in which nobody but people sit who have asked for it, and in which nothing was taken back. Needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/ratings/leave`',
    '',
    '`{}`',
    'leaves the ratings and has them forget who one was; needs `X-Nunatak-Browser`',
  ],
  [
    '`POST /api/tournaments`',
    'CreateTournament',
    'Tournament',
    'opens a tournament: Swiss, with the same deal at all tables of a round. This and all below need `X-Nunatak-Browser`',
  ],
  ['`GET /api/tournaments/:id`', '', 'Tournament', 'how it stands; without `X-Nunatak-Browser` as anyone sees it'],
  ['`POST /api/tournaments/:id/people`', 'EnterTournament', 'Tournament', 'takes part from the next round on'],
  ['`POST /api/tournaments/:id/leave`', '', 'Tournament', 'gets no further table'],
  ['`POST /api/tournaments/:id/rounds`', '', 'Tournament', 'the host has the next round begin'],
  ['`POST /api/tournaments/:id/seat`', '', 'Seated', 'one’s seat at the table of the round under way'],
  ['`GET /health`', '', '`{ status, store }`', '200, or 503 when the database is down or the process is ending'],
  ['`GET /metrics`', '', 'text', 'figures for Prometheus; keep it inside your network'],
] as const;
