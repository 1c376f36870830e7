import { TOKENS } from '../art/tokens.ts';
import type { BoardProps } from './board.ts';
import { CELLS, LEVEL_SIZES, placeOf } from './cells.ts';
import type { Box, Vec3 } from './vector.ts';

/** How the cells are laid out: stacked, or the four levels apart in one row, in a square or, for a high window, upright. */
export const ARRANGEMENTS = ['temple', 'row', 'square', 'upright'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

const { block: BLOCK, tile: TILE, levelStep: LEVEL_STEP } = TOKENS.world;
export const EXPLODED_GAP = 0.6;
export const TILE_HEIGHT = TILE[1];
export const BLOCK_HEIGHT = BLOCK[1];

/** Centres of the four grids seen from above, and what they need in width and height. */
interface Spread {
  centres: readonly (readonly [number, number])[];
  width: number;
  height: number;
}

function spreadInRow(): Spread {
  const width = LEVEL_SIZES.reduce((sum, size) => sum + size, 0) + EXPLODED_GAP * 3;
  let left = -width / 2;
  const centres = LEVEL_SIZES.map((size) => {
    const centre = [left + size / 2, 0] as const;
    left += size + EXPLODED_GAP;
    return centre;
  });
  return { centres, width, height: 5 };
}

function spreadInSquare(): Spread {
  const width = 5 + EXPLODED_GAP + 4;
  const height = 5 + EXPLODED_GAP * 1.5 + 3;
  const left = -width / 2 + 2.5;
  const right = width / 2 - 2;
  const far = -height / 2 + 2.5;
  const near = height / 2 - 1.5;
  return {
    centres: [
      [left, far],
      [right, far],
      [left, near],
      [right, near],
    ],
    width,
    height,
  };
}

/** The widest grid beside the narrowest, the two others below: little width and much height. */
function spreadUpright(): Spread {
  const width = 5 + EXPLODED_GAP * 1.5 + 2;
  const height = 5 + EXPLODED_GAP * 1.5 + 4;
  const far = -height / 2 + 2.5;
  const near = height / 2 - 2;
  return {
    centres: [
      [-width / 2 + 2.5, far],
      [-width / 2 + 2, near],
      [width / 2 - 1.5, near],
      [width / 2 - 1, far],
    ],
    width,
    height,
  };
}

export const SPREADS = { row: spreadInRow(), square: spreadInSquare(), upright: spreadUpright() } as const;
export type SpreadId = keyof typeof SPREADS;

/** The middle of a cell's floor: where the underside of its tile lies. */
export function cellOrigin(cell: number, arrangement: Arrangement): Vec3 {
  const { level, row, col } = placeOf(cell);
  const half = ((LEVEL_SIZES[level] ?? 0) - 1) / 2;
  if (arrangement === 'temple') return [col - half, level * LEVEL_STEP, row - half];
  const [x, z] = SPREADS[arrangement].centres[level] ?? [0, 0];
  return [x + col - half, 0, z + row - half];
}

/** The floors of all cells in one arrangement. */
export function cellOrigins(arrangement: Arrangement): readonly Vec3[] {
  return CELLS.map((cell) => cellOrigin(cell, arrangement));
}

function boxOn(floor: Vec3, size: readonly [number, number, number], lift: number): Box {
  return {
    min: [floor[0] - size[0] / 2, floor[1] + lift, floor[2] - size[2] / 2],
    max: [floor[0] + size[0] / 2, floor[1] + lift + size[1], floor[2] + size[2] / 2],
  };
}

export function tileBox(floor: Vec3): Box {
  return boxOn(floor, TILE, 0);
}

export function blockBox(floor: Vec3): Box {
  return boxOn(floor, BLOCK, TILE_HEIGHT);
}

/** One solid thing of the temple. */
export interface Solid extends Box {
  cell: number;
  kind: 'tile' | 'block';
}

/** Every tile and block that is there, as boxes. */
export function solidsOf(
  { tiles, blocks }: Pick<BoardProps, 'tiles' | 'blocks'>,
  floors: readonly Vec3[],
): readonly Solid[] {
  return CELLS.flatMap((cell) => {
    const floor = floors[cell];
    if (floor === undefined) return [];
    const solids: Solid[] = [];
    if (tiles[cell] !== undefined) solids.push({ cell, kind: 'tile', ...tileBox(floor) });
    if (blocks[cell] !== undefined) solids.push({ cell, kind: 'block', ...blockBox(floor) });
    return solids;
  });
}

/** The height of the face a person aims at: the block's top where one stands, else the tile's. */
export function faceHeight(cell: number, blocks: BoardProps['blocks']): number {
  return blocks[cell] === undefined ? TILE_HEIGHT : TILE_HEIGHT + BLOCK_HEIGHT;
}
