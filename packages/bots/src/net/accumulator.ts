import type { Inputs } from './inputs.ts';
import { MOST_FEATURES } from './inputs.ts';
import { type Kernel, SLOTS } from './kernel.ts';
import type { NetShape } from './net.ts';

/** The inputs that a slot of the kernel stands for. */
class Remembered {
  readonly features = new Uint16Array(MOST_FEATURES);
  count = 0;
  readonly figures: Int16Array;

  constructor(figures: number) {
    this.figures = new Int16Array(figures);
  }
}

/**
 * Brings slots of a kernel from one position to the next by what differs between them. Sums of whole numbers do not depend on
 * the way they were reached, so nothing that came before shows in an answer.
 */
export class Accumulator {
  readonly #kernel: Kernel;
  readonly #slots: readonly Remembered[];
  /** How often a feature is there now less how often it was; all 0 between calls. */
  readonly #balance: Int8Array;

  constructor(kernel: Kernel, shape: NetShape) {
    this.#kernel = kernel;
    this.#slots = Array.from({ length: SLOTS }, () => new Remembered(shape.figures));
    this.#balance = new Int8Array(shape.features);
    for (let slot = 0; slot < SLOTS; slot++) kernel.clear(slot);
  }

  /** Makes a slot stand for these inputs. */
  move(slot: number, inputs: Inputs): void {
    const before = this.#slots[slot];
    const [added, removed] = this.#listFeatures(before, inputs);
    const figures = this.#listFigures(before, inputs);
    this.#kernel.change(slot, added, removed, figures);
    before.features.set(inputs.features.subarray(0, inputs.count));
    before.count = inputs.count;
  }

  #listFeatures(before: Remembered, { features, count }: Inputs): readonly [added: number, removed: number] {
    const balance = this.#balance;
    const kernel = this.#kernel;
    let added = 0;
    let removed = 0;
    for (let i = 0; i < count; i++) balance[features[i]]++;
    for (let i = 0; i < before.count; i++) balance[before.features[i]]--;
    for (let i = 0; i < count; i++) {
      const feature = features[i];
      for (; balance[feature] > 0; balance[feature]--) kernel.added[added++] = feature;
    }
    for (let i = 0; i < before.count; i++) {
      const feature = before.features[i];
      for (; balance[feature] < 0; balance[feature]++) kernel.removed[removed++] = feature;
    }
    return [added, removed];
  }

  #listFigures(before: Remembered, { figures }: Inputs): number {
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
