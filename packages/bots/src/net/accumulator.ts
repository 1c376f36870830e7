import type { Inputs } from './inputs.ts';
import { MOST_FEATURES } from './inputs.ts';
import { type Kernel, SLOTS } from './kernel.ts';
import type { NetShape } from './net.ts';

/** The inputs last written to one slot of the kernel. */
class SlotInputs {
  readonly features = new Uint16Array(MOST_FEATURES);
  count = 0;
  readonly figures: Int16Array;

  constructor(figures: number) {
    this.figures = new Int16Array(figures);
  }
}

/**
 * Updates kernel slots incrementally: only the inputs that differ from the slot's last position are added or removed.
 * Sums of integers don't depend on the order of updates, so results never depend on earlier positions.
 */
export class Accumulator {
  readonly #kernel: Kernel;
  readonly #slots: readonly SlotInputs[];
  /** Number of occurrences of each feature; all 0 between calls. */
  readonly #counts: Int8Array;

  constructor(kernel: Kernel, shape: NetShape) {
    this.#kernel = kernel;
    this.#slots = Array.from({ length: SLOTS }, () => new SlotInputs(shape.figures));
    this.#counts = new Int8Array(shape.features);
    for (let slot = 0; slot < SLOTS; slot++) kernel.clear(slot);
  }

  /** Updates a slot to hold these inputs. */
  move(slot: number, inputs: Inputs): void {
    const before = this.#slots[slot];
    this.#count(inputs);
    const removed = this.#listRemoved(before);
    const added = this.#listAdded(inputs, before);
    this.#kernel.change(slot, added, removed, this.#listFigures(before, inputs));
  }

  #count({ features, count }: Inputs): void {
    const counts = this.#counts;
    for (let i = 0; i < count; i++) counts[features[i]]++;
  }

  /** Lists features that were in the slot and are not in the new inputs. */
  #listRemoved({ features, count }: SlotInputs): number {
    const counts = this.#counts;
    const { removed } = this.#kernel;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const feature = features[i];
      if (counts[feature] > 0) counts[feature]--;
      else removed[found++] = feature;
    }
    return found;
  }

  /** Lists features that are new in the inputs, and stores the new inputs for the slot. */
  #listAdded({ features, count }: Inputs, into: SlotInputs): number {
    const counts = this.#counts;
    const { added } = this.#kernel;
    const kept = into.features;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const feature = features[i];
      kept[i] = feature;
      if (counts[feature] === 0) continue;
      counts[feature]--;
      added[found++] = feature;
    }
    into.count = count;
    return found;
  }

  #listFigures(before: SlotInputs, { figures }: Inputs): number {
    const { figures: numbers, differences } = this.#kernel;
    let changed = 0;
    for (let i = 0; i < figures.length; i++) {
      const difference = figures[i] - before.figures[i];
      if (difference === 0) continue;
      numbers[changed] = i;
      differences[changed++] = difference;
      before.figures[i] = figures[i];
    }
    return changed;
  }
}
