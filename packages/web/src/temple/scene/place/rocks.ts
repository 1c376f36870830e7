import { seeded } from '../../../board/random.ts';
import { heightAt, ROCKS, type Rock } from './land.ts';
import { ridged } from './noise.ts';
import { type Shape, smoothNormals } from './shapes.ts';

type Triple = readonly [number, number, number];

const PHI = (1 + Math.sqrt(5)) / 2;
const CORNERS: readonly Triple[] = [
  [-1, PHI, 0],
  [1, PHI, 0],
  [-1, -PHI, 0],
  [1, -PHI, 0],
  [0, -1, PHI],
  [0, 1, PHI],
  [0, -1, -PHI],
  [0, 1, -PHI],
  [PHI, 0, -1],
  [PHI, 0, 1],
  [-PHI, 0, -1],
  [-PHI, 0, 1],
];
const FACES =
  '0 11 5 0 5 1 0 1 7 0 7 10 0 10 11 1 5 9 5 11 4 11 10 2 10 7 6 7 1 8 3 9 4 3 4 2 3 2 6 3 6 8 3 8 9 4 9 5 2 4 11 6 2 10 8 6 7 9 8 1'
    .split(' ')
    .map(Number);

/** A ball of triangles: twenty faces, each cut into `cuts` times `cuts`. */
function ball(cuts: number): { points: Triple[]; index: number[] } {
  const points: Triple[] = [];
  const known = new Map<string, number>();
  const index: number[] = [];
  const add = (point: Triple): number => {
    const length = Math.hypot(...point);
    const unit: Triple = [point[0] / length, point[1] / length, point[2] / length];
    const key = unit.map((value) => value.toFixed(4)).join();
    const found = known.get(key) ?? points.push(unit) - 1;
    known.set(key, found);
    return found;
  };
  for (let face = 0; face < FACES.length; face += 3) {
    const [a, b, c] = [CORNERS[FACES[face]], CORNERS[FACES[face + 1]], CORNERS[FACES[face + 2]]];
    const spot = (i: number, j: number) => {
      const [u, v, w] = [(cuts - i - j) / cuts, i / cuts, j / cuts];
      return add([a[0] * u + b[0] * v + c[0] * w, a[1] * u + b[1] * v + c[1] * w, a[2] * u + b[2] * v + c[2] * w]);
    };
    for (let i = 0; i < cuts; i++) {
      for (let j = 0; i + j < cuts; j++) {
        index.push(spot(i, j), spot(i + 1, j), spot(i, j + 1));
        if (i + j + 1 < cuts) index.push(spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1));
      }
    }
  }
  return { points, index };
}

const PLANES = 11;

/** How far a rock reaches in each direction: a ball, cut by planes and roughened. */
function outline(seed: number, random: () => number): (way: Triple) => number {
  const planes = Array.from({ length: PLANES }, () => {
    const turn = random() * Math.PI * 2;
    const y = random() * 1.7 - 0.65;
    const flat = Math.sqrt(Math.max(0, 1 - Math.min(1, y * y)));
    return { x: Math.cos(turn) * flat, y, z: Math.sin(turn) * flat, distance: 0.62 + random() * 0.24 };
  });
  return ([x, y, z]) => {
    let reach = 1;
    for (const plane of planes) {
      const facing = x * plane.x + y * plane.y + z * plane.z;
      if (facing > 0.05) reach = Math.min(reach, plane.distance / facing);
    }
    return reach * (0.88 + 0.26 * ridged(x * 1.7 + seed * 3.3 + y * 0.9, z * 1.7 + y * 1.5, 4));
  };
}

/** A rock whose middle lies at ground level and which tapers upwards: its widest part is under the snow, nothing hangs. */
function standing(
  { x, z, radius, height }: Rock,
  seed: number,
  cuts: number,
): { positions: number[]; index: number[] } {
  const random = seeded(seed * 131 + 3);
  const reach = outline(seed, random);
  const [lean, turn, long] = [(random() - 0.5) * 0.5, random() * Math.PI * 2, 0.8 + random() * 0.35];
  const foot = heightAt(x, z);
  const around = Array.from({ length: 12 }, (_, k) => {
    const angle = (k / 12) * Math.PI * 2;
    return heightAt(x + Math.cos(angle) * radius, z + Math.sin(angle) * radius);
  });
  const base = Math.min(foot, Math.min(...around) + 0.25 * height) - height * 0.1;
  const { points, index } = ball(cuts);
  const positions = points.flatMap((way) => {
    const length = reach(way);
    const y = way[1] * length;
    const taper = 1 - (height > radius ? 0.5 : 0.25) * Math.max(0, y);
    const px = way[0] * length * long * taper + y * lean * 0.6;
    const pz = way[2] * length * taper;
    const wide = radius * 1.15;
    return [
      x + (px * Math.cos(turn) - pz * Math.sin(turn)) * wide,
      base + y * height * 1.3,
      z + (px * Math.sin(turn) + pz * Math.cos(turn)) * wide,
    ];
  });
  return { positions, index };
}

const ROUNDNESS = 0.45;

/** Every triangle with corners of its own; normals half way between flat facets and a smooth stone. */
function chiselled({ positions, index }: { positions: number[]; index: number[] }): Shape {
  const round = smoothNormals(positions, index);
  const shape: Shape = { positions: [], normals: [], index: [] };
  for (let t = 0; t < index.length; t += 3) {
    const corners = [index[t], index[t + 1], index[t + 2]];
    const points = corners.flatMap((corner) => positions.slice(corner * 3, corner * 3 + 3));
    const flat = smoothNormals(points, [0, 1, 2]);
    corners.forEach((corner, k) => {
      const normal = [0, 1, 2].map((a) => flat[k * 3 + a] * (1 - ROUNDNESS) + round[corner * 3 + a] * ROUNDNESS);
      const length = Math.hypot(...normal);
      shape.index.push(shape.positions.length / 3);
      shape.positions.push(...points.slice(k * 3, k * 3 + 3));
      shape.normals.push(...normal.map((value) => value / length));
    });
  }
  return shape;
}

/** All rocks near the site; `fineness` is the number of cuts of a large one. */
export function rockShapes(fineness: number): readonly Shape[] {
  return ROCKS.map((rock, i) => chiselled(standing(rock, i + 1, rock.radius > 1 ? fineness : fineness - 1)));
}
