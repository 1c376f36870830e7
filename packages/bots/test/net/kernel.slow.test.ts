import { gzipSync } from 'node:zlib';
import { nextInt, seedRng, winners } from '@nunatak/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyVerdict } from '../../src/judge/judge.ts';
import { RootInfo } from '../../src/judge/rootInfo.ts';
import { exponential } from '../../src/net/exponential.ts';
import { type Kernel, SLOTS } from '../../src/net/kernel.ts';
import { layoutFor } from '../../src/net/layout.ts';
import { NetJudge } from '../../src/net/netJudge.ts';
import { PlainKernel } from '../../src/net/plainKernel.ts';
import { assembleKernel, mapMemory } from '../../src/net/wasmCode.ts';
import { NoWasm, WasmKernel } from '../../src/net/wasmKernel.ts';
import { PLAYER_COUNTS } from '../games.ts';
import { randomNet } from './nets.ts';
import { factsFor, turnsOf } from './positions.ts';

afterEach(() => vi.unstubAllGlobals());

const SHAPES = [
  { hidden: 128, inner: 32, buckets: 6 },
  { hidden: 96, inner: 16, buckets: 1 },
  { hidden: 8, inner: 8, buckets: 3 },
  { hidden: 264, inner: 40, buckets: 2 },
];

/** Makes the same random changes in both kernels, and compares their outputs. */
function compareKernels(a: Kernel, b: Kernel, features: number, figures: number, buckets: number, seed: string): void {
  const rng = seedRng(seed);
  for (let slot = 0; slot < SLOTS; slot++) for (const kernel of [a, b]) kernel.clear(slot);
  for (let i = 0; i < 60; i++) {
    const slot = nextInt(rng, SLOTS);
    const [added, removed, changed] = [nextInt(rng, 40), nextInt(rng, 40), nextInt(rng, figures)];
    for (let k = 0; k < added; k++) a.added[k] = b.added[k] = nextInt(rng, features);
    for (let k = 0; k < removed; k++) a.removed[k] = b.removed[k] = nextInt(rng, features);
    for (let k = 0; k < changed; k++) {
      a.figures[k] = b.figures[k] = nextInt(rng, figures);
      a.differences[k] = b.differences[k] = nextInt(rng, 41) - 20;
    }
    const bucket = nextInt(rng, buckets);
    for (const kernel of [a, b]) kernel.change(slot, added, removed, changed);
    expect([...a.answer(slot, bucket)]).toEqual([...b.answer(slot, bucket)]);
  }
}

describe('both kernels give the same numbers', () => {
  test.each(SHAPES)('with the largest possible weights: %j', (shape) => {
    for (const players of PLAYER_COUNTS) {
      const net = randomNet(players, `large/${players}`, shape);
      const { features, figures } = net.shape;
      compareKernels(new WasmKernel(net), new PlainKernel(net), features, figures, shape.buckets, `c/${players}`);
    }
  });

  test.each(SHAPES)('with small weights, which reveal any rounding difference: %j', (shape) => {
    const net = randomNet(3, 'small', { ...shape, most: 0.05 });
    const { features, figures } = net.shape;
    compareKernels(new WasmKernel(net), new PlainKernel(net), features, figures, shape.buckets, 'small');
  });

  test.each(PLAYER_COUNTS)('on every turn of a game of %i players, masked and not', (players) => {
    const net = randomNet(players, `judge/${players}`, { most: 0.1 });
    const wasm = new NetJudge(net, new WasmKernel(net));
    const plain = new NetJudge(net, new PlainKernel(net));
    const root = new RootInfo();
    const [a, b] = [emptyVerdict(), emptyVerdict()];
    for (const { view } of turnsOf(factsFor({ players }), 'kernels')) {
      for (const seen of [undefined, root]) {
        wasm.judge(view, a, seen);
        plain.judge(view, b, seen);
        expect(a).toEqual(b);
        const total = a.chances.reduce((sum, chance) => sum + chance, 0);
        expect(total).toBeCloseTo(1, 12);
      }
      root.read(view);
    }
  });
});

describe('the judge of the net', () => {
  test.each(PLAYER_COUNTS)('gives the same verdict for %i players, whatever it judged before', (players) => {
    const net = randomNet(players, `fresh/${players}`, { most: 0.1 });
    const used = new NetJudge(net);
    const [a, b] = [emptyVerdict(), emptyVerdict()];
    for (const seed of ['one', 'two']) {
      for (const { view } of turnsOf(factsFor({ players }), seed)) {
        used.judge(view, a);
        new NetJudge(net).judge(view, b);
        expect(a).toEqual(b);
      }
    }
  });

  test('is exact when the game is over', () => {
    const facts = factsFor({ players: 3 });
    const verdict = emptyVerdict();
    const games = Array.from(turnsOf(facts, 'over'));
    const { view } = games[0];
    expect(view.phase).toBe('over');
    new NetJudge(randomNet(3, 'over')).judge(view, verdict);
    const won = winners(view);
    expect([...verdict.points.subarray(0, 3)]).toEqual(view.points);
    expect([...verdict.chances.subarray(0, 3)]).toEqual([0, 1, 2].map((s) => (won.includes(s) ? 1 / won.length : 0)));
  });

  test('uses WebAssembly vectors unless it is given another kernel', () => {
    const net = randomNet(2, 'kind');
    expect(new NetJudge(net).kernel).toBe('wasm');
    expect(new NetJudge(net, new PlainKernel(net)).kernel).toBe('plain');
  });

  test('throws if the host has no WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(() => new NetJudge(randomNet(2, 'kind'))).toThrow(NoWasm);
  });
});

test('the module is a few kB', () => {
  const { features, figures } = layoutFor(4);
  const shape = { players: 4, features, figures, hidden: 128, inner: 32, buckets: 6 } as const;
  const module = assembleKernel(shape, mapMemory(shape));
  expect(module.length).toBeLessThan(4096);
  expect(gzipSync(module).length).toBeLessThan(1500);
});

test('the exponential function agrees with the library', () => {
  for (let x = 0; x > -50; x -= 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 13);
  expect(exponential(0)).toBe(1);
  expect(exponential(-1000)).toBe(0);
});
