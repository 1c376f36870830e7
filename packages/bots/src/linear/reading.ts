import {
  ARCHITECT,
  activeSet,
  BEAST,
  BLESSING_IDS,
  BUILDER,
  ELDER,
  type Facts,
  HELD,
  LAID,
  LEVELS,
  NONE,
  TOOLS,
  UNSEEN,
  type View,
} from '@nunatak/engine';
import {
  ARTISAN,
  BLESSING_COUNT,
  COLUMN_LINE_OF,
  FIRST_SQUARE,
  HALF_START,
  HALVES,
  LINES,
  lowestBit,
  ownedAs,
  ROW_LINE_OF,
  SQUARES,
  SQUARES_OF,
  TYPE_COUNT,
} from '@nunatak/engine/fast';
import { EMPTY, SEATS, WITH, WITHOUT } from './square.ts';

export const TOOL_COUNT = TOOLS.length;
/** P2: number of lines on levels 1 to 3, which come first in LINES: only they give steps. */
export const STEP_LINES = LINES.filter((line) => line.level < LEVELS - 1).length;

const LINE_LENGTH = Int32Array.from(LINES.slice(0, STEP_LINES), ({ mask }) => {
  let cells = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) cells++;
  return cells;
});

const TYPE_UNIT = ownedAs(1, 0);

export const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
export const LEGEND = BLESSING_IDS.indexOf('legend');
export const CHANGE = BLESSING_IDS.indexOf('change');

/**
 * The counts that the linear model reads from a position. `update` applies only what changed since the last view (a few
 * cells and one card per turn), which is faster than reading the whole temple. To ask "what if", callers may change
 * counts, but must change them back.
 */
export class Reading {
  /** By square - FIRST_SQUARE: the code of its blocks (see square.ts). */
  readonly codes = new Int32Array(SQUARES).fill(EMPTY);
  /** By line of levels 1 to 3: number of cells without a block. */
  readonly lacking = Int32Array.from(LINE_LENGTH);
  /** By seat: number of blocks on outer and on corner cells (G4). */
  readonly outer = new Int32Array(SEATS);
  readonly corners = new Int32Array(SEATS);
  placed = 0;

  /** Number of cards, by seat and type, and by seat and tool (without Change). */
  readonly types = new Int32Array(SEATS * TYPE_COUNT);
  readonly tools = new Int32Array(SEATS * TOOL_COUNT);
  /** By seat: number of beast symbols. By seat and type: number of elders that show the type. */
  readonly symbols = new Int32Array(SEATS);
  readonly shown = new Int32Array(SEATS * TYPE_COUNT);
  readonly track = new Int32Array(SEATS);
  /** By seat: held blessings, as bits. */
  readonly held = new Int32Array(SEATS);
  /** Seats that have laid Construction and Change; NONE if not laid. */
  constructionOf: number = NONE;
  changeOf: number = NONE;
  /** E25: the tool chosen for Change; NONE until chosen. */
  changeTool: number = NONE;
  /** Two players, by seat: own and Siku's blocks left in the active set (Y1), as own * 2 + siku. */
  readonly sets = new Int32Array(SEATS);

  facts: Facts | undefined;
  readonly #blocks = new Int32Array(SEATS * HALVES);
  #cards = new Int32Array(0);
  readonly #blessings = new Int32Array(BLESSING_COUNT).fill(NONE);

  /** Updates all counts to a view. */
  update(view: View): void {
    if (view.facts !== this.facts) this.#begin(view.facts);
    this.#updateBlocks(view);
    this.#updateCards(view);
    this.#updateBlessings(view);
    const { players } = view.facts;
    for (let seat = 0; seat < players; seat++) this.track[seat] = view.track[seat];
    this.changeTool = view.changeTool;
    if (players === 2) {
      for (let seat = 0; seat < players; seat++) {
        const { own, siku } = activeSet(view, seat);
        this.sets[seat] = own * 2 + siku;
      }
    }
  }

