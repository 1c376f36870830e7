import { seeded } from '../../../board/random.ts';
import { LEGS, toFrame, WIND } from './land.ts';
import { clamp, noise, smooth } from './noise.ts';

/** The maps of the ground cover this far from the middle. */
export const REACH = 12;

interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  readonly deep: number;
}

const LANES = 3;
const STRAY_STEPS = 430;

/** Steps along the paths, and all round the frame where people work. */
function footprints(): readonly Footprint[] {
  const random = seeded(41);
  const steps: Footprint[] = [];
  let side = 1;
  for (let lane = 0; lane < LANES; lane++) {
    for (const { ax, az, dx, dz } of LEGS) {
      const length = Math.hypot(dx, dz);
      const way = Math.atan2(dz, dx);
      for (let d = random() * 0.3; d < length; d += 0.34 + random() * 0.08) {
        side = -side;
        const off = side * 0.09 + (random() - 0.5) * 0.3;
        steps.push({
          x: ax + (dx * d) / length - Math.sin(way) * off,
          z: az + (dz * d) / length + Math.cos(way) * off,
          heading: way + (random() - 0.5) * 0.4 + (lane === 1 ? Math.PI : 0),
          deep: 0.6 + random() * 0.4,
        });
      }
    }
  }
  for (let i = 0; i < STRAY_STEPS; i++) {
    const turn = random() * Math.PI * 2;
    const away = (3.3 + random() * 2.6) * 1.12;
    const [x, z] = [Math.sin(turn) * away, Math.cos(turn) * away];
    const near = toFrame(x, z);
    if (near < 0.12 || near > 1.35 + random() * 0.5) continue;
    steps.push({ x, z, heading: random() * Math.PI * 2, deep: 0.4 + random() * 0.6 });
  }
  return steps;
}

function press(relief: Float32Array, size: number, cell: number, { x, z, heading, deep }: Footprint): void {
  const reach = Math.ceil(0.2 / cell);
  const [cx, cy] = [Math.round((x + REACH) / cell), Math.round((z + REACH) / cell)];
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  for (let row = Math.max(0, cy - reach); row < Math.min(size, cy + reach); row++) {
    for (let column = Math.max(0, cx - reach); column < Math.min(size, cx + reach); column++) {
      const [dx, dz] = [(column + 0.5) * cell - REACH - x, (row + 0.5) * cell - REACH - z];
      const [along, across] = [dx * cos + dz * sin, -dx * sin + dz * cos];
      const edge = Math.hypot(along / 0.115, across / (along > 0 ? 0.052 : 0.044));
      const rim = 0.009 * Math.exp(-(((edge - 1.3) / 0.25) ** 2));
      relief[row * size + column] += deep * (rim - 0.04 * (1 - smooth(0.6, 1.1, edge)));
    }
  }
}

interface CoarseMap {
  readonly values: Float32Array;
  readonly size: number;
}

/** The value of a coarser map between its texels. */
function between({ values, size }: CoarseMap, x: number, y: number): number {
  const [gx, gy] = [clamp(x * size - 0.5, 0, size - 1.001), clamp(y * size - 0.5, 0, size - 1.001)];
  const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
  const [u, v, a] = [gx - ix, gy - iy, iy * size + ix];
  const near = values[a] * (1 - u) + values[a + 1] * u;
  return near * (1 - v) + (values[a + size] * (1 - u) + values[a + size + 1] * u) * v;
}

/** What is smaller than the mesh: wind ripples, lumps of trodden snow, footprints, as a map of normals. */
export function reliefNormals(ground: CoarseMap, packed: CoarseMap, size: number): Uint8Array<ArrayBuffer> {
  const cell = (2 * REACH) / size;
  const relief = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [u, v] = [(column + 0.5) / size, (row + 0.5) / size];
      const [x, z] = [u * 2 * REACH - REACH, v * 2 * REACH - REACH];
      const trodden = between(packed, u, v);
      const along = x * WIND[0] + z * WIND[1];
      const across = -x * WIND[1] + z * WIND[0];
      const wave = noise(along * 3.4 + noise(across * 1.1, along * 0.7) * 1.6, across * 0.85);
      const ripple = (wave * wave * 0.042 + noise(along * 9, across * 3) * 0.008) * (1 - trodden);
      const lumps = trodden === 0 ? 0 : trodden * (noise(x * 6, z * 6) * 0.03 + noise(x * 15, z * 15) * 0.014);
      relief[row * size + column] = between(ground, u, v) + ripple + lumps;
    }
  }
  for (const step of footprints()) press(relief, size, cell, step);
  const normals = new Uint8Array(size * size * 2);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (r: number, c: number) => relief[clamp(r, 0, size - 1) * size + clamp(c, 0, size - 1)];
      const nx = (at(row, column - 1) - at(row, column + 1)) / (2 * cell);
      const nz = (at(row - 1, column) - at(row + 1, column)) / (2 * cell);
      const length = Math.sqrt(nx * nx + nz * nz + 1);
      const i = (row * size + column) * 2;
      normals[i] = (nx / length) * 127.5 + 127.5;
      normals[i + 1] = (nz / length) * 127.5 + 127.5;
    }
  }
  return normals;
}
