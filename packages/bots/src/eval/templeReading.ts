import type { View } from '@nunatak/engine';
import {
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
  SQUARES,
} from '@nunatak/engine/fast';
import { CODE_OF_SEAT } from './square.ts';

const SEATS = 4;
const TOP_LEVEL = 3;
/** The lines of levels 1 to 3, which come first: only they give steps (P2). */
export const STEP_LINES = LINES.filter((line) => line.level < TOP_LEVEL).length;

/** The squares and lines of a temple, read once a turn; lists are kept between turns. */
export class TempleReading {
  /** By square - FIRST_SQUARE: blocks of every seat as one number (square.ts). */
  readonly codes = new Int32Array(SQUARES);
  /** By line: the cells that lack a block, as bits of the line's half, and how many. */
  readonly missing = new Int32Array(STEP_LINES);
  readonly missingCount = new Int32Array(STEP_LINES);
  /** Blocks of each seat on outer cells. */
  readonly outer = new Int32Array(SEATS);
  /** Squares and lines that lack one block: the number of the square or line, and the cell. */
  readonly readySquares = new Int32Array(SQUARES);
  readySquareCount = 0;
  readonly readyLines = new Int32Array(STEP_LINES);
  readyLineCount = 0;

  read(view: View): void {
    const { blocks, occupied, facts } = view;
    const { seats } = facts;
    const { codes, missing, missingCount } = this;
    this.readySquareCount = 0;
    this.readyLineCount = 0;
    for (let square = 0; square < SQUARES; square++) {
      const half = SQUARE_HALF[square];
      const mask = SQUARE_MASK[square];
      const taken = occupied[half] & mask;
      let code = 0;
      if (taken !== 0) {
        for (let seat = 0; seat < seats; seat++) {
          const own = blocks[seat * HALVES + half] & mask;
          if (own !== 0) code += countBits(own) * CODE_OF_SEAT[seat];
        }
        const lacking = mask ^ taken;
        if (lacking !== 0 && (lacking & (lacking - 1)) === 0) this.readySquares[this.readySquareCount++] = square;
      }
      codes[square] = code;
    }
    for (let line = 0; line < STEP_LINES; line++) {
      const lacking = LINE_MASK[line] & ~occupied[LINE_HALF[line]];
      const count = countBits(lacking);
      missing[line] = lacking;
      missingCount[line] = count;
      if (count === 1) this.readyLines[this.readyLineCount++] = line;
    }
    for (let seat = 0; seat < seats; seat++) {
      this.outer[seat] =
        countBits(blocks[seat * HALVES] & facts.outer[0]) + countBits(blocks[seat * HALVES + 1] & facts.outer[1]);
    }
  }

  /** The cell that a ready square or line lacks. */
  lackingOfSquare(view: View, square: number): number {
    const half = SQUARE_HALF[square];
    return HALF_START[half] + lowestBit(SQUARE_MASK[square] & ~view.occupied[half]);
  }

  lackingOfLine(line: number): number {
    return HALF_START[LINE_HALF[line]] + lowestBit(this.missing[line]);
  }

  /** The blocks under a cell of the upper levels: the square that carries it. */
  codeUnder(cell: number): number {
    return this.codes[cell - FIRST_SQUARE];
  }

  /** F2: outer blocks of a seat less the most of any other. */
  outerLead(seat: number, seats: number): number {
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && this.outer[other] > most) most = this.outer[other];
    }
    return this.outer[seat] - most;
  }
}
