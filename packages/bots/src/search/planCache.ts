import type { View } from '@nunatak/engine';
import { cardClassesIn } from '../guide/equivalence.ts';
import { type Guide, STEPS } from '../guide/guide.ts';
import { FewPlans } from './fewPlans.ts';
import type { TranspositionKey } from './transpositionKey.ts';

/** Plans that a playout chooses from while it is in the tree. */
export const PLANS_PER_ENTRY = 8;
/** Positions that are remembered; the first ones of a search come up most often. */
const MOST_POSITIONS = 1 << 13;
const SLOTS = MOST_POSITIONS * 2;
/** How far apart in points the first sight of two plans must be for the worse to be tried e times less. */
const PRIOR_SPREAD = 2;

/**
 * What the guide offers in the positions of a search. Near the root few cards can have come, so that playouts pass the same
 * positions over and over: it is asked once for each. An entry is a number; its plans are those from entry * PLANS_PER_ENTRY on.
 */
export class PlanCache {
  readonly counts = new Uint8Array(MOST_POSITIONS);
  readonly moves = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY * STEPS);
  readonly keys = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  /** How much each plan is to be tried at first sight, and the sum of it. */
  readonly priors = new Float64Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  readonly priorSums = new Float64Array(MOST_POSITIONS);
  /** The node of the tree that each plan leads to, once that is known; else 0. */
  readonly nodes = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  readonly #guide: Guide;
  readonly #plans = new FewPlans(PLANS_PER_ENTRY);
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

  /** The entry in a position that some way led to; good until the next one is asked for. */
  at(view: View, key: TranspositionKey): number {
    if (!key.isExact) return this.#ask(view, 0);
    const slot = this.#slotOf(key);
    const found = this.#slots[slot];
    if (found !== 0) return found;
    if (this.#count === MOST_POSITIONS) return this.#ask(view, 0);
    const entry = this.#count++;
    this.#slots[slot] = entry;
    this.#firsts[entry] = key.first;
    this.#seconds[entry] = key.second;
    return this.#ask(view, entry);
  }

  /** The slot of a way in the table, or the empty one where it would go. */
  #slotOf({ first, second }: TranspositionKey): number {
    let slot = first;
    for (;;) {
      slot &= SLOTS - 1;
      const entry = this.#slots[slot];
      if (entry === 0 || (this.#firsts[entry] === first && this.#seconds[entry] === second)) return slot;
      slot++;
    }
  }

  #ask(view: View, entry: number): number {
    const plans = this.#plans;
    const cardClass = cardClassesIn(view);
    const at = entry * PLANS_PER_ENTRY;
    plans.clear();
    this.#guide.plans(view, plans);
    const { count, worth, moves } = plans;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const prior = Math.exp((worth[i] - worth[0]) / PRIOR_SPREAD);
      this.priors[at + i] = prior;
      this.keys[at + i] = plans.key(i, cardClass);
      this.nodes[at + i] = 0;
      sum += prior;
    }
    for (let step = 0; step < count * STEPS; step++) this.moves[at * STEPS + step] = moves[step];
    this.counts[entry] = count;
    this.priorSums[entry] = sum;
    return entry;
  }
}
