import { LEVEL_SIZES, placeOf } from '../board/cells.ts';

/** Half the width and height of a block's top, and its height, in units of the drawing. */
export const HALF = { x: 9, y: 4.6 };
export const RISE = 8.4;
/** The floor is so many blocks wide. */
export const FLOOR = 5;

export type Corner = readonly [x: number, y: number];

export interface Cube {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Where the blocks of all cells stand in a drawing seen from the front corner, the rearmost first. */
export function cubesOf(cells: number): readonly Cube[] {
  return Array.from({ length: cells }, (_, cell) => cubeOf(cell)).sort((a, b) => a.depth - b.depth);
}

function cubeOf(cell: number): Cube {
  const place = placeOf(cell);
  const middle = ((LEVEL_SIZES[place.level] ?? 1) - 1) / 2;
  const col = place.col - middle;
  const row = place.row - middle;
  return {
    cell,
    x: (col - row) * HALF.x,
    y: (col + row) * HALF.y - (place.level + 1) * RISE,
    depth: place.level * 100 + col + row,
  };
}

/** The three faces of a block that one sees. */
export function facesOfCube({
  x,
  y,
}: Pick<Cube, 'x' | 'y'>): Readonly<Record<'top' | 'left' | 'right', readonly Corner[]>> {
  const left: Corner = [x - HALF.x, y];
  const right: Corner = [x + HALF.x, y];
  const near: Corner = [x, y + HALF.y];
  const down = ([a, b]: Corner): Corner => [a, b + RISE];
  return {
    top: [left, [x, y - HALF.y], right, near],
    left: [left, near, down(near), down(left)],
    right: [right, near, down(near), down(right)],
  };
}

/** The floor that the temple stands on. */
export const FLOOR_CORNERS: readonly Corner[] = [
  [-HALF.x * FLOOR, 0],
  [0, -HALF.y * FLOOR],
  [HALF.x * FLOOR, 0],
  [0, HALF.y * FLOOR],
];
