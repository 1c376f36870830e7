import { assemble, Code, type Local } from './assembler.ts';
import { MOST_CHANGES, SLOTS } from './kernel.ts';
import type { NetShape } from './net.ts';
import { FIGURE_SHIFT, OUTPUT_SHIFT, SIGNAL_MOST, SIGNAL_SHIFT } from './scales.ts';

/** Bytes in a vector, and number of vectors that are kept in registers at the same time. */
const VECTOR = 16;
const AT_ONCE = 8;
/** Number of outputs, padded to two vectors. */
export const PADDED_OUTPUTS = 8;
const PAGE = 65536;

/** Addresses and sizes of everything in the kernel's memory, in bytes. */
export interface MemoryMap {
  readonly added: number;
  readonly removed: number;
  readonly figures: number;
  readonly differences: number;
  readonly outputs: number;
  readonly hidden: number;
  readonly signals: number;
  /** One slot: sums from features (16 bits), sums from figures (32 bits), direct sums to the outputs (32 bits). */
  readonly slots: number;
  readonly slotSize: number;
  /** One feature's weights: 8 bits to each hidden number, then 16 bits to each output. */
  readonly featureRows: number;
  readonly featureRow: number;
  /** One figure's weights: 16 bits each, to the hidden numbers, then to the outputs. */
  readonly figureRows: number;
  readonly figureRow: number;
  /**
   * One bucket: biases of the inner layer, its weights in pairs of inputs, the last layer's weights in pairs, output
   * biases.
   */
  readonly buckets: number;
  readonly bucketSize: number;
  readonly innerWeights: number;
  readonly lastWeights: number;
  readonly outputBias: number;
  readonly pages: number;
}

export function mapMemory({ features, figures, hidden, inner, buckets }: NetShape): MemoryMap {
  let used = 0;
  const take = (bytes: number): number => {
    const start = used;
    used += Math.ceil(bytes / VECTOR) * VECTOR;
    return start;
  };
  const innerWeights = 4 * inner;
  const lastWeights = innerWeights + 2 * hidden * inner;
  const outputBias = lastWeights + 2 * inner * PADDED_OUTPUTS;
  const bucketSize = outputBias + 4 * PADDED_OUTPUTS;
  const slotSize = 6 * hidden + 4 * PADDED_OUTPUTS;
  const featureRow = hidden + 2 * PADDED_OUTPUTS;
  const figureRow = 2 * (hidden + PADDED_OUTPUTS);
  const map = {
    added: take(4 * MOST_CHANGES),
    removed: take(4 * MOST_CHANGES),
    figures: take(4 * figures),
    differences: take(4 * figures),
    outputs: take(4 * PADDED_OUTPUTS),
    hidden: take(2 * hidden),
    signals: take(2 * inner),
    slots: take(SLOTS * slotSize),
    slotSize,
    featureRows: take(features * featureRow),
    featureRow,
    figureRows: take(figures * figureRow),
    figureRow,
    buckets: take(buckets * bucketSize),
    bucketSize,
    innerWeights,
    lastWeights,
    outputBias,
  };
  return { ...map, pages: Math.ceil(used / PAGE) };
}

/**
 * Assembles the module for a net's shape. It exports `change(slot, added, removed, figures)` and `answer(slot,
 * bucket)`; slot and bucket are addresses.
 */
export function assembleKernel(shape: NetShape, map: MemoryMap): Uint8Array<ArrayBuffer> {
  return assemble(map.pages, { change: changeCode(shape, map), answer: answerCode(shape, map) });
}

