import { TOKENS } from '../art/tokens.ts';
import type { BoardProps, Point, Rect } from './board.ts';
import { LEVEL_SIZES, placeOf } from './cells.ts';
import { type Fit, fitShape } from './fitShape.ts';
import { BLOCK_HEIGHT, TILE_HEIGHT } from './layout.ts';
import { clamp, dot, subtract, type Vec3 } from './vector.ts';

const { levelStep: STEP } = TOKENS.world;
/** Outside of the brass corners of the frame. */
export const FRAME_HALF = 3.24;
const FRAME_TOP = 0.22;
const FRAME_FOOT = -0.16;
const CAP_HEIGHT = 2;
const MARGIN = 10;
/** Room over the highest thing, for the chips. */
const OVER = 0.1;

/** How high the temple stands: the levels that have a block, and whether it is capped. */
export interface Growth {
  readonly storeys: number;
  readonly cap: boolean;
}

export const BARE: Growth = { storeys: 0, cap: false };

export function growthOf({ blocks, cap }: Pick<BoardProps, 'blocks' | 'cap'>): Growth {
  const storeys = blocks.reduce((high, colour, cell) => {
    return colour === undefined ? high : Math.max(high, placeOf(cell).level + 1);
  }, 0);
  return { storeys, cap };
}

/** 0 on bare tiles, 1 with the cap. */
export function shareOf({ storeys, cap }: Growth): number {
  return cap ? 1 : storeys * 0.2;
}

function corners(half: number, height: number): readonly Vec3[] {
  return [-half, half].flatMap((x) => [-half, half].map((z): Vec3 => [x, height, z]));
}

/** What must be seen: the frame, every storey there is with the tiles on the highest, the tip of the cap. */
function mustSee({ storeys, cap }: Growth): readonly Vec3[] {
  return [
    ...corners(FRAME_HALF, FRAME_FOOT),
    ...corners(FRAME_HALF, FRAME_TOP),
    ...LEVEL_SIZES.flatMap((size, level) => {
      if (level > storeys) return [];
      const top = level * STEP + TILE_HEIGHT + (level < storeys ? BLOCK_HEIGHT : 0) + OVER;
      return corners(size / 2, top);
    }),
    ...(cap ? [[0, LEVEL_SIZES.length * STEP + CAP_HEIGHT, 0] as const] : []),
  ];
}

/** The axes of the eye. */
interface Eye {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
  readonly distance: number;
  readonly target: Vec3;
}

/** The hole that panels leave, less what stands in its corners. */
export interface FreeArea {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly obstacles: readonly Rect[];
}

/** A high, narrow area looks from higher up: 0 for a wide one, up to .8. */
export function tallness({ width, height }: FreeArea): number {
  return clamp(1.3 - width / height, 0, 0.8);
}

/**
 * The scale at which everything that must be seen fills the free area, and where the target then appears. The site
 * stands on the lower edge: what is left above it belongs to mountains and sky.
 */
export function fitTemple(growth: Growth, eye: Eye, area: FreeArea): Fit {
  const seen = mustSee(growth).map((point) => {
    const from = subtract(point, eye.target);
    const near = 1 / (1 - dot(from, eye.back) / eye.distance);
    return { x: dot(from, eye.right) * near, y: -dot(from, eye.up) * near };
  });
  const inner = { ...area, width: area.width - 2 * MARGIN, height: area.height - 2 * MARGIN };
  const air = 0.2 * (1 - shareOf(growth)) + 0.02;
  return fitShape(seen, inner, { air, low: 1 - 0.3 * tallness(area) });
}
