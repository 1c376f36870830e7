import { LAMPS, type Lamp } from './lamps.ts';
import { heightAt } from './land.ts';
import { noise } from './noise.ts';
import { rockShapes } from './rocks.ts';
import { column, lump, moved, roundedBox, type Shape } from './shapes.ts';

/** What a surface is made of. */
interface Coat {
  /** Linear red, green and blue of the bare surface. */
  readonly albedo: readonly [number, number, number];
  /** Which way the fibres of timber run: 0 none, 1 along x, 2 along z, 3 upwards. */
  readonly grain: number;
  readonly metal: number;
  /** How readily snow lies on it; 2 is snow itself. */
  readonly snow: number;
  readonly glow: number;
}

const COATS = {
  rock: { albedo: [0.115, 0.133, 0.159], grain: 0, metal: 0, snow: 1, glow: 0 },
  beamAcross: { albedo: [0.195, 0.076, 0.024], grain: 1, metal: 0, snow: 0.3, glow: 0 },
  beamAlong: { albedo: [0.195, 0.076, 0.024], grain: 2, metal: 0, snow: 0.3, glow: 0 },
  brass: { albedo: [0.485, 0.242, 0.034], grain: 0, metal: 1, snow: 0.35, glow: 0 },
  post: { albedo: [0.07, 0.032, 0.014], grain: 3, metal: 0, snow: 0.25, glow: 0 },
  foot: { albedo: [0.07, 0.032, 0.014], grain: 3, metal: 0, snow: 0.7, glow: 0 },
  plinth: { albedo: [0.042, 0.023, 0.012], grain: 0, metal: 0.2, snow: 0.5, glow: 0 },
  iron: { albedo: [0.069, 0.042, 0.019], grain: 0, metal: 0.5, snow: 0, glow: 0 },
  roof: { albedo: [0.254, 0.144, 0.048], grain: 0, metal: 0.35, snow: 0, glow: 0 },
  flame: { albedo: [1, 0.694, 0.352], grain: 0, metal: 0, snow: 0, glow: 1 },
  snow: { albedo: [1, 1, 1], grain: 0, metal: 0, snow: 2, glow: 0 },
} as const satisfies Record<string, Coat>;

interface Part {
  readonly shape: Shape;
  readonly coat: Coat;
  /** The number of the tall lamp that it belongs to, counted from 1; 0 for what never sinks. */
  readonly lamp: number;
}

const BAR_COUNT = 6;

function lampParts(lamp: Lamp, number: number): readonly Part[] {
  const ground = heightAt(lamp.x, lamp.z);
  const at = (shape: Shape, up: number, coat: Coat): Part => ({
    shape: moved(shape, [lamp.x, ground + up, lamp.z]),
    coat,
    lamp: lamp.tall ? number : 0,
  });
  const [low, wide] = lamp.tall ? [1.27, 1] : [0.22, 0.95];
  const stand = lamp.tall
    ? [at(column(0.042, 0.06, 1.55, 8), 0.5, COATS.post), at(column(0.11, 0.16, 0.2, 8), 0, COATS.foot)]
    : [at(column(0.2, 0.22, 0.3, 8), 0.04, COATS.plinth)];
  const bars = Array.from({ length: BAR_COUNT }, (_, k) => {
    const turn = ((k + 0.5) / BAR_COUNT) * Math.PI * 2;
    const bar = column(0.012, 0.012, 0.3, 4);
    return at(moved(bar, [Math.sin(turn) * 0.125 * wide, 0, Math.cos(turn) * 0.125 * wide]), low + 0.17, COATS.iron);
  });
  return [
    ...stand,
    at(column(0.17 * wide, 0.12 * wide, 0.06, 6, true), low, COATS.iron),
    at(column(0.125 * wide, 0.1 * wide, 0.28, 6, true), low + 0.17, COATS.flame),
    ...bars,
    at(column(0.01, 0.27 * wide, 0.26, 6, true), low + 0.44, COATS.roof),
    at(lump([0.2 * wide, 0.1, 0.2 * wide], lamp.x), low + 0.425, COATS.snow),
  ];
}

/** The middle line of the beams. */
const FRAME = 3.02;
const BEAM_CUTS = 30;
const LUMPS_ON_BEAMS = 9;

function frameParts(): readonly Part[] {
  const parts: Part[] = [];
  const add = (shape: Shape, at: readonly [number, number, number], coat: Coat) =>
    parts.push({ shape: moved(shape, at), coat, lamp: 0 });
  for (const side of [-1, 1]) {
    const beam = { bevel: 0.03, steps: 1, cuts: BEAM_CUTS };
    add(roundedBox([2 * FRAME, 0.26, 0.2], beam), [0, 0.02, side * FRAME], COATS.beamAcross);
    add(roundedBox([0.2, 0.26, 2 * FRAME], beam), [side * FRAME, 0.02, 0], COATS.beamAlong);
    for (const end of [-1, 1]) {
      const corner = roundedBox([0.36, 0.36, 0.36], { bevel: 0.06, steps: 2 });
      add(corner, [side * FRAME, 0.05, end * FRAME], COATS.brass);
    }
  }
  for (let i = 0; i < LUMPS_ON_BEAMS; i++) {
    const along = (noise(i * 7.3, 1) - 0.5) * 5.2;
    const [long, high] = [0.22 + noise(i * 3.1, 5) * 0.5, 0.028 + noise(i, 8) * 0.02];
    const side = i % 2 === 0 ? -FRAME : FRAME;
    if (i % 4 < 2) add(lump([long, high, 0.085], i), [along, 0.145, side], COATS.snow);
    else add(lump([0.085, high, long], i), [side, 0.145, along], COATS.snow);
  }
  return parts;
}

/** Everything solid that never moves, in one mesh. */
export interface Solids {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly index: Uint32Array<ArrayBuffer>;
  /** Albedo and grain. */
  readonly tint: Float32Array<ArrayBuffer>;
  /** Metal, snow, glow, and the lamp that it sinks with. */
  readonly trait: Float32Array<ArrayBuffer>;
}

export function makeSolids(fineness: number): Solids {
  const parts: Part[] = [
    ...rockShapes(fineness).map((shape) => ({ shape, coat: COATS.rock, lamp: 0 })),
    ...frameParts(),
    ...LAMPS.flatMap((lamp, i) => lampParts(lamp, i + 1)),
  ];
  const index: number[] = [];
  const tint: number[] = [];
  const trait: number[] = [];
  let first = 0;
  for (const { shape, coat, lamp } of parts) {
    const count = shape.positions.length / 3;
    for (const corner of shape.index) index.push(first + corner);
    for (let i = 0; i < count; i++) {
      tint.push(...coat.albedo, coat.grain);
      trait.push(coat.metal, coat.snow, coat.glow, lamp);
    }
    first += count;
  }
  return {
    positions: Float32Array.from(parts.flatMap(({ shape }) => shape.positions)),
    normals: Float32Array.from(parts.flatMap(({ shape }) => shape.normals)),
    index: Uint32Array.from(index),
    tint: Float32Array.from(tint),
    trait: Float32Array.from(trait),
  };
}