/** Splits vector numbers into groups that fit into registers: [0, 8), [8, 16), … */
function groups(vectors: number): number[][] {
  const all = Array.from({ length: vectors }, (_, i) => i);
  return Array.from({ length: Math.ceil(vectors / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}

function changeCode({ hidden }: NetShape, map: MemoryMap): Code {
  const [slot, added, removed, figures] = [0, 1, 2, 3];
  const code = new Code(4, 3, AT_ONCE + 1);
  const pointer = code.integer(0);
  const end = code.integer(1);
  const row = code.integer(2);
  const splat = code.vector(AT_ONCE);

  const eachRow = (listAt: number, count: Local, rows: number, size: number, body: () => void) => {
    code.constant(listAt).set(pointer);
    code.get(count).constant(4).op('i32Mul').constant(listAt).op('i32Add').set(end);
    code.each(pointer, end, 4, () => {
      code.get(pointer).loadInteger().constant(size).op('i32Mul').constant(rows).op('i32Add').set(row);
      body();
    });
  };
  const eachFeature = (listAt: number, count: Local, body: () => void) =>
    eachRow(listAt, count, map.featureRows, map.featureRow, body);
  const eachFigure = (body: () => void) =>
    eachRow(map.figures, figures, map.figureRows, map.figureRow, () => {
      code
        .get(pointer)
        .load('splat32', map.differences - map.figures)
        .set(splat);
      body();
    });
  /** Loads a slot's sums into registers, emits `body`, then stores the sums back. */
  const holding = (sums: readonly number[], offset: number, body: () => void) => {
    sums.forEach((vector, i) => {
      code
        .get(slot)
        .load('whole', offset + vector * VECTOR)
        .set(code.vector(i));
    });
    body();
    sums.forEach((vector, i) => {
      code
        .get(slot)
        .get(code.vector(i))
        .store(offset + vector * VECTOR);
    });
  };
  const count = (
    sums: readonly number[],
    load: 'widen8' | 'widen16',
    offset: number,
    op: 'i16Add' | 'i16Subtract' | 'i32VectorAdd' | 'i32Subtract',
    times?: Local,
  ) => {
    sums.forEach((vector, i) => {
      code
        .get(code.vector(i))
        .get(row)
        .load(load, offset + vector * (VECTOR / 2));
      if (times !== undefined) code.get(times).vectorOp('i32VectorMul');
      code.vectorOp(op).set(code.vector(i));
    });
  };

  for (const sums of groups(hidden / 8)) {
    holding(sums, 0, () => {
      eachFeature(map.added, added, () => count(sums, 'widen8', 0, 'i16Add'));
      eachFeature(map.removed, removed, () => count(sums, 'widen8', 0, 'i16Subtract'));
    });
  }
  for (const sums of groups(hidden / 4)) {
    holding(sums, 2 * hidden, () => {
      eachFigure(() => count(sums, 'widen16', 0, 'i32VectorAdd', splat));
    });
  }
  const straight = [0, 1];
  holding(straight, 6 * hidden, () => {
    eachFeature(map.added, added, () => count(straight, 'widen16', hidden, 'i32VectorAdd'));
    eachFeature(map.removed, removed, () => count(straight, 'widen16', hidden, 'i32Subtract'));
    eachFigure(() => count(straight, 'widen16', 2 * hidden, 'i32VectorAdd', splat));
  });
  return code;
}

function answerCode({ hidden, inner }: NetShape, map: MemoryMap): Code {
  const [slot, bucket] = [0, 1];
  const code = new Code(2, 4, AT_ONCE + 1);
  const pointer = code.integer(0);
  const end = code.integer(1);
  const weights = code.integer(2);
  const splat = code.vector(AT_ONCE);

  // Each pass computes eight hidden numbers. `weights` is the address of their feature sums, `sums` that of their
  // figure sums.
  const sums = code.integer(3);
  const figuresAt = (offset: number) => {
    code.get(sums).load('whole', offset);
    code
      .splat(1 << (FIGURE_SHIFT - 1))
      .vectorOp('i32VectorAdd')
      .shiftRight(FIGURE_SHIFT);
  };
  code.constant(map.hidden).set(pointer);
  code.constant(map.hidden + 2 * hidden).set(end);
  code.get(slot).set(weights);
  code
    .get(slot)
    .constant(2 * hidden)
    .op('i32Add')
    .set(sums);
  code.each(pointer, end, VECTOR, () => {
    code.get(pointer).get(weights).load('whole', 0);
    figuresAt(0);
    figuresAt(VECTOR);
    code.vectorOp('i16Narrow').vectorOp('i16AddSaturated').splat(0).vectorOp('i16Max').store(0);
    code.get(weights).constant(VECTOR).op('i32Add').set(weights);
    code
      .get(sums)
      .constant(2 * VECTOR)
      .op('i32Add')
      .set(sums);
  });

  /** Emits the product of 16-bit inputs and weights, added to `sums`, two inputs at a time. */
  const multiply = (inputs: number, count: number, at: number, outputs: number, sums: readonly number[]) => {
    code.constant(inputs).set(pointer);
    code.constant(inputs + 2 * count).set(end);
    code.get(bucket).constant(at).op('i32Add').set(weights);
    code.each(pointer, end, 4, () => {
      code.get(pointer).load('splat32', 0).set(splat);
      sums.forEach((vector, i) => {
        code
          .get(code.vector(i))
          .get(splat)
          .get(weights)
          .load('whole', vector * VECTOR);
        code.vectorOp('i32Dot').vectorOp('i32VectorAdd').set(code.vector(i));
      });
      code
        .get(weights)
        .constant(4 * outputs)
        .op('i32Add')
        .set(weights);
    });
  };

  for (const group of groups(inner / 4)) {
    group.forEach((vector, i) => {
      code
        .get(bucket)
        .load('whole', vector * VECTOR)
        .set(code.vector(i));
    });
    multiply(map.hidden, hidden, map.innerWeights, inner, group);
    group.forEach((_, i) => {
      code.get(code.vector(i)).shiftRight(SIGNAL_SHIFT).splat(0).vectorOp('i32Max');
      code.splat(SIGNAL_MOST).vectorOp('i32Min').set(code.vector(i));
    });
    for (let i = 0; i < group.length; i += 2) {
      code
        .constant(map.signals)
        .get(code.vector(i))
        .get(code.vector(i + 1))
        .vectorOp('i16Narrow');
      code.store(group[i] * (VECTOR / 2));
    }
  }

  const outputs = [0, 1];
  for (const i of outputs) code.splat(1 << (OUTPUT_SHIFT - 1)).set(code.vector(i));
  multiply(map.signals, inner, map.lastWeights, PADDED_OUTPUTS, outputs);
  for (const i of outputs) {
    code.constant(map.outputs).get(code.vector(i)).shiftRight(OUTPUT_SHIFT);
    code
      .get(slot)
      .load('whole', 6 * hidden + i * VECTOR)
      .vectorOp('i32VectorAdd');
    code
      .get(bucket)
      .load('whole', map.outputBias + i * VECTOR)
      .vectorOp('i32VectorAdd');
    code.store(i * VECTOR);
  }
  return code;
}
