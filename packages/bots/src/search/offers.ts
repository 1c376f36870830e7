import type { View } from '@nunatak/engine';
import { alikeIn } from '../guide/alike.ts';
import { type Guide, STEPS } from '../guide/guide.ts';
import { FewPlans } from './fewPlans.ts';
import type { Way } from './way.ts';

/** Plans that a playout chooses from while it is in the tree. */
export const MOST_OFFERED = 8;
/** Positions that are remembered; the first ones of a search come up most often. */
const MOST_POSITIONS = 1 << 13;
const SLOTS = MOST_POSITIONS * 2;
/** How far apart in points the first sight of two plans must be for the worse to be tried e times less. */
const PRIOR_SPREAD = 2;

/**
 * What the guide offers in the positions of a search. Near the root few cards can have come, so that playouts pass the same
 * positions over and over: it is asked once for each. An offer is a number; its plans are those from offer * MOST_OFFERED on.
 */
export class Offers {
  readonly counts = new Uint8Array(MOST_POSITIONS);
  readonly moves = new Int32Array(MOST_POSITIONS * MOST_OFFERED * STEPS);
  readonly keys = new Int32Array(MOST_POSITIONS * MOST_OFFERED);
  /** How much each plan is to be tried at first sight, and the sum of it. */
  readonly priors = new Float64Array(MOST_POSITIONS * MOST_OFFERED);
  readonly priorSums = new Float64Array(MOST_POSITIONS);
  /** The node of the tree that each plan leads to, once that is known; else 0. */
  readonly nodes = new Int32Array(MOST_POSITIONS * MOST_OFFERED);
  readonly #guide: Guide;
  readonly #plans = new FewPlans(MOST_OFFERED);
  readonly #slots = new Int32Array(SLOTS);
  readonly #firsts = new Int32Array(MOST_POSITIONS);
  readonly #seconds = new Int32Array(MOST_POSITIONS);
  /** Offer 0 is of a position that is not remembered. */
  #count = 1;

  constructor(guide: Guide) {
    this.#guide = guide;
  }

  clear(): void {
    this.#slots.fill(0);
    this.#count = 1;
  }

  /** The offer in a position that some way led to; good until the next one is asked for. */
  at(view: View, way: Way): number {
    if (!way.isTold) return this.#ask(view, 0);
    const slot = this.#slotOf(way);
    const found = this.#slots[slot];
    if (found !== 0) return found;
    if (this.#count === MOST_POSITIONS) return this.#ask(view, 0);
    const offer = this.#count++;
    this.#slots[slot] = offer;
    this.#firsts[offer] = way.first;
    this.#seconds[offer] = way.second;
    return this.#ask(view, offer);
  }

  /** The slot of a way in the table, or the empty one where it would go. */
  #slotOf({ first, second }: Way): number {
    let slot = first;
    for (;;) {
      slot &= SLOTS - 1;
      const offer = this.#slots[slot];
      if (offer === 0 || (this.#firsts[offer] === first && this.#seconds[offer] === second)) return slot;
      slot++;
    }
  }

  #ask(view: View, offer: number): number {
    const plans = this.#plans;
    const alike = alikeIn(view);
    const at = offer * MOST_OFFERED;
    plans.clear();
    this.#guide.plans(view, plans);
    const { count, worth, moves } = plans;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const prior = Math.exp((worth[i] - worth[0]) / PRIOR_SPREAD);
      this.priors[at + i] = prior;
      this.keys[at + i] = plans.key(i, alike);
      this.nodes[at + i] = 0;
      sum += prior;
    }
    for (let step = 0; step < count * STEPS; step++) this.moves[at * STEPS + step] = moves[step];
    this.counts[offer] = count;
    this.priorSums[offer] = sum;
    return offer;
  }
}
