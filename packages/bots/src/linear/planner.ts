import {
  ARCHITECT,
  BLESSING_IDS,
  BUILDER,
  barredCard,
  DISPLAY_SIZE,
  ELDER,
  mustTakeReserved,
  NONE,
  type View,
} from '@nunatak/engine';
import {
  BIT_OF,
  DISPLAY_PLACES,
  HALF_OF,
  HALF_START,
  HALVES,
  lowestBit,
  type Move,
  makeMove,
  mayUse,
  PLACE_BLOCK,
  SIKU,
  SWAP_TILES,
  TAKE_CARD,
  TYPE_COUNT,
  USE_BLESSING,
  USE_FOR,
} from '@nunatak/engine/fast';
import { cardClassesIn } from '../guide/equivalence.ts';
import type { PlanSink } from '../guide/guide.ts';
import { cellsShowing, Playable } from './playable.ts';
import type { TurnWorth } from './turnWorth.ts';

const MOVEMENT = BLESSING_IDS.indexOf('movement');
const BUILDER_BIT = 1 << BUILDER;
const FOR_SELF = makeMove(USE_FOR, 0);
const FOR_SIKU = makeMove(USE_FOR, 1);

/**
 * Lists the whole plans of a turn, card, use, swap and cell, each with its worth to the seat that moves. It is a second
 * generator of legal moves beside the engine's, for speed; a test compares the two in every mode. It leaves out twins:
 * cards that play alike, all but one of the tiles that a swap could bring to a cell, and swaps that gain nothing.
 */
export class Planner {
  readonly #worth: TurnWorth;
  readonly #playable = new Playable();
  #refill = 0;
  /** The card under way: what it is worth, and its moves. */
  #card = 0;
  #type = 0;
  #base = 0;
  #take: Move = NONE;
  #use: Move = NONE;

  constructor(worth: TurnWorth) {
    this.#worth = worth;
  }

  /** Adds every plan of the turn under way to a sink. The turn's worth must be read for the active seat. */
  list(view: View, sink: PlanSink): void {
    if (view.phase === 'takeCard') this.#listCards(view, sink);
    else this.#listCard(view, view.card, NONE, sink);
  }

