import { BufferAttribute, BufferGeometry } from 'three';

interface Side {
  /** Axes: across, upwards, outwards, and their signs. */
  axes: readonly [number, number, number];
  signs: readonly [number, number, number];
}

const SIDES: readonly Side[] = [
  { axes: [0, 2, 1], signs: [1, -1, 1] },
  { axes: [0, 2, 1], signs: [1, 1, -1] },
  { axes: [0, 1, 2], signs: [1, 1, 1] },
  { axes: [0, 1, 2], signs: [-1, 1, -1] },
  { axes: [2, 1, 0], signs: [-1, 1, 1] },
  { axes: [2, 1, 0], signs: [1, 1, -1] },
];

function ticks(half: number, bevel: number, steps: number): readonly number[] {
  const rim = Array.from({ length: steps + 1 }, (_, i) => half - bevel + bevel * Math.tan(((i / steps) * Math.PI) / 4));
  return [...rim.map((tick) => -tick).reverse(), ...rim];
}

/**
 * A box with rounded edges. Attribute `face` is 1 on the top, 0 elsewhere; `part` is the number given, so that several
 * boxes can share one mesh.
 */
export function roundedBox(
  size: readonly [number, number, number],
  bevel: number,
  steps: number,
  part = 0,
): BufferGeometry {
  const half = size.map((edge) => edge / 2);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  const index: number[] = [];
  SIDES.forEach(({ axes: [u, v, w], signs: [su, sv, sw] }, side) => {
    const [hu = 0, hv = 0, hw = 0] = [half[u], half[v], half[w]];
    const across = ticks(hu, bevel, steps);
    const upwards = ticks(hv, bevel, steps);
    const first = positions.length / 3;
    for (const y of upwards) {
      for (const x of across) {
        const point = [0, 0, 0];
        point[u] = x * su;
        point[v] = y * sv;
        point[w] = hw * sw;
        const core = point.map((value, axis) => {
          const limit = (half[axis] ?? 0) - bevel;
          return Math.min(limit, Math.max(-limit, value));
        });
        const out = point.map((value, axis) => value - (core[axis] ?? 0));
        const length = Math.hypot(...out) || 1;
        for (const axis of [0, 1, 2]) {
          const normal = (out[axis] ?? 0) / length;
          normals.push(normal);
          positions.push((core[axis] ?? 0) + normal * bevel);
        }
        uvs.push(x / (2 * hu) + 0.5, y / (2 * hv) + 0.5);
        faces.push(side === 0 ? 1 : 0);
      }
    }
    const columns = across.length;
    for (let row = 0; row + 1 < upwards.length; row++) {
      for (let col = 0; col + 1 < columns; col++) {
        const a = first + row * columns + col;
        index.push(a, a + 1, a + columns + 1, a, a + columns + 1, a + columns);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setAttribute('face', new BufferAttribute(new Float32Array(faces), 1));
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(faces.length).fill(part), 1));
  geometry.setIndex(index);
  return geometry;
}

/** Joins geometries that carry the same attributes, in drawing order. */
export function joinGeometries(parts: readonly BufferGeometry[]): BufferGeometry {
  const joined = new BufferGeometry();
  const [first] = parts;
  if (first === undefined) return joined;
  for (const name of Object.keys(first.attributes)) {
    const arrays = parts.map((part) => part.getAttribute(name).array);
    const all = new Float32Array(arrays.reduce((sum, array) => sum + array.length, 0));
    let at = 0;
    for (const array of arrays) {
      all.set(array, at);
      at += array.length;
    }
    joined.setAttribute(name, new BufferAttribute(all, first.getAttribute(name).itemSize));
  }
  const index: number[] = [];
  let offset = 0;
  for (const part of parts) {
    const count = part.getAttribute('position').count;
    const own = part.getIndex();
    for (let i = 0; i < (own?.count ?? count); i++) index.push(offset + (own?.getX(i) ?? i));
    offset += count;
  }
  joined.setIndex(index);
  return joined;
}
