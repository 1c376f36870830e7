import { ARCHITECT, activeSet, BLESSING_IDS, BUILDER, ELDER, NONE, type View } from '@nunatak/engine';
import { ARTISAN, TYPE_COUNT } from '@nunatak/engine/fast';
import { architectGain, cardWorth, leadWorth, trackWorth } from '../eval/cards.ts';
import { gainOf } from '../eval/features.ts';
import { Holdings, TOOL_COUNT } from '../eval/holdings.ts';
import * as F from '../eval/layout.ts';
import { blocksPlaced } from '../eval/temple.ts';
import { shareOf } from '../eval/temples.ts';
import type { Weights } from '../eval/weights.ts';
import { CellValues } from './cellValues.ts';

const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const LEGEND = BLESSING_IDS.indexOf('legend');
const CHANGE = BLESSING_IDS.indexOf('change');
const INSPIRATION = BLESSING_IDS.indexOf('inspiration');
const INSPIRATION_STEPS = 3;

/**
 * What the parts of a turn are worth to the seat that moves: each card, each cell, each blessing.
 * All in points, as the change of its expected final score less its rivals' change. Lists are kept between turns.
 */
export class TurnValues {
  readonly weights: Weights;
  readonly holdings = new Holdings();
  readonly cells: CellValues;
  me = 0;
  w: Float64Array;
  #blessing = Number.NaN;

  constructor(weights: Weights) {
    this.weights = weights;
    this.w = weights.phases[0];
    this.cells = new CellValues(weights, this.holdings);
  }

  /** Gets ready to value the turn of a person, or what a person thinks of a dummy's turn. */
  read(view: View, me: number): void {
    const phase = F.phaseAt(blocksPlaced(view) + 1);
    this.me = me;
    this.w = this.weights.phases[phase];
    this.holdings.read(view);
    this.cells.read(view, me, phase);
    this.#blessing = Number.NaN;
  }

  /** An architect taken in the same turn gains by the steps of its cell too. */
  architectExtra(view: View, cell: number): number {
    const steps = this.cells.ownSteps(cell);
    if (steps === 0) return 0;
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

  /** What keeping a held blessing is worth now. */
  keptWorth(blessing: number): number {
    return this.w[F.BLESSING + blessing];
  }
}
