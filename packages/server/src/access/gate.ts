import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { Bucket, Buckets } from './bucket.ts';
import { Budget, type Cost, type Price } from './budget.ts';
import { ADDRESS_RATES, type AddressRate, type Rates } from './limits.ts';

/** What a refusal says, and after how many seconds it is worth trying again. */
const REFUSALS: Readonly<Record<AddressRate, readonly [text: string, retryAfter: number]>> = {
  arrivals: ['Too many connections from your address', 1],
  visits: ['Too many requests from your address', 1],
  connects: ['Too many connections from your address', 1],
  requests: ['Too many requests from your address', 5],
  actions: ['Too many actions from your address', 1],
  creates: ['Too many new rooms from your address', 5],
  listings: ['Too many rooms in the lobby from your address: open one that is not listed, or wait', 60],
  sits: ['Too many seats taken from your address', 15],
  attempts: ['Too many attempts from your address', 5],
  handIns: ['Too many games handed in from your address', 600],
};

const SPENT: Readonly<Record<Cost, string>> = {
  milliseconds: 'What you have asked for took all the time you have: ask for less',
  bytes: 'You have been sent all that you may be sent in a while: ask for less',
  rows: 'You have changed all that you may change in a while: slow down',
};
const SPENT_RETRY_S = 2;

export interface GateOptions {
  readonly rates: Rates;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** As whom a seat of a match pays. */
export function payerOf(matchId: string, seat: number): string {
  return `${matchId} ${seat}`;
}

/** What each address and each seat may still ask of this process. */
export class Gate {
  readonly #options: GateOptions;
  readonly #permits: Readonly<Record<AddressRate, Buckets<Bucket>>>;
  readonly #addresses: Buckets<Budget>;
  readonly #seats: Buckets<Budget>;

  constructor(options: GateOptions) {
    const { rates } = options;
    this.#options = options;
    const permits = ADDRESS_RATES.map((rate) => [rate, new Buckets((now) => new Bucket(rates[rate], now))]);
    this.#permits = Object.fromEntries(permits) as Record<AddressRate, Buckets<Bucket>>;
    this.#addresses = new Buckets((now) => new Budget(rates.address, now));
    this.#seats = new Buckets((now) => new Budget(rates.seat, now));
    options.metrics.gauge(
      'limits_remembered',
      'Limits of which addresses and seats have used up a part.',
      () => this.remembered,
    );
  }

  /** Takes a permit of an address; refused if it has none. */
  pass(rate: AddressRate, address: string): void {
    if (this.mayPass(rate, address)) return;
    const [text, retryAfter] = REFUSALS[rate];
    throw new Refused('tooFast', text, { retryAfter });
  }

  mayPass(rate: AddressRate, address: string): boolean {
    const { now, metrics } = this.#options;
    const moment = now();
    const isFine = this.#permits[rate].of(address, moment).take(moment);
    if (!isFine) metrics.rateLimited.add(1);
    return isFine;
  }

  /** Takes so many permits of an address, also where it has fewer: it gets none before it has made up for them. */
  fine(rate: AddressRate, address: string, permits: number): void {
    const moment = this.#options.now();
    this.#permits[rate].of(address, moment).spend(permits, moment);
  }

  /** Pays for work that is about to be done; refused if an address, or a seat of a match, has nothing left. */
  pay(price: Price, address: string, seat?: string): void {
    const { now, metrics } = this.#options;
    const moment = now();
    const own = this.#addresses.of(address, moment);
    const seats = seat === undefined ? undefined : this.#seats.of(seat, moment);
    const spent = own.spent(moment) ?? seats?.spent(moment);
    if (spent !== undefined) {
      metrics.rateLimited.add(1);
      throw new Refused('tooFast', SPENT[spent], { retryAfter: SPENT_RETRY_S });
    }
    own.pay(price, moment);
    seats?.pay(price, moment);
  }

  /** Addresses and seats that have not yet got back all that they may ask for, once for each kind of limit. */
  get remembered(): number {
    return this.#all.reduce((sum, { size }) => sum + size, 0);
  }

  /** Forgets those who have; call it every few seconds, or whoever came once is remembered for good. */
  tidy(): void {
    const moment = this.#options.now();
    for (const buckets of this.#all) buckets.tidy(moment);
  }

  get #all(): readonly Buckets<Bucket | Budget>[] {
    return [...Object.values(this.#permits), this.#addresses, this.#seats];
  }
}
