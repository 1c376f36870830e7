import { blessingField, type Move } from './actions/moves.ts';
import { lowestBit } from './bits.ts';
import {
  BLESSINGS_AT,
  canUse,
  hasUse,
  isAnyHeld,
  makeUse,
  replacesAward,
  windowMoment,
  windowPhase,
} from './blessings/index.ts';
import { canTakeAny, refillDisplay, shuffleCouldHelp } from './display.ts';
import { endGame } from './ending.ts';
import type { Emit } from './events.ts';
import { isPerson } from './facts.ts';
import { FIGURES } from './figures.ts';
import { COLUMN_LINE_OF, FIRST_SQUARE, LINES, ROW_LINE_OF, TOP_SQUARE } from './geometry.ts';
import { extraTurnSeats } from './modes/completion.ts';
import { dummyCard, dummyChoices, fillDiamond, roundStarter } from './modes/solo.ts';
import {
  advanceTrack,
  clearReservation,
  discardCard,
  gainPoints,
  joinCards,
  lapseReservation,
  putBlock,
  revealBlessing,
  revealTile,
  takeFromDisplay,
  useUpBlessing,
} from './mutators.ts';
import { awardTo, completedSquares, completesLine, squareAwards, supportOf, trackSteps } from './scoring/placement.ts';
import { builderSeat, nextSeat, OUT, type State, type View } from './state.ts';
import { BLESSING_IDS, BUILDER, type Card, type Cell, ELDER, NONE, type Phase, type Seat } from './words.ts';

/**
 * The order of a turn, top to bottom (T1). Each step does its work, then either calls the next step or asks a seat to
 * decide and returns. Applying that decision calls the step that follows.
 */

const PERSON_OF_SOLO = 0;

function ask(view: View, phase: Phase, seat: Seat): void {
  view.phase = phase;
  view.decider = seat;
}

/** Returns the seat that decides for the active seat: the player itself, or the solo player for a dummy (Z7). */
function chooser(view: View): number {
  return isPerson(view.facts, view.active) ? view.active : PERSON_OF_SOLO;
}

/**
 * Opens the first window of a moment; returns true if a seat was asked. Checks first whether any of these blessings is
 * held at all, because usually none is.
 */
function asksHolder(view: View, blessings: readonly number[]): boolean {
  return isAnyHeld(view, blessings) && asksNextHolder(view, blessings, 0);
}

/**
 * Asks the holder of the next blessing in the list that can be used now; returns true if a seat was asked. Each
 * blessing exists once, so it has at most one holder (E3).
 */
function asksNextHolder(view: View, blessings: readonly number[], from: number): boolean {
  for (let i = from; i < blessings.length; i++) {
    const blessing = blessings[i];
    const holder = view.blessingSeat[blessing];
    if (holder === NONE || !canUse(view, holder, blessing)) continue;
    ask(view, windowPhase(blessing), holder);
    return true;
  }
  return false;
}

/** Handles a pass in a blessing's window: opens the next window of the same moment, or continues the turn. */
export function passWindow(state: State, blessing: number, emit?: Emit): void {
  const moment = windowMoment(blessing);
  if (asksNextHolder(state.view, BLESSINGS_AT[moment], BLESSINGS_AT[moment].indexOf(blessing) + 1)) return;
  switch (moment) {
    case 'onPlace':
      scoreSupport(state, emit);
      return;
    case 'lineCompleted':
      nextSquare(state, emit);
      return;
    case 'squareCompleted':
      scoreSquare(state, undefined, emit);
  }
}

/**
 * Applies a blessing used in its window: Structure replaces P1's points, Providence follows P2, Expansion is scored
 * with P3.
 */
export function useWindow(state: State, move: Move, emit?: Emit): void {
  const { view } = state;
  const seat = view.decider;
  const blessing = blessingField(move);
  useUpBlessing(view, seat, blessing, emit);
  switch (windowMoment(blessing)) {
    case 'onPlace':
      makeUse(state, seat, move, emit);
      completeLines(state, emit);
      return;
    case 'lineCompleted':
      makeUse(state, seat, move, emit);
      passWindow(state, blessing, emit);
      return;
    case 'squareCompleted':
      scoreSquare(state, move, emit);
  }
}

