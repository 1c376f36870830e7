export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permits that fills up again by itself. */
export class Bucket {
  readonly #rate: Rate;
  #level: number;
  #filledAt: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#filledAt = now;
  }

  /** Takes a permit, if there is one. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }

  /** Takes what something has cost, also where there is less: that is paid back with time. */
  spend(amount: number, now: number): void {
    this.#fill(now);
    this.#level -= amount;
  }

  isSpent(now: number): boolean {
    this.#fill(now);
    return this.#level <= 0;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level >= this.#rate.burst;
  }

  /** A clock that is set back takes nothing away. */
  #fill(now: number): void {
    if (now === this.#filledAt) return;
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.#rate.perSecond;
    this.#level = Math.min(this.#rate.burst, this.#level + gained);
    this.#filledAt = now;
  }
}

const MOST_KEYS = 50_000;

/** Something that is remembered until it is as it was in the beginning. */
interface Refilling {
  isFull(now: number): boolean;
}

/** Buckets by key. What is full again has nothing to remember: call `tidy` now and then. */
export class Buckets<Value extends Refilling> {
  readonly #make: (now: number) => Value;
  readonly #values = new Map<string, Value>();

  constructor(make: (now: number) => Value) {
    this.#make = make;
  }

  of(key: string, now: number): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size >= MOST_KEYS) this.#dropOldest();
    const made = this.#make(now);
    this.#values.set(key, made);
    return made;
  }

  get size(): number {
    return this.#values.size;
  }

  tidy(now: number): void {
    for (const [key, value] of this.#values) if (value.isFull(now)) this.#values.delete(key);
  }

  /** Without looking at any other: whoever has endless addresses would make everyone wait for that. */
  #dropOldest(): void {
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }
}
