import { clamp, smooth } from './noise.ts';

type Triple = readonly [number, number, number];

/** Towards sun and moon, which stand in the same place: one bake serves day and night. */
export const KEY: Triple = (() => {
  const [x, y, z] = [-6.4, 4.5, 2.9];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
})();

/** A square map of heights. */
export interface HeightMap {
  readonly heights: Float32Array;
  /** Texels along an edge. */
  readonly size: number;
  /** The edge of a texel in the world. */
  readonly cell: number;
}

/**
 * The height up to which each point lies in shadow, by one sweep away from the light: the higher of what stands there and
 * the shadow one step towards the light, less what the light has sunk in between. Linear in the number of texels.
 */
export function sweepShadow({ heights, size, cell }: HeightMap, [lx, ly, lz]: Triple, out: Float32Array): void {
  const flat = Math.hypot(lx, lz);
  const [dx, dz] = [lx / flat, lz / flat];
  const alongX = Math.abs(dx) > Math.abs(dz);
  const stretch = 1 / Math.max(Math.abs(dx), Math.abs(dz));
  const drop = (ly / flat) * stretch * cell;
  const major = Math.sign(alongX ? dx : dz);
  const slide = (alongX ? dz : dx) * stretch;
  const [lineStep, spotStep] = alongX ? [1, size] : [size, 1];
  for (let i = 0; i < size; i++) {
    const line = major > 0 ? size - 1 - i : i;
    const from = line + major;
    const inside = from >= 0 && from < size;
    for (let j = 0; j < size; j++) {
      const at = line * lineStep + j * spotStep;
      let top = heights[at];
      if (inside) {
        const spot = clamp(j + slide, 0, size - 1.001);
        const low = Math.floor(spot);
        const first = from * lineStep + low * spotStep;
        const shadow = out[first] + (out[first + spotStep] - out[first]) * (spot - low) - drop;
        if (shadow > top) top = shadow;
      }
      out[at] = top;
    }
  }
}

/** The key light is seven lights, a little apart: its shadows have soft edges. */
const SEVEN: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0.6],
  [-1, -0.6],
  [0.5, -1],
  [-0.5, 1],
  [1, -0.5],
  [-1, 0.5],
];

/** The share of the key light that reaches the ground, 0 to 1. */
export function keyShare(map: HeightMap, ground: Float32Array, spread: number): Float32Array {
  const share = new Float32Array(ground.length);
  const shadow = new Float32Array(ground.length);
  const aside = Math.hypot(KEY[0], KEY[2]);
  for (const [a, b] of SEVEN) {
    const side = (a * spread) / aside;
    sweepShadow(map, [KEY[0] - KEY[2] * side, KEY[1] + b * spread, KEY[2] + KEY[0] * side], shadow);
    for (let i = 0; i < share.length; i++) share[i] += (1 - smooth(0.012, 0.05, shadow[i] - ground[i])) / SEVEN.length;
  }
  return share;
}

const DIRECTIONS = 8;

/** The open sky over each point, 0 to 1, by the height of the horizon in eight directions. */
export function openSky(
  { heights, size, cell }: HeightMap,
  ground: Float32Array,
  reaches: readonly number[],
): Float32Array {
  const open = new Float32Array(ground.length);
  const rays = Array.from({ length: DIRECTIONS }, (_, d) => {
    const turn = ((d + 0.37) / DIRECTIONS) * Math.PI * 2;
    return reaches.map((reach) => ({
      dx: Math.round((Math.cos(turn) * reach) / cell),
      dy: Math.round((Math.sin(turn) * reach) / cell),
      square: reach * reach,
    }));
  });
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const height = ground[y * size + x];
      let closed = 0;
      for (const ray of rays) {
        let best = 0;
        for (const { dx, dy, square } of ray) {
          const qx = x + dx;
          const qy = y + dy;
          if (qx < 0 || qy < 0 || qx >= size || qy >= size) break;
          const up = heights[qy * size + qx] - height;
          if (up > 0) best = Math.max(best, up / Math.sqrt(up * up + square));
        }
        closed += best * best * 0.35 + best * 0.65;
      }
      open[y * size + x] = 1 - closed / DIRECTIONS;
    }
  }
  return open;
}