export function beginTurn(state: State, seat: Seat, emit?: Emit): void {
  const { view } = state;
  view.active = seat;
  view.turn++;
  view.card = NONE;
  view.side = NONE;
  view.blessingTaken = NONE;
  view.forSiku = false;
  view.free = false;
  view.mustBuildA = NONE;
  view.mustBuildB = NONE;
  view.placed = NONE;
  view.again = false;
  emit?.({ type: 'turnStarted', seat, turn: view.turn });
  offerCards(state, emit);
}

/** T4, T5, T6, Z2: makes sure that the active seat can take a card, with a reshuffle if necessary, before it acts. */
export function offerCards(state: State, emit?: Emit): void {
  const { view } = state;
  let offered = canTakeAny(view, view.active);
  if (!offered && view.facts.players === 1) {
    fillDiamond(state, emit);
    offered = canTakeAny(view, view.active);
  }
  if (!offered) {
    if (shuffleCouldHelp(view)) {
      ask(view, 'reshuffle', NONE);
      return;
    }
    view.free = true;
  }
  if (isPerson(view.facts, view.active)) ask(view, 'takeCard', view.active);
  else playDummy(state, emit);
}

/** Z3, Z4: plays a dummy's turn. Asks the player only if the dummy's rules leave a tie. */
function playDummy(state: State, emit?: Emit): void {
  const { view } = state;
  takeFromDisplay(view, dummyCard(view, view.active), emit);
  const choices = dummyChoices(view, view.active, view.card);
  if (choices.length > 1) ask(view, 'dummyTie', PERSON_OF_SOLO);
  else placeBlock(state, choices[0].cell, choices[0].side, emit);
}

export function takeCard(state: State, card: Card, emit?: Emit): void {
  const { view } = state;
  // E36 in a game with Siku: keep the reservation until the player says who the card is for. `useFor` must not offer
  // Siku a reserved card.
  if (card === view.reservedCard && !view.facts.reservesForSelf) clearReservation(view);
  takeFromDisplay(view, card, emit);
  ask(view, view.facts.players === 2 ? 'useFor' : 'placeBlock', view.active);
}

export function useFor(state: State, siku: boolean, emit?: Emit): void {
  const { view } = state;
  view.forSiku = siku;
  if (view.card === view.reservedCard) clearReservation(view);
  emit?.({ type: 'usedFor', seat: view.active, for: siku ? 'siku' : 'self' });
  ask(view, 'placeBlock', view.active);
}

/** T1: places the block and files the card under its type, then starts the scoring steps. */
export function placeBlock(state: State, cell: Cell, side: number, emit?: Emit): void {
  const { view } = state;
  const seat = builderSeat(view);
  view.squares = completedSquares(view, cell);
  view.placed = cell;
  view.side = side;
  spendBlock(view);
  putBlock(view, seat, cell, emit);
  if (isPerson(view.facts, seat) || side === BUILDER) joinCards(view, view.card, seat, side, emit);
  else discardCard(view, view.card, seat, emit);
  if (!asksHolder(view, BLESSINGS_AT.onPlace)) scoreSupport(state, emit);
}

/**
 * Takes the block from the right supply. In an extra turn the seat places the block it kept aside, which is not in the
 * supply (W1).
 */
function spendBlock(view: View): void {
  if (view.forSiku) view.sikuSupply[view.active]--;
  else if (view.extraTurns.length === 0) view.supply[view.active]--;
}

/** P1: scores the blocks under the new one. Siku (Y3) and dummies (Z6) score nothing. */
function scoreSupport(state: State, emit?: Emit): void {
  const { view } = state;
  const seat = builderSeat(view);
  const support = supportOf(view, seat, view.placed);
  if (support > 0) gainPoints(view, seat, FIGURES.support * support, 'support', 'P1', emit);
  completeLines(state, emit);
}

