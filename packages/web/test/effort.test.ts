import { describe, expect, it } from 'vitest';
import { poseOf, seesSky } from '../src/board/camera.ts';
import { isSoftware } from '../src/board/effort.ts';
import { Sharpness } from '../src/board/three/sharpness.ts';

describe('effort', () => {
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

  it('counts a machine as slow after a row of slow pictures, not after one', () => {
    let slow = 0;
    const canvas = { setRatio: () => undefined };
    const watch = (times: readonly number[]) => {
      const sharpness = new Sharpness(2, 'rich', () => {
        slow++;
      });
      let now = 0;
      for (const time of [0, ...times]) {
        now += time;
        sharpness.notice(true, canvas, now);
      }
      sharpness.dispose();
    };
    watch([16, 300, 16, 120, 16, 16, 90, 16]);
    expect(slow).toBe(0);
    watch([80, 90, 80, 85, 90, 90]);
    expect(slow).toBe(1);
  });

  it('draws coarser only while a slow picture moves', async () => {
    const ratios: number[] = [];
    const canvas = { setRatio: (ratio: number) => ratios.push(ratio) };
    const sharpness = new Sharpness(1, 'thrifty', () => undefined);
    sharpness.notice(true, canvas, 0);
    sharpness.notice(true, canvas, 200);
    expect(ratios).toEqual([0.6]);
    await expect.poll(() => ratios).toEqual([0.6, 1]);
  });
});

describe('sky', () => {
  it('is in sight in the finale, never from above', () => {
    const size = { width: 1280, height: 800 };
    expect(seesSky(poseOf({ view: 'table', size, finale: true }), size)).toBe(true);
    expect(seesSky(poseOf({ view: 'table', size, camera: { azimuth: 28, elevation: 45, zoom: 1 } }), size)).toBe(false);
    expect(seesSky(poseOf({ view: 'plan', size }), size)).toBe(false);
  });
});
