import { ARCHITECT, activeSet, BLESSING_FIGURES, BLESSING_IDS, ELDER, FIGURES, NONE, type View } from '@nunatak/engine';
import { BIT_OF, HALF_OF, mayUse } from '@nunatak/engine/fast';
import { CellWorth, MOST_STEPS } from './cellWorth.ts';
import { phaseAt } from './layout.ts';
import { PeopleWorth } from './peopleWorth.ts';
import { Reading } from './reading.ts';
import type { Weights } from './weights.ts';

const STRUCTURE = BLESSING_IDS.indexOf('structure');
/** E23: extra points that Structure adds per supporting block. */
const STRUCTURE_EXTRA = BLESSING_FIGURES.structure.each - FIGURES.support;
/** Number of combinations of steps, outer cell and corner, the ways in which a cell affects a blessing's worth. */
const CELL_KINDS = (MOST_STEPS + 1) * 4;

/**
 * Estimates what the parts of a turn (cards, cells, blessings) are worth to a seat, from one reading of the position.
 */
export class TurnWorth {
  readonly weights: Weights;
  readonly reading = new Reading();
  readonly people: PeopleWorth;
  readonly cells: CellWorth;
  /**
   * By combination (see CELL_KINDS): worth of the blessing that comes with the elder last asked about; NaN until
   * computed.
   */
  readonly #blessings = new Float64Array(CELL_KINDS);
  #elder = -1;

  constructor(weights: Weights) {
    this.weights = weights;
    this.people = new PeopleWorth(weights, this.reading);
    this.cells = new CellWorth(weights, this.reading, this.people);
  }

  /**
   * Reads a position for a seat, in its own turn or another's. Uses the weights of the phase after the block is placed.
   */
  read(view: View, me: number): void {
    this.reading.update(view);
    const left = view.placed === NONE ? 1 : 0;
    const phase = phaseAt(this.reading.placed + left);
    this.people.begin(view.facts, me, phase);
    this.cells.begin(view, me, phase);
    this.#elder = -1;
    if (mayUse(view, me, STRUCTURE) && me === view.active) {
      this.cells.withStructure(STRUCTURE_EXTRA, this.people.held(STRUCTURE));
    }
  }

  get refill(): number {
    return this.weights.refill;
  }

  /**
   * Y1: returns the change in worth after using an own block, or Siku's, from the active set; undefined if it has none
   * left.
   */
  setAfter(view: View, forSiku: boolean): number | undefined {
    const { own, siku } = activeSet(view, view.active);
    if ((forSiku ? siku : own) === 0) return undefined;
    const left = own * 2 + siku - (forSiku ? 1 : 2);
    return this.people.set(left === 0 ? FULL_SET : left);
  }

  /** Returns an architect's additional worth due to the steps of the cell that is built on in the same turn. */
  architectWithSteps(view: View, card: number, cell: number): number {
    const steps = this.cells.ownSteps(view, cell);
    return steps === 0 ? 0 : this.people.stepsWith(card, ARCHITECT, steps);
  }

  /**
   * E1: returns the worth of the blessing that comes with an elder, given that the seat also gets the elder and the
   * block on the cell.
   */
  blessingWith(view: View, card: number, cell: number): number {
    if (card !== this.#elder) {
      this.#elder = card;
      this.#blessings.fill(Number.NaN);
    }
    const { outer, corners } = view.facts;
    const half = HALF_OF[cell];
    const steps = this.cells.ownSteps(view, cell);
    const isOuter = (outer[half] & BIT_OF[cell]) !== 0 ? 1 : 0;
    const isCorner = (corners[half] & BIT_OF[cell]) !== 0 ? 1 : 0;
    const kind = steps * 4 + isOuter * 2 + isCorner;
    if (Number.isNaN(this.#blessings[kind])) {
      this.#blessings[kind] = this.people.bestFaceUpAfter(view, card, ELDER, steps, isOuter, isCorner);
    }
    return this.#blessings[kind];
  }
}

/** S6: two own blocks and one of Siku's, as own * 2 + siku. */
const FULL_SET = 5;
