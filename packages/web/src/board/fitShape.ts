import type { Point, Rect } from './board.ts';
import type { FreeArea } from './framing.ts';

const SMALLER = 0.97;
const TRIES = 24;
/** Places to try, as shares of the room that is left over: the wished one first. */
const ASIDE = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 0, 1] as const;
const HIGHER = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

interface Wish {
  /** The share of the height that stays free. */
  readonly air: number;
  /** Where the shape stands in the height left over: 0 at the top, 1 at the bottom. */
  readonly low: number;
}

export interface Fit {
  readonly scale: number;
  readonly centre: Point;
}

const known = new Map<string, Fit>();
const MOST_KNOWN = 16;

/**
 * The largest scale at which a shape lies in an area clear of the obstacles in it, and where its origin then is. The
 * shape is given at scale 1 by points whose convex hull it fills. The last answers are known: a screen asks for the same
 * fit with every picture.
 */
export function fitShape(shape: readonly Point[], area: FreeArea, wish: Wish): Fit {
  const key = JSON.stringify([shape, area, wish]);
  const fit = known.get(key) ?? searchFit(shape, area, wish);
  known.delete(key);
  known.set(key, fit);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return fit;
}

function searchFit(shape: readonly Point[], area: FreeArea, { air, low }: Wish): Fit {
  const [left, right] = [Math.min(...shape.map(({ x }) => x)), Math.max(...shape.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...shape.map(({ y }) => y)), Math.max(...shape.map(({ y }) => y))];
  const most = Math.min(area.width / (right - left), (area.height * (1 - air)) / (bottom - top));
  const origin = { x: area.centre.x - area.width / 2, y: area.centre.y - area.height / 2 };
  const placed = (scale: number, aside: number, down: number): Point => ({
    x: origin.x + (area.width - scale * (right - left)) * aside - scale * left,
    y: origin.y + (area.height - scale * (bottom - top)) * down - scale * top,
  });
  const first = { scale: most, centre: placed(most, 0.5, low) };
  if (area.obstacles.length === 0) return first;
  const hull = hullOf(shape);
  for (let i = 0, scale = most; i < TRIES; i++, scale *= SMALLER) {
    for (const up of HIGHER) {
      for (const aside of ASIDE) {
        const centre = placed(scale, aside, low * (1 - up));
        const points = hull.map(({ x, y }) => ({ x: centre.x + scale * x, y: centre.y + scale * y }));
        if (!area.obstacles.some((rect) => meets(points, rect))) return { scale, centre };
      }
    }
  }
  return first;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (
      let [a, b] = kept.slice(-2);
      a !== undefined && b !== undefined && turn(a, b, point) <= 0;
      [a, b] = kept.slice(-2)
    )
      kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The convex hull of points. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Whether a convex shape and a rectangle share a point: no edge of either has the other wholly on its far side. */
export function meets(hull: readonly Point[], { left, top, right, bottom }: Rect): boolean {
  if (hull.every(({ x }) => x <= left) || hull.every(({ x }) => x >= right)) return false;
  if (hull.every(({ y }) => y <= top) || hull.every(({ y }) => y >= bottom)) return false;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return !hull.some((a, i) => {
    const b = hull[(i + 1) % hull.length] ?? a;
    return corners.every((corner) => turn(a, b, corner) <= 0);
  });
}
