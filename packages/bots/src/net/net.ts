import type { PlayerCount } from '@nunatak/engine';

/** The size of a net: features and figures go in, `hidden` and `inner` numbers lie between, two outputs a person come out. */
export interface NetShape {
  readonly players: PlayerCount;
  readonly features: number;
  readonly figures: number;
  readonly hidden: number;
  readonly inner: number;
  /** How many second and third layers there are, one for each stretch of the game. */
  readonly buckets: number;
}

/**
 * A net in whole numbers (scales.ts). Rows first: the weights of feature f to the hidden numbers begin at f * hidden. Outputs
 * are the points to come of each person from the seat to move on, then the weights of their chances.
 */
export interface Net {
  readonly shape: NetShape;
  readonly featureHidden: Int8Array;
  readonly featureOutput: Int16Array;
  readonly figureHidden: Int16Array;
  readonly figureOutput: Int16Array;
  readonly hiddenBias: Int16Array;
  readonly inner: Int8Array;
  readonly innerBias: Int32Array;
  readonly last: Int16Array;
  readonly outputBias: Int32Array;
  /** By how many points (in steps of 1 / SPREAD_SCALE) chances are spread in each stretch of the game. */
  readonly spread: Uint16Array;
}

export function outputsOf({ players }: NetShape): number {
  return 2 * players;
}

/** The stretch of the game that a number of placed blocks falls into. */
export function bucketAt({ buckets }: NetShape, placed: number, cells: number): number {
  return Math.min(buckets - 1, Math.floor((placed * buckets) / cells));
}

/** How many numbers each part of a net has, in the order of the file. */
export function partSizes(shape: NetShape) {
  const { features, figures, hidden, inner, buckets } = shape;
  const outputs = outputsOf(shape);
  return {
    featureHidden: features * hidden,
    featureOutput: features * outputs,
    figureHidden: figures * hidden,
    figureOutput: figures * outputs,
    hiddenBias: hidden,
    inner: buckets * hidden * inner,
    innerBias: buckets * inner,
    last: buckets * inner * outputs,
    outputBias: buckets * outputs,
    spread: buckets,
  };
}
