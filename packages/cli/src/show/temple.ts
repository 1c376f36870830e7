import { cellAt, LEVEL_SIZE, LEVELS, NONE, ownerAt, typesOfTile, type View } from '@nunatak/engine';
import { paintFace, shortTile } from './faces.ts';
import type { Seats } from './seats.ts';
import type { Style } from './style.ts';
import { beside, centre } from './text.ts';

/** What to highlight in the temple. */
export interface Marks {
  /** Points that a block on each cell would score at once, if one may be placed now. */
  readonly gains: ReadonlyMap<number, number>;
  /** Cell of the last placed block. */
  readonly last?: number | undefined;
}

export const NO_MARKS: Marks = { gains: new Map() };

const CELL_WIDTH = 5;
const GAP = '  ';
const LETTERS = 'ABCDE';
/** Width of all four levels side by side: row numbers, cells, frames, and the gaps between levels. */
const WIDTH_SIDE_BY_SIDE = LEVEL_SIZE.reduce((sum, size) => sum + 2 + size * (CELL_WIDTH + 1) + 1, 0) + GAP.length * 3;

/** Draws the four levels from above: side by side, or two by two in a narrow terminal. */
export function templeLines(view: View, seats: Seats, style: Style, columns: number, marks: Marks): string[] {
  const levels = Array.from({ length: LEVELS }, (_, level) => levelLines(view, level, seats, style, marks));
  if (columns >= WIDTH_SIDE_BY_SIDE) return beside(levels, GAP);
  return [...beside(levels.slice(0, 2), GAP), ...beside(levels.slice(2), GAP)];
}

function levelLines(view: View, level: number, seats: Seats, style: Style, marks: Marks): string[] {
  const size = LEVEL_SIZE[level];
  const along = Array.from({ length: size }, (_, i) => i);
  const rule = (left: string, middle: string, right: string): string =>
    style.muted(`  ${left}${along.map(() => '─'.repeat(CELL_WIDTH)).join(middle)}${right}`);
  const wall = style.muted('│');
  const rows = along.map((row) => {
    const cells = along.map((column) => cellText(view, cellAt(level, row, column), seats, style, marks));
    return `${row + 1} ${wall}${cells.join(wall)}${wall}`;
  });
  return [
    style.bold(`  ${seats.words.terminal.table.level(level + 1)}`),
    `  ${along.map((column) => ` ${centre(LETTERS[column], CELL_WIDTH)}`).join('')}`,
    rule('┌', '┬', '┐'),
    ...rows.flatMap((row, i) => (i === 0 ? [row] : [rule('├', '┼', '┤'), row])),
    rule('└', '┴', '┘'),
  ];
}

function cellText(view: View, cell: number, seats: Seats, style: Style, marks: Marks): string {
  const owner = ownerAt(view, cell);
  if (owner !== NONE) {
    const letter = seats.letter(owner);
    return style.ice(cell === marks.last ? `›${letter}‹` : ` ${letter} `, owner);
  }
  const tile = view.tileAt[cell];
  if (tile === NONE) return style.muted(centre('·', CELL_WIDTH));
  const gain = marks.gains.get(cell);
  const types = typesOfTile(view.facts, tile);
  const short = shortTile(view.facts, tile, seats.words);
  if (gain === undefined) return paintFace(` ${short} `, types, style.tile);
  const chip = gain > 9 ? String(gain) : `+${gain}`;
  return paintFace(short, types, style.tile) + style.accent(chip);
}
