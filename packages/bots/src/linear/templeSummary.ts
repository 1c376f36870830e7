import type { View } from '@nunatak/engine';
import {
  BASE,
  FIRST_SQUARE,
  HALF_START,
  LINE_HALF,
  LINE_MASK,
  lowestBit,
  SQUARE_HALF,
  SQUARE_MASK,
  SQUARES,
  UPPER,
} from '@nunatak/engine/fast';
import type { FeatureSink } from './features.ts';
import * as F from './layout.ts';
import type { Playable } from './playable.ts';
import { type Reading, STEP_LINES } from './reading.ts';
import { COUNT, FILLED, FIRST_READY_KIND, KIND, SEATS } from './square.ts';

const LACKS_ONE = 3;
const FINISHED = 4;

/**
 * The state of the temple that all seats share: squares, open cells and lines, read once for the features of every
 * seat.
 */
export class TempleSummary {
  /**
   * Codes of unfinished squares. Of those that lack one block: codes, and the chance that a card fits the missing cell.
   */
  readonly #squares = new Int32Array(SQUARES);
  #squareCount = 0;
  readonly #ready = new Int32Array(SQUARES);
  readonly #readyChance = new Float64Array(SQUARES);
  #readyCount = 0;
  /** Codes of the squares below the open cells of the upper levels. */
  readonly #open = new Int32Array(SQUARES);
  #openCount = 0;
  #lineOne = 0;
  #lineTwo = 0;
  #lineReady = 0;

  /** Reads a position. `refill` is the chance that a future card fits a cell that no card fits now. */
  read({ codes, lacking }: Reading, { occupied, open }: View, playable: Playable, refill: number): void {
    this.#squareCount = 0;
    this.#readyCount = 0;
    for (let square = 0; square < SQUARES; square++) {
      const code = codes[square];
      const filled = FILLED[code];
      if (filled === FINISHED) continue;
      this.#squares[this.#squareCount++] = code;
      if (filled !== LACKS_ONE) continue;
      const half = SQUARE_HALF[square];
      this.#readyChance[this.#readyCount] = chanceOf(SQUARE_MASK[square] & ~occupied[half], half, playable, refill);
      this.#ready[this.#readyCount++] = code;
    }
    this.#openCount = 0;
    for (let rest = open[UPPER]; rest !== 0; rest &= rest - 1) {
      this.#open[this.#openCount++] = codes[HALF_START[UPPER] + lowestBit(rest) - FIRST_SQUARE];
    }
    this.#readLines(lacking, occupied, playable, refill);
  }

  #readLines(lacking: Int32Array, occupied: readonly number[], playable: Playable, refill: number): void {
    let one = 0;
    let two = 0;
    let ready = 0;
    for (let line = 0; line < STEP_LINES; line++) {
      if (lacking[line] === 2) two++;
      if (lacking[line] !== 1) continue;
      one++;
      const half = LINE_HALF[line];
      ready += chanceOf(LINE_MASK[line] & ~occupied[half], half, playable, refill);
    }
    this.#lineOne = one;
    this.#lineTwo = two;
    this.#lineReady = ready;
  }

  /** Adds the features of a seat; `place` is its place in the order of play, 0 for the seat to move. */
  addTo(seat: number, place: number, sink: FeatureSink): void {
    const squares = F.SQUARE + place * F.SQUARE_KINDS;
    for (let i = 0; i < this.#squareCount; i++) sink.add(squares + KIND[this.#squares[i] * SEATS + seat], 1);
    const ready = F.READY + place * F.READY_KINDS - FIRST_READY_KIND;
    for (let i = 0; i < this.#readyCount; i++) {
      sink.add(ready + KIND[this.#ready[i] * SEATS + seat], this.#readyChance[i]);
    }
    const open = F.OPEN + place * (F.MOST_SUPPORT + 1);
    for (let i = 0; i < this.#openCount; i++) sink.add(open + COUNT[this.#open[i] * SEATS + seat], 1);
    sink.add(F.LINE_ONE + place, this.#lineOne);
    sink.add(F.LINE_TWO + place, this.#lineTwo);
    sink.add(F.LINE_READY + place, this.#lineReady);
  }
}

function chanceOf(cell: number, half: number, playable: Playable, refill: number): number {
  return (cell & (half === BASE ? playable.base : playable.upper)) !== 0 ? 1 : refill;
}
