import type { Size } from '../board/board.ts';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

type Side = 'above' | 'below' | 'right' | 'left';

const GAP = 10;
const MARGIN = 8;
const ORDER: readonly Side[] = ['above', 'below', 'right', 'left'];

/**
 * Where a note of a size stands beside what it speaks of: above it, below, right or left of it, whichever has room first;
 * never over it, and on the page. One side may be liked best.
 */
export function beside(part: Box, note: Size, page: Size, first: Side = 'above'): Pick<Box, 'left' | 'top'> {
  const places = placesOf(part, note, page);
  const fits = (side: Side) => {
    const { left, top } = places[side];
    const isAcross = left >= MARGIN && left + note.width <= page.width - MARGIN;
    return isAcross && top >= MARGIN && top + note.height <= page.height - MARGIN;
  };
  return places[[first, ...ORDER].find(fits) ?? first];
}

function placesOf(part: Box, note: Size, page: Size): Readonly<Record<Side, Pick<Box, 'left' | 'top'>>> {
  const along = (from: number, size: number, most: number) => Math.max(MARGIN, Math.min(from, most - size - MARGIN));
  const left = along(part.left + part.width / 2 - note.width / 2, note.width, page.width);
  const top = along(part.top + part.height / 2 - note.height / 2, note.height, page.height);
  return {
    above: { left, top: part.top - GAP - note.height },
    below: { left, top: part.top + part.height + GAP },
    right: { left: part.left + part.width + GAP, top },
    left: { left: part.left - GAP - note.width, top },
  };
}
