import type { PlayerCount } from '@nunatak/engine';
import { type Net, type NetShape, outputsOf, partSizes } from '../src/net/net.ts';
import {
  FEATURE_MOST,
  FEATURE_SCALE,
  FIGURE_SCALE,
  INNER_MOST,
  INNER_SCALE,
  LAST_MOST,
  LAST_SCALE,
  OUTPUT_SCALE,
  SPREAD_SCALE,
  WORD_MOST,
} from '../src/net/scales.ts';

/** First integer of the trainer's file: eight integers, then every weight as a float (model.py, `save`). */
export const FLOAT_MAGIC = 0x4e4e4632;
const HEADER_INTEGERS = 8;
const LARGEST = 2 ** 30;

/** A trained net as integers, and how far rounding and clipping moved its weights. */
export interface Quantised {
  readonly net: Net;
  /** Number of weights clipped at their bounds. */
  readonly cut: number;
}

/** Losses of precision that make a net file smaller. */
export interface Savings {
  /** Feature weights to hidden numbers below this many steps become 0. */
  readonly least: number;
  /** Feature weights to outputs, and figure weights to hidden numbers (16 bits), are rounded to multiples of these. */
  readonly straightStep: number;
  readonly figureStep: number;
}

export const NO_SAVINGS: Savings = { least: 0, straightStep: 1, figureStep: 1 };

/** Converts a trained net to integers. */
export function quantise(file: Uint8Array, { least, straightStep, figureStep }: Savings = NO_SAVINGS): Quantised {
  const bytes = file.slice().buffer;
  const [magic, players, features, figures, hidden, inner, buckets] = new Int32Array(bytes, 0, HEADER_INTEGERS);
  if (magic !== FLOAT_MAGIC) throw new Error(`not a trainer's net: it begins with ${magic}`);
  const shape: NetShape = { players: players as PlayerCount, features, figures, hidden, inner, buckets };
  const sizes = partSizes(shape);
  const outputs = outputsOf(shape);
  const floats = new Float32Array(bytes, HEADER_INTEGERS * 4);
  let at = 0;
  let cut = 0;
  const take = (size: number): Float32Array => {
    at += size;
    return floats.subarray(at - size, at);
  };
  const round = <T extends Int8Array | Int16Array | Uint16Array | Int32Array>(
    from: Float32Array,
    scale: number,
    most: number,
    into: T,
    step = 1,
  ): T => {
    for (let i = 0; i < from.length; i++) {
      const whole = Math.round((from[i] * scale) / step) * step;
      if (Math.abs(whole) > most) cut++;
      into[i] = Math.min(Math.max(whole, -most), most);
    }
    return into;
  };
  const featureHidden = take(sizes.featureHidden);
  const featureOutput = take(sizes.featureOutput);
  const figureHidden = take(sizes.figureHidden);
  const figureOutput = take(sizes.figureOutput);
  const hiddenBias = take(hidden);
  const straightBias = take(outputs);
  const innerWeights = take(sizes.inner);
  const innerBias = take(sizes.innerBias);
  const last = take(sizes.last);
  const lastBias = take(sizes.outputBias);
  const spread = take(sizes.spread);
  if (at !== floats.length) throw new Error(`a trainer's net of ${floats.length} weights, expected ${at}`);
  // Every bucket has the same bias for the direct path to the outputs.
  const outputBias = lastBias.map((bias, i) => bias + straightBias[i % outputs]);
  const net: Net = {
    shape,
    featureHidden: round(
      featureHidden.map((weight) => (Math.abs(weight * FEATURE_SCALE) < least ? 0 : weight)),
      FEATURE_SCALE,
      FEATURE_MOST,
      new Int8Array(sizes.featureHidden),
    ),
    featureOutput: round(featureOutput, OUTPUT_SCALE, WORD_MOST, new Int16Array(sizes.featureOutput), straightStep),
    figureHidden: round(figureHidden, FIGURE_SCALE, WORD_MOST, new Int16Array(sizes.figureHidden), figureStep),
    figureOutput: round(figureOutput, OUTPUT_SCALE, WORD_MOST, new Int16Array(sizes.figureOutput)),
    hiddenBias: round(hiddenBias, FEATURE_SCALE, WORD_MOST, new Int16Array(hidden)),
    inner: round(innerWeights, INNER_SCALE, INNER_MOST, new Int8Array(sizes.inner)),
    innerBias: round(innerBias, FEATURE_SCALE * INNER_SCALE, LARGEST, new Int32Array(sizes.innerBias)),
    last: round(last, LAST_SCALE, LAST_MOST, new Int16Array(sizes.last)),
    outputBias: round(outputBias, OUTPUT_SCALE, LARGEST, new Int32Array(sizes.outputBias)),
    spread: round(spread, SPREAD_SCALE, 2 ** 16 - 1, new Uint16Array(sizes.spread)),
  };
  return { net, cut };
}
