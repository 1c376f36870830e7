import { BLESSING_IDS, CELLS, LEVEL_OF, NONE, ownerAt, type View } from '@nunatak/engine';
import {
  BIT_OF,
  COLUMN_LINE_OF,
  countBits,
  FIRST_SQUARE,
  HALF_OF,
  mayUse,
  ROW_LINE_OF,
  SQUARE_MASK,
  SQUARES_OF,
  SUPPORT_HALF,
  SUPPORT_MASK,
  TOP_SQUARE,
} from '@nunatak/engine/fast';
import { holds, outerLeadWorth, trackWorth } from '../eval/cards.ts';
import type { Holdings } from '../eval/holdings.ts';
import * as F from '../eval/layout.ts';
import { CODE_OF_SEAT, FILLED } from '../eval/square.ts';
import { TempleReading } from '../eval/templeReading.ts';
import { shareOf, type TempleTable, TempleTables } from '../eval/temples.ts';
import type { Weights } from '../eval/weights.ts';

const CELLS_OF_SQUARE = 4;
const TOP_LEVEL = 3;
/** Squares and lines that one block can make ready: four and two. */
const MOST_PENDING = 6;
const STRUCTURE_EXTRA = 2;

const STRUCTURE = BLESSING_IDS.indexOf('structure');
const EDGE = BLESSING_IDS.indexOf('edge');
const STABILITY = BLESSING_IDS.indexOf('stability');

/** What a block on each cell is worth to the seat that moves, less what it is worth to its rivals. */
export class CellValues {
  readonly weights: Weights;
  readonly temple = new TempleReading();
  readonly #holdings: Holdings;
  readonly #temples: TempleTables;

  me = 0;
  w: Float64Array;
  #own: TempleTable;
  #table: TempleTable;
  #builder = 0;
  #phase = 0;

  /** By cell, for the mover's block and for another's after it: its worth, its steps, and when they were worked out. */
  readonly #cell = new Float64Array(CELLS * 2);
  readonly #steps = new Int32Array(CELLS * 2);
  readonly #stamp = new Int32Array(CELLS * 2);
  #now = 0;
  #start = 0;
  /** Likewise: what a block would make ready, as the bit of the missing cell and its worth. */
  readonly #pendingBit = new Int32Array(CELLS * 2 * MOST_PENDING);
  readonly #pendingWorth = new Float64Array(CELLS * 2 * MOST_PENDING);
  readonly #pendingCount = new Int32Array(CELLS * 2);
  /** By cell: the worth of squares and lines that lack only it, while it can be built on. */
  readonly #ready = new Float64Array(CELLS);
  readonly #readyCells = new Int32Array(CELLS);
  #readyCount = 0;
  readonly #outerGain = new Float64Array(2);
  #structure = false;
  #edge = false;
  #stability = false;

  constructor(weights: Weights, holdings: Holdings) {
    this.weights = weights;
    this.#holdings = holdings;
    this.#temples = new TempleTables(weights);
    this.w = weights.phases[0];
    this.#own = this.#temples.table(0, 0, 0);
    this.#table = this.#own;
  }

  /** Gets ready to value the cells of a turn for a seat; its holdings must have been read. */
  read(view: View, me: number, phase: number): void {
    this.me = me;
    this.w = this.weights.phases[phase];
    this.temple.read(view);
    this.#phase = phase;
    this.#own = this.#temples.table(phase, me, me);
    this.#readReady(view);
    this.#structure = mayUse(view, me, STRUCTURE);
    this.#edge = holds(view, me, EDGE);
    this.#stability = holds(view, me, STABILITY);
    this.#now++;
    this.#builder = NONE;
    this.#outerGain.fill(Number.NaN);
    this.buildAs(view, me);
  }

