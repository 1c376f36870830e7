import { flameOf, LAMPS } from './lamps.ts';
import { heightAt, trampled } from './land.ts';
import { clamp, smooth } from './noise.ts';
import { REACH, reliefNormals } from './relief.ts';
import type { Solids } from './solids.ts';
import { type HeightMap, KEY, keyShare, openSky, sweepShadow } from './sweep.ts';

type Triple = readonly [number, number, number];

const SKY_REACHES = [0.07, 0.16, 0.34, 0.7, 1.3, 2.4];
const KEY_SPREAD = 0.05;

/** Draws triangles into the map from above; the highest wins. */
function raster({ heights, size, cell }: HeightMap, { positions, index }: Solids): void {
  const corner = (i: number) => ({
    x: (positions[i * 3] + REACH) / cell - 0.5,
    y: (positions[i * 3 + 2] + REACH) / cell - 0.5,
    h: positions[i * 3 + 1],
  });
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [corner(index[t]), corner(index[t + 1]), corner(index[t + 2])];
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (Math.abs(area) < 1e-6) continue;
    const [left, right] = [Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))), Math.ceil(Math.max(a.x, b.x, c.x))];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))), Math.ceil(Math.max(a.y, b.y, c.y))];
    for (let y = top; y <= Math.min(size - 1, bottom); y++) {
      for (let x = left; x <= Math.min(size - 1, right); x++) {
        const u = ((x - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) / area;
        const v = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / area;
        if (u < -0.01 || v < -0.01 || u + v > 1.01) continue;
        const height = a.h + (b.h - a.h) * u + (c.h - a.h) * v;
        if (height > heights[y * size + x]) heights[y * size + x] = height;
      }
    }
  }
}

/** Round the lamp nothing stands in its light, else its own roof would put its pool out. */
const OWN_ROOM = 0.34;

/** How much of a lamp's light comes past what stands between it and a point of the ground, 0 to 1. */
function clearWay(
  { heights, size, cell }: HeightMap,
  x: number,
  y: number,
  from: number,
  way: readonly number[],
): number {
  const [dx, dy, dz] = way;
  const flat = Math.hypot(dx, dz);
  const steps = Math.ceil(flat / (cell * 1.6));
  let clear = 1;
  for (let k = 1; k < steps; k++) {
    const t = k / steps;
    if (flat * (1 - t) < OWN_ROOM) break;
    const [qx, qy] = [Math.round(x + (dx / cell) * t), Math.round(y + (dz / cell) * t)];
    if (qx < 0 || qy < 0 || qx >= size || qy >= size) break;
    const over = heights[qy * size + qx] - (from + dy * t + 0.09);
    if (over > 0) clear = Math.min(clear, 1 - 0.85 * smooth(0, 0.12, over));
  }
  return clear;
}

/** One pass of a blur over three by three texels. */
function soften(map: Float32Array, size: number): Float32Array {
  const out = new Float32Array(map);
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      const beside = map[i - 1] + map[i + 1] + map[i - size] + map[i + size];
      const across = map[i - size - 1] + map[i - size + 1] + map[i + size - 1] + map[i + size + 1];
      out[i] = (map[i] * 4 + beside * 2 + across) / 16;
    }
  }
  return out;
}

/** The light of all lamps on the ground, with the shadows of what stands between; at half the fineness. */
function lamplight(map: HeightMap, ground: Float32Array): Float32Array {
  const { size, cell } = map;
  const light = new Float32Array(size * size);
  for (const lamp of LAMPS) {
    const { height, power, reach, falloff } = flameOf(lamp);
    const flame = heightAt(lamp.x, lamp.z) + height;
    const span = Math.ceil(reach / cell);
    const [cx, cy] = [Math.round((lamp.x + REACH) / cell), Math.round((lamp.z + REACH) / cell)];
    for (let y = Math.max(0, cy - span) & ~1; y < Math.min(size - 1, cy + span); y += 2) {
      for (let x = Math.max(0, cx - span) & ~1; x < Math.min(size - 1, cx + span); x += 2) {
        const i = y * size + x;
        const way = [lamp.x - ((x + 0.5) * cell - REACH), flame - ground[i], lamp.z - ((y + 0.5) * cell - REACH)];
        const away = Math.hypot(...way);
        if (away > reach) continue;
        const facing = Math.max(0, (way[1] / away) * 0.8 + 0.2);
        const clear = clearWay(map, x, y, ground[i], way);
        const strength = (power * facing * clear * (1 - away / reach) ** 2) / (0.35 + away * away * falloff);
        for (const spot of [i, i + 1, i + size, i + size + 1]) light[spot] += strength;
      }
    }
  }
  return soften(soften(light, size), size);
}

