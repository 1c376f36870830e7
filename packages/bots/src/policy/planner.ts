import { ARCHITECT, activeSet, BLESSING_IDS, BUILDER, NONE, nextFraction, type Rng, type View } from '@nunatak/engine';
import {
  BIT_OF,
  DISPLAY_PLACES,
  HALF_START,
  HALVES,
  lowestBit,
  type Move,
  makeMove,
  mayUse,
  PLACE_BLOCK,
  SIKU,
  SWAP_TILES,
  SYMBOLS_OF,
  TAKE_CARD,
  TYPE_COUNT,
  USE_BLESSING,
  USE_FOR,
} from '@nunatak/engine/fast';
import { alikeCards } from '../eval/alike.ts';
import { cellsShowing } from '../eval/playable.ts';
import type { Weights } from '../eval/weights.ts';
import type { PlanSink } from './plans.ts';
import { TurnValues } from './turnValues.ts';

const MOVEMENT = BLESSING_IDS.indexOf('movement');
const BUILDER_BIT = 1 << BUILDER;

/** Lists the whole plans of a turn, card, use, swap and cell, each with its worth to the seat that moves. */
export class Planner {
  readonly values: TurnValues;
  #playableBase = 0;
  #playableUpper = 0;
  #noise = 0;
  #rng: Rng | undefined;

  constructor(weights: Weights) {
    this.values = new TurnValues(weights);
  }

  /** Adds every plan of the turn under way to a sink. With noise, worths are shaken by that many points. */
  list(view: View, sink: PlanSink, noise = 0, rng?: Rng): void {
    this.values.read(view, view.active);
    this.#noise = noise;
    this.#rng = rng;
    if (view.phase === 'takeCard') this.#listCards(view, sink);
    else this.#listCard(view, view.card, NONE, sink);
  }

