import { BLESSING_IDS, blocksInSquare, CARD_TYPES, NONE, type Rng, supportOf, type View } from '@nunatak/engine';
import {
  awardTo,
  blessingField,
  blocksInLine,
  fieldA,
  fieldB,
  legalMoves,
  type Move,
  MoveList,
  makeMove,
  mayUse,
  moveType,
  PASS_MOVE,
  SYMBOLS_OF,
  squareAwards,
  USE_BLESSING,
  USE_OR_KEEP,
} from '@nunatak/engine/fast';
import { phaseAt } from '../eval/layout.ts';
import { blocksPlaced } from '../eval/temple.ts';
import type { Weights } from '../eval/weights.ts';
import { quickEndBlessing } from './endBlessings.ts';
import { Planner } from './planner.ts';
import { BestPlan } from './plans.ts';

const DISCOVERY = BLESSING_IDS.indexOf('discovery');
const ABUNDANCE = BLESSING_IDS.indexOf('abundance');
const FORESIGHT = BLESSING_IDS.indexOf('foresight');
const MOON = BLESSING_IDS.indexOf('moon');
const STRUCTURE = BLESSING_IDS.indexOf('structure');
const PROVIDENCE = BLESSING_IDS.indexOf('providence');
const EXPANSION = BLESSING_IDS.indexOf('expansion');

const STRUCTURE_EXTRA = 2;
const PROVIDENCE_MOST = 7;
const PROVIDENCE_TIED = 4;
/** How much better than usual a second turn must look to spend Abundance on it. */
const ABUNDANCE_MARGIN = 3;
const LAST_PHASES = 7;