export interface Baked {
  /** Open sky, key light, lamplight (as a root) and packed snow, one byte each. */
  readonly site: Uint8Array<ArrayBuffer>;
  /** Normals of the snow, two bytes each. */
  readonly relief: Uint8Array<ArrayBuffer>;
  /** Open sky, key light and lamplight at each corner of the solids. */
  readonly corners: Float32Array<ArrayBuffer>;
}

/** The light of all lamps on a corner that faces some way; a little comes round the edge. */
function lampAt([x, y, z]: Triple, [nx, ny, nz]: Triple): number {
  let sum = 0;
  for (const lamp of LAMPS) {
    const { height, power, reach, falloff } = flameOf(lamp);
    if (Math.hypot(lamp.x - x, lamp.z - z) > reach) continue;
    const [dx, dy, dz] = [lamp.x - x, heightAt(lamp.x, lamp.z) + height - y, lamp.z - z];
    const away = Math.hypot(dx, dy, dz);
    const facing = Math.max(0, ((nx * dx + ny * dy + nz * dz) / away + 0.15) / 1.15);
    sum += (power * Math.max(0, 1 - away / reach) ** 2 * facing) / (0.35 + away * away * falloff);
  }
  return sum;
}

/** The light at the corners of what stands on the ground. */
function bakeCorners({ positions, normals }: Solids, map: HeightMap): Float32Array<ArrayBuffer> {
  const corners = new Float32Array(positions.length);
  const shadow = new Float32Array(map.heights.length);
  sweepShadow(map, KEY, shadow);
  const shadowOver = (x: number, z: number) => {
    const column = clamp(Math.floor((x + REACH) / map.cell), 0, map.size - 1);
    const row = clamp(Math.floor((z + REACH) / map.cell), 0, map.size - 1);
    return shadow[row * map.size + column];
  };
  for (let i = 0; i < corners.length; i += 3) {
    const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
    const [nx, ny, nz] = [normals[i], normals[i + 1], normals[i + 2]];
    const above = y - heightAt(x + nx * 0.1, z + nz * 0.1);
    const foot = 0.4 + 0.6 * smooth(-0.05, 0.55, above + Math.max(0, ny) * 0.5);
    corners[i] = foot * (0.72 + 0.28 * ny);
    const beyond = Math.max(Math.abs(x), Math.abs(z)) > REACH - 0.5;
    const over = shadowOver(x + nx * 0.14 + KEY[0] * 0.1, z + nz * 0.14 + KEY[2] * 0.1) - y - 0.06;
    corners[i + 1] = beyond ? 1 : 1 - smooth(0.03, 0.18, over);
    corners[i + 2] = lampAt([x, y, z], [nx, ny, nz]);
  }
  return corners;
}

/** Light baked from one map of heights: the land and everything that stands on it, seen from above. */
export function bake(solids: Solids, size: number, fineSize: number): Baked {
  const cell = (2 * REACH) / size;
  const ground = new Float32Array(size * size);
  const packed = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, z] = [(column + 0.5) * cell - REACH, (row + 0.5) * cell - REACH];
      ground[row * size + column] = heightAt(x, z);
      packed[row * size + column] = trampled(x, z);
    }
  }
  const map: HeightMap = { heights: new Float32Array(ground), size, cell };
  raster(map, solids);
  const open = openSky(map, ground, SKY_REACHES);
  const key = keyShare(map, ground, KEY_SPREAD);
  const lamps = lamplight(map, ground);
  const site = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    site[i * 4] = 255 * clamp(open[i], 0, 1);
    site[i * 4 + 1] = 255 * key[i];
    site[i * 4 + 2] = 255 * Math.sqrt(clamp(lamps[i] / 2, 0, 1));
    site[i * 4 + 3] = 255 * packed[i];
  }
  const relief = reliefNormals({ values: ground, size }, { values: packed, size }, fineSize);
  return { site, relief, corners: bakeCorners(solids, map) };
}
