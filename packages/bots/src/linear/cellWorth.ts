import { CELLS, FIGURES, LEVEL_OF, NONE, type View } from '@nunatak/engine';
import {
  BASE,
  BIT_OF,
  CELLS_OF_SQUARE,
  COLUMN_LINE_OF,
  FIRST_SQUARE,
  HALF_OF,
  HALF_START,
  LINE_HALF,
  LINE_MASK,
  lowestBit,
  ROW_LINE_OF,
  SQUARE_HALF,
  SQUARE_MASK,
  SQUARES,
  SQUARES_OF,
  TOP_SQUARE,
} from '@nunatak/engine/fast';
import type { PeopleWorth } from './peopleWorth.ts';
import type { Playable } from './playable.ts';
import { type Reading, STEP_LINES } from './reading.ts';
import { COUNT, FILLED, SEATS, WITH, WITHOUT } from './square.ts';
import { type TempleTable, templeTable } from './tables.ts';
import type { Weights } from './weights.ts';

/** Maximum number of squares (4) and lines (2) that one block can bring to one missing cell. */
const MOST_PENDING = 6;
/** P2: maximum steps of one block, which completes a row and a column. */
export const MOST_STEPS = 2 * FIGURES.lineSteps;

/** Estimates the worth of a block on each cell to the mover (the seat whose turn it is), minus its worth to rivals. */
export class CellWorth {
  readonly #weights: Weights;
  readonly #reading: Reading;
  readonly #people: PeopleWorth;
  #table: TempleTable;
  #me = 0;
  #builder: number = NONE;

  /**
   * By cell, first for the mover's blocks, then for another builder's: cached worth and steps, and the turn stamp of
   * the cache.
   */
  readonly #cell = new Float64Array(CELLS * 2);
  readonly #steps = new Int32Array(CELLS * 2);
  readonly #stamp = new Int32Array(CELLS * 2);
  #now = 0;
  #start = 0;
  /**
   * Squares and lines that a block on each cell would leave with one missing cell: that cell's bit, and the worth. Up
   * to MOST_PENDING entries per cell, first for the mover's blocks, then for another builder's.
   */
  readonly #pendingBit = new Int32Array(CELLS * 2 * MOST_PENDING);
  readonly #pendingWorth = new Float64Array(CELLS * 2 * MOST_PENDING);
  readonly #pendingCount = new Int32Array(CELLS * 2);
  /** By cell: worth of the squares and lines that lack only this cell. */
  readonly #ready = new Float64Array(CELLS);
  readonly #readyCells = new Int32Array(CELLS);
  #readyCount = 0;
  /**
   * Worth of one more outer block by builder, of a corner block, and of track steps; NaN until computed in this turn.
   */
  readonly #outerGain = new Float64Array(2);
  #cornerGain = Number.NaN;
  readonly #stepGain = new Float64Array(MOST_STEPS + 1);
  /**
   * E23: extra points of Structure per supporting block, and the worth of keeping Structure instead; 0 if it can't be
   * used.
   */
  #structureEach = 0;
  #structureKept = 0;

  constructor(weights: Weights, reading: Reading, people: PeopleWorth) {
    this.#weights = weights;
    this.#reading = reading;
    this.#people = people;
    this.#table = templeTable(weights, 0, 0);
  }

  /** Starts a turn: reads the position for the seat `me`, with the weights of a phase. */
  begin(view: View, me: number, phase: number): void {
    this.#me = me;
    this.#table = templeTable(this.#weights, phase, me);
    this.#readReady(view);
    this.#now++;
    this.#builder = me;
    this.#start = 0;
    this.#outerGain.fill(Number.NaN);
    this.#stepGain.fill(Number.NaN);
    this.#cornerGain = Number.NaN;
    this.#structureEach = 0;
  }

  /** E23: from now on, counts support higher if that is worth more than keeping Structure. */
  withStructure(each: number, kept: number): void {
    this.#structureEach = each;
    this.#structureKept = kept;
  }

