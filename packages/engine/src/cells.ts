import { countBits } from './bits.ts';
import { BASE, BIT_OF, cellsOfMask, HALF_OF, HALVES, UPPER } from './geometry.ts';
import type { Cell } from './words.ts';

/**
 * Sets of cells. A set is a mask for each half of the temple, side by side in a list. A list may hold several sets, one
 * for each seat or type; `nth` says which.
 */
export type CellSets = readonly number[];

export function has(sets: CellSets, cell: Cell, nth = 0): boolean {
  return (sets[nth * HALVES + HALF_OF[cell]] & BIT_OF[cell]) !== 0;
}

export function add(sets: number[], cell: Cell, nth = 0): void {
  sets[nth * HALVES + HALF_OF[cell]] |= BIT_OF[cell];
}

/** Takes a cell out of a set that has it, and puts it into one that has not. */
export function flip(sets: number[], cell: Cell, nth = 0): void {
  sets[nth * HALVES + HALF_OF[cell]] ^= BIT_OF[cell];
}

export function isEmpty(sets: CellSets, nth = 0): boolean {
  return (sets[nth * HALVES + BASE] | sets[nth * HALVES + UPPER]) === 0;
}

/** How many cells a set shares with another. */
export function countCommon(sets: CellSets, nth: number, others: CellSets): number {
  const at = nth * HALVES;
  return countBits(sets[at + BASE] & others[BASE]) + countBits(sets[at + UPPER] & others[UPPER]);
}

export function count(sets: CellSets, nth = 0): number {
  return countBits(sets[nth * HALVES + BASE]) + countBits(sets[nth * HALVES + UPPER]);
}

/** How many cells a set has of a line, a square or a level, which lie in one half. */
export function countIn(sets: CellSets, nth: number, half: number, mask: number): number {
  return countBits(sets[nth * HALVES + half] & mask);
}

/** The cells of a set, ascending. */
export function cellsIn(sets: CellSets, nth = 0): Cell[] {
  const at = nth * HALVES;
  return [...cellsOfMask(BASE, sets[at + BASE]), ...cellsOfMask(UPPER, sets[at + UPPER])];
}
