import { toAction, toMove } from './actions/action.ts';
import { explain } from './actions/explain.ts';
import { type Move, MoveList } from './actions/moves.ts';
import { readAction } from './actions/reader.ts';
import { type Refusal, refusal } from './actions/refusal.ts';
import type { Action } from './actions/shapes.ts';
import type { GameConfig } from './config.ts';
import type { Emit, GameEvent } from './events.ts';
import { cardIdOf } from './faces.ts';
import { type Facts, factsOf } from './facts.ts';
import { fail, ok, type Result } from './result.ts';
import { seedRng } from './rng.ts';
import { completeConfig, dealState, shuffleDeal } from './setup.ts';
import { cloneState, type State, type View } from './state.ts';
import { legalMoves, makeLegalMove } from './step.ts';
import { type CardId, NONE, type Phase, type Seat } from './words.ts';

/**
 * The engine's main entry point. Exports everything needed to set up a game, list legal actions, play them, score them,
 * and convert actions and positions to text. Bots also import `fast.ts`; tools that verify records or states also
 * import `checks.ts`.
 */

export { formatAction, parseAction } from './actions/notation.ts';
export { readAction } from './actions/reader.ts';
export type { Refusal, RefusalCode, RefusalParameters } from './actions/refusal.ts';
export type { Action, EndBlessing, Reshuffle, Step, UseBlessing } from './actions/shapes.ts';
export type { BlessingKind, WindowId } from './blessings/blessing.ts';
export { BLESSING_FIGURES, isWindow, kindOfBlessing } from './blessings/index.ts';
export { type Worth, worthOf } from './blessings/worth.ts';
export { settled } from './chance.ts';
export {
  blessingsOfMode,
  DEFAULT_OPTIONS,
  type FullConfig,
  type GameConfig,
  type Options,
  parseConfig,
  parseKeptConfig,
} from './config.ts';
export { Corrupt } from './corrupt.ts';
export { determinize } from './determinize.ts';
export { barredCard, mustTakeReserved } from './display.ts';
export { DEFAULT_EDITION, editionOf } from './edition/builtIn.ts';
export {
  type CardFigure,
  type Edition,
  type EditionBlessing,
  type EditionCard,
  type EditionTable,
  type EditionTile,
  ORIGINS,
  type Origin,
  PILES,
  type Symbols,
  TABLE_IDS,
  type TableId,
  type TileFigure,
} from './edition/edition.ts';
export { parseEdition } from './edition/parse.ts';
export { undecided } from './ending.ts';
export type { Emit, GameEvent, GameEventType } from './events.ts';
export { cardIdOf, cardNumber, tileNumber, typesOfCard, typesOfTile } from './faces.ts';
export { type Facts, factsOf, isPerson } from './facts.ts';
export { FIGURES, type RuleFigures } from './figures.ts';
export {
  CELLS,
  COLUMN_OF,
  cellAt,
  cellByName,
  cellName,
  cellsOfLine,
  cellsOfSquare,
  LEVEL_OF,
  LEVEL_SIZE,
  LEVELS,
  type LineId,
  ROW_OF,
  squareName,
  supportsOf,
} from './geometry.ts';
export { fnv1a64, hashState } from './hash.ts';
export { completionRanking, extraTurnSeats } from './modes/completion.ts';
export { activeSet } from './modes/siku.ts';
export { type DummyChoice, type DummyPlan, markerOf, nextDummyMove } from './modes/solo.ts';
export { type NamedPosition, namedPosition, positionOf } from './position.ts';
export { type Outcome, type OutcomePoints, preview } from './preview.ts';
export { type GameRecord, type RecordAfter, type RecordStep, toRecord } from './record.ts';
export { type Replay, replay } from './replay.ts';
export { describe, fail, ok, type Problem, problemText, type Result } from './result.ts';
export { nextFraction, nextInt, type Rng, seedRng } from './rng.ts';
export { ratingOf, rulesFor, type ScoreSheet, score } from './scoring/end.ts';
export { capLeader, cornerBlocks, outerBlocks, outerCells } from './scoring/outer.ts';
export { blocksInSquare, supportOf } from './scoring/placement.ts';
export { type Tally, tallies } from './scoring/tally.ts';
export { type Cap, capOf, type Verdict, verdictOf, winners } from './scoring/verdict.ts';
export { InvalidConfig } from './setup.ts';
export {
  blessingsOf,
  builderSeat,
  cloneState,
  DISPLAY_SIZE,
  HELD,
  LAID,
  ownerAt,
  type Secret,
  type State,
  typeOfCard,
  UNSEEN,
  USED,
  type View,
} from './state.ts';
export { fits } from './temple.ts';
export { turnsLeft } from './turn.ts';
export {
  ACTION_TYPES,
  type ActionType,
  ARCHITECT,
  BEAST,
  BLESSING_IDS,
  type BlessingId,
  BUILDER,
  CARD_TYPES,
  type Card,
  type CardId,
  type CardType,
  type Cell,
  COMPLETION_IDS,
  type CompletionId,
  CURRENT_RULES,
  EARLY_LINES,
  ELDER,
  END_LINES,
  type EndLine,
  FIRST_RULES,
  LATE_LINES,
  type LateLine,
  NONE,
  PHASES,
  type Phase,
  type Pile,
  PLAYER_COUNTS,
  type PlayerCount,
  RATINGS,
  type Rating,
  RULES,
  type RuleId,
  type Rules,
  SCULPTOR,
  type Seat,
  SOURCES,
  type Source,
  type Tile,
  type TileId,
  TOOLS,
  type Tool,
} from './words.ts';

