import { type MoveList, makeMove, ONE_IN_B } from './actions/moves.ts';
import { lowestBit } from './bits.ts';
import { cellsIn } from './cells.ts';
import { sharedSymbols } from './faces.ts';
import { BASE, HALF_START, SUPPORT_HALF, SUPPORT_MASK, UPPER } from './geometry.ts';
import type { View } from './state.ts';
import type { Card, Cell } from './words.ts';

/** Lists the open cells, ascending (G3). */
export function openCells(view: View): Cell[] {
  return cellsIn(view.open);
}

/**
 * Adds a move for each pair of open cells a < b with at least one of them in a given set (`inBase` and `inUpper` are
 * its masks). The pair is unordered: swapping a and b is the same as swapping b and a.
 */
export function addTilePairs(
  view: View,
  inBase: number,
  inUpper: number,
  moveType: number,
  blessing: number,
  moves: MoveList,
): void {
  const base = view.open[BASE];
  const upper = view.open[UPPER];
  for (let rest = base; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const fits = (inBase & bit) !== 0;
    const after = rest ^ bit;
    const move = makeMove(moveType, HALF_START[BASE] + lowestBit(bit), 0, blessing);
    moves.addForCells(move, ONE_IN_B, HALF_START[BASE], fits ? after : after & inBase);
    moves.addForCells(move, ONE_IN_B, HALF_START[UPPER], fits ? upper : upper & inUpper);
  }
  for (let rest = upper; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const after = rest ^ bit;
    const move = makeMove(moveType, HALF_START[UPPER] + lowestBit(bit), 0, blessing);
    moves.addForCells(move, ONE_IN_B, HALF_START[UPPER], (inUpper & bit) !== 0 ? after : after & inUpper);
  }
}

/** G3: lists the cells whose block has nothing on top, ascending. */
export function freeBlocks(view: View): Cell[] {
  const covered = coveredCells(view);
  return cellsIn([view.occupied[BASE] & ~covered[BASE], view.occupied[UPPER] & ~covered[UPPER]]);
}

/** Returns the masks of the cells that carry a tile or block, one for each half of the temple. */
function coveredCells(view: View): readonly number[] {
  const covered = [0, 0];
  for (let rest = view.open[UPPER] | view.occupied[UPPER]; rest !== 0; rest &= rest - 1) {
    const cell = HALF_START[UPPER] + lowestBit(rest);
    covered[SUPPORT_HALF[cell]] |= SUPPORT_MASK[cell];
  }
  return covered;
}

/** T1, T5: true if the symbols allow a card on an open cell. */
export function fits(view: View, card: Card, cell: Cell): boolean {
  return view.free || sharedSymbols(view.facts, card, view.tileAt[cell]) !== 0;
}
