import { capOf, LEVEL_OF, outerCells, ownerAt, type View } from '@nunatak/engine';
import { useEffect } from 'react';
import type { Motion } from '../board/board.ts';
import type { Figure } from './ledger.ts';

const LEVEL_MS = 700;

/** G4: a seat's blocks on outer cells, level by level from below; levels without one are left out. */
export function outerCellsOf(view: View, seat: number): readonly (readonly number[])[] {
  const levels = new Map<number, number[]>();
  for (const cell of outerCells(view.facts)) {
    if (ownerAt(view, cell) !== seat) continue;
    const level = LEVEL_OF[cell];
    levels.set(level, [...(levels.get(level) ?? []), cell]);
  }
  return [...levels.entries()].sort(([a], [b]) => a - b).map(([, cells]) => cells);
}

/** What glows, one stage after the other, while a figure of the cap is looked at. */
export function capStages(view: View, seats: readonly number[]): readonly (readonly number[])[] {
  const parts = seats.map((seat) => outerCellsOf(view, seat));
  const levels = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: levels }, (_, level) => parts.flatMap((part) => part.slice(0, level + 1).flat()));
}

interface Glow {
  view: View;
  /** The cap is being counted. */
  counting: boolean;
  /** The figure somebody chose to look at. */
  figure: Figure | undefined;
  motion: Motion;
  onLight: ((cells: readonly number[]) => void) | undefined;
}

/** Lights the outer blocks that decide the cap, level by level; those of one seat while its figure is looked at. */
export function useCapGlow({ view, counting, figure, motion, onLight }: Glow): void {
  const seat = figure?.line === 'cap' ? figure.seat : undefined;
  const on = seat !== undefined || (counting && figure === undefined);
  useEffect(() => {
    if (!on || onLight === undefined) return undefined;
    const stages = capStages(view, seat === undefined ? capOf(view).holders : [seat]);
    const atOnce = motion === 'off' || seat !== undefined;
    const timers = stages.map((cells, stage) =>
      setTimeout(() => onLight(cells), atOnce ? 0 : stage * LEVEL_MS * (motion === 'fast' ? 0.5 : 1)),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      onLight([]);
    };
  }, [view, on, seat, motion, onLight]);
}
