import type { PlayerCount } from '@nunatak/engine';

/**
 * Size of a net. Features and figures go in, through layers of `hidden` and `inner` numbers, to two outputs per player.
 */
export interface NetShape {
  readonly players: PlayerCount;
  readonly features: number;
  readonly figures: number;
  readonly hidden: number;
  readonly inner: number;
  /** Number of copies of the second and third layers, one for each stretch of the game. */
  readonly buckets: number;
}

/**
 * Weights of a net, as integers (see scales.ts). Matrices are stored by row: the weights of feature f to the hidden
 * layer start at f * hidden. Outputs, from the seat to move on: each player's points still to come, then each player's
 * chance as a softmax weight.
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
  /**
   * By stretch of the game: scale of the softmax that turns points into chances, in steps of 1 / SPREAD_SCALE points.
   */
  readonly spread: Uint16Array;
}

export function outputsOf({ players }: NetShape): number {
  return 2 * players;
}

/** Returns the bucket of a number of placed blocks: which stretch of the game it belongs to. */
export function bucketAt({ buckets }: NetShape, placed: number, cells: number): number {
  return Math.min(buckets - 1, Math.floor((placed * buckets) / cells));
}

/** Returns how many numbers each part of a net has, in the order of the file. */
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
