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

  /** Cost by cost, as is what is spent: both are asked with every message. */
  pay({ milliseconds = 0, bytes = 0, rows = 0 }: Price, now: number): void {
    const { milliseconds: time, bytes: traffic, rows: writes } = this.#buckets;
    if (milliseconds > 0) time.spend(milliseconds, now);
    if (bytes > 0) traffic.spend(bytes, now);
    if (rows > 0) writes.spend(rows, now);
  }

  /** What has been used up, if anything has. */
  spent(now: number): Cost | undefined {
    const { milliseconds, bytes, rows } = this.#buckets;
    if (milliseconds.isSpent(now)) return 'milliseconds';
    if (bytes.isSpent(now)) return 'bytes';
    return rows.isSpent(now) ? 'rows' : undefined;
  }

  isFull(now: number): boolean {
    return COSTS.every((cost) => this.#buckets[cost].isFull(now));
  }
}
