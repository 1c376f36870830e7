import { lowestBit } from '../bits.ts';
import { barredCard, hasCell } from '../display.ts';
import type { Emit } from '../events.ts';
import { isSplit, sharedSymbols } from '../faces.ts';
import { AXIS_DISTANCE, BIT_OF, EDGE_DISTANCE, FIRST_SQUARE } from '../geometry.ts';
import { awardTo, completedSquares, linesWithSteps, squareAwards, supportOf } from '../scoring/placement.ts';
import { DISPLAY_PLACES, DISPLAY_SIZE, type State, type View } from '../state.ts';
import { fits, openCells } from '../temple.ts';
import { revealCard } from '../verbs.ts';
import { BEAST, BUILDER, type Card, type Cell, ELDER, NONE, type Seat } from '../words.ts';

const SEATS = 3;
const DUMMIES = [1, 2] as const;
/** Z1: the markers of dummies 1 and 2 start at the left and the right place. */
const MARKER_START = [0, 3, 1] as const;

/** Z8: the seat that starts the round under way. */
export function roundStarter(view: View): number {
  return view.round % SEATS;
}

/** Z1, Z8: the place of the diamond at which a dummy's marker lies. */
export function markerOf(view: View, dummy: Seat): number {
  return (MARKER_START[dummy] + view.round) % DISPLAY_SIZE;
}

/** Z2, Z8: fills the gaps clockwise from the first one that follows a card; what Discovery left comes before the deck. */
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
 * Z3: the card at the dummy's marker, or the next clockwise that can be played; under T5 playable or not.
 * A card that the person has reserved is gone for it (E36).
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

/** More than any figure that a dummy compares. */
const MORE_THAN_ANY = 64;
const FARTHEST = Math.max(...AXIS_DISTANCE);

/**
 * Z4: how good a cell is for a dummy, what it compares first weighing most. Support takes no place of its own: where all
 * points, squares and rows are alike, it is alike too.
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

/** A cell a dummy may build on, and the side its card is used as. */
export interface DummyChoice {
  readonly cell: Cell;
  readonly side: number;
  /** Whether the person chooses the side as well as the cell (Z5). */
  readonly sideChosen: boolean;
}

/** Z4, Z5: what is left for the person to choose once every tie-break is used; one entry when nothing is. */
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

/** Z5: for a builder/architect card, tiles with the builder symbol win a tie. */
function preferBuilderTiles(view: View, card: Card, cells: number[]): number[] {
  if (view.facts.cardFirst[card] !== BUILDER || !isSplit(view.facts, card)) return cells;
  const builderTiles = cells.filter((cell) => (view.facts.tileSymbols[view.tileAt[cell]] & (1 << BUILDER)) !== 0);
  return builderTiles.length > 0 ? builderTiles : cells;
}

/** Z5: the tile decides the side; where it does not, a builder/architect is a builder and the person chooses beast or elder. */
function sidesOf(view: View, card: Card, cell: Cell): DummyChoice[] {
  const shared = view.free ? view.facts.cardSymbols[card] : sharedSymbols(view.facts, card, view.tileAt[cell]);
  const open = (shared & (shared - 1)) !== 0;
  if (open && view.facts.cardFirst[card] === BEAST) {
    return [BEAST, ELDER].map((side) => ({ cell, side, sideChosen: true }));
  }
  const side = open ? view.facts.cardFirst[card] : lowestBit(shared);
  return [{ cell, side, sideChosen: false }];
}

/** Z1, Z8: when a seat plays in the round under way: 0 first, 2 last. */
function placeInRound(view: View, seat: Seat): number {
  return (seat - roundStarter(view) + SEATS) % SEATS;
}

/** Whether a seat's turn of the round under way is still to come; whoever is at it has taken a card already. */
function isToPlay(view: View, seat: Seat): boolean {
  return placeInRound(view, seat) > placeInRound(view, view.active);
}

/** What a dummy would do in this round as things stand. */
export interface DummyPlan {
  readonly card: Card;
  readonly choices: readonly DummyChoice[];
}

/**
 * Z3, Z4: the next move of a dummy. Undefined where it has played already, as the display is filled up before its next
 * turn (Z8), and where the other dummy comes first and takes the card.
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
