import { BLESSING_IDS, CARD_TYPES, NONE, ownerAt, preview, type View } from '@nunatak/engine';
import {
  blessingField,
  fieldA,
  fieldB,
  legalMoves,
  type Move,
  MoveList,
  makeMove,
  mayUse,
  moveType,
  PASS_MOVE,
  toAction,
  USE_BLESSING,
} from '@nunatak/engine/fast';
import type { Guide, PlanSink } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { listEndBlessings } from './endBlessings.ts';
import { phaseAt } from './layout.ts';
import { Planner } from './planner.ts';
import { Playable } from './playable.ts';
import { TurnWorth } from './turnWorth.ts';
import type { Weights } from './weights.ts';

const DISCOVERY = BLESSING_IDS.indexOf('discovery');
const ABUNDANCE = BLESSING_IDS.indexOf('abundance');
const FORESIGHT = BLESSING_IDS.indexOf('foresight');
const MOON = BLESSING_IDS.indexOf('moon');

/**
 * Points by which a second turn must exceed the average plan to be worth Abundance (E16); not required in the last
 * phases.
 */
const ABUNDANCE_MARGIN = 3;
/** First phase in which waiting for a better turn no longer pays. */
const LAST_PHASES = 7;
/** Maximum number of ways proposed to use one blessing. */
const MOST_USES = 3;

/** Proposes plans by the linear model: a plan's worth is its change in the sums of LinearJudge. */
export class LinearGuide implements Guide {
  readonly #worth: TurnWorth;
  readonly #planner: Planner;
  readonly #moves = new MoveList();
  readonly #best = new BestPlan();
  /** The best uses of one blessing found so far, best first, and their worth. */
  readonly #uses = new Int32Array(MOST_USES);
  readonly #useWorths = new Float64Array(MOST_USES);
  readonly #nothing = new Playable();

  constructor(weights: Weights) {
    this.#worth = new TurnWorth(weights);
    this.#planner = new Planner(this.#worth);
  }

  plans(view: View, sink: PlanSink): void {
    switch (view.phase) {
      case 'takeCard':
        this.#listTurn(view, sink);
        return;
      case 'useFor':
      case 'placeBlock':
        this.#worth.read(view, view.active);
        this.#planner.list(view, sink);
        return;
      case 'reshuffle':
      case 'over':
        return;
      case 'endBlessing':
        listEndBlessings(view, sink);
        return;
      case 'endOfTurn':
        this.#listEndOfTurn(view, sink);
        return;
      default:
        this.#listMoves(view, sink);
    }
  }

  /** Lists the plans of a turn, and before the card is taken, uses of Discovery and Moon. */
  #listTurn(view: View, sink: PlanSink): void {
    const { active } = view;
    this.#worth.read(view, active);
    this.#planner.list(view, sink);
    const discovers = mayUse(view, active, DISCOVERY) && view.deckCount > 0;
    const exchanges = mayUse(view, active, MOON);
    if (!discovers && !exchanges) return;
    const best = this.#bestWorth(view);
    if (discovers) sink.add(this.#discoveryWorth(best), makeMove(USE_BLESSING, 0, 0, DISCOVERY), NONE, NONE, NONE);
    if (exchanges) this.#addUses(view, MOON, 1, best, sink);
  }

  /** Adds the best few uses of a blessing that has many; their worth is added to `base`. */
  #addUses(view: View, blessing: number, count: number, base: number, sink: PlanSink): void {
    const few = this.#uses;
    const worths = this.#useWorths;
    let found = 0;
    legalMoves(view, this.#moves);
    for (let i = 0; i < this.#moves.count; i++) {
      const move = this.#moves.moves[i];
      if (moveType(move) !== USE_BLESSING || blessingField(move) !== blessing) continue;
      const worth = this.#useWorth(view, move);
      if (found === count && worth <= worths[count - 1]) continue;
      if (found < count) found++;
      let at = found - 1;
      for (; at > 0 && worths[at - 1] < worth; at--) {
        worths[at] = worths[at - 1];
        few[at] = few[at - 1];
      }
      worths[at] = worth;
      few[at] = move;
    }
    for (let i = 0; i < found; i++) sink.add(base + worths[i], few[i], NONE, NONE, NONE);
  }

