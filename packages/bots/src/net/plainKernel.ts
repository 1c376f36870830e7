import { type Kernel, MOST_CHANGES, SLOTS } from './kernel.ts';
import { type Net, outputsOf } from './net.ts';
import { FIGURE_SHIFT, OUTPUT_SHIFT, SIGNAL_MOST, SIGNAL_SHIFT } from './scales.ts';

const WORD_LEAST = -32768;
const WORD_MOST = 32767;

/** The kernel in plain TypeScript: the reference that tests compare the WebAssembly kernel with. */
export class PlainKernel implements Kernel {
  readonly kind = 'plain';
  readonly added = new Int32Array(MOST_CHANGES);
  readonly removed = new Int32Array(MOST_CHANGES);
  readonly figures: Int32Array;
  readonly differences: Int32Array;
  readonly #net: Net;
  /** By slot: sums from features, sums from figures, and sums of the direct weights from the inputs to the outputs. */
  readonly #byFeatures: Int16Array;
  readonly #byFigures: Int32Array;
  readonly #straight: Int32Array;
  readonly #hidden: Int32Array;
  readonly #signals: Int32Array;
  readonly #outputs: Int32Array;

  constructor(net: Net) {
    const { hidden, inner, figures } = net.shape;
    const outputs = outputsOf(net.shape);
    this.#net = net;
    this.figures = new Int32Array(figures);
    this.differences = new Int32Array(figures);
    this.#byFeatures = new Int16Array(SLOTS * hidden);
    this.#byFigures = new Int32Array(SLOTS * hidden);
    this.#straight = new Int32Array(SLOTS * outputs);
    this.#hidden = new Int32Array(hidden);
    this.#signals = new Int32Array(inner);
    this.#outputs = new Int32Array(outputs);
  }

  clear(slot: number): void {
    const { hidden } = this.#net.shape;
    const outputs = this.#outputs.length;
    this.#byFeatures.set(this.#net.hiddenBias, slot * hidden);
    this.#byFigures.fill(0, slot * hidden, (slot + 1) * hidden);
    this.#straight.fill(0, slot * outputs, (slot + 1) * outputs);
  }

  change(slot: number, added: number, removed: number, figures: number): void {
    for (let i = 0; i < added; i++) this.#countFeature(slot, this.added[i], 1);
    for (let i = 0; i < removed; i++) this.#countFeature(slot, this.removed[i], -1);
    for (let i = 0; i < figures; i++) this.#countFigure(slot, this.figures[i], this.differences[i]);
  }

  #countFeature(slot: number, feature: number, times: number): void {
    const { featureHidden, featureOutput, shape } = this.#net;
    const { hidden } = shape;
    const sums = this.#byFeatures;
    for (let j = 0; j < hidden; j++) sums[slot * hidden + j] += times * featureHidden[feature * hidden + j];
    const outputs = this.#outputs.length;
    const straight = this.#straight;
    for (let k = 0; k < outputs; k++) straight[slot * outputs + k] += times * featureOutput[feature * outputs + k];
  }

  #countFigure(slot: number, figure: number, difference: number): void {
    const { figureHidden, figureOutput, shape } = this.#net;
    const { hidden } = shape;
    const sums = this.#byFigures;
    for (let j = 0; j < hidden; j++) sums[slot * hidden + j] += difference * figureHidden[figure * hidden + j];
    const outputs = this.#outputs.length;
    const straight = this.#straight;
    for (let k = 0; k < outputs; k++) straight[slot * outputs + k] += difference * figureOutput[figure * outputs + k];
  }

  answer(slot: number, bucket: number): Int32Array {
    this.#readHidden(slot);
    this.#readSignals(bucket);
    const { last, outputBias, shape } = this.#net;
    const signals = this.#signals;
    const into = this.#outputs;
    const outputs = into.length;
    for (let k = 0; k < outputs; k++) {
      let sum = 1 << (OUTPUT_SHIFT - 1);
      for (let l = 0; l < shape.inner; l++) sum += signals[l] * last[(bucket * shape.inner + l) * outputs + k];
      into[k] = (sum >> OUTPUT_SHIFT) + this.#straight[slot * outputs + k] + outputBias[bucket * outputs + k];
    }
    return into;
  }

  #readHidden(slot: number): void {
    const { hidden } = this.#net.shape;
    const half = 1 << (FIGURE_SHIFT - 1);
    for (let j = 0; j < hidden; j++) {
      const figures = asWord((this.#byFigures[slot * hidden + j] + half) >> FIGURE_SHIFT);
      this.#hidden[j] = Math.max(0, asWord(this.#byFeatures[slot * hidden + j] + figures));
    }
  }

  #readSignals(bucket: number): void {
    const { inner: weights, innerBias, shape } = this.#net;
    const { hidden, inner } = shape;
    const signals = this.#signals;
    const half = 1 << (SIGNAL_SHIFT - 1);
    for (let l = 0; l < inner; l++) signals[l] = innerBias[bucket * inner + l] + half;
    for (let j = 0; j < hidden; j++) {
      const signal = this.#hidden[j];
      if (signal === 0) continue;
      const at = (bucket * hidden + j) * inner;
      for (let l = 0; l < inner; l++) signals[l] += signal * weights[at + l];
    }
    for (let l = 0; l < inner; l++) signals[l] = Math.min(Math.max(signals[l] >> SIGNAL_SHIFT, 0), SIGNAL_MOST);
  }
}

/** Limits a number to the 16-bit range, as the vector instructions do. */
function asWord(number: number): number {
  return Math.min(Math.max(number, WORD_LEAST), WORD_MOST);
}
