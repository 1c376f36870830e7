import { countBits } from '../bits.ts';
import { countIn } from '../cells.ts';
import { FIGURES } from '../figures.ts';
import {
  BIT_OF,
  CELLS_OF_SQUARE,
  COLUMN_LINE_OF,
  FIRST_SQUARE,
  HALF_OF,
  HALVES,
  LEVEL_OF,
  LEVELS,
  LINE_HALF,
  LINE_MASK,
  ROW_LINE_OF,
  SQUARE_HALF,
  SQUARE_MASK,
  SQUARES_OF,
  SUPPORT_HALF,
  SUPPORT_MASK,
} from '../geometry.ts';
import type { View } from '../state.ts';
import type { Cell, Seat } from '../words.ts';

/**
 * Scoring of a placed block (P1 to P9). Functions use the temple as it is; `added` is a hypothetical block in addition.
 */

const MOST_SEATS = 4;

/** P1: counts a seat's blocks under a cell. */
export function supportOf(view: View, seat: Seat, cell: Cell): number {
  return countIn(view.blocks, seat, SUPPORT_HALF[cell], SUPPORT_MASK[cell]);
}

/** P2, G5: lists the lines (by number) that a block on a cell completes. */
export function completedLines(view: View, cell: Cell): number[] {
  return [ROW_LINE_OF[cell], COLUMN_LINE_OF[cell]].filter((line) => completesLine(view, cell, line));
}

export function completesLine(view: View, cell: Cell, line: number): boolean {
  const mask = LINE_MASK[line];
  return ((view.occupied[HALF_OF[cell]] | BIT_OF[cell]) & mask) === mask;
}

/** P2: counts the lines that a block on a cell completes. Lines on level 4 don't count, because they give no steps. */
export function linesWithSteps(view: View, cell: Cell): number {
  if (LEVEL_OF[cell] === LEVELS - 1) return 0;
  return (
    (completesLine(view, cell, ROW_LINE_OF[cell]) ? 1 : 0) + (completesLine(view, cell, COLUMN_LINE_OF[cell]) ? 1 : 0)
  );
}

/** P2: returns the track steps for a block on a cell. */
export function trackSteps(view: View, cell: Cell): number {
  return FIGURES.lineSteps * linesWithSteps(view, cell);
}

/** Returns the squares that a block on a cell completes, as bits (square - FIRST_SQUARE). */
export function completedSquares(view: View, cell: Cell): number {
  const occupied = view.occupied[HALF_OF[cell]] | BIT_OF[cell];
  const squares = SQUARES_OF[cell];
  let completed = 0;
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] - FIRST_SQUARE;
    const mask = SQUARE_MASK[square];
    if ((occupied & mask) === mask) completed |= 1 << square;
  }
  return completed;
}

/** Counts a seat's blocks in a square. */
export function blocksInSquare(view: View, seat: Seat, square: number): number {
  const i = square - FIRST_SQUARE;
  return countIn(view.blocks, seat, SQUARE_HALF[i], SQUARE_MASK[i]);
}

/** Counts a seat's blocks in a line. */
export function blocksInLine(view: View, seat: Seat, line: number): number {
  return countIn(view.blocks, seat, LINE_HALF[line], LINE_MASK[line]);
}

/**
 * P3 to P7: returns each seat's points for a square with these block counts. Siku and the dummies compete like players,
 * but their points are not scored.
 */
export function awardsFor(counts: readonly number[], active: number): number[] {
  const { first, second } = FIGURES.square;
  const awards = counts.map(() => 0);
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  const winner = counts[active] === most ? active : leaders[0];
  if (winner !== active && leaders.length > 1) {
    for (const seat of leaders) awards[seat] = Math.floor((first + second) / leaders.length);
    return awards;
  }
  awards[winner] = first;

  const rest = counts.map((count, seat) => (seat === winner ? 0 : count));
  const next = Math.max(...rest);
  if (next === 0) return awards;
  const tied = rest.flatMap((count, seat) => (count === next ? [seat] : []));
  if (tied.includes(active)) awards[active] = second;
  else for (const seat of tied) awards[seat] = Math.floor(second / tied.length);
  return awards;
}

const AWARD_BITS = 4;
const AWARD_MASK = (1 << AWARD_BITS) - 1;
const COUNT_BASE = CELLS_OF_SQUARE + 1;

/**
 * Every result of awardsFor, precomputed: four awards of four bits each, indexed by the counts of seats 0 to 2 and the
 * active seat.
 */
const AWARDS = Int32Array.from({ length: COUNT_BASE ** 3 * MOST_SEATS }, (_, i) => {
  const active = i % MOST_SEATS;
  const code = Math.floor(i / MOST_SEATS);
  const first = [code % COUNT_BASE, Math.floor(code / COUNT_BASE) % COUNT_BASE, Math.floor(code / COUNT_BASE ** 2)];
  const last = CELLS_OF_SQUARE - first[0] - first[1] - first[2];
  if (last < 0) return 0;
  return awardsFor([...first, last], active).reduce(
    (packed, award, seat) => packed | (award << (seat * AWARD_BITS)),
    0,
  );
});

/** Returns the packed awards of a square. `added` is the bit of a hypothetical block by seat `builder`; 0 for none. */
export function squareAwards(view: View, square: number, active: number, builder = 0, added = 0): number {
  const i = square - FIRST_SQUARE;
  const half = SQUARE_HALF[i];
  const mask = SQUARE_MASK[i];
  const { blocks } = view;
  let code = 0;
  for (let seat = MOST_SEATS - 2; seat >= 0; seat--) {
    const own = blocks[seat * HALVES + half] | (seat === builder ? added : 0);
    code = code * COUNT_BASE + countBits(own & mask);
  }
  return AWARDS[code * MOST_SEATS + active];
}

export function awardTo(awards: number, seat: Seat): number {
  return (awards >> (seat * AWARD_BITS)) & AWARD_MASK;
}
