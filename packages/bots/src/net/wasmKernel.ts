import { type Kernel, MOST_CHANGES } from './kernel.ts';
import { type Net, outputsOf } from './net.ts';
import { SIGNAL_SHIFT } from './scales.ts';
import { assembleKernel, type MemoryMap, mapMemory, PADDED_OUTPUTS } from './wasmCode.ts';

/** The part of the WebAssembly API used here; declared locally because not every host has it. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  change(slot: number, added: number, removed: number, figures: number): void;
  answer(slot: number, bucket: number): void;
}

/** Thrown if the host has no WebAssembly with vectors, or forbids it. */
export class NoWasm extends Error {
  override name = 'NoWasm';
}

/**
 * The kernel in WebAssembly, which processes 16 bytes at a time. The constructor throws NoWasm if the host can't run
 * it.
 */
export class WasmKernel implements Kernel {
  readonly kind = 'wasm';
  readonly added: Int32Array;
  readonly removed: Int32Array;
  readonly figures: Int32Array;
  readonly differences: Int32Array;
  readonly #map: MemoryMap;
  readonly #exports: Exports;
  readonly #outputs: Int32Array;
  /** Contents of a slot without any input: the biases. */
  readonly #empty: Uint8Array;
  readonly #bytes: Uint8Array;

  constructor(net: Net) {
    const { shape } = net;
    const map = mapMemory(shape);
    this.#map = map;
    this.#exports = instantiate(assembleKernel(shape, map));
    const { buffer } = this.#exports.memory;
    this.added = new Int32Array(buffer, map.added, MOST_CHANGES);
    this.removed = new Int32Array(buffer, map.removed, MOST_CHANGES);
    this.figures = new Int32Array(buffer, map.figures, shape.figures);
    this.differences = new Int32Array(buffer, map.differences, shape.figures);
    this.#outputs = new Int32Array(buffer, map.outputs, outputsOf(shape));
    this.#bytes = new Uint8Array(buffer);
    this.#empty = new Uint8Array(map.slotSize);
    new Int16Array(this.#empty.buffer, 0, shape.hidden).set(net.hiddenBias);
    writeFirstLayer(net, map, buffer);
    for (let bucket = 0; bucket < shape.buckets; bucket++) writeBucket(net, map, bucket, buffer);
  }

  clear(slot: number): void {
    this.#bytes.set(this.#empty, this.#map.slots + slot * this.#map.slotSize);
  }

  change(slot: number, added: number, removed: number, figures: number): void {
    this.#exports.change(this.#map.slots + slot * this.#map.slotSize, added, removed, figures);
  }

  answer(slot: number, bucket: number): Int32Array {
    const { slots, slotSize, buckets, bucketSize } = this.#map;
    this.#exports.answer(slots + slot * slotSize, buckets + bucket * bucketSize);
    return this.#outputs;
  }
}

function instantiate(bytes: Uint8Array<ArrayBuffer>): Exports {
  const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) throw new NoWasm('there is no WebAssembly here');
  try {
    return new wasm.Instance(new wasm.Module(bytes)).exports as Exports;
  } catch (error) {
    throw new NoWasm('WebAssembly with vectors cannot be used here', { cause: error });
  }
}

function writeFirstLayer(net: Net, map: MemoryMap, buffer: ArrayBuffer): void {
  const { features, figures, hidden } = net.shape;
  const outputs = outputsOf(net.shape);
  for (let f = 0; f < features; f++) {
    const at = map.featureRows + f * map.featureRow;
    new Int8Array(buffer, at, hidden).set(net.featureHidden.subarray(f * hidden, (f + 1) * hidden));
    new Int16Array(buffer, at + hidden, outputs).set(net.featureOutput.subarray(f * outputs, (f + 1) * outputs));
  }
  for (let f = 0; f < figures; f++) {
    const at = map.figureRows + f * map.figureRow;
    new Int16Array(buffer, at, hidden).set(net.figureHidden.subarray(f * hidden, (f + 1) * hidden));
    new Int16Array(buffer, at + 2 * hidden, outputs).set(net.figureOutput.subarray(f * outputs, (f + 1) * outputs));
  }
}

/**
 * Writes a bucket's weights in pairs of inputs: (input 0, input 1) for output 0, for output 1, …, then (input 2, input
 * 3).
 */
function writeBucket(net: Net, map: MemoryMap, bucket: number, buffer: ArrayBuffer): void {
  const { hidden, inner } = net.shape;
  const outputs = outputsOf(net.shape);
  const at = map.buckets + bucket * map.bucketSize;
  const bias = new Int32Array(buffer, at, inner);
  for (let l = 0; l < inner; l++) bias[l] = net.innerBias[bucket * inner + l] + (1 << (SIGNAL_SHIFT - 1));
  const innerWeights = new Int16Array(buffer, at + map.innerWeights, hidden * inner);
  for (let j = 0; j < hidden; j++) {
    for (let l = 0; l < inner; l++) {
      innerWeights[pairedAt(j, l, inner)] = net.inner[(bucket * hidden + j) * inner + l];
    }
  }
  const lastWeights = new Int16Array(buffer, at + map.lastWeights, inner * PADDED_OUTPUTS);
  for (let l = 0; l < inner; l++) {
    for (let k = 0; k < outputs; k++) {
      lastWeights[pairedAt(l, k, PADDED_OUTPUTS)] = net.last[(bucket * inner + l) * outputs + k];
    }
  }
  const outputBias = new Int32Array(buffer, at + map.outputBias, outputs);
  outputBias.set(net.outputBias.subarray(bucket * outputs, (bucket + 1) * outputs));
}

function pairedAt(input: number, output: number, outputs: number): number {
  return (input >> 1) * 2 * outputs + output * 2 + (input & 1);
}
