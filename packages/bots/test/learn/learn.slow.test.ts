import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CELLS,
  COLUMN_OF,
  cloneState,
  deal,
  LEVEL_OF,
  LEVEL_SIZE,
  nextFraction,
  ROW_OF,
  seedRng,
} from '@nunatak/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FLOAT_MAGIC, quantise } from '../../learn/floatNet.ts';
import { symmetries } from '../../learn/layout.ts';
import { RECORD_FEATURES, recordWidth } from '../../learn/records.ts';
import { variants } from '../../learn/variants.ts';
import { Accumulator } from '../../src/net/accumulator.ts';
import { Encoder } from '../../src/net/encoder.ts';
import { layoutFor } from '../../src/net/layout.ts';
import { bucketAt, outputsOf, partSizes } from '../../src/net/net.ts';
import { PlainKernel } from '../../src/net/plainKernel.ts';
import { OUTPUT_SCALE } from '../../src/net/scales.ts';
import { isInTrainingRange } from '../../src/net/trainingRange.ts';
import { PLAYER_COUNTS } from '../games.ts';
import { factsFor, turnsOf } from '../net/positions.ts';

describe('training games', () => {
  test.each(PLAYER_COUNTS)('with other options and editions are within the training range: %i players', (players) => {
    const found = variants(players, 20, seedRng('variants'));
    expect(found).toHaveLength(20);
    expect(found.every(isInTrainingRange)).toBe(true);
    const tables = new Set(
      found.map(({ sculptors, artisans, trackNumber }) => `${sculptors} ${artisans} ${trackNumber}`),
    );
    expect(tables.size).toBeGreaterThan(8);
    for (const facts of found) expect(deal(facts, 'variant').view.phase).toBe('takeCard');
  });
});

describe('the symmetries of the temple', () => {
  const layout = layoutFor(3);
  const width = layout.features + 1;
  const maps = Array.from({ length: 8 }, (_, i) => symmetries(layout).subarray(i * width, (i + 1) * width));

  test('are eight different ways to name the same features', () => {
    for (const map of maps) expect(new Set(map).size).toBe(width);
    expect(new Set(maps.map(String)).size).toBe(8);
    expect([...maps[0]]).toEqual(Array.from({ length: width }, (_, i) => i));
  });

  test('a temple mirrored left to right reads as its image', () => {
    const facts = factsFor({ players: 3 });
    const encoder = new Encoder(facts);
    const read = (): string =>
      [...encoder.inputs.features.subarray(0, encoder.inputs.count)].sort((a, b) => a - b).join();
    const [, , mirror] = maps;
    const states = Array.from(turnsOf(facts, 'mirror'), (state) => cloneState(state));
    for (const { view } of states.slice(5, 20)) {
      encoder.encode(view);
      const image = Uint16Array.from(encoder.inputs.features.subarray(0, encoder.inputs.count), (f) => mirror[f]);
      const expected = [...image].sort((a, b) => a - b).join();
      const tileAt = view.tileAt.map((_, cell) => view.tileAt[mirrored(cell)]);
      encoder.encode({
        ...view,
        tileAt,
        open: halves(view.open),
        occupied: halves(view.occupied),
        blocks: pairs(view.blocks),
        showing: pairs(view.showing),
      });
      expect(read()).toBe(expected);
    }
  });
});

function mirrored(cell: number): number {
  const last = LEVEL_SIZE[LEVEL_OF[cell]] - 1;
  return Array.from({ length: CELLS }, (_, i) => i).find(
    (other) =>
      LEVEL_OF[other] === LEVEL_OF[cell] &&
      ROW_OF[other] === ROW_OF[cell] &&
      COLUMN_OF[other] === last - COLUMN_OF[cell],
  ) as number;
}

/** Mirrors a set of cells, given as masks of both halves. */
function halves([base, upper]: readonly number[]): number[] {
  const image = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    const isIn = cell < 25 ? (base >> cell) & 1 : (upper >> (cell - 25)) & 1;
    const other = mirrored(cell);
    if (isIn !== 0) image[other < 25 ? 0 : 1] |= 1 << (other < 25 ? other : other - 25);
  }
  return image;
}

function pairs(masks: readonly number[]): number[] {
  return Array.from({ length: masks.length / 2 }, (_, i) => halves(masks.slice(2 * i, 2 * i + 2))).flat();
}

