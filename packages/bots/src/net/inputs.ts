import type { Layout } from './layout.ts';

/** Size of the feature list; real positions have less than half as many features. */
export const MOST_FEATURES = 512;

/**
 * Net inputs of one position: the active features (a feature may occur more than once) and the values of all figures.
 */
export class Inputs {
  readonly features = new Uint16Array(MOST_FEATURES);
  count = 0;
  readonly figures: Int16Array;
  /** Number of blocks in the temple; selects the bucket of later layers (see `bucketAt`). */
  placed = 0;

  constructor(layout: Layout) {
    this.figures = new Int16Array(layout.figures);
  }

  clear(): void {
    this.count = 0;
    this.figures.fill(0);
  }

  add(feature: number): void {
    this.features[this.count++] = feature;
  }
}
