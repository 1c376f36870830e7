import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSoftware } from '../src/temple/ability.ts';
import { SceneClock } from '../src/temple/scene/clock.ts';
import { Sharpness } from '../src/temple/scene/sharpness.ts';
import type { Tier } from '../src/temple/scene/tiers.ts';
import { TierWatch } from '../src/temple/scene/tierWatch.ts';

describe('ability', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
    ['Microsoft Basic Render Driver', true],
    ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)', false],
    ['Apple M2', false],
    ['Mali-G78', false],
  ])('knows %s', (name, software) => {
    expect(isSoftware(name)).toBe(software);
  });
});

/** Shows a watch so many pictures that took so long. */
function pictures(watch: TierWatch, took: number, count: number): Tier {
  for (let i = 0; i < count; i++) watch.notice(took);
  return watch.tier;
}

describe('the tier of a machine', () => {
  it('goes down after a row of slow pictures, not after single ones', () => {
    const watch = new TierWatch('high', 'high');
    for (const took of [16, 300, 16, 120, 16, 16, 90, 90, 90, 16]) watch.notice(took);
    expect(watch.tier).toBe('high');
    expect(pictures(watch, 80, 4)).toBe('medium');
    expect(pictures(watch, 80, 4)).toBe('low');
    expect(pictures(watch, 80, 40)).toBe('low');
  });

  it('D11: comes back up after many fast pictures, and waits longer where a tier was too much', () => {
    const watch = new TierWatch('medium', 'high');
    expect(pictures(watch, 16, 119)).toBe('medium');
    expect(pictures(watch, 16, 1)).toBe('high');
    expect(pictures(watch, 80, 4)).toBe('medium');
    expect(pictures(watch, 16, 479)).toBe('medium');
    expect(pictures(watch, 16, 1)).toBe('high');
  });

  it('never goes above what a machine without a graphics processor may try', () => {
    expect(pictures(new TierWatch('low', 'low'), 5, 5000)).toBe('low');
  });
});

describe('sharpness', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is coarse while the picture moves, quick after a change, and full once all has rested', () => {
    const rests: string[] = [];
    const paces: number[] = [];
    const sharpness = new Sharpness(
      () => rests.push('full'),
      (took) => paces.push(took),
    );
    expect([sharpness.step(true, 100), sharpness.step(true, 180), sharpness.step(false, 200)]).toEqual([
      'coarse',
      'coarse',
      'quick',
    ]);
    expect(paces).toEqual([80]);
    vi.advanceTimersByTime(60_000);
    expect(rests).toEqual([]);
    sharpness.rest();
    vi.advanceTimersByTime(60_000);
    expect(rests).toEqual(['full']);
  });

  it('is not full when something changes before all has rested', () => {
    const onRest = vi.fn();
    const sharpness = new Sharpness(onRest, () => undefined);
    sharpness.rest();
    vi.advanceTimersByTime(100);
    sharpness.stir();
    vi.advanceTimersByTime(60_000);
    expect(onRest).not.toHaveBeenCalled();
  });
});

describe('the clock of the scene', () => {
  it('D4: runs only while frames are drawn, and stands under reduced motion', () => {
    const clock = new SceneClock();
    expect(clock.tick(1000, true)).toBe(0);
    expect(clock.tick(1016, true)).toBeCloseTo(0.016);
    expect(clock.tick(61_016, true)).toBeLessThanOrEqual(0.116);
    const before = clock.tick(61_032, true);
    expect(clock.tick(61_048, false)).toBe(before);
  });
});
