import { lowestBit } from './bits.ts';
import { must } from './corrupt.ts';
import type { Cell } from './words.ts';

/**
 * The temple's geometry (rules G1 to G6), computed once. Cells are 0 to 53, level by level and row by row; inside the
 * engine levels count from 0. A set of cells is two bitmasks: the base (level 1, 25 bits) and the upper temple (levels
 * 2 to 4, 29 bits). Each line, square and support lies within one half, so one mask is enough for each.
 */
export const LEVELS = 4;
export const LEVEL_SIZE = [5, 4, 3, 2] as const;
export const LEVEL_START = [0, 25, 41, 50] as const;
export const CELLS = 54;
export const BASE_CELLS = 25;

export const HALVES = 2;
export const BASE = 0;
export const UPPER = 1;
/** The cell of the lowest bit in each half. */
export const HALF_START = [0, BASE_CELLS] as const;

/** A square's number is the cell it carries, 25 to 53; the four cells of the top level are square 54 (G2). */
export const FIRST_SQUARE = 25;
export const TOP_SQUARE = 54;
export const SQUARES = TOP_SQUARE - FIRST_SQUARE + 1;
export const CELLS_OF_SQUARE = 4;

export function cellAt(level: number, row: number, column: number): number {
  return LEVEL_START[level] + row * LEVEL_SIZE[level] + column;
}

/** Builds a table with one number for each cell. Typed arrays are the fastest to read and never have holes. */
function perCell(value: (level: number, row: number, column: number) => number): Readonly<Int32Array> {
  return Int32Array.from(
    LEVEL_SIZE.flatMap((size, level) =>
      Array.from({ length: size * size }, (_, i) => value(level, Math.floor(i / size), i % size)),
    ),
  );
}

export const LEVEL_OF = perCell((level) => level);
export const ROW_OF = perCell((_, row) => row);
export const COLUMN_OF = perCell((_level, _row, column) => column);

/** The half that a cell is in, and its bit in that half's masks. */
export const HALF_OF = perCell((level) => halfOfLevel(level));
export const BIT_OF = perCell((level, row, column) => bitAt(level, row, column));

function halfOfLevel(level: number): number {
  return level === 0 ? BASE : UPPER;
}

function bitAt(level: number, row: number, column: number): number {
  return 1 << (cellAt(level, row, column) - HALF_START[halfOfLevel(level)]);
}

function squareMask(level: number, row: number, column: number): number {
  return (
    bitAt(level, row, column) |
    bitAt(level, row, column + 1) |
    bitAt(level, row + 1, column) |
    bitAt(level, row + 1, column + 1)
  );
}

/** The four cells that support a cell, as a mask of the half SUPPORT_HALF; 0 on level 1 (G2). */
export const SUPPORT_HALF = perCell((level) => (level <= 1 ? BASE : UPPER));
export const SUPPORT_MASK = perCell((level, row, column) => (level === 0 ? 0 : squareMask(level - 1, row, column)));

/** The half and mask of a square's four cells; indexed by square - FIRST_SQUARE. */
export const SQUARE_HALF = Int32Array.from([...SUPPORT_HALF.slice(FIRST_SQUARE), UPPER]);
export const SQUARE_MASK = Int32Array.from([...SUPPORT_MASK.slice(FIRST_SQUARE), squareMask(LEVELS - 1, 0, 0)]);

/** The squares that contain a cell, at most four. */
export const SQUARES_OF: readonly (readonly number[])[] = Array.from(BIT_OF, (bit, cell) =>
  Array.from(SQUARE_MASK, (_, i) => i + FIRST_SQUARE).filter(
    (square) =>
      SQUARE_HALF[square - FIRST_SQUARE] === HALF_OF[cell] && (SQUARE_MASK[square - FIRST_SQUARE] & bit) !== 0,
  ),
);

export function cellsOfSquare(square: number): number[] {
  return cellsOfMask(SQUARE_HALF[square - FIRST_SQUARE], SQUARE_MASK[square - FIRST_SQUARE]);
}

/** Lists the cells of a mask, ascending. */
export function cellsOfMask(half: number, mask: number): number[] {
  const cells: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) cells.push(HALF_START[half] + lowestBit(rest));
  return cells;
}

