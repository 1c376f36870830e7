import { Bucket, type Rate } from './bucket.ts';

/** What work is paid with: time of the event loop, bytes that go out, rows that are written. */
export const COSTS = ['milliseconds', 'bytes', 'rows'] as const;
export type Cost = (typeof COSTS)[number];

export type Price = Readonly<Partial<Record<Cost, number>>>;
export type Allowance = Readonly<Record<Cost, Rate>>;

/** What one address or one seat has left. Work is done while there is anything, and paid afterwards. */
export class Budget {
  readonly #buckets: Readonly<Record<Cost, Bucket>>;

  constructor({ milliseconds, bytes, rows }: Allowance, now: number) {
    this.#buckets = {
      milliseconds: new Bucket(milliseconds, now),
      bytes: new Bucket(bytes, now),
      rows: new Bucket(rows, now),
    };
  }

  pay(price: Price, now: number): void {
    for (const cost of COSTS) if (price[cost] !== undefined) this.#buckets[cost].spend(price[cost], now);
  }

  /** What has been used up, if anything has. */
  spent(now: number): Cost | undefined {
    return COSTS.find((cost) => this.#buckets[cost].isSpent(now));
  }

  isFull(now: number): boolean {
    return COSTS.every((cost) => this.#buckets[cost].isFull(now));
  }
}
