/**
 * The blocks of every seat in one square as a small number, its code: 70 ways to have at most four blocks of four seats.
 * A square of the temple moves from code to code as blocks come and go.
 */

export const SEATS = 4;
const FULL = 4;
const BASE = FULL + 1;

const ALL_COUNTS: readonly (readonly number[])[] = Array.from({ length: BASE ** SEATS }, (_, i) =>
  Array.from({ length: SEATS }, (_seat, seat) => Math.floor(i / BASE ** seat) % BASE),
).filter((counts) => sumOf(counts) <= FULL);

export const CODES = ALL_COUNTS.length;

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The code of some blocks by seat; -1 for more than four. */
export function codeOf(counts: readonly number[]): number {
  return ALL_COUNTS.findIndex((known) => known.every((count, seat) => count === (counts[seat] ?? 0)));
}

export function countsOf(code: number): readonly number[] {
  return ALL_COUNTS[code];
}

/** The square without a block. */
export const EMPTY = codeOf([0, 0, 0, 0]);

export const FILLED = Int32Array.from(ALL_COUNTS, sumOf);

function perSeat(value: (counts: readonly number[], seat: number) => number): Int32Array {
  return Int32Array.from({ length: CODES * SEATS }, (_, i) => value(ALL_COUNTS[Math.floor(i / SEATS)], i % SEATS));
}

function changed(counts: readonly number[], seat: number, by: number): readonly number[] {
  return counts.map((count, other) => (other === seat ? count + by : count));
}

/** By code * SEATS + seat: blocks of the seat, and the code with one more or one fewer of them (-1 if there is none). */
export const COUNT = perSeat((counts, seat) => counts[seat]);
export const WITH = perSeat((counts, seat) => codeOf(changed(counts, seat, 1)));
export const WITHOUT = perSeat((counts, seat) => codeOf(changed(counts, seat, -1)));

/** How a seat sees an unfinished square: blocks in it, its own, and the most of any other seat. */
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
/** The kinds from here on lack one block. */
export const FIRST_READY_KIND = 7;

/** By code * SEATS + seat: the kind of an unfinished square; -1 for a finished one. */
export const KIND = perSeat((counts, seat) => {
  const other = Math.max(...counts.filter((_, i) => i !== seat));
  return KINDS.findIndex(([filled, own, most]) => filled === sumOf(counts) && own === counts[seat] && most === other);
});