  #listCards(view: View, sink: PlanSink): void {
    const { display, active, reservedCard, free, symbols } = view;
    const mustTake = mustTakeReserved(view, active);
    const barred = barredCard(view, active);
    const cardClass = cardClassesIn(view);
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = display[place];
      if (card === NONE || card === barred || (mustTake && card !== reservedCard)) continue;
      if (!free && (view.facts.cardSymbols[card] & symbols) === 0) continue;
      if (cardClass === undefined || !hasEquivalentBefore(display, place, cardClass))
        this.#listCard(view, card, place, sink);
    }
  }

  /** The plans with one card; `place` is where it still lies in the display. */
  #listCard(view: View, card: number, place: number, sink: PlanSink): void {
    this.#card = card;
    this.#take = place === NONE ? NONE : makeMove(TAKE_CARD, card);
    this.#playable.readWithout(view, place);
    this.#refill = willRefill(view, place) ? this.#worth.refill : 0;
    const { active } = view;
    if (view.facts.players !== 2) {
      this.#listUse(view, active, NONE, 0, sink);
      return;
    }
    if (view.phase === 'placeBlock') {
      this.#listUse(view, view.forSiku ? SIKU : active, NONE, 0, sink);
      return;
    }
    const own = this.#worth.setAfter(view, false);
    if (own !== undefined) this.#listUse(view, active, FOR_SELF, own, sink);
    // E36: a reserved card is for oneself.
    if (view.facts.reservesForSelf && card === view.reservedCard) return;
    const siku = this.#worth.setAfter(view, true);
    if (siku !== undefined) this.#listUse(view, SIKU, FOR_SIKU, siku, sink);
  }

  #listUse(view: View, builder: number, use: Move, worth: number, sink: PlanSink): void {
    const { cells, people } = this.#worth;
    const card = this.#card;
    cells.buildAs(builder);
    this.#use = use;
    const around = worth + cells.readyWorth(this.#playable, this.#refill);
    const symbols = view.facts.cardSymbols[card];
    for (let type = 0; type < TYPE_COUNT; type++) {
      if ((symbols & (1 << type)) === 0) continue;
      // Y2, Z6: of a card used for another only a builder counts.
      const isCounted = builder === view.active || type === BUILDER;
      this.#type = type;
      this.#base = around + (isCounted ? people.card(builder, type, card) : 0);
      if (view.mustBuildA !== NONE) {
        if (type === BUILDER) this.#listMustBuild(view, sink);
        continue;
      }
      this.#listCells(view, sink);
      if (view.free) continue;
      if (type === BUILDER) this.#listSwaps(view, sink);
      if (mayUse(view, view.active, MOVEMENT)) this.#listMovements(view, sink);
    }
  }

  /** The worth of the card under way with a block on a cell. */
  #worthAt(view: View, cell: number): number {
    const { cells } = this.#worth;
    const worth = this.#base + cells.worth(view, cell, this.#playable, this.#refill);
    if (this.#type === ARCHITECT) return worth + this.#worth.architectWithSteps(view, this.#card, cell);
    if (this.#type === ELDER && !this.#isForSiku(view)) return worth + this.#worth.blessingWith(view, this.#card, cell);
    return worth;
  }

  #isForSiku({ forSiku }: View): boolean {
    return forSiku || this.#use === FOR_SIKU;
  }

  #listCells(view: View, sink: PlanSink): void {
    const symbols = view.facts.cardSymbols[this.#card];
    const type = this.#type;
    const other = symbols & ~(1 << type);
    for (let half = 0; half < HALVES; half++) {
      const fitting = view.free ? view.open[half] : view.showing[type * HALVES + half];
      const fittingOther = view.free ? fitting : cellsShowing(view.showing, half, other);
      const both = other === 0 ? 0 : fittingOther;
      for (let rest = fitting; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const side = (both & rest & -rest) !== 0 ? type + 1 : 0;
        sink.add(this.#worthAt(view, cell), this.#take, this.#use, NONE, makeMove(PLACE_BLOCK, cell, side));
      }
    }
  }

  #listMustBuild(view: View, sink: PlanSink): void {
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const tile = view.tileAt[cell];
        if (tile !== view.mustBuildA && tile !== view.mustBuildB) continue;
        sink.add(this.#worthAt(view, cell), this.#take, this.#use, NONE, makeMove(PLACE_BLOCK, cell));
      }
    }
  }

  /** B1: a builder tile is brought to any open cell. */
  #listSwaps(view: View, sink: PlanSink): void {
    const from = this.#tileToMove(view, BUILDER_BIT);
    if (from === NONE) return;
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.open[half] & ~view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const worth = this.#worthAt(view, cell) + this.#turnedWorth(view, cell, from);
        const swap = pair(SWAP_TILES, from, cell, 0);
        sink.add(worth, this.#take, this.#use, swap, makeMove(PLACE_BLOCK, cell));
      }
    }
  }

  /** E11: Movement brings a fitting tile to any open cell, and is gone then. */
  #listMovements(view: View, sink: PlanSink): void {
    const type = this.#type;
    const symbols = view.facts.cardSymbols[this.#card];
    const from = this.#tileToMove(view, 1 << type);
    if (from === NONE) return;
    const shared = symbols & view.facts.tileSymbols[view.tileAt[from]];
    const side = (shared & (shared - 1)) !== 0 ? type + 1 : 0;
    const kept = this.#worth.people.held(MOVEMENT);
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.open[half] & ~cellsShowing(view.showing, half, symbols); rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const worth = this.#worthAt(view, cell) + this.#turnedWorth(view, cell, from) - kept;
        const swap = pair(USE_BLESSING, from, cell, MOVEMENT);
        sink.add(worth, this.#take, this.#use, swap, makeMove(PLACE_BLOCK, cell, side));
      }
    }
  }

  /** What it changes for whoever comes next that the tile of the cell built on lies where the builder tile lay. */
  #turnedWorth(view: View, cell: number, from: number): number {
    const cells = HALF_OF[from] === 0 ? this.#playable.base : this.#playable.upper;
    const before = (cells & BIT_OF[from]) !== 0;
    const after = (view.facts.tileSymbols[view.tileAt[cell]] & this.#playable.symbols) !== 0;
    if (before === after) return 0;
    return this.#worth.cells.turned(cell, from, after ? 1 - this.#refill : this.#refill - 1);
  }

  /** The open tile with a symbol whose cell is worth least to build on: the one to give away in a swap. */
  #tileToMove(view: View, symbol: number): number {
    let best: number = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let half = 0; half < HALVES; half++) {
      for (let rest = cellsShowing(view.showing, half, symbol); rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const worth = this.#worth.cells.worth(view, cell, this.#playable, this.#refill);
        if (worth < least) {
          least = worth;
          best = cell;
        }
      }
    }
    return best;
  }
}

/** T7: whether a card will be turned up at the end of the turn, once the one at a place is taken. */
function willRefill({ display, deckCount, facts }: View, taken: number): boolean {
  // Z2: the solo diamond is filled later, but before the person's next turn.
  if (facts.players === 1) return true;
  if (deckCount === 0) return false;
  let cards = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NONE && place !== taken) cards++;
  return cards < DISPLAY_SIZE;
}

/** Whether a card that plays alike lies at an earlier place of the display. */
function hasEquivalentBefore(display: readonly number[], place: number, cardClass: Int32Array): boolean {
  for (let earlier = 0; earlier < place; earlier++) {
    if (display[earlier] !== NONE && cardClass[display[earlier]] === cardClass[display[place]]) return true;
  }
  return false;
}

function pair(type: number, a: number, b: number, blessing: number): Move {
  return a < b ? makeMove(type, a, b, blessing) : makeMove(type, b, a, blessing);
}
