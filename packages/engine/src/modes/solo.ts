import { lowestBit } from '../bits.ts';
import { barredCard, hasCell } from '../display.ts';
import type { Emit } from '../events.ts';
import { isSplit, sharedSymbols } from '../faces.ts';
import { AXIS_DISTANCE, BIT_OF, EDGE_DISTANCE, FIRST_SQUARE } from '../geometry.ts';
import { revealCard } from '../mutators.ts';
import { awardTo, completedSquares, linesWithSteps, squareAwards, supportOf } from '../scoring/placement.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE, type State, type View } from '../state.ts';
import { fits, openCells } from '../temple.ts';
import { BEAST, BUILDER, type Card, type Cell, ELDER, NONE, type Seat } from '../words.ts';

const SEATS = 3;
const DUMMIES = [1, 2] as const;
/** Z1: start places of the markers, by seat: dummy 1 on the left, dummy 2 on the right. */
const MARKER_START = [0, 3, 1] as const;

/** Z8: returns the seat that starts the current round. */
export function roundStarter(view: View): number {
  return view.round % SEATS;
}

/** Z1, Z8: returns the place in the diamond where a dummy's marker is. */
export function markerOf(view: View, dummy: Seat): number {
  return (MARKER_START[dummy] + view.round) % DISPLAY_SIZE;
}

/**
 * Z2, Z8: fills the gaps clockwise, starting with the first gap that follows a card. Cards left by Discovery are used
 * before the deck.
 */
export function fillDiamond(state: State, emit?: Emit): void {
  const { view } = state;
  const start = firstGap(view);
  for (let i = 0; i < DISPLAY_SIZE; i++) {
    const place = (start + i) % DISPLAY_SIZE;
    if (view.display[place] !== NONE) continue;
    const beside = firstBeside(view);
    if (beside !== NONE) {
      view.display[place] = view.display[beside];
      view.display[beside] = NONE;
    } else if (view.deckCount > 0) revealCard(state, place, emit);
  }
}

function firstGap({ display }: View): number {
  for (let place = 0; place < DISPLAY_SIZE; place++) {
    const before = (place + DISPLAY_SIZE - 1) % DISPLAY_SIZE;
    if (display[place] === NONE && display[before] !== NONE) return place;
  }
  return 0;
}

function firstBeside({ display }: View): number {
  for (let place = DISPLAY_SIZE; place < DISPLAY_PLACES; place++) if (display[place] !== NONE) return place;
  return NONE;
}

/**
 * Z3: returns the card that a dummy takes: the one at its marker, or the next clockwise that can be played (any, under
 * T5). Skips a card that the player has reserved (E36). NONE if there is none.
 */
export function dummyCard(view: View, dummy: Seat): Card {
  const marker = markerOf(view, dummy);
  const barred = barredCard(view, dummy);
  for (let i = 0; i < DISPLAY_SIZE; i++) {
    const card = view.display[(marker + i) % DISPLAY_SIZE];
    if (card === NONE || card === barred) continue;
    if (view.free || hasCell(view, card)) return card;
  }
  return NONE;
}

/** Larger than any value that a dummy compares. */
const MORE_THAN_ANY = 64;
const FARTHEST = Math.max(...AXIS_DISTANCE);

/**
 * Z4: rates a cell for a dummy. Criteria are packed into one number, most important first. Support needs no digit of
 * its own: it follows from the total, the squares and the rows.
 */
function dummyValue(view: View, dummy: Seat, cell: Cell): number {
  const rows = linesWithSteps(view, cell);
  let squares = 0;
  for (let rest = completedSquares(view, cell); rest !== 0; rest &= rest - 1) {
    const square = lowestBit(rest) + FIRST_SQUARE;
    squares += awardTo(squareAwards(view, square, dummy, dummy, BIT_OF[cell]), dummy);
  }
  let value = squares + rows + supportOf(view, dummy, cell);
  value = value * MORE_THAN_ANY + squares;
  value = value * MORE_THAN_ANY + rows;
  value = value * MORE_THAN_ANY + FARTHEST - AXIS_DISTANCE[cell];
  return value * MORE_THAN_ANY + EDGE_DISTANCE[cell];
}

/** A cell where a dummy may place its block, and the type its card is used as. */
export interface DummyChoice {
  readonly cell: Cell;
  readonly side: number;
  /** True if the player also chooses the card's type (Z5). */
  readonly sideChosen: boolean;
}

/** Z4, Z5: returns the choices left after all tie-breaks; the player picks one. A single entry means no choice. */
export function dummyChoices(view: View, dummy: Seat, card: Card): DummyChoice[] {
  const best = preferBuilderTiles(view, card, bestCells(view, dummy, card));
  return best.flatMap((cell) => sidesOf(view, card, cell));
}

function bestCells(view: View, dummy: Seat, card: Card): Cell[] {
  let best: Cell[] = [];
  let most = -1;
  for (const cell of openCells(view)) {
    if (!fits(view, card, cell)) continue;
    const value = dummyValue(view, dummy, cell);
    if (value > most) {
      most = value;
      best = [cell];
    } else if (value === most) best.push(cell);
  }
  return best;
}

/** Z5: keeps only tiles with a builder symbol if a builder/architect card is tied, as long as there are any. */
function preferBuilderTiles(view: View, card: Card, cells: number[]): number[] {
  if (view.facts.cardFirst[card] !== BUILDER || !isSplit(view.facts, card)) return cells;
  const builderTiles = cells.filter((cell) => (view.facts.tileSymbols[view.tileAt[cell]] & (1 << BUILDER)) !== 0);
  return builderTiles.length > 0 ? builderTiles : cells;
}

/**
 * Z5: returns the types that a dummy's card may be used as on a cell. If the tile leaves both open, builder/architect
 * is a builder, and the player chooses between beast and elder.
 */
function sidesOf(view: View, card: Card, cell: Cell): DummyChoice[] {
  const shared = view.free ? view.facts.cardSymbols[card] : sharedSymbols(view.facts, card, view.tileAt[cell]);
  const open = (shared & (shared - 1)) !== 0;
  if (open && view.facts.cardFirst[card] === BEAST) {
    return [BEAST, ELDER].map((side) => ({ cell, side, sideChosen: true }));
  }
  const side = open ? view.facts.cardFirst[card] : lowestBit(shared);
  return [{ cell, side, sideChosen: false }];
}

/** Z1, Z8: returns a seat's place in the order of the current round, 0 to 2. */
function placeInRound(view: View, seat: Seat): number {
  return (seat - roundStarter(view) + SEATS) % SEATS;
}

/** True if a seat's turn in the current round is still to come. The active seat has already taken its card. */
function isToPlay(view: View, seat: Seat): boolean {
  return placeInRound(view, seat) > placeInRound(view, view.active);
}

/** What a dummy would do this round if the display and temple stayed as they are. */
export interface DummyPlan {
  readonly card: Card;
  readonly choices: readonly DummyChoice[];
}

/**
 * Z3, Z4: predicts a dummy's next move. Undefined if the dummy has already played this round (the display is refilled
 * before its next turn, Z8), or if the other dummy plays first and takes the card.
 */
export function nextDummyMove(view: View, dummy: Seat): DummyPlan | undefined {
  if (view.facts.players !== 1 || !isToPlay(view, dummy)) return undefined;
  const card = dummyCard(view, dummy);
  const isTaken = DUMMIES.some(
    (other) =>
      isToPlay(view, other) && placeInRound(view, other) < placeInRound(view, dummy) && dummyCard(view, other) === card,
  );
  return card === NONE || isTaken ? undefined : { card, choices: dummyChoices(view, dummy, card) };
}
