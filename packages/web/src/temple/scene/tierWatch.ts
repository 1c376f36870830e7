import { TIERS, type Tier } from './tiers.ts';

const SLOW_MS = 50;
const FAST_MS = 22;
/** Slow pictures in a row before a tier is too much: the first ones also compile and upload. */
const SLOW_ROW = 4;
/** Fast pictures in a row before more is tried; four times as many for each time that a tier was too much. */
const FAST_ROW = 120;

/** Finds the tier that a machine can carry, both ways: down after a row of slow pictures, up again after many fast ones. */
export class TierWatch {
  readonly #most: Tier;
  readonly #failures = new Map<Tier, number>();
  #tier: Tier;
  #slow = 0;
  #fast = 0;

  constructor(start: Tier, most: Tier) {
    this.#tier = start;
    this.#most = most;
  }

  get tier(): Tier {
    return this.#tier;
  }

  /** Notes how long a moving picture took, and answers with the tier to draw with. */
  notice(took: number): Tier {
    this.#slow = took > SLOW_MS ? this.#slow + 1 : 0;
    this.#fast = took < FAST_MS ? this.#fast + 1 : 0;
    const at = TIERS.indexOf(this.#tier);
    const [lower, higher] = [TIERS[at - 1], TIERS[at + 1]];
    if (this.#slow >= SLOW_ROW && lower !== undefined) {
      this.#failures.set(this.#tier, (this.#failures.get(this.#tier) ?? 0) + 1);
      return this.#change(lower);
    }
    if (higher === undefined || at >= TIERS.indexOf(this.#most)) return this.#tier;
    const patience = FAST_ROW * 4 ** (this.#failures.get(higher) ?? 0);
    return this.#fast >= patience ? this.#change(higher) : this.#tier;
  }

  #change(tier: Tier): Tier {
    this.#tier = tier;
    this.#slow = 0;
    this.#fast = 0;
    return tier;
  }
}
