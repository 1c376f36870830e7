import { noise } from './noise.ts';

type Triple = readonly [number, number, number];

/** Corners, normals and triangles, without a library: they are made in a worker. */
export interface Shape {
  readonly positions: number[];
  readonly normals: number[];
  readonly index: number[];
}

export function moved(shape: Shape, [x, y, z]: Triple): Shape {
  const positions = shape.positions.map((value, i) => value + [x, y, z][i % 3]);
  return { ...shape, positions };
}

/** Normals that round off the corners which triangles share. */
export function smoothNormals(positions: ArrayLike<number>, index: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t] * 3, index[t + 1] * 3, index[t + 2] * 3];
    const [ux, uy, uz] = [0, 1, 2].map((k) => positions[b + k] - positions[a + k]);
    const [vx, vy, vz] = [0, 1, 2].map((k) => positions[c + k] - positions[a + k]);
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[corner + k] += normal[k];
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i], normals[i + 1], normals[i + 2]) || 1;
    for (let k = 0; k < 3; k++) normals[i + k] /= length;
  }
  return normals;
}

/** The two triangles of every field of a grid, given the number of its first corner. */
export function gridIndex(rows: number, columns: number, first = 0): number[] {
  const index: number[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = first + row * columns + column;
      index.push(a, a + 1, a + columns + 1, a, a + columns + 1, a + columns);
    }
  }
  return index;
}

/** Axes across, upwards and outwards of each side of a box, and their signs; the top comes first. */
const SIDES: readonly { axes: Triple; signs: Triple }[] = [
  { axes: [0, 2, 1], signs: [1, -1, 1] },
  { axes: [0, 2, 1], signs: [1, 1, -1] },
  { axes: [0, 1, 2], signs: [1, 1, 1] },
  { axes: [0, 1, 2], signs: [-1, 1, -1] },
  { axes: [2, 1, 0], signs: [-1, 1, 1] },
  { axes: [2, 1, 0], signs: [1, 1, -1] },
];
const UNDERSIDE = 1;

interface BoxOptions {
  readonly bevel: number;
  readonly steps: number;
  /** Divides the longest axis, so that baked light has corners to live in. */
  readonly cuts?: number;
  readonly bottom?: boolean;
}

function ticks(half: number, { bevel, steps }: BoxOptions, cuts: number): readonly number[] {
  const rim = Array.from({ length: steps + 1 }, (_, i) => half - bevel + bevel * Math.tan(((i / steps) * Math.PI) / 4));
  const inner = Array.from({ length: cuts }, (_, i) => (half - bevel) * (((i + 1) / (cuts + 1)) * 2 - 1));
  return [...rim.map((tick) => -tick).reverse(), ...inner, ...rim];
}

/** A box with round edges. */
export function roundedBox(size: Triple, options: BoxOptions): Shape {
  const half = size.map((edge) => edge / 2);
  const longest = Math.max(...half);
  const shape: Shape = { positions: [], normals: [], index: [] };
  SIDES.forEach(({ axes: [u, v, w], signs: [su, sv, sw] }, side) => {
    if (side === UNDERSIDE && options.bottom === false) return;
    const lines = (axis: number) =>
      ticks(half[axis], options, half[axis] === longest && options.cuts !== undefined ? options.cuts : 0);
    const [across, upwards] = [lines(u), lines(v)];
    const first = shape.positions.length / 3;
    for (const y of upwards) {
      for (const x of across) {
        const point = [0, 0, 0];
        point[u] = x * su;
        point[v] = y * sv;
        point[w] = half[w] * sw;
        const core = point.map((value, axis) => {
          const limit = half[axis] - options.bevel;
          return Math.min(limit, Math.max(-limit, value));
        });
        const out = point.map((value, axis) => value - core[axis]);
        const length = Math.hypot(...out) || 1;
        for (const axis of [0, 1, 2]) {
          shape.normals.push(out[axis] / length);
          shape.positions.push(core[axis] + (out[axis] / length) * options.bevel);
        }
      }
    }
    shape.index.push(...gridIndex(upwards.length, across.length, first));
  });
  return shape;
}

/** A round body of one height, narrower or wider at its top; `facets` gives flat sides. */
export function column(top: number, bottom: number, height: number, around: number, facets = false): Shape {
  const shape: Shape = { positions: [], normals: [], index: [] };
  const slope = (bottom - top) / height;
  const length = Math.hypot(1, slope);
  const corner = (turn: number, normalTurn: number, up: boolean) => {
    const radius = up ? top : bottom;
    shape.positions.push(Math.sin(turn) * radius, up ? height / 2 : -height / 2, Math.cos(turn) * radius);
    shape.normals.push(Math.sin(normalTurn) / length, slope / length, Math.cos(normalTurn) / length);
  };
  for (let k = 0; k < around; k++) {
    const [from, to] = [(k / around) * Math.PI * 2, ((k + 1) / around) * Math.PI * 2];
    const [a, b] = facets ? [(from + to) / 2, (from + to) / 2] : [from, to];
    const first = shape.positions.length / 3;
    corner(from, a, false);
    corner(to, b, false);
    corner(from, a, true);
    corner(to, b, true);
    shape.index.push(first, first + 1, first + 3, first, first + 3, first + 2);
  }
  for (const up of [true, false]) {
    const first = shape.positions.length / 3;
    const radius = up ? top : bottom;
    for (let k = 0; k < around; k++) {
      const turn = (k / around) * Math.PI * 2;
      shape.positions.push(Math.sin(turn) * radius, up ? height / 2 : -height / 2, Math.cos(turn) * radius);
      shape.normals.push(0, up ? 1 : -1, 0);
    }
    for (let k = 1; k + 1 < around; k++) shape.index.push(first, first + (up ? k : k + 1), first + (up ? k + 1 : k));
  }
  return shape;
}

/** A lump of snow: half a ball, pressed flat, a little uneven. */
export function lump([wide, high, deep]: Triple, seed: number): Shape {
  const [around, rows] = [12, 6];
  const positions: number[] = [];
  for (let row = 0; row < rows; row++) {
    const up = (row / (rows - 1)) * (Math.PI / 2);
    for (let k = 0; k <= around; k++) {
      const turn = (k / around) * Math.PI * 2;
      const [x, y, z] = [Math.sin(turn) * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up)];
      const swell = 0.8 + 0.4 * noise(x * 2 + seed, z * 2 + seed * 3);
      positions.push(x * wide * swell, y * high * swell, z * deep * swell);
    }
  }
  const index = gridIndex(rows, around + 1);
  return { positions, index, normals: [...smoothNormals(positions, index)] };
}
