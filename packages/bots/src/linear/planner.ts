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
 * Lists the whole plans of a turn (card, user, swap and cell), each with its worth to the mover. For speed, this is a
 * second generator of legal moves besides the engine's; a test compares the two in every mode. It omits duplicates:
 * equivalent cards, all but the least useful tile to swap away, and swaps that gain nothing.
 */
export class Planner {
  readonly #worth: TurnWorth;
  readonly #playable = new Playable();
  #refill = 0;
  /** The card whose plans are being listed: its number, type, worth and moves. */
  #card = 0;
  #type = 0;
  #base = 0;
  #take: Move = NONE;
  #use: Move = NONE;

  constructor(worth: TurnWorth) {
    this.#worth = worth;
  }

  /** Adds every plan of the current turn to a sink. Call TurnWorth.read for the active seat first. */
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

  /** Lists the plans with one card. `place` is its place in the display, or NONE if the card is already taken. */
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
    // E36: a reserved card can be used for oneself only.
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
      // Y2, Z6: if a card is used for another seat, only a builder counts.
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

  /** Returns the worth of the current card with a block on a cell. */
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

  /** B1: lists swaps that bring a builder tile to any open cell. */
  #listSwaps(view: View, sink: PlanSink): void {
    const from = this.#tileToMove(view, BUILDER_BIT);
    if (from === NONE) return;
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.open[half] & ~view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const worth = this.#worthAt(view, cell) + this.#swappedTileWorth(view, cell, from);
        const swap = pair(SWAP_TILES, from, cell, 0);
        sink.add(worth, this.#take, this.#use, swap, makeMove(PLACE_BLOCK, cell));
      }
    }
  }

  /** E11: lists uses of Movement, which brings a fitting tile to any open cell. */
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
        const worth = this.#worthAt(view, cell) + this.#swappedTileWorth(view, cell, from) - kept;
        const swap = pair(USE_BLESSING, from, cell, MOVEMENT);
        sink.add(worth, this.#take, this.#use, swap, makeMove(PLACE_BLOCK, cell, side));
      }
    }
  }

  /** Returns the change in worth due to the other cell of a swap, whose new tile may or may not fit the next cards. */
  #swappedTileWorth(view: View, cell: number, from: number): number {
    const cells = HALF_OF[from] === 0 ? this.#playable.base : this.#playable.upper;
    const before = (cells & BIT_OF[from]) !== 0;
    const after = (view.facts.tileSymbols[view.tileAt[cell]] & this.#playable.symbols) !== 0;
    if (before === after) return 0;
    return this.#worth.cells.tileChangeWorth(cell, from, after ? 1 - this.#refill : this.#refill - 1);
  }

  /**
   * Returns the cell, among those that show a symbol, that is worth least to build on: its tile is the one to swap
   * away.
   */
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

/** T7: returns true if the display will be refilled at the end of the turn, after the card at a place was taken. */
function willRefill({ display, deckCount, facts }: View, taken: number): boolean {
  // Z2: the solo display is refilled later, but before the player's next turn.
  if (facts.players === 1) return true;
  if (deckCount === 0) return false;
  let cards = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] !== NONE && place !== taken) cards++;
  return cards < DISPLAY_SIZE;
}

/** Returns true if an equivalent card is at an earlier place of the display. */
function hasEquivalentBefore(display: readonly number[], place: number, cardClass: Int32Array): boolean {
  for (let earlier = 0; earlier < place; earlier++) {
    if (display[earlier] !== NONE && cardClass[display[earlier]] === cardClass[display[place]]) return true;
  }
  return false;
}

function pair(type: number, a: number, b: number, blessing: number): Move {
  return a < b ? makeMove(type, a, b, blessing) : makeMove(type, b, a, blessing);
}
