import { seeded } from '../../../board/random.ts';

const GRID = 256;
const TABLE = new Float32Array(GRID * GRID);
const random = seeded(7);
for (let i = 0; i < TABLE.length; i++) TABLE[i] = random();

function at(x: number, y: number): number {
  return TABLE[((x & 255) << 8) | (y & 255)];
}

function blend(a: number, b: number, c: number, d: number, x: number, y: number): number {
  return a + (b - a) * x + (c - a) * y + (a - b - c + d) * x * y;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Value noise, 0 to 1, the same every time. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  return blend(at(ix, iy), at(ix + 1, iy), at(ix, iy + 1), at(ix + 1, iy + 1), fade(x - ix), fade(y - iy));
}

/** Noise in several octaves, each turned against the one before. */
export function fbm(x: number, y: number, octaves: number): number {
  let [u, v, sum, gain, norm] = [x, y, 0, 0.5, 0];
  for (let i = 0; i < octaves; i++) {
    sum += gain * noise(u, v);
    norm += gain;
    [u, v] = [u * 1.62 + v * 1.18, v * 1.62 - u * 1.18 + 17.3];
    gain *= 0.5;
  }
  return sum / norm;
}

/** Sharp crests, 0 to 1. */
export function ridged(x: number, y: number, octaves: number): number {
  let [u, v, sum, gain, norm, before] = [x, y, 0, 0.5, 0, 1];
  for (let i = 0; i < octaves; i++) {
    const crest = (1 - Math.abs(noise(u, v) * 2 - 1)) ** 2;
    sum += gain * crest * before;
    norm += gain;
    before = Math.min(1, crest * 1.6);
    [u, v] = [u * 1.7 + v * 1.1, v * 1.7 - u * 1.1 + 9.1];
    gain *= 0.5;
  }
  return sum / norm;
}

/** Noise that repeats after `period` cells, a power of two, for textures that tile. */
export function tiled(x: number, y: number, period: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const last = period - 1;
  const left = (ix & last) + seed * 31;
  const right = ((ix + 1) & last) + seed * 31;
  const top = (iy & last) + seed * 17;
  const bottom = ((iy + 1) & last) + seed * 17;
  const across = fx * fx * (3 - 2 * fx);
  return blend(at(left, top), at(right, top), at(left, bottom), at(right, bottom), across, fy * fy * (3 - 2 * fy));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The smooth step of GLSL. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
