/**
 * Codes for the blocks in one square. A code stands for the number of blocks of each seat: there are 70 ways to have at
 * most four blocks among four seats.
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

/** Returns the code for numbers of blocks by seat; -1 for more than four blocks. */
export function codeOf(counts: readonly number[]): number {
  return ALL_COUNTS.findIndex((known) => known.every((count, seat) => count === (counts[seat] ?? 0)));
}

export function countsOf(code: number): readonly number[] {
  return ALL_COUNTS[code];
}

/** The code of an empty square. */
export const EMPTY = codeOf([0, 0, 0, 0]);

export const FILLED = Int32Array.from(ALL_COUNTS, sumOf);

function perSeat(value: (counts: readonly number[], seat: number) => number): Int32Array {
  return Int32Array.from({ length: CODES * SEATS }, (_, i) => value(ALL_COUNTS[Math.floor(i / SEATS)], i % SEATS));
}

function changed(counts: readonly number[], seat: number, by: number): readonly number[] {
  return counts.map((count, other) => (other === seat ? count + by : count));
}

/**
 * By code * SEATS + seat: the seat's number of blocks, and the code with one block of the seat more or fewer (-1 if
 * impossible).
 */
export const COUNT = perSeat((counts, seat) => counts[seat]);
export const WITH = perSeat((counts, seat) => codeOf(changed(counts, seat, 1)));
export const WITHOUT = perSeat((counts, seat) => codeOf(changed(counts, seat, -1)));

/** Kinds of unfinished squares from a seat's point of view: all blocks, own blocks, and the most of any other seat. */
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
/** First of the kinds that lack one block. */
export const FIRST_READY_KIND = 7;

/** By code * SEATS + seat: the kind of an unfinished square; -1 for a finished one. */
export const KIND = perSeat((counts, seat) => {
  const other = Math.max(...counts.filter((_, i) => i !== seat));
  return KINDS.findIndex(([filled, own, most]) => filled === sumOf(counts) && own === counts[seat] && most === other);
});
