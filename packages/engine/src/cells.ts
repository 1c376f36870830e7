import { countBits } from './bits.ts';
import { BASE, BIT_OF, cellsOfMask, HALF_OF, HALVES, UPPER } from './geometry.ts';
import type { Cell } from './words.ts';

/**
 * Sets of cells. A set is two masks, one for each half of the temple, next to each other in a list. A list can hold
 * several sets, such as one for each seat or type; `nth` selects one.
 */
export type CellSets = readonly number[];

export function has(sets: CellSets, cell: Cell, nth = 0): boolean {
  return (sets[nth * HALVES + HALF_OF[cell]] & BIT_OF[cell]) !== 0;
}

export function add(sets: number[], cell: Cell, nth = 0): void {
  sets[nth * HALVES + HALF_OF[cell]] |= BIT_OF[cell];
}

/** Toggles a cell: removes it from the set if present, adds it otherwise. */
export function flip(sets: number[], cell: Cell, nth = 0): void {
  sets[nth * HALVES + HALF_OF[cell]] ^= BIT_OF[cell];
}

export function isEmpty(sets: CellSets, nth = 0): boolean {
  return (sets[nth * HALVES + BASE] | sets[nth * HALVES + UPPER]) === 0;
}

/** Counts the cells that two sets have in common. */
export function countCommon(sets: CellSets, nth: number, others: CellSets): number {
  const at = nth * HALVES;
  return countBits(sets[at + BASE] & others[BASE]) + countBits(sets[at + UPPER] & others[UPPER]);
}

export function count(sets: CellSets, nth = 0): number {
  return countBits(sets[nth * HALVES + BASE]) + countBits(sets[nth * HALVES + UPPER]);
}

/** Counts the set's cells within a line, square or level, given by its half and mask. */
export function countIn(sets: CellSets, nth: number, half: number, mask: number): number {
  return countBits(sets[nth * HALVES + half] & mask);
}

/** Lists the cells of a set, ascending. */
export function cellsIn(sets: CellSets, nth = 0): Cell[] {
  const at = nth * HALVES;
  return [...cellsOfMask(BASE, sets[at + BASE]), ...cellsOfMask(UPPER, sets[at + UPPER])];
}
