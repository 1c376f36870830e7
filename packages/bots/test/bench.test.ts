import { describe, expect, it } from 'vitest';
import { benchPlayouts } from '../src/index.ts';

describe('the benchmark of playouts', () => {
  it('tells speed and the share of time outside the engine', () => {
    const bench = benchPlayouts(3, 3, () => performance.now());
    expect(bench.movesPerPlayout).toBeGreaterThan(108);
    expect(bench.wholePerSecond).toBeGreaterThan(0);
    expect(bench.shortPerSecond).toBeGreaterThan(0);
    expect(bench.shareOutsideEngine).toBeGreaterThan(0);
    expect(bench.shareOutsideEngine).toBeLessThan(1);
  });
});