test('a trained net gives the same answers in integers as in floats', () => {
  const facts = factsFor({ players: 3 });
  const { features, figures } = layoutFor(3);
  const shape = { players: 3, features, figures, hidden: 32, inner: 16, buckets: 6 } as const;
  const outputs = outputsOf(shape);
  const sizes = partSizes(shape);
  const rng = seedRng('floats');
  const random = (size: number, most: number) =>
    Float32Array.from({ length: size }, () => (nextFraction(rng) * 2 - 1) * most);
  const parts = {
    featureHidden: random(sizes.featureHidden, 0.2),
    featureOutput: random(sizes.featureOutput, 0.05),
    figureHidden: random(sizes.figureHidden, 0.01),
    figureOutput: random(sizes.figureOutput, 0.004),
    hiddenBias: random(32, 0.5),
    straightBias: random(outputs, 0.5),
    inner: random(sizes.inner, 0.4),
    innerBias: random(sizes.innerBias, 0.5),
    last: random(sizes.last, 0.3),
    lastBias: random(sizes.outputBias, 0.5),
    spread: Float32Array.from({ length: 6 }, () => 8),
  };
  const header = Int32Array.from([FLOAT_MAGIC, 3, features, figures, 32, 16, 6, 0]);
  const body = Float32Array.from(Object.values(parts).flatMap((part) => [...part]));
  const file = new Uint8Array([...new Uint8Array(header.buffer), ...new Uint8Array(body.buffer)]);
  const { net, cut } = quantise(file);
  expect(cut).toBe(0);
  const kernel = new PlainKernel(net);
  const accumulator = new Accumulator(kernel, shape);
  const encoder = new Encoder(facts);
  let worst = 0;
  for (const { view } of turnsOf(facts, 'floats')) {
    const inputs = encoder.encode(view);
    const bucket = bucketAt(shape, inputs.placed, CELLS);
    accumulator.move(0, inputs);
    const found = kernel.answer(0, bucket);
    const sum = (bias: number, weights: Float32Array, byFigures: Float32Array, width: number, j: number) => {
      let total = bias;
      for (let i = 0; i < inputs.count; i++) total += weights[inputs.features[i] * width + j];
      for (let i = 0; i < figures; i++) total += inputs.figures[i] * byFigures[i * width + j];
      return total;
    };
    const hidden = Array.from({ length: 32 }, (_, j) =>
      Math.max(0, sum(parts.hiddenBias[j], parts.featureHidden, parts.figureHidden, 32, j)),
    );
    const signals = Array.from({ length: 16 }, (_, l) =>
      Math.max(
        0,
        hidden.reduce((t, h, j) => t + h * parts.inner[(bucket * 32 + j) * 16 + l], parts.innerBias[bucket * 16 + l]),
      ),
    );
    for (let k = 0; k < outputs; k++) {
      const straight = sum(parts.straightBias[k], parts.featureOutput, parts.figureOutput, outputs, k);
      const last = signals.reduce((t, s, l) => t + s * parts.last[(bucket * 16 + l) * outputs + k], 0);
      const expected = straight + last + parts.lastBias[bucket * outputs + k];
      worst = Math.max(worst, Math.abs(found[k] / OUTPUT_SCALE - expected));
    }
  }
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThan(0.15);
});

describe('self-play', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-learn-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('writes whole records of the linear bot’s games, the same for the same seed', () => {
    const play = (name: string) => {
      const script = path.join(import.meta.dirname, '../../learn/generate.ts');
      const args = [
        '--players',
        '2',
        '--games',
        '2',
        '--seconds',
        '100',
        '--seed',
        'test',
        '--out',
        path.join(folder, name),
      ];
      const told = JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' }));
      return { told, bytes: readFileSync(path.join(folder, `${name}-0.records`)) };
    };
    const { told, bytes } = play('a');
    const layout = layoutFor(2);
    const width = recordWidth(layout);
    expect(bytes.length).toBe(told.records * width * 2);
    expect(told.records).toBeGreaterThan(80);
    expect(play('b').bytes.equals(bytes)).toBe(true);
    const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
    for (let start = 0; start < numbers.length; start += width) {
      const record = numbers.subarray(start, start + width);
      const listed = record.subarray(0, RECORD_FEATURES);
      expect(Math.max(...listed)).toBe(layout.features);
      const [firstWin, secondWin] = record.subarray(RECORD_FEATURES + layout.figures + 2 + 4);
      expect(firstWin + secondWin).toBe(10000);
    }
  });

  test('rejects a file that is not a net', () => {
    writeFileSync(path.join(folder, 'x.float'), new Uint8Array(64));
    expect(() => quantise(readFileSync(path.join(folder, 'x.float')))).toThrow(/not a trainer's net/);
  });
});