/** Lists the four cells that support a cell; none for level 1 (G2). */
export function supportsOf(cell: Cell): number[] {
  return cellsOfMask(SUPPORT_HALF[cell], SUPPORT_MASK[cell]);
}

/** The 28 rows and columns: for each level its rows, then its columns. */
export type LineId = `L${number}${'r' | 'c'}${number}`;
interface Line {
  readonly id: LineId;
  readonly level: number;
  readonly mask: number;
}
export const LINES: readonly Line[] = LEVEL_SIZE.flatMap((size, level) => {
  const along = Array.from({ length: size }, (_, i) => i);
  const line = (name: 'r' | 'c', at: number, bitOf: (i: number) => number): Line => ({
    id: `L${level + 1}${name}${at}`,
    level,
    mask: along.reduce((mask, i) => mask | bitOf(i), 0),
  });
  return [
    ...along.map((row) => line('r', row, (column) => bitAt(level, row, column))),
    ...along.map((column) => line('c', column, (row) => bitAt(level, row, column))),
  ];
});

const LINE_START = [0, 10, 18, 24] as const;
export const ROW_LINE_OF = perCell((level, row) => LINE_START[level] + row);
export const COLUMN_LINE_OF = perCell((level, _row, column) => LINE_START[level] + LEVEL_SIZE[level] + column);
export const LINE_MASK = Int32Array.from(LINES, (line) => line.mask);
export const LINE_HALF = Int32Array.from(LINES, (line) => halfOfLevel(line.level));

function levelMasks(holds: (row: number, column: number, last: number) => boolean): readonly number[] {
  const bits = perCell((level, row, column) =>
    holds(row, column, LEVEL_SIZE[level] - 1) ? bitAt(level, row, column) : 0,
  );
  return LEVEL_SIZE.map((_, level) =>
    bits.reduce((mask, bit, cell) => (LEVEL_OF[cell] === level ? mask | bit : mask), 0),
  );
}

/**
 * Masks of the border and corner cells of each level. Includes the top level, although G4 and O2 may exclude it from
 * scoring.
 */
export const BORDER_OF_LEVEL = levelMasks((r, c, last) => r === 0 || c === 0 || r === last || c === last);
export const CORNERS_OF_LEVEL = levelMasks((r, c, last) => (r === 0 || r === last) && (c === 0 || c === last));

/** Joins masks by level into one mask for each half. */
export function joinLevels(masks: readonly number[]): readonly number[] {
  return [masks[0], masks[1] | masks[2] | masks[3]];
}

/**
 * Z4: four times the squared distance from a cell's centre to the temple's vertical axis. Four times, to stay an
 * integer.
 */
export const AXIS_DISTANCE = perCell((level, row, column) => {
  const last = LEVEL_SIZE[level] - 1;
  return (2 * row - last) ** 2 + (2 * column - last) ** 2;
});

/** Z4: distance of a cell from the edge of its level, in cells. */
export const EDGE_DISTANCE = perCell((level, row, column) => {
  const last = LEVEL_SIZE[level] - 1;
  return Math.min(row, column, last - row, last - column);
});

const COLUMN_LETTERS = 'ABCDE';

/** Formats a cell as level, column letter and row number, such as `2B3`. */
export function cellName(cell: Cell): string {
  return `${LEVEL_OF[cell] + 1}${COLUMN_LETTERS[COLUMN_OF[cell]]}${ROW_OF[cell] + 1}`;
}

const CELL_BY_NAME: ReadonlyMap<string, number> = new Map(Array.from(LEVEL_OF, (_, cell) => [cellName(cell), cell]));

export function cellByName(name: string): number | undefined {
  return CELL_BY_NAME.get(name);
}

/** Formats a square as the cell it carries; the highest one as `top`. */
export function squareName(square: number): string {
  return square === TOP_SQUARE ? 'top' : cellName(square);
}

const LINE_BY_ID: ReadonlyMap<string, number> = new Map(LINES.map((line, i) => [line.id, i]));

export function lineById(id: string): number | undefined {
  return LINE_BY_ID.get(id);
}

/** Lists the cells of a row or column. */
export function cellsOfLine(id: LineId): number[] {
  const line = must(lineById(id), 'line', id);
  return cellsOfMask(LINE_HALF[line], LINE_MASK[line]);
}
