import type { View } from '@nunatak/engine';
import { countBits, FIRST_SQUARE, HALVES, SQUARE_HALF, SQUARE_MASK } from '@nunatak/engine/fast';
import { CODE_OF_SEAT } from './square.ts';

/** The blocks of every seat among four cells, as one number (square.ts). */
export function codeWithin(view: View, half: number, mask: number): number {
  const { blocks } = view;
  const { seats } = view.facts;
  let code = 0;
  for (let seat = 0; seat < seats; seat++) code += countBits(blocks[seat * HALVES + half] & mask) * CODE_OF_SEAT[seat];
  return code;
}

export function squareCode(view: View, square: number): number {
  return codeWithin(view, SQUARE_HALF[square - FIRST_SQUARE], SQUARE_MASK[square - FIRST_SQUARE]);
}

export function blocksPlaced(view: View): number {
  return countBits(view.occupied[0]) + countBits(view.occupied[1]);
}
