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
    this.#weigh(before, inputs);
    const removed = this.#listRemoved(before);
    const added = this.#listAdded(inputs, before);
    this.#kernel.change(slot, added, removed, this.#listFigures(before, inputs));
  }

  #weigh(before: Remembered, inputs: Inputs): void {
    const balance = this.#balance;
    const { features, count } = inputs;
    const { features: old, count: oldCount } = before;
    for (let i = 0; i < count; i++) balance[features[i]]++;
    for (let i = 0; i < oldCount; i++) balance[old[i]]--;
  }

  #listRemoved({ features, count }: Remembered): number {
    const balance = this.#balance;
    const { removed } = this.#kernel;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const feature = features[i];
      if (balance[feature] >= 0) continue;
      balance[feature]++;
      removed[found++] = feature;
    }
    return found;
  }

  /** Lists what has come, and remembers all that is there now. */
  #listAdded({ features, count }: Inputs, into: Remembered): number {
    const balance = this.#balance;
    const { added } = this.#kernel;
    const kept = into.features;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const feature = features[i];
      kept[i] = feature;
      if (balance[feature] <= 0) continue;
      balance[feature]--;
      added[found++] = feature;
    }
    into.count = count;
    return found;
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
