/** Where the 54 cells lie: numbering as in the game record, level by level, row by row (G1). */
export const CELL_COUNT = 54;
export const LEVEL_SIZES = [5, 4, 3, 2] as const;
const FIRST_CELL = [0, 25, 41, 50] as const;

export interface Place {
  /** 0 is the base, 3 the top. */
  level: number;
  row: number;
  col: number;
}

function listPlaces(): readonly Place[] {
  return LEVEL_SIZES.flatMap((size, level) =>
    Array.from({ length: size * size }, (_, i) => ({ level, row: Math.floor(i / size), col: i % size })),
  );
}

const PLACES = listPlaces();

/** All cells in order, 0 to 53. */
export const CELLS: readonly number[] = PLACES.map((_, cell) => cell);

export function placeOf(cell: number): Place {
  const place = PLACES[cell];
  if (place === undefined) throw new RangeError(`cell ${cell} does not exist: expected a whole number from 0 to 53`);
  return place;
}

/** The cell at a place, or undefined where the level has none. */
export function cellAt({ level, row, col }: Place): number | undefined {
  const size = LEVEL_SIZES[level];
  const first = FIRST_CELL[level];
  if (size === undefined || first === undefined) return undefined;
  if (row < 0 || col < 0 || row >= size || col >= size) return undefined;
  return first + row * size + col;
}

/** The cells of one level in reading order. */
export function cellsOfLevel(level: number): readonly number[] {
  return CELLS.filter((cell) => placeOf(cell).level === level);
}

/** The four cells that carry a cell, none for the base (G2): far left, far right, near left, near right. */
export function supportsOf(cell: number): readonly number[] {
  const { level, row, col } = placeOf(cell);
  if (level === 0) return [];
  const under = level - 1;
  return [
    { level: under, row, col },
    { level: under, row, col: col + 1 },
    { level: under, row: row + 1, col },
    { level: under, row: row + 1, col: col + 1 },
  ].flatMap((place) => cellAt(place) ?? []);
}

/** The name on screen and in notation: level, column letter, row number, `2B4`. */
export function cellName(cell: number): string {
  const { level, row, col } = placeOf(cell);
  return `${level + 1}${'ABCDE'.charAt(col)}${row + 1}`;
}
