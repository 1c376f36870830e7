import { describe, expect, it } from 'vitest';
import { LAMPS } from '../../src/temple/scene/place/lamps.ts';
import { heightAt, hill, ROCKS } from '../../src/temple/scene/place/land.ts';
import { FINENESSES, makePlace } from '../../src/temple/scene/place/place.ts';
import { rockShapes } from '../../src/temple/scene/place/rocks.ts';

const PLACES = FINENESSES.map((fineness) => ({ fineness, place: makePlace(fineness) }));

/** The corners of a shape, three numbers each. */
function corners(positions: ArrayLike<number>): readonly (readonly [number, number, number])[] {
  return Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[i * 3],
    positions[i * 3 + 1],
    positions[i * 3 + 2],
  ]);
}

describe('rocks', () => {
  it.each([4, 5])('stand in the snow with every corner of their lower half, cut %s times', (cuts) => {
    const shapes = rockShapes(cuts);
    expect(shapes).toHaveLength(ROCKS.length);
    shapes.forEach(({ positions }, i) => {
      const all = corners(positions);
      const heights = all.map(([, y]) => y);
      const middle = (Math.min(...heights) + Math.max(...heights)) / 2 - ROCKS[i].height * 0.3;
      const base = all.filter(([, y]) => y < middle);
      expect(base.length).toBeGreaterThan(10);
      for (const [x, y, z] of base) expect(y).toBeLessThan(heightAt(x, z));
    });
  });

  it('rise above the snow', () => {
    for (const { positions } of rockShapes(4))
      expect(corners(positions).some(([x, y, z]) => y > heightAt(x, z) + 0.1)).toBe(true);
  });
});

describe('the place', () => {
  it.each(PLACES)('lays its $fineness ground on the one height function', ({ place }) => {
    const land = corners(place.ground.positions).slice(0, -4);
    for (const [x, y, z] of land) expect(y).toBeCloseTo(heightAt(x, z), 4);
  });

  it.each(PLACES)(
    'D10: hangs no mountain in the air: the foot of the $fineness range lies under the snow',
    ({ place }) => {
      const rim = corners(place.range.positions).filter(([x, , z]) => Math.abs(Math.hypot(x, z) - 44) < 0.01);
      expect(rim.length).toBeGreaterThan(100);
      for (const [x, y, z] of rim) expect(y).toBeLessThan(heightAt(x, z));
    },
  );

  it.each(PLACES)('stands its $fineness lamps on the snow', ({ place }) => {
    const all = corners(place.solids.positions);
    for (const lamp of LAMPS) {
      const own = all.filter(([x, , z]) => Math.hypot(x - lamp.x, z - lamp.z) < 0.35);
      const foot = Math.min(...own.map(([, y]) => y));
      expect(foot).toBeLessThan(heightAt(lamp.x, lamp.z) - 0.05);
    }
  });

  it.each(PLACES)('D10: bakes $fineness shadow beside the rocks and light into the open snow', ({ place }) => {
    const share = (x: number, z: number) => {
      const texel = (at: number) => Math.floor(((at + 12) / 24) * place.siteSize);
      return place.site[(texel(z) * place.siteSize + texel(x)) * 4 + 1] / 255;
    };
    // The key light comes from -x, +z: shadow lies on the other side.
    expect(share(-6.1, -5.15)).toBeLessThan(0.2);
    expect(share(4.6, 4.6)).toBeGreaterThan(0.8);
  });

  it('lies on a hill whose far slope brings the horizon into the picture', () => {
    expect(hill(4)).toBe(0);
    expect(hill(40) - hill(39)).toBeCloseTo(-0.3);
  });
});