  /** Sets whose block is valued from now on: the mover's, or that of one other seat, Siku or a dummy. */
  buildAs(builder: number): void {
    this.#builder = builder;
    this.#start = builder === this.#me ? 0 : CELLS;
  }

  #readReady({ occupied }: View): void {
    const { codes, lacking } = this.#reading;
    for (let i = 0; i < this.#readyCount; i++) this.#ready[this.#readyCells[i]] = 0;
    this.#readyCount = 0;
    for (let square = 0; square < SQUARES; square++) {
      const code = codes[square];
      if (FILLED[code] !== CELLS_OF_SQUARE - 1) continue;
      const half = SQUARE_HALF[square];
      this.#addReady(HALF_START[half] + lowestBit(SQUARE_MASK[square] & ~occupied[half]), this.#table.ready[code]);
    }
    for (let line = 0; line < STEP_LINES; line++) {
      if (lacking[line] !== 1) continue;
      const half = LINE_HALF[line];
      this.#addReady(HALF_START[half] + lowestBit(LINE_MASK[line] & ~occupied[half]), this.#table.lineReady);
    }
  }

  #addReady(cell: number, worth: number): void {
    if (worth === 0) return;
    if (this.#ready[cell] === 0) this.#readyCells[this.#readyCount++] = cell;
    this.#ready[cell] += worth;
  }

  /**
   * Returns the worth to the mover of the squares and lines that lack one cell, which the next seat may complete: each
   * weighted by the chance that a card fits the cell.
   */
  readyWorth(playable: Playable, refill: number): number {
    let worth = 0;
    for (let i = 0; i < this.#readyCount; i++) {
      const cell = this.#readyCells[i];
      worth += this.#ready[cell] * chanceOf(cell, playable, refill);
    }
    return worth;
  }

  /**
   * Returns the worth of a block on a cell: its points, its effect on the temple, and what it makes available to the
   * next seat.
   */
  worth(view: View, cell: number, playable: Playable, refill: number): number {
    const at = this.#start + cell;
    if (this.#stamp[at] !== this.#now) this.#compute(view, cell);
    let worth = this.#cell[at];
    if (this.#ready[cell] !== 0) worth -= this.#ready[cell] * chanceOf(cell, playable, refill);
    const pending = this.#pendingCount[at];
    if (pending > 0) {
      const cells = HALF_OF[cell] === BASE ? playable.base : playable.upper;
      for (let i = at * MOST_PENDING; i < at * MOST_PENDING + pending; i++) {
        worth += this.#pendingWorth[i] * ((cells & this.#pendingBit[i]) !== 0 ? 1 : refill);
      }
    }
    return worth;
  }

  /**
   * Returns the change in worth if the cell `other` gets another tile after a block was placed on `cell`. `by` is the
   * change in the chance that a card fits `other`.
   */
  tileChangeWorth(cell: number, other: number, by: number): number {
    let worth = this.#ready[other];
    const at = this.#start + cell;
    if (HALF_OF[other] === HALF_OF[cell]) {
      for (let i = at * MOST_PENDING; i < at * MOST_PENDING + this.#pendingCount[at]; i++) {
        if (this.#pendingBit[i] === BIT_OF[other]) worth += this.#pendingWorth[i];
      }
    }
    return by * worth;
  }

  #compute({ occupied, facts }: View, cell: number): void {
    const { codes, lacking } = this.#reading;
    const table = this.#table;
    const builder = this.#builder;
    const isOwn = builder === this.#me;
    const half = HALF_OF[cell];
    const bit = BIT_OF[cell];
    const free = ~(occupied[half] | bit);
    const at = this.#start + cell;
    const added = table.added[builder];
    let pending = at * MOST_PENDING;
    let worth = 0;
    if (LEVEL_OF[cell] > 0) {
      const under = codes[cell - FIRST_SQUARE];
      worth -= table.open[under];
      if (isOwn) worth += this.#supportWorth(COUNT[under * SEATS + builder]);
    }
    const squares = SQUARES_OF[cell];
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] - FIRST_SQUARE;
      const code = codes[square];
      worth += added[code];
      const filled = FILLED[code];
      if (filled === CELLS_OF_SQUARE - 1) {
        if (squares[i] !== TOP_SQUARE) worth += table.open[WITH[code * SEATS + builder]];
      } else if (filled === CELLS_OF_SQUARE - 2) {
        this.#pendingBit[pending] = SQUARE_MASK[square] & free;
        this.#pendingWorth[pending++] = table.ready[WITH[code * SEATS + builder]];
      }
    }
    let steps = 0;
    if (ROW_LINE_OF[cell] < STEP_LINES) {
      for (let i = 0; i < 2; i++) {
        const line = i === 0 ? ROW_LINE_OF[cell] : COLUMN_LINE_OF[cell];
        const left = lacking[line] - 1;
        if (left === 0) {
          steps += FIGURES.lineSteps;
          worth -= table.lineOne;
        } else if (left === 1) {
          worth += table.lineOne - table.lineTwo;
          this.#pendingBit[pending] = LINE_MASK[line] & free;
          this.#pendingWorth[pending++] = table.lineReady;
        } else if (left === 2) worth += table.lineTwo;
      }
    }
    if (steps > 0 && isOwn) worth += this.#stepWorth(steps);
    if ((facts.outer[half] & bit) !== 0) worth += this.#outerWorth();
    if (isOwn && (facts.corners[half] & bit) !== 0) worth += this.#cornerWorth();
    this.#cell[at] = worth;
    this.#steps[at] = steps;
    this.#pendingCount[at] = pending - at * MOST_PENDING;
    this.#stamp[at] = this.#now;
  }

