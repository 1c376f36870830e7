import { toAction, toMove } from './actions/action.ts';
import { MoveList } from './actions/moves.ts';
import { formatAction } from './actions/notation.ts';
import type { Step } from './actions/shapes.ts';
import type { Options } from './config.ts';
import { cardsToShuffle, drawOrder, isPossibleOrder } from './display.ts';
import type { Edition } from './edition/edition.ts';
import type { GameEvent } from './events.ts';
import { cardIdOf } from './faces.ts';
import { seatsTo } from './facts.ts';
import { BASE_CELLS } from './geometry.ts';
import { hashState } from './hash.ts';
import { topFirst } from './position.ts';
import { ratingOf, type ScoreSheet, score } from './scoring/end.ts';
import { winners } from './scoring/verdict.ts';
import { cloneState, DISPLAY_SIZE, type State, type View } from './state.ts';
import { deckOf, legalMoves, makeStep } from './step.ts';
import { BLESSING_IDS, COMPLETION_IDS, NONE, type PlayerCount, type Rating, type Rules, type Seat } from './words.ts';

/** A game as one JSON document, with everything needed to verify every number (docs/record.md). */
export interface GameRecord {
  readonly format: 'nunatak-record/1';
  readonly players: PlayerCount;
  /** The version of the rules; records without it use the first. */
  readonly rules: Rules;
  readonly options: Pick<Options, 'reshuffle' | 'outerTop' | 'expansion'> & {
    readonly blessings: readonly string[] | null;
  };
  readonly edition: Edition;
  /** The seed of the deal, if known. The deal and every reshuffle follow from it. */
  readonly seed?: string;
  readonly setup: RecordSetup;
  readonly steps: readonly RecordStep[];
  readonly sheets: Readonly<Record<string, ScoreSheet>> | null;
  readonly winners: readonly number[] | null;
  readonly rating?: Rating;
}

export interface RecordSetup {
  readonly firstPlayer: number;
  readonly deck: readonly string[];
  readonly base: readonly string[];
  readonly tiles: readonly string[];
  readonly blessings: readonly string[];
  readonly completion: string | null;
}

export interface RecordStep {
  /** null for a reshuffle. */
  readonly seat: Seat | null;
  readonly action: Step;
  readonly notation: string;
  readonly legal?: readonly Step[];
  readonly events: readonly GameEvent[];
  readonly hash: string;
  readonly after: RecordAfter;
}

export interface RecordAfter {
  readonly points: readonly number[];
  readonly track: readonly number[];
  readonly display: readonly string[];
  readonly deckCount: number;
  readonly tileCount: number;
  /** Number of legal actions of the next deciding seat; 0 if a reshuffle is next or the game is over. */
  readonly legalCount: number;
}

export interface RecordDetails {
  readonly seed?: string;
  /** True to also record all legal actions before each step. */
  readonly legal?: boolean;
}

/**
 * Builds the record of a game from its first state and its steps. Draws the reshuffles that are missing from the steps.
 */
export function toRecord(initial: State, actions: readonly Step[], details: RecordDetails = {}): GameRecord {
  const state = cloneState(initial);
  const steps: RecordStep[] = [];
  const add = (step: Step) => steps.push(recordStep(state, step, details.legal === true));
  for (const action of actions) {
    if (action.type !== 'reshuffle') while (state.view.phase === 'reshuffle') add(drawnReshuffle(state));
    add(action);
  }
  while (state.view.phase === 'reshuffle') add(drawnReshuffle(state));
  const { players, rules, options, edition } = initial.view.facts.config;
  const { reshuffle, outerTop, expansion, blessings } = options;
  return {
    format: 'nunatak-record/1',
    players,
    rules,
    options: { reshuffle, outerTop, expansion, blessings: blessings ?? null },
    edition,
    ...(details.seed === undefined ? {} : { seed: details.seed }),
    setup: setupOf(initial),
    steps,
    ...resultOf(state.view),
  };
}

/** Returns the reshuffle that the state's generator gives now, as a step. */
export function drawnReshuffle(state: State): Step {
  const order = drawOrder(state).map((card) => cardIdOf(state.view.facts, card));
  return { type: 'reshuffle', order: order.reverse() };
}

/** Applies one step in place and returns its entry for the record. */
export function recordStep(state: State, action: Step, withLegal: boolean): RecordStep {
  const { view } = state;
  const seat = view.decider === NONE ? null : view.decider;
  const legal = withLegal ? { legal: legalSteps(view) } : {};
  const events: GameEvent[] = [];
  makeStep(state, action, (event) => events.push(event));
  return {
    seat,
    action,
    notation: formatAction(action),
    ...legal,
    events,
    hash: hashState(state),
    after: afterOf(view),
  };
}

/** True if a step is possible now: a legal action or, if a reshuffle is due, an order that the shuffle can produce. */
export function isPossibleStep(state: State, step: Step): boolean {
  const { view } = state;
  if (step.type !== 'reshuffle') {
    const moves = new MoveList();
    legalMoves(view, moves);
    return moves.includes(toMove(view.facts, step));
  }
  const deck = deckOf(view.facts, step.order);
  const cards = cardsToShuffle(view);
  return (
    view.phase === 'reshuffle' &&
    deck.length === cards.length &&
    new Set(deck).size === deck.length &&
    cards.every((card) => deck.includes(card)) &&
    isPossibleOrder(state, deck)
  );
}

function legalSteps(view: View): Step[] {
  const moves = new MoveList();
  legalMoves(view, moves);
  return moves.toArray().map((move) => toAction(view.facts, move));
}

function afterOf(view: View): RecordAfter {
  const moves = new MoveList();
  legalMoves(view, moves);
  return {
    points: view.points.slice(),
    track: view.track.slice(),
    display: view.display.filter((card) => card !== NONE).map((card) => cardIdOf(view.facts, card)),
    deckCount: view.deckCount,
    tileCount: view.tileCount,
    legalCount: moves.count,
  };
}

/** Returns what was dealt, read from the first state. */
export function setupOf({ view, secret }: State): RecordSetup {
  const { cardIds, tileIds } = view.facts;
  const display = view.display.slice(0, DISPLAY_SIZE).map((card) => cardIds[card]);
  const faceUp = view.faceUp.filter((blessing) => blessing !== NONE).map((blessing) => BLESSING_IDS[blessing]);
  return {
    firstPlayer: view.firstPlayer,
    deck: [...display, ...topFirst(secret.deck, view.deckCount, cardIds)],
    base: view.tileAt.slice(0, BASE_CELLS).map((tile) => tileIds[tile]),
    tiles: topFirst(secret.tiles, view.tileCount, tileIds),
    blessings: [...faceUp, ...topFirst(secret.blessings, view.blessingCount, BLESSING_IDS)],
    completion: view.completion === NONE ? null : COMPLETION_IDS[view.completion],
  };
}

/** Returns the sheets, winners and rating of a finished game; null sheets and winners for an unfinished one. */
export function resultOf(view: View): Pick<GameRecord, 'sheets' | 'winners' | 'rating'> {
  if (view.phase !== 'over') return { sheets: null, winners: null };
  const seats = seatsTo(view.facts.players);
  return {
    sheets: Object.fromEntries(seats.map((seat) => [String(seat), score(view, seat)])),
    winners: winners(view),
    ...(view.facts.players === 1 ? { rating: ratingOf(view.points[0]) } : {}),
  };
}