  #begin(facts: Facts): void {
    this.facts = facts;
    this.codes.fill(EMPTY);
    this.lacking.set(LINE_LENGTH);
    for (const list of [this.outer, this.corners, this.types, this.tools, this.symbols, this.shown, this.held]) {
      list.fill(0);
    }
    this.placed = 0;
    this.constructionOf = NONE;
    this.changeOf = NONE;
    this.#blocks.fill(0);
    this.#cards = new Int32Array(facts.cardPile.length).fill(UNSEEN);
    this.#blessings.fill(NONE);
  }

  #updateBlocks({ blocks, facts }: View): void {
    const known = this.#blocks;
    // Remove blocks before adding others, so that a square never holds more than four.
    for (let i = 0; i < facts.seats * HALVES; i++) {
      const gone = known[i] & ~blocks[i];
      if (gone !== 0) this.#moveBlocks(facts, i, gone, -1);
    }
    for (let i = 0; i < facts.seats * HALVES; i++) {
      const come = blocks[i] & ~known[i];
      if (come !== 0) this.#moveBlocks(facts, i, come, 1);
      known[i] = blocks[i];
    }
  }

  #moveBlocks({ outer, corners }: Facts, at: number, cells: number, by: number): void {
    const half = at % HALVES;
    const seat = (at - half) / HALVES;
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      this.#moveBlock(seat, HALF_START[half] + lowestBit(rest), by);
      if ((outer[half] & bit) !== 0) this.outer[seat] += by;
      if ((corners[half] & bit) !== 0) this.corners[seat] += by;
    }
  }

  #moveBlock(seat: number, cell: number, by: number): void {
    const { codes, lacking } = this;
    const step = by > 0 ? WITH : WITHOUT;
    const squares = SQUARES_OF[cell];
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] - FIRST_SQUARE;
      codes[square] = step[codes[square] * SEATS + seat];
    }
    this.placed += by;
    if (ROW_LINE_OF[cell] >= STEP_LINES) return;
    lacking[ROW_LINE_OF[cell]] -= by;
    lacking[COLUMN_LINE_OF[cell]] -= by;
  }

  #updateCards({ cards }: View): void {
    const known = this.#cards;
    for (let card = 0; card < known.length; card++) {
      const now = cards[card];
      const before = known[card];
      if (now === before) continue;
      if (before >= 0) this.moveCard(Math.floor(before / TYPE_UNIT), before % TYPE_UNIT, card, -1);
      if (now >= 0) this.moveCard(Math.floor(now / TYPE_UNIT), now % TYPE_UNIT, card, 1);
      known[card] = now;
    }
  }

  /** Adds a card to a seat's cards as a type (`by` 1), or removes it (-1). */
  moveCard(seat: number, type: number, card: number, by: number): void {
    const { facts } = this;
    if (facts === undefined) return;
    this.types[seat * TYPE_COUNT + type] += by;
    if (type === ARTISAN) this.tools[seat * TOOL_COUNT + facts.cardTool[card]] += by;
    else if (type === BEAST) this.symbols[seat] += by * facts.cardBeasts[card];
    else if (type === ELDER) {
      for (let rest = facts.cardShows[card]; rest !== 0; rest &= rest - 1) {
        this.shown[seat * TYPE_COUNT + lowestBit(rest)] += by;
      }
    }
  }

  #updateBlessings({ blessingState, blessingSeat }: View): void {
    const known = this.#blessings;
    for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
      const where = blessingState[blessing];
      const now = where === HELD || where === LAID ? where * SEATS + blessingSeat[blessing] : NONE;
      const before = known[blessing];
      if (now === before) continue;
      if (before !== NONE) this.#moveBlessing(blessing, before, -1);
      if (now !== NONE) this.#moveBlessing(blessing, now, 1);
      known[blessing] = now;
    }
  }

  #moveBlessing(blessing: number, entry: number, by: number): void {
    const seat = entry % SEATS;
    if (entry >= LAID * SEATS) this.layBlessing(seat, blessing, by);
    else this.hold(seat, blessing, by);
  }

  /** Adds a blessing to those a seat holds (`by` 1), or removes it (-1). */
  hold(seat: number, blessing: number, by: number): void {
    if (by > 0) this.held[seat] |= 1 << blessing;
    else this.held[seat] &= ~(1 << blessing);
  }

  /** E37: adds a laid blessing to a seat's cards (`by` 1), or removes it (-1). */
  layBlessing(seat: number, blessing: number, by: number): void {
    const at = seat * TYPE_COUNT;
    if (blessing === CONSTRUCTION) {
      this.types[at + BUILDER] += by;
      this.constructionOf = by > 0 ? seat : NONE;
    } else if (blessing === CHANGE) {
      this.types[at + ARTISAN] += by;
      this.changeOf = by > 0 ? seat : NONE;
    } else if (blessing === LEGEND) this.types[at + ARCHITECT] += by;
  }

  /** Returns the highest number of builders of any other seat. */
  mostBuildersBeside(seat: number): number {
    const { types } = this;
    let most = 0;
    for (let other = 0; other < SEATS; other++) {
      const builders = types[other * TYPE_COUNT + BUILDER];
      if (other !== seat && builders > most) most = builders;
    }
    return most;
  }

  /** F2: returns the seat's outer blocks minus the most of any other seat. */
  outerLead(seat: number): number {
    const { outer } = this;
    let most = 0;
    for (let other = 0; other < SEATS; other++) if (other !== seat && outer[other] > most) most = outer[other];
    return outer[seat] - most;
  }
}
