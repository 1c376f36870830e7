import { blessingField, type Move } from './actions/moves.ts';
import { lowestBit } from './bits.ts';
import { AT, canUse, hasUse, isAnyHeld, makeUse, replacesAward, windowMoment, windowPhase } from './blessings/index.ts';
import { canTakeAny, refillDisplay, shuffleCouldHelp } from './display.ts';
import { endGame } from './ending.ts';
import type { Emit } from './events.ts';
import { isPerson } from './facts.ts';
import { FIGURES } from './figures.ts';
import { COLUMN_LINE_OF, FIRST_SQUARE, LINES, ROW_LINE_OF, TOP_SQUARE } from './geometry.ts';
import { extraTurnSeats } from './modes/completion.ts';
import { dummyCard, dummyChoices, fillDiamond, roundStarter } from './modes/solo.ts';
import { awardTo, completedSquares, completesLine, squareAwards, supportOf, trackSteps } from './scoring/placement.ts';
import { builderSeat, nextSeat, OUT, type State, type View } from './state.ts';
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
} from './verbs.ts';
import { BLESSING_IDS, BUILDER, type Card, type Cell, ELDER, NONE, type Phase, type Seat } from './words.ts';

/**
 * The order of a turn, top to bottom (T1). Each step does its work and calls the next one, or asks a seat and stops;
 * the answer calls the step after it.
 */

const PERSON_OF_SOLO = 0;

function ask(view: View, phase: Phase, seat: Seat): void {
  view.phase = phase;
  view.decider = seat;
}

/** Who chooses for the seat whose turn it is: itself, or for a dummy the person (Z7). */
function chooser(view: View): number {
  return isPerson(view.facts, view.active) ? view.active : PERSON_OF_SOLO;
}

/** Opens the first window of a moment and says whether it did; mostly nobody holds any of its blessings. */
function asksHolder(view: View, blessings: readonly number[]): boolean {
  return isAnyHeld(view, blessings) && asksNextHolder(view, blessings, 0);
}

/**
 * Opens the windows of a moment one after the other: asks the holder of the next blessing that has a use, and says
 * whether it did. Every blessing exists once, so each has one holder at most (E3).
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

/** A window is passed: the next one of its moment opens, or the turn goes on. */
export function passWindow(state: State, blessing: number, emit?: Emit): void {
  const moment = windowMoment(blessing);
  if (asksNextHolder(state.view, AT[moment], AT[moment].indexOf(blessing) + 1)) return;
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

/** A blessing is used in its window: in place of P1's points, after P2's, or among P3's. */
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

/** T4, T5, T6, Z2: makes sure that some card may be taken, by chance if need be, before anyone acts. */
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

/** Z3, Z4: a dummy takes and places by itself; only what its rules leave open is asked. */
function playDummy(state: State, emit?: Emit): void {
  const { view } = state;
  takeFromDisplay(view, dummyCard(view, view.active), emit);
  const choices = dummyChoices(view, view.active, view.card);
  if (choices.length > 1) ask(view, 'dummyTie', PERSON_OF_SOLO);
  else placeBlock(state, choices[0].cell, choices[0].side, emit);
}

export function takeCard(state: State, card: Card, emit?: Emit): void {
  const { view } = state;
  // E36 with Siku: until it is settled whose it is, the card is known to have been reserved.
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

/** T1: the block stands, the card joins a type; what it yields follows step by step. */
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
  if (!asksHolder(view, AT.onPlace)) scoreSupport(state, emit);
}

/** In an extra turn the block kept aside is placed, which is none of the supply (W1). */
function spendBlock(view: View): void {
  if (view.forSiku) view.sikuSupply[view.active]--;
  else if (view.extraTurns.length === 0) view.supply[view.active]--;
}

/** P1; Y3: nothing for Siku's block, Z6: nor for a dummy's. */
function scoreSupport(state: State, emit?: Emit): void {
  const { view } = state;
  const seat = builderSeat(view);
  const support = supportOf(view, seat, view.placed);
  if (support > 0) gainPoints(view, seat, FIGURES.support * support, 'support', 'P1', emit);
  completeLines(state, emit);
}

/** P2, then Providence (E38). */
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
    if (asksHolder(view, AT.lineCompleted)) return;
  }
  nextSquare(state, emit);
}

/** P8: several completed squares are scored in the order chosen, the last one by itself. */
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
  if (!asksHolder(view, AT.squareCompleted)) scoreSquare(state, undefined, emit);
}

/** P3 to P9; a use in the square's window scores in its user's place, and may replace its award (E30). Then the next tile is turned up. */
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

/** E1, Y2, Z6: an elder gives its taker a blessing, Siku nothing, and takes one away when a dummy has it. */
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

/** T7, E1: refills, then the moment at the end of the turn. The solo diamond is filled at the end of a round (Z2, Z8). */
export function endTurn(state: State, emit?: Emit): void {
  const { view } = state;
  if (view.facts.players !== 1) refillDisplay(state, emit);
  while ((view.faceUp[0] === NONE || view.faceUp[1] === NONE) && view.blessingCount > 0) revealBlessing(state, emit);
  askEndOfTurn(state, view.active, emit);
}

/** E4: from a seat on, clockwise and once around, whoever has something to use; when nobody has, the turn is over. */
export function askEndOfTurn(state: State, from: number, emit?: Emit): void {
  const { view } = state;
  if (!isAnyHeld(view, AT.endOfTurn)) {
    finishTurn(state, emit);
    return;
  }
  let seat = from;
  do {
    if (hasUse(view, seat, AT.endOfTurn)) {
      ask(view, 'endOfTurn', seat);
      return;
    }
    seat = nextSeat(view, seat);
  } while (seat !== view.active);
  finishTurn(state, emit);
}

/** A seat passes at the end of the turn: the next one is asked, until it would be the active player again. */
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

/** E36: a reservation lasts as long as its owner, whose turn ends, has a block to take the card with. */
function blocksToReserveFor(view: View): number {
  return view.facts.reservesForSelf ? view.supply[view.active] : turnsLeft(view, view.active);
}

/** E16: the second turn at once; the next that would come is missed (E33). */
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

/** Z8: fill the diamond, move markers and start token (both follow from the round), and play on. */
function endRound(state: State, emit?: Emit): void {
  const { view } = state;
  fillDiamond(state, emit);
  view.round++;
  emit?.({ type: 'roundEnded', round: view.round });
  beginTurn(state, roundStarter(view), emit);
}

/** W1: ranked once. No reservation is left: whoever had one has no block any more (E36). */
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
