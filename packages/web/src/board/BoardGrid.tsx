import { type KeyboardEvent, useRef } from 'react';
import type { BoardProps } from './board.ts';
import { cellAt, cellsOfLevel, LEVEL_SIZES, placeOf } from './cells.ts';

export interface BoardGridProps extends Pick<BoardProps, 'targets' | 'focus' | 'onPick'> {
  /** The name of a level's grid, level 1 to 4. */
  levelName(level: number): string;
  /** The cells that a lesson asks for. */
  outlined: readonly number[];
  /** What is said of a cell that is no target: name, tile, block. */
  say(cell: number): string;
  /** Adds to what is said of a cell that it is outlined. */
  sayOutlined(said: string): string;
  /** Called as the focus moves, so that the board can show its ring there. */
  onFocus(cell: number | undefined): void;
}

/* A table that is walked through with arrow keys is a grid (ARIA authoring practices). */
const GRID = { role: 'grid' };

const STEPS: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  ArrowLeft: [0, 0, -1],
  ArrowRight: [0, 0, 1],
  PageUp: [1, 0, 0],
  PageDown: [-1, 0, 0],
};

function stepFrom(cell: number, key: string): number | undefined {
  const step = STEPS[key];
  const place = placeOf(cell);
  const size = LEVEL_SIZES[place.level] ?? 0;
  if (key === 'Home') return cellAt({ ...place, col: 0 });
  if (key === 'End') return cellAt({ ...place, col: size - 1 });
  if (step === undefined) return undefined;
  const level = place.level + step[0];
  const limit = (LEVEL_SIZES[level] ?? 0) - 1;
  if (step[0] !== 0) return cellAt({ level, row: Math.min(limit, place.row), col: Math.min(limit, place.col) });
  return cellAt({ level, row: place.row + step[1], col: place.col + step[2] });
}

/** The temple as four grids for keyboard and screen reader: arrows within a level, Page Up and Down between levels. */
export function BoardGrid(props: BoardGridProps) {
  const { targets, outlined, focus, onPick, levelName, say, sayOutlined, onFocus } = props;
  const root = useRef<HTMLDivElement>(null);
  const legal = new Map(targets.map((target) => [target.cell, target]));
  const entry = focus ?? outlined[0] ?? targets[0]?.cell ?? 0;

  function sayWhole(cell: number): string {
    const said = legal.get(cell)?.sayAs ?? say(cell);
    return outlined.includes(cell) ? sayOutlined(said) : said;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const cell = Number((event.target as HTMLElement).dataset.cell);
    if (Number.isNaN(cell)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(cell);
      return;
    }
    const next = stepFrom(cell, event.key);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <div ref={root} className="nk-grid-hidden">
      {LEVEL_SIZES.map((size, level) => {
        const cells = cellsOfLevel(level);
        return (
          <table key={size} {...GRID} aria-label={levelName(level + 1)} onKeyDown={onKeyDown}>
            <tbody>
              {Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)).map((line) => (
                <tr key={line[0]}>
                  {line.map((cell) => (
                    <td
                      key={cell}
                      data-cell={cell}
                      tabIndex={cell === entry ? 0 : -1}
                      aria-disabled={!legal.has(cell)}
                      onFocus={() => onFocus(cell)}
                      onBlur={() => onFocus(undefined)}
                    >
                      {sayWhole(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
