import { CELLS, type Facts, type View } from '@nunatak/engine';
import { type Judge, judgeEnd, type Verdict } from '../judge/judge.ts';
import type { RootInfo } from '../judge/rootInfo.ts';
import { Accumulator } from './accumulator.ts';
import { Encoder } from './encoder.ts';
import { exponential } from './exponential.ts';
import { type Kernel, type KernelKind, SLOTS } from './kernel.ts';
import { bucketAt, type Net } from './net.ts';
import { OUTPUT_SCALE, POINTS_PER_OUTPUT, SPREAD_SCALE } from './scales.ts';
import { WasmKernel } from './wasmKernel.ts';

/** Default weight of the net's own chances in a verdict; the rest comes from the expected points. */
const OWN_CHANCES = 0.5;

/**
 * Judges positions at the start of a turn with a net trained on self-play. The constructor throws NoWasm if the default
 * kernel can't run here.
 */
export class NetJudge implements Judge {
  readonly #net: Net;
  readonly #kernel: Kernel;
  readonly #accumulator: Accumulator;
  readonly #ownChances: number;
  readonly #encoders = new WeakMap<Facts, Encoder>();
  readonly #own = new Float64Array(4);
  readonly #byPoints = new Float64Array(4);
  #facts: Facts | undefined;
  #encoder: Encoder | undefined;

  constructor(net: Net, kernel: Kernel = new WasmKernel(net), ownChances = OWN_CHANCES) {
    this.#net = net;
    this.#kernel = kernel;
    this.#accumulator = new Accumulator(kernel, net.shape);
    this.#ownChances = ownChances;
  }

  get kernel(): KernelKind {
    return this.#kernel.kind;
  }

  judge(view: View, into: Verdict, root?: RootInfo): void {
    if (view.phase === 'over') {
      judgeEnd(view, into);
      return;
    }
    const { shape } = this.#net;
    const inputs = this.#encoderFor(view.facts).encode(view, root);
    // Positions of the same turn differ little, so each turn reuses one slot: fewer differences to add.
    const slot = view.turn % SLOTS;
    this.#accumulator.move(slot, inputs);
    const bucket = bucketAt(shape, inputs.placed, CELLS);
    this.#read(view, this.#kernel.answer(slot, bucket), this.#net.spread[bucket] / SPREAD_SCALE, into);
  }

  #encoderFor(facts: Facts): Encoder {
    if (this.#facts === facts && this.#encoder !== undefined) return this.#encoder;
    const encoder = this.#encoders.get(facts) ?? new Encoder(facts);
    this.#encoders.set(facts, encoder);
    this.#facts = facts;
    this.#encoder = encoder;
    return encoder;
  }

  /** Converts outputs, which are by place in turn order, to a verdict, which is by seat. */
  #read({ active, points }: View, outputs: Int32Array, spread: number, into: Verdict): void {
    const { players } = this.#net.shape;
    const own = this.#own;
    const byPoints = this.#byPoints;
    for (let place = 0; place < players; place++) {
      const seat = (active + place) % players;
      into.points[seat] = points[seat] + (outputs[place] * POINTS_PER_OUTPUT) / OUTPUT_SCALE;
      own[seat] = outputs[players + place] / OUTPUT_SCALE;
      byPoints[seat] = into.points[seat] / spread;
    }
    share(own, players);
    share(byPoints, players);
    for (let seat = 0; seat < players; seat++) {
      into.chances[seat] = this.#ownChances * own[seat] + (1 - this.#ownChances) * byPoints[seat];
    }
  }
}

/** Softmax, in place: turns weights into chances that add up to 1. */
function share(weights: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, weights[i]);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    weights[i] = exponential(weights[i] - most);
    sum += weights[i];
  }
  for (let i = 0; i < count; i++) weights[i] /= sum;
}
