import type { Point, Rect } from './board.ts';
import { type Pose, project, towardsEye } from './camera.ts';
import type { Solid } from './layout.ts';
import { type Box, rayToBox, type Vec3 } from './vector.ts';

/** Samples along each edge of a face; 17 leaves about 5 px between them on a 90 px tile. */
const SAMPLES = 17;
const FACE_EDGE = 0.95;
const LIFT = 0.004;

export function rectRound(at: Point, width: number, height: number): Rect {
  return { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function inside(at: Point, rect: Rect): boolean {
  return at.x >= rect.left && at.x <= rect.right && at.y >= rect.top && at.y <= rect.bottom;
}

export function cornersOf({ min, max }: Box): readonly Vec3[] {
  return [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])));
}

function rectOf(points: readonly Point[]): Rect {
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    bottom: Math.max(...points.map(({ y }) => y)),
  };
}

/** The upper face of a cell: its middle, as wide as a tile. */
export interface Face {
  cell: number;
  middle: Vec3;
}

/** A solid thing and the part of the screen it lies in. */
export interface SeenSolid {
  readonly solid: Solid;
  readonly area: Rect;
}

export function seeSolids(solids: readonly Solid[], pose: Pose): readonly SeenSolid[] {
  return solids.map((solid) => ({ solid, area: rectOf(cornersOf(solid).map((corner) => project(pose, corner))) }));
}

/** One point of a face on screen. */
interface Sample extends Point {
  /** How far it lies within the outline of the face, in pixels. */
  readonly depth: number;
  /** What stands between it and the eye. */
  readonly before: readonly Solid[];
}

/** A face as the eye meets it: followed by rays once, however often it is asked what is covered. */
export interface SeenFace {
  readonly area: Rect;
  readonly samples: readonly Sample[];
  /** The cells whose blocks cover some of the face. */
  readonly coveredBy: readonly number[];
}

function faceCorners({ middle: [x, y, z] }: Face): readonly Vec3[] {
  const half = FACE_EDGE / 2;
  return [
    [x - half, y, z - half],
    [x + half, y, z - half],
    [x + half, y, z + half],
    [x - half, y, z + half],
  ];
}

function distanceToOutline(at: Point, outline: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy));
  }
  return nearest;
}

export function seeFace(face: Face, solids: readonly SeenSolid[], pose: Pose): SeenFace {
  const outline = faceCorners(face).map((corner) => project(pose, corner));
  const area = rectOf(outline);
  const near = solids.filter(({ solid, area: other }) => solid.cell !== face.cell && overlaps(area, other));
  const samples: Sample[] = [];
  const coveredBy = new Set<number>();
  const [x, y, z] = face.middle;
  for (let row = 0; row < SAMPLES; row++) {
    for (let col = 0; col < SAMPLES; col++) {
      const from: Vec3 = [
        x + ((col + 0.5) / SAMPLES - 0.5) * FACE_EDGE,
        y + LIFT,
        z + ((row + 0.5) / SAMPLES - 0.5) * FACE_EDGE,
      ];
      const direction = towardsEye(pose, from);
      const before = near.flatMap(({ solid }) => (rayToBox(from, direction, solid) === undefined ? [] : [solid]));
      for (const { kind, cell } of before) if (kind === 'block') coveredBy.add(cell);
      const at = project(pose, from);
      samples.push({ x: at.x, y: at.y, depth: distanceToOutline(at, outline), before });
    }
  }
  return { area, samples, coveredBy: [...coveredBy] };
}

export interface Visibility {
  /** Share of the face that is not covered, 0 to 1. */
  readonly share: number;
  /** The largest uncovered disc, undefined when nothing shows. */
  readonly disc: { readonly at: Point; readonly size: number } | undefined;
}

interface Past {
  /** What the eye looks through. */
  through?(solid: Solid): boolean;
  /** What is drawn over the picture. */
  labels?: readonly Rect[];
}

/** How much of a face the eye sees past solid things and past labels drawn over the picture. */
export function visibility(face: SeenFace, { through = () => false, labels = [] }: Past = {}): Visibility {
  const over = labels.filter((label) => overlaps(label, face.area));
  const [free, covered]: [Sample[], Sample[]] = [[], []];
  for (const sample of face.samples) {
    const hidden = !sample.before.every(through) || over.some((label) => inside(sample, label));
    (hidden ? covered : free).push(sample);
  }
  return { share: free.length / face.samples.length, disc: largestDisc(free, covered) };
}

function largestDisc(free: readonly Sample[], covered: readonly Point[]): Visibility['disc'] {
  let best: { at: Point; size: number } | undefined;
  for (const { x, y, depth } of free) {
    const least = (best?.size ?? 0) / 2 + 1e-9;
    let reach = depth;
    for (const other of covered) {
      if (reach <= least) break;
      reach = Math.min(reach, Math.hypot(other.x - x, other.y - y));
    }
    if (best === undefined || reach > least) best = { at: { x, y }, size: 2 * reach };
  }
  return best;
}
