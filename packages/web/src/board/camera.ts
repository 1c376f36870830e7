import type { Camera, Insets, Point, Rect, Size, View } from './board.ts';
import { DEFAULT_CAMERA } from './board.ts';
import { fitShape } from './fitShape.ts';
import { BARE, FRAME_HALF, type FreeArea, fitTemple, type Growth, shareOf, tallness } from './framing.ts';
import { type Arrangement, SPREADS, type SpreadId } from './layout.ts';
import { add, clamp, dot, mix, mixVec, scale, subtract, type Vec3 } from './vector.ts';

const DEGREE = Math.PI / 180;
const TABLE_DISTANCE = 11.2;
const FINALE_ELEVATION = 14;
const PLAN_HALF = 2.78;
export const ELEVATION_RANGE = [18, 65] as const;
export const ZOOM_RANGE = [0.7, 1.8] as const;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Everything that turns a point of the world into a point of the screen. */
export interface Pose {
  /** Radians. */
  azimuth: number;
  elevation: number;
  /** One over the eye's distance from the target; 0 is an orthographic view. */
  nearness: number;
  /** Pixels a world unit takes at the target. */
  scale: number;
  target: Vec3;
  /** Where the target appears, in pixels. */
  centre: Point;
}

export interface Basis {
  right: Vec3;
  up: Vec3;
  /** From the target towards the eye. */
  back: Vec3;
}

const bases = new WeakMap<Pose, Basis>();

/** The axes of a pose; remembered, as thousands of points are projected with the same one. */
export function basisOf(pose: Pose): Basis {
  const known = bases.get(pose);
  if (known !== undefined) return known;
  const basis = makeBasis(pose);
  bases.set(pose, basis);
  return basis;
}

function makeBasis({ azimuth, elevation }: Pick<Pose, 'azimuth' | 'elevation'>): Basis {
  const [sinA, cosA, sinE, cosE] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  return {
    right: [cosA, 0, -sinA],
    up: [-sinA * sinE, cosE, -cosA * sinE],
    back: [sinA * cosE, sinE, cosA * cosE],
  };
}

export interface Projected extends Point {
  /** Larger is nearer to the eye. */
  depth: number;
}

export function project(pose: Pose, point: Vec3): Projected {
  const { right, up, back } = basisOf(pose);
  const from = subtract(point, pose.target);
  const depth = dot(from, back);
  const factor = pose.scale / (1 - depth * pose.nearness);
  return { x: pose.centre.x + dot(from, right) * factor, y: pose.centre.y - dot(from, up) * factor, depth };
}

export interface Ray {
  origin: Vec3;
  direction: Vec3;
}

const FAR_OFF = 60;

/** The ray from the eye through a pixel. */
export function rayThrough(pose: Pose, at: Point): Ray {
  const { right, up, back } = basisOf(pose);
  const aside = add(scale(right, (at.x - pose.centre.x) / pose.scale), scale(up, (pose.centre.y - at.y) / pose.scale));
  if (pose.nearness === 0) {
    return { origin: add(add(pose.target, aside), scale(back, FAR_OFF)), direction: scale(back, -1) };
  }
  const eye = add(pose.target, scale(back, 1 / pose.nearness));
  return { origin: eye, direction: subtract(add(pose.target, aside), eye) };
}

/** The direction from a point towards the eye. */
export function towardsEye(pose: Pose, point: Vec3): Vec3 {
  const { back } = basisOf(pose);
  if (pose.nearness === 0) return back;
  return subtract(add(pose.target, scale(back, 1 / pose.nearness)), point);
}

function clampElevation(elevation: number): number {
  return clamp(elevation, ELEVATION_RANGE[0], ELEVATION_RANGE[1]);
}

/** Elevation and zoom within their bounds, azimuth within one turn. */
export function clampCamera(camera: Camera): Camera {
  const turn = ((((camera.azimuth + 180) % 360) + 360) % 360) - 180;
  return {
    azimuth: turn,
    elevation: clampElevation(camera.elevation),
    zoom: clamp(camera.zoom, ZOOM_RANGE[0], ZOOM_RANGE[1]),
  };
}