  #bestWorth(view: View): number {
    this.#best.clear();
    this.#planner.list(view, this.#best);
    return this.#best.worth;
  }

  /**
   * E14: Discovery is worth an average turn's best plan. Near the end of the game it beats all plans, because it could
   * no longer be used later.
   */
  #discoveryWorth(best: number): number {
    const phase = phaseAt(this.#worth.reading.placed);
    const meanPlanWorth = this.#worth.weights.meanPlanWorth[phase];
    return phase >= LAST_PHASES ? Math.max(best, meanPlanWorth) + 1 : meanPlanWorth;
  }

  /** E4: lists passing, and the best few uses of each blessing available at the end of a turn. */
  #listEndOfTurn(view: View, sink: PlanSink): void {
    this.#worth.read(view, view.decider);
    sink.add(0, PASS_MOVE, NONE, NONE, NONE);
    for (const blessing of [ABUNDANCE, FORESIGHT, MOON]) {
      if (mayUse(view, view.decider, blessing)) this.#addUses(view, blessing, MOST_USES, 0, sink);
    }
  }

  #listMoves(view: View, sink: PlanSink): void {
    legalMoves(view, this.#moves);
    const { count, moves } = this.#moves;
    if (count === 1) {
      sink.add(0, moves[0], NONE, NONE, NONE);
      return;
    }
    this.#worth.read(view, view.decider);
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      sink.add(this.#moveWorth(view, move), move, NONE, NONE, NONE);
    }
  }

  /** Returns how much an answer gains for the deciding seat, in points. */
  #moveWorth(view: View, move: Move): number {
    const { people } = this.#worth;
    const blessing = blessingField(move);
    switch (view.phase) {
      case 'structure':
      case 'providence':
      case 'expansion':
        return this.#pointsOf(view, move) - (moveType(move) === USE_BLESSING ? people.held(blessing) : 0);
      case 'takeBlessing':
        return people.taken(view, blessing);
      case 'useOrKeep':
        return fieldA(move) === 1 ? people.usedAtOnce(view, blessing) : people.held(blessing);
      case 'dummyTie':
        this.#worth.cells.buildAs(view.active);
        return this.#worth.cells.worth(view, fieldA(move), this.#nothing, 0);
      default:
        return 0;
    }
  }

  #pointsOf(view: View, move: Move): number {
    let sum = 0;
    for (const { seat, points } of preview(view, toAction(view.facts, move)).points)
      if (seat === view.decider) sum += points;
    return sum;
  }

  /** Returns how much using a blessing at the end of a turn gains over keeping it. */
  #useWorth(view: View, move: Move): number {
    switch (blessingField(move)) {
      case MOON:
        return this.#moonWorth(view, move);
      case FORESIGHT:
        return this.#reserveWorth(view, fieldA(move)) - this.#worth.people.held(FORESIGHT);
      case ABUNDANCE:
        return this.#secondTurnWorth(view);
      default:
        return 0;
    }
  }

  /**
   * E20: returns the gain of an exchange, in squares and in outer and corner blocks, minus the worth of keeping Moon.
   */
  #moonWorth(view: View, move: Move): number {
    const { cells, people } = this.#worth;
    const own = fieldA(move);
    const other = fieldB(move);
    const seat = ownerAt(view, other);
    return cells.exchangeWorth(own, other, seat) + people.exchangeWorth(own, other, seat) - people.held(MOON);
  }

  /** Returns how much better a card is than the best other card of the display. */
  #reserveWorth(view: View, card: number): number {
    let other = 0;
    for (const candidate of view.display) {
      if (candidate !== NONE && candidate !== card) other = Math.max(other, this.#cardWorth(view, candidate));
    }
    return this.#cardWorth(view, card) - other;
  }

  #cardWorth(view: View, card: number): number {
    let worth = Number.NEGATIVE_INFINITY;
    for (let type = 0; type < CARD_TYPES.length; type++) {
      if ((view.facts.cardSymbols[card] & (1 << type)) === 0) continue;
      worth = Math.max(worth, this.#worth.people.card(view.decider, type, card));
    }
    return worth;
  }

  /** E16: returns how much more a second turn would yield than an average one; the seat misses its next turn for it. */
  #secondTurnWorth(view: View): number {
    const phase = phaseAt(this.#worth.reading.placed);
    const best = this.#bestWorth({ ...view, phase: 'takeCard', card: NONE, mustBuildA: NONE, mustBuildB: NONE });
    const margin = phase >= LAST_PHASES ? 0 : ABUNDANCE_MARGIN;
    return best - this.#worth.weights.meanPlanWorth[phase] - margin;
  }
}