  /** Values cells for a block of a seat from now on: the mover's, or one other seat's, Siku or a dummy. */
  buildAs(view: View, builder: number): void {
    if (builder === this.#builder) return;
    this.#builder = builder;
    const own = builder === this.me;
    this.#start = own ? 0 : CELLS;
    this.#table = own ? this.#own : this.#temples.table(this.#phase, this.me, builder);
    const variant = own ? 0 : 1;
    if (Number.isNaN(this.#outerGain[variant])) this.#outerGain[variant] = this.#outerWorth(view);
  }

  /** The worth of one more outer block of the builder: the cap's race (F2) and Edge (E21). */
  #outerWorth(view: View): number {
    const { me, w } = this;
    let worth = this.#edge && this.#builder === me ? w[F.EDGE_BLOCKS] : 0;
    const { players, seats } = view.facts;
    const { temple } = this;
    for (let seat = 0; seat < players; seat++) {
      const share = shareOf(this.weights, me, seat);
      if (share === 0) continue;
      const lead = temple.outerLead(seat, seats);
      temple.outer[this.#builder]++;
      const after = temple.outerLead(seat, seats);
      temple.outer[this.#builder]--;
      if (after !== lead) worth += share * outerLeadWorth(w, lead, after - lead);
    }
    return worth;
  }

  #readReady(view: View): void {
    const { temple } = this;
    for (let i = 0; i < this.#readyCount; i++) this.#ready[this.#readyCells[i]] = 0;
    this.#readyCount = 0;
    for (let i = 0; i < temple.readySquareCount; i++) {
      const square = temple.readySquares[i];
      this.#addReady(temple.lackingOfSquare(view, square), this.#own.ready[temple.codes[square]]);
    }
    for (let i = 0; i < temple.readyLineCount; i++) {
      this.#addReady(temple.lackingOfLine(temple.readyLines[i]), this.#own.lineReady);
    }
  }

  #addReady(cell: number, worth: number): void {
    if (worth === 0) return;
    if (this.#ready[cell] === 0) this.#readyCells[this.#readyCount++] = cell;
    this.#ready[cell] += worth;
  }

  /** What the squares and lines that lack one cell are worth to whoever comes next, given the cells the display fits. */
  readyWorth(playableBase: number, playableUpper: number): number {
    let worth = 0;
    for (let i = 0; i < this.#readyCount; i++) {
      const cell = this.#readyCells[i];
      worth += this.#ready[cell] * this.#chance(cell, playableBase, playableUpper);
    }
    return worth;
  }

  #chance(cell: number, playableBase: number, playableUpper: number): number {
    const playable = HALF_OF[cell] === 0 ? playableBase : playableUpper;
    return (playable & BIT_OF[cell]) !== 0 ? 1 : this.weights.refill;
  }

  /** The worth of a block on a cell: what it scores, what it makes of the temple, and what it leaves ready to others. */
  cellWorth(view: View, cell: number, playableBase: number, playableUpper: number): number {
    const at = this.#start + cell;
    if (this.#stamp[at] !== this.#now) this.#work(view, cell);
    let worth = this.#cell[at];
    if (this.#ready[cell] !== 0) worth -= this.#ready[cell] * this.#chance(cell, playableBase, playableUpper);
    const pending = this.#pendingCount[at];
    if (pending > 0) {
      const playable = HALF_OF[cell] === 0 ? playableBase : playableUpper;
      for (let i = at * MOST_PENDING; i < at * MOST_PENDING + pending; i++) {
        worth += this.#pendingWorth[i] * ((playable & this.#pendingBit[i]) !== 0 ? 1 : this.weights.refill);
      }
    }
    return worth;
  }

  #work(view: View, cell: number): void {
    const { temple } = this;
    const table = this.#table;
    const builder = this.#builder;
    const half = HALF_OF[cell];
    const bit = BIT_OF[cell];
    const free = ~(view.occupied[half] | bit);
    const level = LEVEL_OF[cell];
    let worth = 0;
    const at = this.#start + cell;
    let pending = at * MOST_PENDING;
    if (level > 0) {
      worth -= table.open[temple.codeUnder(cell)];
      if (builder === this.me) worth += this.#supportWorth(view, cell);
    }
    const squares = SQUARES_OF[cell];
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i];
      const code = temple.codes[square - FIRST_SQUARE];
      worth += table.added[code];
      const filled = FILLED[code];
      if (filled === CELLS_OF_SQUARE - 1) {
        if (square !== TOP_SQUARE) worth += table.open[code + CODE_OF_SEAT[builder]];
      } else if (filled === CELLS_OF_SQUARE - 2) {
        this.#pendingBit[pending] = SQUARE_MASK[square - FIRST_SQUARE] & free;
        this.#pendingWorth[pending++] = table.ready[code + CODE_OF_SEAT[builder]];
      }
    }
    let steps = 0;
    if (level !== TOP_LEVEL) {
      for (let i = 0; i < 2; i++) {
        const line = i === 0 ? ROW_LINE_OF[cell] : COLUMN_LINE_OF[cell];
        const count = temple.missingCount[line] - 1;
        if (count === 0) {
          steps++;
          worth -= table.lineOne;
        } else if (count === 1) {
          worth += table.lineOne - table.lineTwo;
          this.#pendingBit[pending] = temple.missing[line] & free;
          this.#pendingWorth[pending++] = table.lineReady;
        } else if (count === 2) worth += table.lineTwo;
      }
    }
    if (steps > 0 && builder === this.me) worth += trackWorth(view, this.#holdings, this.w, this.me, steps);
    if ((view.facts.outer[half] & bit) !== 0) worth += this.#outerGain[this.#start === 0 ? 0 : 1];
    if (this.#stability && builder === this.me && (view.facts.corners[half] & bit) !== 0) {
      worth += this.w[F.STABILITY_CORNERS];
    }
    this.#cell[at] = worth;
    this.#steps[at] = steps;
    this.#pendingCount[at] = pending - at * MOST_PENDING;
    this.#stamp[at] = this.#now;
  }

  /** P1, E23: Structure is counted where it pays more than keeping it. */
  #supportWorth(view: View, cell: number): number {
    const support = countBits(view.blocks[this.me * 2 + SUPPORT_HALF[cell]] & SUPPORT_MASK[cell]);
    if (!this.#structure) return support;
    return support + Math.max(0, STRUCTURE_EXTRA * support - this.w[F.BLESSING + STRUCTURE]);
  }

  /** The steps on the track that the mover's block on a cell makes; its worth must have been asked before. */
  ownSteps(cell: number): number {
    return this.#start === 0 ? this.#steps[cell] : 0;
  }

  /** E20: the worth of exchanging the owners of two free blocks, one of them the mover's. */
  swapWorth(view: View, own: number, other: number): number {
    const seat = ownerAt(view, other);
    return this.#flipWorth(view, own, this.me, seat) + this.#flipWorth(view, other, seat, this.me);
  }

  #flipWorth(view: View, cell: number, from: number, to: number): number {
    const squares = SQUARES_OF[cell];
    const change = CODE_OF_SEAT[to] - CODE_OF_SEAT[from];
    let worth = 0;
    for (let i = 0; i < squares.length; i++) {
      const code = this.temple.codes[squares[i] - FIRST_SQUARE];
      if (FILLED[code] < CELLS_OF_SQUARE) worth += this.#own.standing[code + change] - this.#own.standing[code];
    }
    if ((view.facts.outer[HALF_OF[cell]] & BIT_OF[cell]) === 0) return worth;
    return worth + (to === this.me ? this.#outerGain[0] : -this.#outerGain[0]);
  }
}
