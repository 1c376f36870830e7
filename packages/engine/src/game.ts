import { toAction, toMove } from './actions/action.ts';
import { explain } from './actions/explain.ts';
import type { Action } from './actions/kinds.ts';
import { type Move, MoveList } from './actions/moves.ts';
import { readAction } from './actions/reader.ts';
import { type Refusal, refusal } from './actions/refusal.ts';
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
 * The engine's door for everyone: a game, what may be done in it, what it yields, how it is written down, and the names of
 * things. Bots come in by `fast.ts`, whoever checks a record or a state by `checks.ts`.
 */

export type { Action, EndBlessing, Reshuffle, Step, UseBlessing } from './actions/kinds.ts';
export { formatAction, parseAction } from './actions/notation.ts';
export { readAction } from './actions/reader.ts';
export type { Refusal, RefusalCode, RefusalParameters } from './actions/refusal.ts';
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

/** A new game. Throws InvalidConfig; check a config from outside with parseConfig first. */
export function setup(config: GameConfig, seed: string | number): State {
  return deal(factsOf(completeConfig(config)), seed);
}

/** A new game of known facts: what a benchmark or an arena calls again and again. */
export function deal(facts: Facts, seed: string | number): State {
  const rng = seedRng(seed);
  return dealState(facts, shuffleDeal(facts, rng), rng);
}

/** What a seat has to decide now. */
export interface Decision {
  readonly kind: Exclude<Phase, 'reshuffle' | 'over'>;
  readonly seat: Seat;
  /** The card taken in this turn, once it is taken. */
  readonly card?: CardId;
  /** The cell built on, once it is. */
  readonly cell?: number;
  /** The square that is about to be scored. */
  readonly square?: number;
}

/** The decision that is due; undefined when the game is over. */
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

/** Every legal action of the seat that decides, in a stable order; empty only when the game is over. */
export function legalActions(view: View): Action[] {
  legalMoves(view, scratch);
  return scratch.toArray().map((move) => toAction(view.facts, move));
}

/** Makes a legal action in place. Trusted: an illegal action corrupts the state. */
export function apply(state: State, action: Action, emit?: Emit): void {
  makeLegalMove(state, toMove(state.view.facts, action), emit);
}

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Makes a legal action on a copy; whoever has its move already hands that over. */
export function play(state: State, action: Action, move: Move = toMove(state.view.facts, action)): Played {
  const next = cloneState(state);
  const events: GameEvent[] = [];
  makeLegalMove(next, move, (event) => events.push(event));
  return { state: next, events };
}

/** The untrusted edge: whatever arrives is played or refused with a reason. Never throws, never changes the state. */
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

/** Whether a step can no longer be undone: something was revealed, or somebody else decides now. */
export function closesUndo(before: View, after: View, events: readonly GameEvent[]): boolean {
  return after.decider !== before.decider || events.some((event) => REVEALS.has(event.type));
}