function freeArea(size: Size, insets: Insets, obstacles: readonly Rect[] = []): FreeArea {
  const width = Math.max(80, size.width - insets.left - insets.right);
  const height = Math.max(80, size.height - insets.top - insets.bottom);
  return { width, height, centre: { x: insets.left + width / 2, y: insets.top + height / 2 }, obstacles };
}

/** The spread that shows the four levels largest in the free area. */
export function bestArrangement(view: View, size: Size, insets: Insets = NO_INSETS): Arrangement {
  if (view !== 'exploded') return 'temple';
  return bestSpread(freeArea(size, insets));
}

function bestSpread(area: FreeArea): SpreadId {
  const spreads = ['row', 'square', 'upright'] as const;
  return spreads.reduce((best, one) => (explodedScale(area, one) > explodedScale(area, best) ? one : best));
}

/** A spread with the letters and numbers round it. */
function spreadBox(arrangement: SpreadId): Size {
  const { width, height } = SPREADS[arrangement];
  return { width: width + 1.1, height: height + 1.5 };
}

function explodedScale(area: FreeArea, arrangement: SpreadId): number {
  const { width, height } = spreadBox(arrangement);
  return Math.min(area.width / width, area.height / height);
}

const MIDDLE = { air: 0, low: 0.5 } as const;

function boxOf(x: number, y: number): readonly Point[] {
  return [-x, x].flatMap((left) => [-y, y].map((top) => ({ x: left, y: top })));
}

export interface PoseRequest {
  view: View;
  size: Size;
  camera?: Camera | undefined;
  insets?: Insets | undefined;
  obstacles?: readonly Rect[] | undefined;
  finale?: boolean;
  framed?: boolean | undefined;
  /** How high the temple stands. */
  growth?: Growth;
}

/** The scale is that of the resting azimuth from all sides, so that the temple does not breathe when it is turned. */
function tablePose(camera: Camera, area: FreeArea, growth: Growth, finale: boolean): Pose {
  const share = shareOf(growth);
  const { azimuth, elevation: wished, zoom } = clampCamera(camera);
  const pitch = clampElevation(wished - 2 * share + 14 * tallness(area));
  const elevation = (finale ? FINALE_ELEVATION : pitch) * DEGREE;
  const target: Vec3 = [0, 0.25 + 0.5 * share, 0];
  const resting = makeBasis({ azimuth: DEFAULT_CAMERA.azimuth * DEGREE, elevation });
  const { scale: fitting, centre } = fitTemple(growth, { ...resting, target, distance: TABLE_DISTANCE }, area);
  return {
    azimuth: (finale ? camera.azimuth : azimuth) * DEGREE,
    elevation,
    nearness: 1 / TABLE_DISTANCE,
    scale: fitting * (finale ? 1 : zoom),
    target,
    centre,
  };
}

/** The resting pose of a view. */
export function poseOf({
  view,
  size,
  camera = DEFAULT_CAMERA,
  insets = NO_INSETS,
  obstacles,
  finale = false,
  framed = false,
  growth = BARE,
}: PoseRequest): Pose {
  const area = freeArea(size, insets, obstacles);
  if (finale || view === 'table') return tablePose(camera, area, growth, finale);
  const flat = { azimuth: 0, elevation: 90 * DEGREE, nearness: 0, target: [0, 0, 0] as Vec3 };
  const half = framed ? FRAME_HALF : PLAN_HALF;
  if (view === 'plan') return { ...flat, ...fitShape(boxOf(half, half), area, MIDDLE) };
  const { width, height } = spreadBox(bestSpread(area));
  return { ...flat, ...fitShape(boxOf(width / 2, height / 2), area, MIDDLE) };
}

/** A pose on the way between two. */
export function mixPose(from: Pose, to: Pose, share: number): Pose {
  const turn = ((((to.azimuth - from.azimuth + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return {
    azimuth: from.azimuth + turn * share,
    elevation: mix(from.elevation, to.elevation, share),
    nearness: mix(from.nearness, to.nearness, share),
    scale: mix(from.scale, to.scale, share),
    target: mixVec(from.target, to.target, share),
    centre: { x: mix(from.centre.x, to.centre.x, share), y: mix(from.centre.y, to.centre.y, share) },
  };
}