/** Decides everything a seat is asked, one move ahead, by the evaluation: the greedy bot, and the guide of playouts. */
export class Policy {
  readonly planner: Planner;
  readonly #best = new BestPlan();
  readonly #moves = new MoveList();
  readonly #weights: Weights;
  #use: Move = NONE;
  #before: Move = NONE;
  #place: Move = NONE;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.planner = new Planner(weights);
  }

  /** The worth of the best plan when a card was last chosen. */
  get lastWorth(): number {
    return this.#best.worth;
  }

  /** Forgets the plan of a turn under way, so that the next choice looks afresh. */
  forget(): void {
    this.#use = NONE;
    this.#before = NONE;
    this.#place = NONE;
  }

  /** The move for the seat that decides, whatever was planned before. */
  fresh(view: View, noise = 0, rng?: Rng): Move {
    this.forget();
    const move = this.choose(view, noise, rng);
    this.forget();
    return move;
  }

  /** The move for the seat that decides. Within a turn it follows the plan made when the card was taken. */
  choose(view: View, noise = 0, rng?: Rng): Move {
    switch (view.phase) {
      case 'takeCard':
        return this.#takeCard(view, noise, rng);
      case 'useFor':
      case 'placeBlock':
        return this.#goOn(view, noise, rng);
      case 'orderSquare':
        return this.#firstMove(view);
      case 'structure':
        return this.#structure(view);
      case 'providence':
        return this.#providence(view);
      case 'expansion':
        return this.#expansion(view);
      case 'takeBlessing':
        return this.#takeBlessing(view);
      case 'useOrKeep':
        return this.#useOrKeep(view);
      case 'endOfTurn':
        return this.#endOfTurn(view);
      case 'dummyTie':
        return this.#dummyTie(view);
      case 'endBlessing':
        legalMoves(view, this.#moves);
        return quickEndBlessing(view, this.#moves, this.planner.values.holdings);
      case 'reshuffle':
      case 'over':
        return NONE;
    }
  }

  #plan(view: View, noise: number, rng: Rng | undefined): BestPlan {
    const best = this.#best;
    best.clear();
    this.planner.list(view, best, noise, rng);
    return best;
  }

  #takeCard(view: View, noise: number, rng: Rng | undefined): Move {
    const best = this.#plan(view, noise, rng);
    if (mayUse(view, view.active, DISCOVERY) && view.deckCount > 0) {
      const phase = phaseAt(blocksPlaced(view));
      if (phase >= LAST_PHASES || best.worth < this.#weights.usual[phase])
        return makeMove(USE_BLESSING, 0, 0, DISCOVERY);
    }
    this.#use = best.use;
    this.#before = best.before;
    this.#place = best.place;
    return best.take;
  }

  #goOn(view: View, noise: number, rng: Rng | undefined): Move {
    if (this.#place === NONE) {
      const best = this.#plan(view, noise, rng);
      this.#use = best.use;
      this.#before = best.before;
      this.#place = best.place;
    }
    if (this.#use !== NONE) {
      const move = this.#use;
      this.#use = NONE;
      return move;
    }
    if (this.#before !== NONE) {
      const move = this.#before;
      this.#before = NONE;
      return move;
    }
    const move = this.#place;
    this.#place = NONE;
    return move;
  }

  #firstMove(view: View): Move {
    legalMoves(view, this.#moves);
    return this.#moves.moves[0];
  }

  #structure(view: View): Move {
    this.planner.values.read(view, view.decider);
    const gain = STRUCTURE_EXTRA * supportOf(view, view.decider, view.placed);
    return gain > this.planner.values.keptWorth(STRUCTURE) ? this.#firstMove(view) : PASS_MOVE;
  }

  /** E29: a clear majority pays 7, a tie 4; which it is shows in the points that using it gives. */
  #providence(view: View): Move {
    legalMoves(view, this.#moves);
    this.planner.values.read(view, view.decider);
    const kept = this.planner.values.keptWorth(PROVIDENCE);
    for (let i = 0; i < this.#moves.count - 1; i++) {
      const move = this.#moves.moves[i];
      const points = isLed(view, view.decider, fieldA(move)) ? PROVIDENCE_MOST : PROVIDENCE_TIED;
      if (points === PROVIDENCE_MOST || i === this.#moves.count - 2) return points > kept ? move : PASS_MOVE;
    }
    return PASS_MOVE;
  }

  #expansion(view: View): Move {
    const { decider, square } = view;
    this.planner.values.read(view, decider);
    const award = awardTo(squareAwards(view, square, view.active), decider);
    const points = blocksInSquare(view, decider, square) === 4 ? 12 : 9;
    const gain = view.facts.config.options.expansion === 'replaces' ? points - award : points;
    return gain > this.planner.values.keptWorth(EXPANSION) ? this.#firstMove(view) : PASS_MOVE;
  }

  #takeBlessing(view: View): Move {
    const { values } = this.planner;
    legalMoves(view, this.#moves);
    if (this.#moves.count === 1) return this.#moves.moves[0];
    values.read(view, view.decider);
    return this.#bestOf((move) => values.blessingWorth(view, blessingField(move)));
  }

  #useOrKeep(view: View): Move {
    const { values } = this.planner;
    values.read(view, view.decider);
    const blessing = view.blessingTaken;
    const use = values.usedAtOnce(view, blessing) >= values.keptWorth(blessing);
    return makeMove(USE_OR_KEEP, use ? 1 : 0, 0, blessing);
  }

  #bestOf(worth: (move: Move) => number): Move {
    let best: Move = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#moves.count; i++) {
      const move = this.#moves.moves[i];
      const own = worth(move);
      if (own > most) {
        most = own;
        best = move;
      }
    }
    return best;
  }

  #endOfTurn(view: View): Move {
    legalMoves(view, this.#moves);
    this.planner.values.read(view, view.decider);
    return this.#bestOf((move) => (moveType(move) === USE_BLESSING ? (this.#useWorth(view, move) ?? 0) : 0));
  }

  /** What using a one-time blessing of the open kind gains over keeping it; undefined for one that a plan includes. */
  blessingMoveWorth(view: View, move: Move): number | undefined {
    this.planner.values.read(view, view.decider);
    return this.#useWorth(view, move);
  }

  #useWorth(view: View, move: Move): number | undefined {
    const { values } = this.planner;
    switch (blessingField(move)) {
      case MOON:
        return values.cells.swapWorth(view, fieldA(move), fieldB(move)) - values.keptWorth(MOON);
      case FORESIGHT:
        return this.#reserveWorth(view, fieldA(move)) - values.keptWorth(FORESIGHT);
      case ABUNDANCE:
        return this.#secondTurnWorth(view);
      case DISCOVERY:
        return 0;
      default:
        return undefined;
    }
  }

  /** How much better a card is than the best other one of the display. */
  #reserveWorth(view: View, card: number): number {
    let other = Number.NEGATIVE_INFINITY;
    for (const candidate of view.display) {
      if (candidate !== NONE && candidate !== card) other = Math.max(other, this.#cardWorth(view, candidate));
    }
    return this.#cardWorth(view, card) - Math.max(other, 0);
  }

  #cardWorth(view: View, card: number): number {
    let worth = Number.NEGATIVE_INFINITY;
    for (let type = 0; type < CARD_TYPES.length; type++) {
      if ((SYMBOLS_OF[card] & (1 << type)) !== 0) {
        worth = Math.max(worth, this.planner.values.ownCard(view, card, type));
      }
    }
    return worth;
  }

  /** What a second turn would yield beyond a usual one; it costs the next one (E16). */
  #secondTurnWorth(view: View): number {
    const phase = phaseAt(blocksPlaced(view));
    const best = this.#plan(
      { ...view, phase: 'takeCard', card: NONE, mustBuildA: NONE, mustBuildB: NONE },
      0,
      undefined,
    );
    this.planner.values.read(view, view.decider);
    const threshold = phase >= LAST_PHASES ? 0 : ABUNDANCE_MARGIN;
    return best.worth - this.#weights.usual[phase] - threshold;
  }

  #dummyTie(view: View): Move {
    const { values } = this.planner;
    legalMoves(view, this.#moves);
    values.read(view, view.decider);
    values.cells.buildAs(view, view.active);
    return this.#bestOf((move) => values.cells.cellWorth(view, fieldA(move), 0, 0));
  }
}

/** Whether a seat has more blocks in a completed line than any other. */
function isLed(view: View, seat: number, line: number): boolean {
  const own = blocksInLine(view, seat, line);
  for (let other = 0; other < view.facts.seats; other++) {
    if (other !== seat && blocksInLine(view, other, line) >= own) return false;
  }
  return true;
}
