import { LEVEL_OF, LEVELS, type View } from '@nunatak/engine';
import {
  BASE,
  BIT_OF,
  CELLS_OF_SQUARE,
  countBits,
  FIRST_SQUARE,
  HALF_START,
  HALVES,
  LINE_HALF,
  LINE_MASK,
  LINES,
  lowestBit,
  SQUARE_HALF,
  SQUARE_MASK,
  SUPPORT_HALF,
  SUPPORT_MASK,
  TOP_SQUARE,
  TYPE_COUNT,
  UPPER,
} from '@nunatak/engine/fast';
import type { RootInfo } from '../judge/rootInfo.ts';
import type { Inputs } from './inputs.ts';
import { type Layout, LINE_KINDS, UPPER_KINDS } from './layout.ts';

/** Level of the blocks that each square consists of. */
const LEVEL_OF_SQUARE = Int32Array.from(SQUARE_MASK, (_, i) =>
  i + FIRST_SQUARE === TOP_SQUARE ? LEVELS - 1 : LEVEL_OF[i + FIRST_SQUARE] - 1,
);
/** P2: number of lines that give steps; they come first in LINES. */
const STEP_LINES = LINES.filter(({ level }) => level < LEVELS - 1).length;
const LINE_LEVEL = Int32Array.from(LINES, ({ level }) => level);

/** Encodes the blocks and the open cells of the temple, with seats in the given order. */
export class TempleFeatures {
  readonly #layout: Layout;
  readonly #tileSymbols: Int32Array;
  /** By half: open cells whose tile was revealed by this turn. */
  readonly hidden = new Int32Array(HALVES);
  /** By type and half: open cells that show the type, without the hidden ones. */
  readonly showing = new Int32Array(TYPE_COUNT * HALVES);

  constructor(layout: Layout, tileSymbols: Int32Array) {
    this.#layout = layout;
    this.#tileSymbols = tileSymbols;
  }

  /** Encodes blocks and open cells, and fills `hidden` and `showing` for the methods below. */
  writeCells(view: View, order: Int32Array, root: RootInfo | undefined, into: Inputs): void {
    const { seats, owner, open, hiddenCell } = this.#layout;
    const { blocks, tileAt } = view;
    const { hidden, showing } = this;
    for (let r = 0; r < seats; r++) {
      for (let half = 0; half < HALVES; half++) {
        for (let rest = blocks[order[r] * HALVES + half]; rest !== 0; rest &= rest - 1) {
          into.add(owner + (HALF_START[half] + lowestBit(rest)) * seats + r);
        }
      }
    }
    for (let half = 0; half < HALVES; half++) {
      hidden[half] = 0;
      for (let rest = view.open[half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        if (root !== undefined && !root.hasTile(cell)) {
          hidden[half] |= BIT_OF[cell];
          into.add(hiddenCell + cell);
          continue;
        }
        for (let types = this.#tileSymbols[tileAt[cell]]; types !== 0; types &= types - 1) {
          into.add(open + cell * TYPE_COUNT + lowestBit(types));
        }
      }
      for (let type = 0; type < TYPE_COUNT; type++) {
        showing[type * HALVES + half] = view.showing[type * HALVES + half] & ~hidden[half];
      }
    }
  }

  /**
   * Encodes unfinished squares by who owns their blocks; again if only one cell is missing and a display card fits it.
   */
  writeSquares(view: View, order: Int32Array, playable: Int32Array, into: Inputs): void {
    const { square: start, ready, shares } = this.#layout;
    const { occupied } = view;
    for (let i = 0; i < SQUARE_MASK.length; i++) {
      const half = SQUARE_HALF[i];
      const mask = SQUARE_MASK[i];
      const missing = mask & ~occupied[half];
      if (missing === 0 || missing === mask) continue;
      const code = this.#codeOf(view, order, half, mask);
      const level = LEVEL_OF_SQUARE[i];
      into.add(start + level * shares.unfinished + shares.unfinishedOf[code]);
      if ((missing & (missing - 1)) === 0 && (missing & playable[half]) !== 0) {
        into.add(ready + level * shares.lackOne + shares.lackOneOf[code]);
      }
    }
  }

  /** Encodes open upper cells by who owns the blocks below, and the types they show. */
  writeUpper(view: View, order: Int32Array, into: Inputs): void {
    const { upper, shares } = this.#layout;
    for (let rest = view.open[UPPER]; rest !== 0; rest &= rest - 1) {
      const cell = HALF_START[UPPER] + lowestBit(rest);
      const code = this.#codeOf(view, order, SUPPORT_HALF[cell], SUPPORT_MASK[cell]);
      const at = upper + shares.wholeOf[code] * UPPER_KINDS;
      if ((this.hidden[UPPER] & BIT_OF[cell]) !== 0) {
        into.add(at + TYPE_COUNT);
        continue;
      }
      for (let types = this.#tileSymbols[view.tileAt[cell]]; types !== 0; types &= types - 1) {
        into.add(at + lowestBit(types));
      }
    }
  }

  /** Encodes lines that lack one or two blocks. */
  writeLines(view: View, playable: Int32Array, into: Inputs): void {
    const { line: start } = this.#layout;
    for (let line = 0; line < STEP_LINES; line++) {
      const half = LINE_HALF[line];
      const missing = LINE_MASK[line] & ~view.occupied[half];
      if (missing === 0) continue;
      const without = missing & (missing - 1);
      if ((without & (without - 1)) !== 0) continue;
      const at = start + LINE_LEVEL[line] * LINE_KINDS;
      if (without !== 0) into.add(at + 2);
      else into.add(at + ((missing & playable[half]) !== 0 ? 1 : 0));
    }
  }

  #codeOf({ blocks }: View, order: Int32Array, half: number, mask: number): number {
    const { seats, shares } = this.#layout;
    let code = 0;
    let left = CELLS_OF_SQUARE;
    for (let r = 0; r < seats && left > 0; r++) {
      const own = countBits(blocks[order[r] * HALVES + half] & mask);
      code += own * shares.weightOf[r];
      left -= own;
    }
    return code;
  }
}

/** Returns the number of blocks in the temple. */
export function blocksPlaced({ occupied }: View): number {
  return countBits(occupied[BASE]) + countBits(occupied[UPPER]);
}
