import type { ColourId } from '../art/tokens.ts';
import type { BoardProps } from './board.ts';
import { CELLS, supportsOf } from './cells.ts';

/** The owner of one of the four blocks under an upper tile, at that block's corner of the tile. */
export interface Pip {
  cell: number;
  under: number;
  colour: ColourId;
  /** The corner of the tile: −1 left or far, 1 right or near. */
  corner: readonly [number, number];
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Support pips of every upper tile that is not built on yet. */
export function supportPips({ tiles, blocks }: Pick<BoardProps, 'tiles' | 'blocks'>): readonly Pip[] {
  return CELLS.filter((cell) => tiles[cell] !== undefined && blocks[cell] === undefined).flatMap((cell) =>
    supportsOf(cell).flatMap((under, i) => {
      const colour = blocks[under];
      const corner = CORNERS[i];
      return colour === undefined || corner === undefined ? [] : [{ cell, under, colour, corner }];
    }),
  );
}
