import { CELLS as CELL_COUNT, COLUMN_OF, cellAt as engineCellAt, LEVEL_OF, LEVEL_SIZE, ROW_OF } from '@nunatak/engine';

/** The engine's geometry as the pictures of the temple want it. */

export { CELLS as CELL_COUNT, cellName, LEVEL_SIZE as LEVEL_SIZES, supportsOf } from '@nunatak/engine';

/** Where a cell lies in the temple (G1). */
export interface Place {
  /** 0 is the base, 3 the top. */
  level: number;
  row: number;
  col: number;
}

/** All cells in order, 0 to 53. */
export const CELLS: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

const PLACES: readonly Place[] = CELLS.map((cell) => ({
  level: LEVEL_OF[cell],
  row: ROW_OF[cell],
  col: COLUMN_OF[cell],
}));

export function placeOf(cell: number): Place {
  const place = PLACES[cell];
  if (place === undefined) throw new RangeError(`cell ${cell} does not exist: expected a whole number from 0 to 53`);
  return place;
}

/** The cell at a place, or undefined where the level has none. */
export function cellAt({ level, row, col }: Place): number | undefined {
  const size = LEVEL_SIZE[level];
  if (size === undefined || row < 0 || col < 0 || row >= size || col >= size) return undefined;
  return engineCellAt(level, row, col);
}

/** The cells of one level in reading order. */
export function cellsOfLevel(level: number): readonly number[] {
  return CELLS.filter((cell) => LEVEL_OF[cell] === level);
}
