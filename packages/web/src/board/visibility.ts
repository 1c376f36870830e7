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

function screenRect(pose: Pose, points: readonly Vec3[]): Rect {
  const seen = points.map((point) => project(pose, point));
  return {
    left: Math.min(...seen.map(({ x }) => x)),
    right: Math.max(...seen.map(({ x }) => x)),
    top: Math.min(...seen.map(({ y }) => y)),
    bottom: Math.max(...seen.map(({ y }) => y)),
  };
}

/** The upper face of a cell: its middle, as wide as a tile. */
export interface Face {
  cell: number;
  middle: Vec3;
}

export interface Visibility {
  /** Share of the face that is not covered, 0 to 1. */
  share: number;
  /** The largest uncovered disc, undefined when nothing shows. */
  disc: { at: Point; size: number } | undefined;
  /** The cells whose blocks cover some of the face. */
  coveredBy: readonly number[];
}

interface Sample extends Point {
  covered: boolean;
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

/** What can stand between a face and the eye: whatever overlaps it on screen and is not its own cell's. */
function candidates(face: Face, solids: readonly Solid[], pose: Pose): readonly Solid[] {
  const area = screenRect(pose, faceCorners(face));
  return solids.filter((solid) => solid.cell !== face.cell && overlaps(area, screenRect(pose, cornersOf(solid))));
}

function largestDisc(samples: readonly Sample[], edges: readonly Point[]): { at: Point; size: number } | undefined {
  const covered = samples.filter((sample) => sample.covered);
  let best: { at: Point; size: number } | undefined;
  for (const sample of samples) {
    if (sample.covered) continue;
    const size =
      2 *
      Math.min(
        distanceToOutline(sample, edges),
        ...covered.map((one) => Math.hypot(one.x - sample.x, one.y - sample.y)),
      );
    if (best === undefined || size > best.size + 1e-9) best = { at: { x: sample.x, y: sample.y }, size };
  }
  return best;
}

function distanceToOutline(at: Point, outline: readonly Point[]): number {
  return Math.min(
    ...outline.map((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy);
    }),
  );
}

/** How much of a face the eye sees past solid things and past labels drawn over the picture. */
export function visibility(face: Face, solids: readonly Solid[], pose: Pose, labels: readonly Rect[] = []): Visibility {
  const near = candidates(face, solids, pose);
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
      const hits = near.filter((solid) => rayToBox(from, direction, solid) !== undefined);
      for (const hit of hits) if (hit.kind === 'block') coveredBy.add(hit.cell);
      const seen = project(pose, from);
      samples.push({ x: seen.x, y: seen.y, covered: hits.length > 0 || labels.some((label) => inside(seen, label)) });
    }
  }
  const free = samples.filter((sample) => !sample.covered).length;
  const outline = faceCorners(face).map((corner) => project(pose, corner));
  return { share: free / samples.length, disc: largestDisc(samples, outline), coveredBy: [...coveredBy] };
}
