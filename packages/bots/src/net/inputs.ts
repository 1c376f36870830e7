import type { Layout } from './layout.ts';

/** No position has half as many features at a time. */
export const MOST_FEATURES = 512;

/** What the net is told of a position: the features that are there (one may be there several times), and all figures. */
export class Inputs {
  readonly features = new Uint16Array(MOST_FEATURES);
  count = 0;
  readonly figures: Int16Array;
  /** Blocks in the temple, by which the net chooses its outputs. */
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
