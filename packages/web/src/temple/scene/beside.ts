import { COLOURS } from '../../art/tokens.ts';
import type { BoardProps } from '../../board/board.ts';
import { cellAt, placeOf } from '../../board/cells.ts';

export type Four = readonly [number, number, number, number];

/** The owners beside a cell, counted from 1: right, left, near, far. */
export function besideOf(cell: number, blocks: BoardProps['blocks']): Four {
  const { level, row, col } = placeOf(cell);
  const owner = (r: number, c: number) => {
    const other = cellAt({ level, row: r, col: c });
    const colour = other === undefined ? undefined : blocks[other];
    return colour === undefined ? 0 : COLOURS.indexOf(colour) + 1;
  };
  return [owner(row, col + 1), owner(row, col - 1), owner(row + 1, col), owner(row - 1, col)];
}
