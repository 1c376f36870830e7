import type { Rate } from './bucket.ts';
import type { Allowance } from './budget.ts';

/** What one connection may do so often. */
export const CONNECTION_RATES = ['messages', 'chat', 'replays'] as const;
/** What one address may do so often. */
export const ADDRESS_RATES = [
  'arrivals',
  'visits',
  'connects',
  'requests',
  'actions',
  'creates',
  'listings',
  'sits',
  'attempts',
  'handIns',
] as const;

export type ConnectionRate = (typeof CONNECTION_RATES)[number];
export type AddressRate = (typeof ADDRESS_RATES)[number];

/** How much one address, one connection or one seat may ask for. */
export interface Rates extends Readonly<Record<ConnectionRate | AddressRate, Rate>> {
  /** Connections that one address may have open. */
  readonly connections: number;
  /** So long a connection may be open before it says hello. */
  readonly helloMilliseconds: number;
  /** What the work for one address, and for one seat, may cost. */
  readonly address: Allowance;
  readonly seat: Allowance;
}

export const DEFAULT_RATES: Rates = {
  messages: { burst: 60, perSecond: 20 },
  chat: { burst: 5, perSecond: 0.5 },
  // Steps from so long ago that the log has to be played again for them.
  replays: { burst: 10, perSecond: 0.5 },
  // Connections of any kind, and requests of any kind: a visit to the site is some dozens.
  arrivals: { burst: 300, perSecond: 20 },
  visits: { burst: 600, perSecond: 50 },
  connects: { burst: 60, perSecond: 2 },
  requests: { burst: 120, perSecond: 10 },
  // Decisions of a program that plays without a socket: as many as over one.
  actions: { burst: 60, perSecond: 20 },
  creates: { burst: 20, perSecond: 0.2 },
  // Rooms that everyone sees, and seats in rooms: nobody shall fill the lobby alone.
  listings: { burst: 6, perSecond: 1 / 60 },
  sits: { burst: 12, perSecond: 1 / 15 },
  // Attempts to prove a seat: by token, device code or match id.
  attempts: { burst: 60, perSecond: 1 },
  // Games for the leaderboards: a household may be many, but nobody fills a board alone.
  handIns: { burst: 12, perSecond: 1 / 600 },
  connections: 100,
  helloMilliseconds: 10_000,
  address: {
    milliseconds: { burst: 3000, perSecond: 250 },
    bytes: { burst: 20_000_000, perSecond: 2_000_000 },
    rows: { burst: 6000, perSecond: 400 },
  },
  seat: {
    milliseconds: { burst: 1000, perSecond: 100 },
    bytes: { burst: 4_000_000, perSecond: 400_000 },
    rows: { burst: 300, perSecond: 50 },
  },
};

export function timesRates(rates: Rates, factor: number): Rates {
  const times = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * factor, perSecond: perSecond * factor });
  const timesAll = ({ milliseconds, bytes, rows }: Allowance): Allowance => ({
    milliseconds: times(milliseconds),
    bytes: times(bytes),
    rows: times(rows),
  });
  return {
    messages: times(rates.messages),
    chat: times(rates.chat),
    replays: times(rates.replays),
    arrivals: times(rates.arrivals),
    visits: times(rates.visits),
    connects: times(rates.connects),
    requests: times(rates.requests),
    actions: times(rates.actions),
    creates: times(rates.creates),
    listings: times(rates.listings),
    sits: times(rates.sits),
    attempts: times(rates.attempts),
    handIns: times(rates.handIns),
    connections: rates.connections * factor,
    helloMilliseconds: rates.helloMilliseconds,
    address: timesAll(rates.address),
    seat: timesAll(rates.seat),
  };
}
