import { COLOURS, type ColourId } from '../src/art/tokens.ts';
import type { BoardProps, Target, TileFace } from '../src/board/board.ts';
import { CELLS, cellName, supportsOf } from '../src/board/cells.ts';
import { seeded } from '../src/board/random.ts';

export interface Position {
  tiles: (TileFace | undefined)[];
  blocks: (ColourId | undefined)[];
  open: number[];
}

/** A temple after some placements on random open cells; tiles appear as soon as their square is complete (G2, P8). */
export function grow(placements: number, seed: number): Position {
  const random = seeded(seed);
  const blocks: (ColourId | undefined)[] = CELLS.map(() => undefined);
  const openNow = () =>
    CELLS.filter(
      (cell) => blocks[cell] === undefined && supportsOf(cell).every((under) => blocks[under] !== undefined),
    );
  for (let i = 0; i < placements; i++) {
    const open = openNow();
    const cell = open[Math.floor(random() * open.length)];
    if (cell !== undefined) blocks[cell] = COLOURS[Math.floor(random() * 4)];
  }
  const open = openNow();
  const tiles = CELLS.map((cell): TileFace | undefined =>
    blocks[cell] !== undefined || open.includes(cell) ? ['elder'] : undefined,
  );
  return { tiles, blocks, open };
}

export function targetsOn(cells: readonly number[]): Target[] {
  return cells.map((cell) => ({ cell, label: '+12', zero: false, step: true, sayAs: cellName(cell) }));
}

export function propsFor({ tiles, blocks, open }: Position, change: Partial<BoardProps> = {}): BoardProps {
  return {
    tiles,
    blocks,
    targets: targetsOn(open),
    view: 'table',
    theme: 'dark',
    motion: 'off',
    xray: false,
    cap: false,
    finale: false,
    onPick: () => undefined,
    onHover: () => undefined,
    ...change,
  };
}
