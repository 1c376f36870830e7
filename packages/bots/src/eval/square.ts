/** How a seat sees an unfinished square: blocks in it, its own, and the most of any other seat. */

const MOST = 4;
const BASE = MOST + 1;

/** The kinds in order; `SQUARE_KINDS` of them, the last `READY_KINDS` lack one block. */
const KINDS: readonly (readonly [filled: number, own: number, other: number])[] = [
  [0, 0, 0],
  [1, 1, 0],
  [1, 0, 1],
  [2, 2, 0],
  [2, 1, 1],
  [2, 0, 2],
  [2, 0, 1],
  [3, 3, 0],
  [3, 2, 1],
  [3, 1, 2],
  [3, 1, 1],
  [3, 0, 3],
  [3, 0, 2],
  [3, 0, 1],
];
export const FIRST_READY_KIND = 7;

/** Blocks by seat in one number: seat 0 + 5 * seat 1 + 25 * seat 2 + 125 * seat 3. */
export const COUNT_CODES = BASE ** 4;
export const CODE_OF_SEAT = Int32Array.from([1, BASE, BASE ** 2, BASE ** 3]);

export function countsOf(code: number): number[] {
  return Array.from(CODE_OF_SEAT, (unit) => Math.floor(code / unit) % BASE);
}

export const FILLED = Int32Array.from({ length: COUNT_CODES }, (_, code) =>
  countsOf(code).reduce((sum, count) => sum + count, 0),
);

/** The kind of a square by seat and code; -1 for a finished or impossible one. */
const KIND = Int32Array.from({ length: COUNT_CODES * 4 }, (_, i) => {
  const counts = countsOf(i >> 2);
  const own = counts[i & 3];
  const filled = FILLED[i >> 2];
  const other = Math.max(...counts.filter((_count, seat) => seat !== (i & 3)));
  return KINDS.findIndex(([f, o, m]) => f === filled && o === own && m === other);
});

export function kindFor(code: number, seat: number): number {
  return KIND[(code << 2) | seat];
}
