/** A bucket of permits that fills up again by itself. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #level: number;
  #filledAt: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#level = size;
    this.#filledAt = now;
  }

  /** Takes a permit, if there is one. */
  take(now: number): boolean {
    this.#level = Math.min(this.#size, this.#level + this.#gainedBy(now));
    this.#filledAt = now;
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#level + this.#gainedBy(now) >= this.#size;
  }

  /** A clock that is set back takes nothing away. */
  #gainedBy(now: number): number {
    return (Math.max(0, now - this.#filledAt) / 1000) * this.#perSecond;
  }
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const MOST_KEYS = 50_000;

/** A bucket for each address, forgotten again when it is full. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_KEYS) this.#tidy(now);
      bucket = new Bucket(this.#rate.burst, this.#rate.perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  /** Drops buckets that have nothing to remember; if all have, the oldest goes. */
  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    if (this.#buckets.size < MOST_KEYS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** How much one address or one connection may ask for. */
export interface Rates {
  readonly messages: Rate;
  readonly chat: Rate;
  /** Steps from so long ago that the log has to be played again for them. */
  readonly replays: Rate;
  readonly connects: Rate;
  readonly requests: Rate;
  readonly creates: Rate;
  /** Attempts to prove a seat: by token, device code or match id. */
  readonly attempts: Rate;
}

export const DEFAULT_RATES: Rates = {
  messages: { burst: 60, perSecond: 20 },
  chat: { burst: 5, perSecond: 0.5 },
  replays: { burst: 10, perSecond: 0.5 },
  connects: { burst: 60, perSecond: 2 },
  requests: { burst: 120, perSecond: 10 },
  creates: { burst: 20, perSecond: 0.2 },
  attempts: { burst: 60, perSecond: 1 },
};

export function timesRates(rates: Rates, factor: number): Rates {
  const times = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * factor, perSecond: perSecond * factor });
  return {
    messages: times(rates.messages),
    chat: times(rates.chat),
    replays: times(rates.replays),
    connects: times(rates.connects),
    requests: times(rates.requests),
    creates: times(rates.creates),
    attempts: times(rates.attempts),
  };
}
