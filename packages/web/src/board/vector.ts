/** A point or direction: x to the right (columns), y up (levels), z towards the reader (rows). */
export type Vec3 = readonly [number, number, number];

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function mixVec(from: Vec3, to: Vec3, share: number): Vec3 {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** An axis-aligned box. */
export interface Box {
  min: Vec3;
  max: Vec3;
}

/** The distance along a ray to a box, or undefined where it misses or lies behind. */
export function rayToBox(origin: Vec3, direction: Vec3, box: Box): number | undefined {
  let near = Number.NEGATIVE_INFINITY;
  let far = Number.POSITIVE_INFINITY;
  for (const axis of [0, 1, 2] as const) {
    const d = direction[axis];
    if (Math.abs(d) < 1e-12) {
      if (origin[axis] < box.min[axis] || origin[axis] > box.max[axis]) return undefined;
      continue;
    }
    const one = (box.min[axis] - origin[axis]) / d;
    const two = (box.max[axis] - origin[axis]) / d;
    near = Math.max(near, Math.min(one, two));
    far = Math.min(far, Math.max(one, two));
  }
  if (near > far || far < 0) return undefined;
  return Math.max(near, 0);
}
