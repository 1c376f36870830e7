import {
  ARCHITECT,
  ARTISAN,
  activeSet,
  BIT_OF,
  BLESSING_IDS,
  BUILDER,
  CELLS,
  COLUMN_LINE_OF,
  ELDER,
  FIRST_SQUARE,
  HALF_OF,
  LEVEL_OF,
  mayUse,
  NONE,
  ownerAt,
  ROW_LINE_OF,
  SQUARE_MASK,
  SQUARES_OF,
  SUPPORT_HALF,
  SUPPORT_MASK,
  TOP_SQUARE,
  TYPE_COUNT,
  type View,
} from '@nunatak/engine';
import { countBits } from '../eval/bits.ts';
import { architectGain, cardWorth, holds, leadWorth, outerLeadWorth, trackWorth } from '../eval/cards.ts';
import { gainOf } from '../eval/features.ts';
import { Holdings, TOOL_COUNT } from '../eval/holdings.ts';
import * as F from '../eval/layout.ts';
import { CODE_OF_SEAT, FILLED } from '../eval/square.ts';
import { blocksPlaced } from '../eval/temple.ts';
import { TempleReading } from '../eval/templeReading.ts';
import { shareOf, type TempleTable, TempleTables } from '../eval/temples.ts';
import type { Weights } from '../eval/weights.ts';

const CELLS_OF_SQUARE = 4;
const TOP_LEVEL = 3;
/** Squares and lines that one block can make ready: four and two. */
const MOST_PENDING = 6;
const STRUCTURE_EXTRA = 2;

const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const LEGEND = BLESSING_IDS.indexOf('legend');
const CHANGE = BLESSING_IDS.indexOf('change');
const INSPIRATION = BLESSING_IDS.indexOf('inspiration');
const INSPIRATION_STEPS = 3;
const STRUCTURE = BLESSING_IDS.indexOf('structure');
const EDGE = BLESSING_IDS.indexOf('edge');
const STABILITY = BLESSING_IDS.indexOf('stability');

/**
 * What the parts of a turn are worth to the seat that moves: each card, each cell, each blessing.
 * All in points, as the change of its expected final score less its rivals' change. Lists are kept between turns.
 */
export class TurnValues {
  readonly weights: Weights;
  readonly holdings = new Holdings();
  readonly temple = new TempleReading();
  readonly #temples: TempleTables;

  me = 0;
  w: Float64Array;
  #own: TempleTable;
  #table: TempleTable;
  #builder = 0;

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
  #blessing = Number.NaN;
  #phase = 0;
  #structure = false;
  #edge = false;
  #stability = false;

  constructor(weights: Weights) {
    this.weights = weights;
    this.#temples = new TempleTables(weights);
    this.w = weights.phases[0];
    this.#own = this.#temples.table(0, 0, 0);
    this.#table = this.#own;
  }

  /** Gets ready to value the turn of a person, or what a person thinks of a dummy's turn. */
  read(view: View, me: number): void {
    this.me = me;
    const phase = F.phaseAt(blocksPlaced(view) + 1);
    this.w = this.weights.phases[phase];
    this.holdings.read(view);
    this.temple.read(view);
    this.#blessing = Number.NaN;
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
    if (steps > 0 && builder === this.me) worth += trackWorth(view, this.holdings, this.w, this.me, steps);
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

  /** An architect taken in the same turn gains by the steps of its cell too. */
  architectExtra(view: View, cell: number): number {
    const steps = this.#steps[cell];
    if (steps === 0 || this.#start !== 0) return 0;
    const from = view.track[this.me];
    return architectGain(view, this.w, from, Math.min(from + steps, view.facts.trackNumber.length - 1));
  }

  /** The worth of a display card used as a type by the mover. */
  ownCard(view: View, card: number, type: number): number {
    const { cardTool, cardBeasts, cardShows } = view.facts;
    const { me, w, holdings } = this;
    let worth = cardWorth(view, holdings, w, me, type, cardTool[card], cardBeasts[card], cardShows[card]);
    if (type === BUILDER) worth += this.#rivalsLead(view, me);
    else if (type === ELDER) worth += this.bestBlessing(view);
    return worth;
  }

  /** The worth of a card used for Siku or taken by a dummy: only a builder counts (Y2, Z6). */
  othersCard(view: View, type: number, builder: number): number {
    return type === BUILDER ? this.#rivalsLead(view, builder) : 0;
  }

  /** What one more builder of a seat does to the leads of the people beside it. */
  #rivalsLead(view: View, builder: number): number {
    const { types } = this.holdings;
    let worth = 0;
    for (let seat = 0; seat < view.facts.players; seat++) {
      if (seat === builder) continue;
      const best = this.holdings.mostBuildersBeside(seat, view.facts.seats);
      if (types[builder * TYPE_COUNT + BUILDER] < best) continue;
      worth += shareOf(this.weights, this.me, seat) * leadWorth(view, this.holdings, this.w, seat, 0, 1);
    }
    return worth;
  }

  /** Y1: the worth of having used an own block, or Siku's, of the active set. */
  setWorth(view: View, forSiku: boolean): number {
    const { own, siku } = activeSet(view, this.me);
    const ownLeft = forSiku ? own : own - 1;
    const sikuLeft = forSiku ? siku - 1 : siku;
    return this.w[F.ACTIVE_SET + (ownLeft + sikuLeft === 0 ? 5 : ownLeft * 2 + sikuLeft)];
  }

  bestBlessing(view: View): number {
    if (Number.isNaN(this.#blessing)) this.#blessing = this.#bestFaceUp(view);
    return this.#blessing;
  }

  #bestFaceUp(view: View): number {
    const [a, b] = view.faceUp;
    const first = a === NONE ? Number.NEGATIVE_INFINITY : this.blessingWorth(view, a);
    const second = b === NONE ? Number.NEGATIVE_INFINITY : this.blessingWorth(view, b);
    return Math.max(first, second, 0);
  }

  /** What a blessing is worth to the mover if it took it now: kept, or used at once where it can be. */
  blessingWorth(view: View, blessing: number): number {
    const { w, me } = this;
    const [feature, amount] = gainOf(view, me, blessing, this.holdings);
    return Math.max(w[F.BLESSING + blessing] + w[feature] * amount, this.usedAtOnce(view, blessing));
  }

  /** What using an immediate blessing at once is worth; nothing for the others. */
  usedAtOnce(view: View, blessing: number): number {
    const { w, me, holdings } = this;
    switch (blessing) {
      case INSPIRATION:
        return trackWorth(view, holdings, w, me, INSPIRATION_STEPS);
      case LEGEND:
        return trackWorth(view, holdings, w, me, 1) + cardWorth(view, holdings, w, me, ARCHITECT, 0, 0, 0);
      case CONSTRUCTION:
        return (
          cardWorth(view, holdings, w, me, BUILDER, 0, 0, 0) + this.#rivalsLead(view, me) + w[F.CONSTRUCTION_LEAD] / 2
        );
      case CHANGE:
        return cardWorth(view, holdings, w, me, ARTISAN, this.#fewestTool(), 0, 0);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  }

  #fewestTool(): number {
    const { tools } = this.holdings;
    let fewest = 0;
    for (let tool = 1; tool < TOOL_COUNT; tool++) {
      if (tools[this.me * TOOL_COUNT + tool] < tools[this.me * TOOL_COUNT + fewest]) fewest = tool;
    }
    return fewest;
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

  /** What keeping a held blessing is worth now. */
  keptWorth(blessing: number): number {
    return this.w[F.BLESSING + blessing];
  }
}
