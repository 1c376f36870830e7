import type { View } from '@nunatak/engine';
import { cardClassesIn } from '../guide/equivalence.ts';
import { type Guide, STEPS } from '../guide/guide.ts';
import { FewPlans } from './fewPlans.ts';
import type { TranspositionKey } from './transpositionKey.ts';

/** Number of plans per position that a playout chooses from inside the tree. */
export const PLANS_PER_ENTRY = 8;
/** Maximum number of cached positions. The first ones of a search recur most often, so entries are never replaced. */
const MOST_POSITIONS = 1 << 13;
const SLOTS = MOST_POSITIONS * 2;
/** Difference in points at first sight by which a plan's prior is divided by e. */
const PRIOR_SPREAD = 2;

/**
 * Caches the guide's plans by position, so that the guide is asked only once per position. Near the root few different
 * cards can be drawn, so playouts reach the same positions again and again. An entry is a number; its plans start at
 * entry * PLANS_PER_ENTRY.
 */
export class PlanCache {
  readonly counts = new Uint8Array(MOST_POSITIONS);
  readonly moves = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY * STEPS);
  readonly keys = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  /** Prior of each plan (how often to try it at first sight), and the sum of an entry's priors. */
  readonly priors = new Float64Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  readonly priorSums = new Float64Array(MOST_POSITIONS);
  /** Tree node that each plan leads to; 0 until it is known. */
  readonly nodes = new Int32Array(MOST_POSITIONS * PLANS_PER_ENTRY);
  readonly #guide: Guide;
  readonly #plans = new FewPlans(PLANS_PER_ENTRY);
  readonly #slots = new Int32Array(SLOTS);
  readonly #firsts = new Int32Array(MOST_POSITIONS);
  readonly #seconds = new Int32Array(MOST_POSITIONS);
  /** Number of entries. Entry 0 is scratch space for a position that is not cached. */
  #count = 1;

  constructor(guide: Guide) {
    this.#guide = guide;
  }

  clear(): void {
    this.#slots.fill(0);
    this.#count = 1;
  }

  /** Returns the entry of a position. An uncached position shares entry 0, which the next call overwrites. */
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

  /** Returns the key's slot in the hash table, or the empty slot where it belongs. */
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