  #listCards(view: View, sink: PlanSink): void {
    const { display, active, reservedCard, reservedBy, free, symbols } = view;
    const mustTake = reservedBy === active && !free && (SYMBOLS_OF[reservedCard] & symbols) !== 0;
    // In the solo game it matters where a card lies (Z3), and a reserved card is like no other.
    const alike = view.facts.players === 1 || reservedCard !== NONE ? undefined : alikeCards(view.facts);
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = display[place];
      if (card === NONE || (mustTake && card !== reservedCard)) continue;
      if (card === reservedCard && reservedBy !== active) continue;
      if (!free && (SYMBOLS_OF[card] & symbols) === 0) continue;
      if (alike === undefined || !isAlikeBefore(display, place, alike)) this.#listCard(view, card, place, sink);
    }
  }

  /** The plans with one card; `place` is where it still lies in the display. */
  #listCard(view: View, card: number, place: number, sink: PlanSink): void {
    this.#lookAround(view, place);
    if (view.facts.players !== 2) {
      this.#listUse(view, card, place, view.active, NONE, 0, sink);
      return;
    }
    if (view.phase === 'placeBlock') {
      this.#listUse(view, card, place, view.forSiku ? SIKU : view.active, NONE, 0, sink);
      return;
    }
    const set = activeSet(view, view.active);
    if (set.own > 0) {
      const worth = this.values.setWorth(view, false);
      this.#listUse(view, card, place, view.active, makeMove(USE_FOR, 0), worth, sink);
    }
    if (set.siku > 0) {
      const worth = this.values.setWorth(view, true);
      this.#listUse(view, card, place, SIKU, makeMove(USE_FOR, 1), worth, sink);
    }
  }

  #lookAround(view: View, except: number): void {
    const { display, showing, reservedCard } = view;
    let symbols = 0;
    for (let place = 0; place < DISPLAY_PLACES; place++) {
      const card = display[place];
      if (card !== NONE && place !== except && card !== reservedCard) symbols |= SYMBOLS_OF[card];
    }
    this.#playableBase = cellsShowing(showing, 0, symbols);
    this.#playableUpper = cellsShowing(showing, 1, symbols);
  }

  #listUse(view: View, card: number, place: number, builder: number, use: Move, base: number, sink: PlanSink): void {
    const { values } = this;
    values.cells.buildAs(view, builder);
    const around = base + values.cells.readyWorth(this.#playableBase, this.#playableUpper);
    const take = place === NONE ? NONE : makeMove(TAKE_CARD, card);
    sink.begin(take, use);
    const symbols = SYMBOLS_OF[card];
    const split = (symbols & (symbols - 1)) !== 0;
    for (let type = 0; type < TYPE_COUNT; type++) {
      if ((symbols & (1 << type)) === 0) continue;
      const worth =
        around + (builder === view.active ? values.ownCard(view, card, type) : values.othersCard(view, type, builder));
      if (view.mustBuildA !== NONE) {
        if (type === BUILDER) this.#listMustBuild(view, worth, sink);
        continue;
      }
      this.#listCells(view, card, type, split, worth, sink);
      if (view.free) continue;
      if (type === BUILDER) this.#listSwaps(view, worth, sink);
      if (mayUse(view, view.active, MOVEMENT)) this.#listMovements(view, card, type, worth, sink);
    }
  }

  #add(view: View, worth: number, type: number, cell: number, before: Move, place: Move, sink: PlanSink): void {
    const { values } = this;
    let sum = worth + values.cells.cellWorth(view, cell, this.#playableBase, this.#playableUpper);
    if (type === ARCHITECT) sum += values.architectExtra(view, cell);
    if (this.#noise > 0 && this.#rng !== undefined) sum += this.#noise * gumbel(this.#rng);
    sink.add(sum, before, place);
  }

  #listCells(view: View, card: number, type: number, split: boolean, worth: number, sink: PlanSink): void {
    const other = SYMBOLS_OF[card] & ~(1 << type);
    for (let half = 0; half < HALVES; half++) {
      const fitting = view.free ? view.open[half] : view.showing[type * HALVES + half];
      const both = split && !view.free ? cellsShowing(view.showing, half, other) : 0;
      for (let rest = fitting; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const named = split && (view.free || (both & BIT_OF[cell]) !== 0);
        this.#add(view, worth, type, cell, NONE, makeMove(PLACE_BLOCK, cell, named ? type + 1 : 0), sink);
      }
    }
  }

  #listMustBuild(view: View, worth: number, sink: PlanSink): void {
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const tile = view.tileAt[cell];
        if (tile !== view.mustBuildA && tile !== view.mustBuildB) continue;
        this.#add(view, worth, BUILDER, cell, NONE, makeMove(PLACE_BLOCK, cell), sink);
      }
    }
  }

  /** B1: a builder tile is brought to any open cell. */
  #listSwaps(view: View, worth: number, sink: PlanSink): void {
    const from = this.#tileToMove(view, BUILDER_BIT);
    if (from === NONE) return;
    for (let half = 0; half < HALVES; half++) {
      for (let rest = view.open[half] & ~view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        this.#add(view, worth, BUILDER, cell, pair(SWAP_TILES, from, cell, 0), makeMove(PLACE_BLOCK, cell), sink);
      }
    }
  }

  /** E11: Movement brings a fitting tile to any open cell, and is gone then. */
  #listMovements(view: View, card: number, type: number, worth: number, sink: PlanSink): void {
    const from = this.#tileToMove(view, 1 << type);
    if (from === NONE) return;
    const shared = SYMBOLS_OF[card] & SYMBOLS_OF[view.tileAt[from]];
    const side = (shared & (shared - 1)) !== 0 ? type + 1 : 0;
    const left = worth - this.values.keptWorth(MOVEMENT);
    for (let half = 0; half < HALVES; half++) {
      const fitting = cellsShowing(view.showing, half, SYMBOLS_OF[card]);
      for (let rest = view.open[half] & ~fitting; rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const move = pair(USE_BLESSING, from, cell, MOVEMENT);
        this.#add(view, left, type, cell, move, makeMove(PLACE_BLOCK, cell, side), sink);
      }
    }
  }

  /** The open tile with a symbol whose cell is worth least to build on: the one to give away in a swap. */
  #tileToMove(view: View, symbol: number): number {
    let best: number = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let half = 0; half < HALVES; half++) {
      for (let rest = cellsShowing(view.showing, half, symbol); rest !== 0; rest &= rest - 1) {
        const cell = HALF_START[half] + lowestBit(rest);
        const worth = this.values.cells.cellWorth(view, cell, this.#playableBase, this.#playableUpper);
        if (worth < least) {
          least = worth;
          best = cell;
        }
      }
    }
    return best;
  }
}

/** Whether a card that plays alike lies at an earlier place of the display. */
function isAlikeBefore(display: readonly number[], place: number, alike: Int32Array): boolean {
  for (let earlier = 0; earlier < place; earlier++) {
    if (display[earlier] !== NONE && alike[display[earlier]] === alike[display[place]]) return true;
  }
  return false;
}

function pair(type: number, a: number, b: number, blessing: number): Move {
  return a < b ? makeMove(type, a, b, blessing) : makeMove(type, b, a, blessing);
}

/** Noise that turns the best of several worths into a softmax choice. */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(nextFraction(rng) + 1e-12));
}
