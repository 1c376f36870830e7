import type { Size } from '../board/board.ts';

/** Phones and upright tablets, where the guide stands above the temple: the same as in lesson.css. */
export function isStacked({ width, height }: Size): boolean {
  return width < 760 || (width < 1100 && height >= width);
}
