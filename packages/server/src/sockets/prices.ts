import type { ClientMessageType } from '@nunatak/protocol';
import type { Price } from '../access/budget.ts';

const FREE: Price = { milliseconds: 0.3 };
const READ: Price = { milliseconds: 1 };
const CHANGE: Price = { milliseconds: 1.5, rows: 1 };
const MOVE: Price = { milliseconds: 2, rows: 2 };
const GO_BACK: Price = { milliseconds: 8, rows: 2 };
/** The whole log is replayed: of a long game, with a thousand steps that were undone, at most. */
const REPLAY: Price = { milliseconds: 60, rows: 2 };

/**
 * What each message costs whoever sends it, beside the bytes that answer it. The milliseconds are no less than what
 * `npm run bench:server -- --prices` measures, so that nobody gets more of the event loop than they have paid for.
 */
export const PRICES: Readonly<Record<ClientMessageType, Price>> = {
  hello: FREE,
  join: READ,
  leave: READ,
  submit: MOVE,
  since: READ,
  resync: READ,
  // Swaps of tiles can be more than a thousand.
  legal: { milliseconds: 4 },
  stage: CHANGE,
  undo: GO_BACK,
  takeBack: REPLAY,
  consent: REPLAY,
  orders: CHANGE,
  wait: CHANGE,
  botPlays: CHANGE,
  return: CHANGE,
  chat: CHANGE,
  mute: CHANGE,
  report: CHANGE,
  settings: { milliseconds: 3, rows: 2 },
  spectatorChat: CHANGE,
  webhook: CHANGE,
  seat: CHANGE,
  start: { milliseconds: 3, rows: 2 },
  quit: CHANGE,
  rematch: { milliseconds: 3, rows: 10 },
  ping: FREE,
};

/** After these everyone in the match is told anew what the room looks like. */
export const CHANGES_ROOM: ReadonlySet<ClientMessageType> = new Set([
  'takeBack',
  'consent',
  'wait',
  'botPlays',
  'return',
  'settings',
  'spectatorChat',
  'seat',
  'start',
  'quit',
  'rematch',
]);

/** After these everyone is told of a step, or of something as long. */
export const MAKES_STEP: ReadonlySet<ClientMessageType> = new Set(['submit', 'undo', 'chat']);