/** P2: advances the track for completed lines, then opens Providence's window (E38). */
function completeLines(state: State, emit?: Emit): void {
  const { view } = state;
  const cell = view.placed;
  const seat = builderSeat(view);
  const row = completesLine(view, cell, ROW_LINE_OF[cell]);
  const column = completesLine(view, cell, COLUMN_LINE_OF[cell]);
  if (row || column) {
    if (row) emit?.({ type: 'lineCompleted', seat, line: LINES[ROW_LINE_OF[cell]].id });
    if (column) emit?.({ type: 'lineCompleted', seat, line: LINES[COLUMN_LINE_OF[cell]].id });
    if (isPerson(view.facts, seat)) advanceTrack(view, seat, trackSteps(view, cell), 'P2', emit);
    if (asksHolder(view, BLESSINGS_AT.lineCompleted)) return;
  }
  nextSquare(state, emit);
}

/** P8: scores the completed squares. If several remain, a seat chooses which is next; the last one needs no choice. */
function nextSquare(state: State, emit?: Emit): void {
  const { view } = state;
  if (view.squares === 0) rewardElder(state, emit);
  else if ((view.squares & (view.squares - 1)) !== 0) ask(view, 'orderSquare', chooser(view));
  else openSquare(state, lowestBit(view.squares) + FIRST_SQUARE, emit);
}

export function openSquare(state: State, square: number, emit?: Emit): void {
  const { view } = state;
  view.squares &= ~(1 << (square - FIRST_SQUARE));
  view.square = square;
  emit?.({ type: 'squareCompleted', seat: builderSeat(view), square });
  if (!asksHolder(view, BLESSINGS_AT.squareCompleted)) scoreSquare(state, undefined, emit);
}

/**
 * P3 to P9: scores a completed square, then turns up the next tile. `use` is the move of a blessing used in the
 * square's window; its points are scored in its user's place in the order, and may replace the square's award (E30).
 */
function scoreSquare(state: State, use: Move | undefined, emit?: Emit): void {
  const { view } = state;
  const { square } = view;
  const user = use === undefined ? NONE : view.decider;
  const awards = squareAwards(view, square, view.active);
  const where = emit === undefined ? undefined : { square };
  const { players } = view.facts;
  for (let seat = 0; seat < players; seat++) {
    if (seat === user && use !== undefined) {
      makeUse(state, seat, use, emit);
      if (replacesAward(view.facts, blessingField(use))) continue;
    }
    gainPoints(view, seat, awardTo(awards, seat), 'square', 'P3', emit, where);
  }
  view.square = NONE;
  if (square !== TOP_SQUARE) revealTile(state, square, emit);
  nextSquare(state, emit);
}

/**
 * E1, Y2, Z6: rewards a card used as an elder. A player takes a blessing, Siku gets nothing, a dummy removes a blessing
 * from the game.
 */
function rewardElder(state: State, emit?: Emit): void {
  const { view } = state;
  const anyFaceUp = view.faceUp[0] !== NONE || view.faceUp[1] !== NONE;
  if (view.side === ELDER && anyFaceUp && !view.forSiku) {
    if (isPerson(view.facts, view.active)) {
      ask(view, 'takeBlessing', view.active);
      return;
    }
    removeFarBlessing(view, emit);
  }
  endTurn(state, emit);
}

function removeFarBlessing(view: View, emit?: Emit): void {
  const place = view.faceUp[0] === NONE ? 1 : 0;
  const blessing = view.faceUp[place];
  view.faceUp[place] = NONE;
  view.blessingState[blessing] = OUT;
  emit?.({ type: 'blessingRemoved', seat: view.active, blessing: BLESSING_IDS[blessing] });
}

/**
 * T7, E1: refills the display and the face-up blessings, then asks for blessings at the end of the turn. In the solo
 * game the display is refilled at the end of a round instead (Z2, Z8).
 */
export function endTurn(state: State, emit?: Emit): void {
  const { view } = state;
  if (view.facts.players !== 1) refillDisplay(state, emit);
  while ((view.faceUp[0] === NONE || view.faceUp[1] === NONE) && view.blessingCount > 0) revealBlessing(state, emit);
  askEndOfTurn(state, view.active, emit);
}