/**
 * Starts a new game. Throws InvalidConfig if the config is invalid, so check an untrusted config with parseConfig
 * first.
 */
export function setup(config: GameConfig, seed: string | number): State {
  return deal(factsOf(completeConfig(config)), seed);
}

/** Deals a new game from precomputed facts. Use this instead of `setup` to deal many games with the same config. */
export function deal(facts: Facts, seed: string | number): State {
  const rng = seedRng(seed);
  return dealState(facts, shuffleDeal(facts, rng), rng);
}

/** The pending decision: which seat must decide what. */
export interface Decision {
  readonly kind: Exclude<Phase, 'reshuffle' | 'over'>;
  readonly seat: Seat;
  /** The card taken this turn; undefined until a card is taken. */
  readonly card?: CardId;
  /** The cell where this turn's block was placed; undefined until it is placed. */
  readonly cell?: number;
  /** The square about to be scored; undefined if none is. */
  readonly square?: number;
}

/** Returns the decision that a seat must make now; undefined if the game is over or a reshuffle is due. */
export function decision(view: View): Decision | undefined {
  const { phase } = view;
  if (phase === 'over' || phase === 'reshuffle') return undefined;
  return {
    kind: phase,
    seat: view.decider,
    ...(view.card === NONE ? {} : { card: cardIdOf(view.facts, view.card) }),
    ...(view.placed === NONE ? {} : { cell: view.placed }),
    ...(view.square === NONE ? {} : { square: view.square }),
  };
}

const scratch = new MoveList();

/**
 * Lists the legal actions of the deciding seat, in a stable order. Empty only if no seat has a decision to make (see
 * `decision`).
 */
export function legalActions(view: View): Action[] {
  legalMoves(view, scratch);
  return scratch.toArray().map((move) => toAction(view.facts, move));
}

/** Applies a legal action to the state, in place. Does not check legality: an illegal action corrupts the state. */
export function apply(state: State, action: Action, emit?: Emit): void {
  makeLegalMove(state, toMove(state.view.facts, action), emit);
}

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * Applies a legal action to a copy of the state. Pass `move` if you already have the action's move, to save the
 * conversion.
 */
export function play(state: State, action: Action, move: Move = toMove(state.view.facts, action)): Played {
  const next = cloneState(state);
  const events: GameEvent[] = [];
  makeLegalMove(next, move, (event) => events.push(event));
  return { state: next, events };
}

/**
 * Validates an action from an untrusted client and plays it on a copy, or refuses it with a reason. Never throws and
 * never changes the given state.
 */
export function submit(state: State, seat: Seat, document: unknown): Result<Played, Refusal> {
  const { view } = state;
  const action = readAction(view.facts, document);
  if (!action.ok) return fail(refusal('malformed', action.reason));
  if (view.phase === 'over') return fail(refusal('gameOver', {}, 'F11'));
  if (seat !== view.decider) return fail(refusal('notYourDecision', { decider: view.decider }, 'T1'));
  legalMoves(view, scratch);
  const move = toMove(view.facts, action.value);
  if (!scratch.includes(move)) return fail(explain(view, action.value));
  return ok(play(state, action.value, move));
}

const REVEALS: ReadonlySet<GameEvent['type']> = new Set([
  'tileRevealed',
  'cardRevealed',
  'blessingRevealed',
  'reshuffled',
]);

/** True if a step can't be undone: it revealed something hidden, or the next decision belongs to another seat. */
export function closesUndo(before: View, after: View, events: readonly GameEvent[]): boolean {
  return after.decider !== before.decider || events.some((event) => REVEALS.has(event.type));
}