  /** P1, E23: returns the worth of a number of supporting blocks. */
  #supportWorth(support: number): number {
    return FIGURES.support * support + Math.max(0, this.#structureEach * support - this.#structureKept);
  }

  #stepWorth(steps: number): number {
    if (Number.isNaN(this.#stepGain[steps])) this.#stepGain[steps] = this.#people.steps(steps);
    return this.#stepGain[steps];
  }

  #outerWorth(): number {
    const variant = this.#start === 0 ? 0 : 1;
    if (Number.isNaN(this.#outerGain[variant])) this.#outerGain[variant] = this.#people.outer(this.#builder);
    return this.#outerGain[variant];
  }

  #cornerWorth(): number {
    if (Number.isNaN(this.#cornerGain)) this.#cornerGain = this.#people.corner();
    return this.#cornerGain;
  }

  /** Returns the track steps that the mover gets for a block on the cell. */
  ownSteps(view: View, cell: number): number {
    if (this.#start !== 0) return 0;
    if (this.#stamp[cell] !== this.#now) this.#compute(view, cell);
    return this.#steps[cell];
  }

  /**
   * E20: returns the change in worth of the squares when two free blocks, the mover's and another seat's, are
   * exchangeWorth.
   */
  exchangeWorth(own: number, other: number, seat: number): number {
    return this.#ownerChangeWorth(own, this.#me, seat, other) + this.#ownerChangeWorth(other, seat, this.#me, own);
  }

  /**
   * Returns the change in worth when the block on a cell changes owner. Squares that also contain the other exchangeWorth
   * block stay the same.
   */
  #ownerChangeWorth(cell: number, from: number, to: number, other: number): number {
    const { standing } = this.#table;
    const squares = SQUARES_OF[cell];
    let worth = 0;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] - FIRST_SQUARE;
      const code = this.#reading.codes[square];
      const isShared = HALF_OF[other] === SQUARE_HALF[square] && (SQUARE_MASK[square] & BIT_OF[other]) !== 0;
      if (FILLED[code] === CELLS_OF_SQUARE || isShared) continue;
      worth += standing[WITH[WITHOUT[code * SEATS + from] * SEATS + to]] - standing[code];
    }
    return worth;
  }
}

function chanceOf(cell: number, playable: Playable, refill: number): number {
  const cells = HALF_OF[cell] === BASE ? playable.base : playable.upper;
  return (cells & BIT_OF[cell]) !== 0 ? 1 : refill;
}