/**
 * E4: asks the next seat that can use a blessing at the end of the turn, clockwise from `from`. Ends the turn if no
 * seat can.
 */
export function askEndOfTurn(state: State, from: number, emit?: Emit): void {
  const { view } = state;
  if (!isAnyHeld(view, BLESSINGS_AT.endOfTurn)) {
    finishTurn(state, emit);
    return;
  }
  let seat = from;
  do {
    if (hasUse(view, seat, BLESSINGS_AT.endOfTurn)) {
      ask(view, 'endOfTurn', seat);
      return;
    }
    seat = nextSeat(view, seat);
  } while (seat !== view.active);
  finishTurn(state, emit);
}

/** Handles a pass at the end of the turn: asks the seats after it, until every seat has been asked once. */
export function passEndOfTurn(state: State, emit?: Emit): void {
  const seat = nextSeat(state.view, state.view.decider);
  if (seat === state.view.active) finishTurn(state, emit);
  else askEndOfTurn(state, seat, emit);
}

function finishTurn(state: State, emit?: Emit): void {
  const { view } = state;
  if (view.reservedBy === view.active && blocksToReserveFor(view) === 0) lapseReservation(view, emit);
  if (view.extraTurns.length > 0) nextExtraTurn(state, emit);
  else if (view.again) beginSecondTurn(state, emit);
  else nextTurn(state, emit);
}

/**
 * E36: counts the blocks that let the active seat keep its reservation. Without one it can never take the reserved
 * card.
 */
function blocksToReserveFor(view: View): number {
  return view.facts.reservesForSelf ? view.supply[view.active] : turnsLeft(view, view.active);
}

/** E16: begins Abundance's second turn at once. The seat misses its next regular turn (E33). */
function beginSecondTurn(state: State, emit?: Emit): void {
  state.view.misses |= 1 << state.view.active;
  beginTurn(state, state.view.active, emit);
}

export function turnsLeft(view: View, seat: Seat): number {
  return view.supply[seat] + view.sikuSupply[seat];
}

function nextTurn(state: State, emit?: Emit): void {
  const { view } = state;
  let seat = nextSeat(view, view.active);
  if (turnsLeft(view, seat) === 0 && allBlocksPlaced(view)) {
    if (view.facts.players === 4) beginExtraTurns(state, emit);
    else endGame(state, emit);
    return;
  }
  if (view.facts.players === 1 && seat === roundStarter(view)) {
    endRound(state, emit);
    return;
  }
  while (!takesTurn(view, seat, emit)) seat = nextSeat(view, seat);
  beginTurn(state, seat, emit);
}

function takesTurn(view: View, seat: Seat, emit?: Emit): boolean {
  const bit = 1 << seat;
  if ((view.misses & bit) !== 0) {
    view.misses &= ~bit;
    emit?.({ type: 'turnMissed', seat });
    return false;
  }
  return turnsLeft(view, seat) > 0;
}

function allBlocksPlaced(view: View): boolean {
  for (let seat = 0; seat < view.facts.seats; seat++) if (turnsLeft(view, seat) > 0) return false;
  return true;
}

/**
 * Z8: ends a solo round: refills the diamond and begins the next round. Markers and start token follow from the round
 * number.
 */
function endRound(state: State, emit?: Emit): void {
  const { view } = state;
  fillDiamond(state, emit);
  view.round++;
  emit?.({ type: 'roundEnded', round: view.round });
  beginTurn(state, roundStarter(view), emit);
}

/**
 * W1: ranks the seats for the extra turns, once. No reservation can be left here: supplies are empty, so all have
 * lapsed (E36).
 */
function beginExtraTurns(state: State, emit?: Emit): void {
  const { view } = state;
  view.extraTurns = extraTurnSeats(view).slice();
  emit?.({ type: 'extraTurns', order: view.extraTurns.slice() });
  beginTurn(state, view.extraTurns[0], emit);
}

function nextExtraTurn(state: State, emit?: Emit): void {
  const { view } = state;
  view.extraTurns.shift();
  if (view.extraTurns.length > 0) beginTurn(state, view.extraTurns[0], emit);
  else endGame(state, emit);
}
