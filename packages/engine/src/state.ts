import { has } from './cells.ts';
import type { Facts } from './facts.ts';
import { FIGURES } from './figures.ts';
import { SIKU } from './modes/siku.ts';
import type { Rng } from './rng.ts';
import { BLESSING_COUNT, type Card, type Cell, NONE, type Phase, type Seat, type Tile } from './words.ts';

/** Where a blessing is. `laid`: it lies with its owner's cards of a type and is one of them (E37). */
export const STACKED = 0;
export const FACE_UP = 1;
export const HELD = 2;
export const LAID = 3;
export const USED = 4;
export const OUT = 5;

/** `cards` of a card nobody has: still unseen, in the display, or out of the game. */
export const UNSEEN = NONE;
export const IN_DISPLAY = -2;
export const DISCARDED = -3;

/** Places of the display: four, and three more after Discovery (E14). In the solo game: top, right, bottom, left (Z1). */
export const DISPLAY_SIZE = FIGURES.display.size;
export const DISPLAY_PLACES = DISPLAY_SIZE + FIGURES.display.discovered;

/** The turn under way. Each one begins as FRESH_TURN. */
export interface Turn {
  /** The card taken, and the type that it is used as once its block is placed. */
  card: Card;
  side: number;
  /** Whether the card is for Siku, and whether T5 lets it be placed anywhere. */
  forSiku: boolean;
  free: boolean;
  /** B1, B2: the swapped builder tiles, one of which must be built on. */
  mustBuildA: Tile;
  mustBuildB: Tile;
  /** The cell built on, the completed squares not yet scored (bit square - FIRST_SQUARE), and the one being scored. */
  placed: Cell;
  squares: number;
  square: number;
  /** Abundance was used in this turn (E16). */
  again: boolean;
  /** The blessing taken in this turn, which may not be used in it (E2). */
  blessingTaken: number;
}

export const FRESH_TURN: Readonly<Turn> = {
  card: NONE,
  side: NONE,
  forSiku: false,
  free: false,
  mustBuildA: NONE,
  mustBuildB: NONE,
  placed: NONE,
  squares: 0,
  square: NONE,
  again: false,
  blessingTaken: NONE,
};

/** F1: what is decided once the turns are over: end blessings as bits, Change's tool, what Transference moved, and to what. */
export interface Ending {
  decided: number;
  changeTool: number;
  movedCard: Card;
  movedType: number;
  movedTool: number;
}

export const FRESH_ENDING: Readonly<Ending> = {
  decided: 0,
  changeTool: NONE,
  movedCard: NONE,
  movedType: NONE,
  movedTool: NONE,
};

/**
 * Everything anyone at the table can see. Plain JSON: numbers and lists of numbers; NONE where something is not there. Flat,
 * as it is sent and stored: its parts are parts of the type.
 */
export interface View extends Turn, Ending {
  readonly facts: Facts;

  /** What the game waits for, and the seat that decides it; NONE for chance and when the game is over. */
  phase: Phase;
  decider: Seat;
  /** The seat whose turn it is, in the solo game also a dummy. */
  active: Seat;
  firstPlayer: Seat;
  /** Turns begun so far. */
  turn: number;
  /** Solo: rounds finished; the start token and both markers follow from it (Z8). */
  round: number;
  completion: number;

  /** The tile lying on each cell, also under its block. */
  tileAt: Tile[];
  /** Open cells by half of the temple (G3). */
  open: number[];
  /** Open cells that show a symbol, by type and half. */
  showing: number[];
  /** The symbols that any open cell shows, as type bits. */
  symbols: number;
  /** Cells with a block by half, and by seat and half. */
  occupied: number[];
  blocks: number[];
  /** Blocks left to each seat, and in the two-player game Siku's blocks left to each player (S6). */
  supply: number[];
  sikuSupply: number[];

  display: Card[];
  deckCount: number;
  /** Whether T4 has mixed the piles of the deck, so that nobody knows which back number comes when. */
  deckMixed: boolean;
  /** Where each building card is: UNSEEN, IN_DISPLAY or DISCARDED, else the seat that has it and the type it joined (T3). */
  cards: number[];
  reservedCard: Card;
  reservedBy: Seat;
  tileCount: number;

  /** The seats that miss their next turn, as bits (E16). */
  misses: number;
  /** W1: the seats of the extra turns still to come. */
  extraTurns: Seat[];

  points: number[];
  track: number[];

  /** The two face-up blessings, the one farther from the stack first (Z6). */
  faceUp: number[];
  blessingCount: number;
  blessingState: number[];
  blessingSeat: Seat[];
}

/** What nobody can see: the orders, the top at the end, and the generator. */
export interface Secret {
  deck: Card[];
  tiles: Tile[];
  blessings: number[];
  rng: Rng;
}

export interface State {
  readonly view: View;
  readonly secret: Secret;
}

/**
 * Field by field, not `{ ...view }`: a copy has the shape of every other, wherever the view comes from (JSON, another thread),
 * and code that reads views of one shape is fast.
 */
export function cloneView(view: View): View {
  return {
    facts: view.facts,
    phase: view.phase,
    decider: view.decider,
    active: view.active,
    firstPlayer: view.firstPlayer,
    turn: view.turn,
    round: view.round,
    completion: view.completion,
    tileAt: view.tileAt.slice(),
    open: view.open.slice(),
    showing: view.showing.slice(),
    symbols: view.symbols,
    occupied: view.occupied.slice(),
    blocks: view.blocks.slice(),
    supply: view.supply.slice(),
    sikuSupply: view.sikuSupply.slice(),
    display: view.display.slice(),
    deckCount: view.deckCount,
    deckMixed: view.deckMixed,
    cards: view.cards.slice(),
    reservedCard: view.reservedCard,
    reservedBy: view.reservedBy,
    tileCount: view.tileCount,
    card: view.card,
    side: view.side,
    forSiku: view.forSiku,
    free: view.free,
    mustBuildA: view.mustBuildA,
    mustBuildB: view.mustBuildB,
    placed: view.placed,
    squares: view.squares,
    square: view.square,
    again: view.again,
    misses: view.misses,
    extraTurns: view.extraTurns.slice(),
    points: view.points.slice(),
    track: view.track.slice(),
    faceUp: view.faceUp.slice(),
    blessingCount: view.blessingCount,
    blessingState: view.blessingState.slice(),
    blessingSeat: view.blessingSeat.slice(),
    blessingTaken: view.blessingTaken,
    decided: view.decided,
    changeTool: view.changeTool,
    movedCard: view.movedCard,
    movedType: view.movedType,
    movedTool: view.movedTool,
  };
}

/** Written by hand: it is the hottest call of a search (structuredClone takes thirty times as long). */
export function cloneState({ view, secret }: State): State {
  const [a, b, c, d] = secret.rng;
  return {
    view: cloneView(view),
    secret: {
      deck: secret.deck.slice(),
      tiles: secret.tiles.slice(),
      blessings: secret.blessings.slice(),
      rng: [a, b, c, d],
    },
  };
}

const TYPE_BITS = 3;

/** The entry of `cards` for a card that a seat has as a type. */
export function ownedAs(seat: Seat, type: number): number {
  return (seat << TYPE_BITS) | type;
}

/** The seat of such an entry. */
export function seatOwning(entry: number): Seat {
  return entry >> TYPE_BITS;
}

/** The type of such an entry. */
export function typeOwned(entry: number): number {
  return entry & ((1 << TYPE_BITS) - 1);
}

/** The seat that has a building card; UNSEEN, IN_DISPLAY or DISCARDED if none has. */
export function seatOfCard(view: View, card: Card): Seat {
  const where = view.cards[card];
  return where < 0 ? where : seatOwning(where);
}

/** The type that a card had by somebody has joined (T3). */
export function typeOfCard(view: View, card: Card): number {
  return typeOwned(view.cards[card]);
}

/** The seat whose block and card it is: Siku's when the card is used for Siku (Y1). */
export function builderSeat(view: View): Seat {
  return view.forSiku ? SIKU : view.active;
}

export function nextSeat(view: View, seat: Seat): Seat {
  return seat + 1 === view.facts.seats ? 0 : seat + 1;
}

/** The seat whose block stands on a cell, or NONE. */
export function ownerAt(view: View, cell: Cell): Seat {
  for (let seat = 0; seat < view.facts.seats; seat++) {
    if (has(view.blocks, cell, seat)) return seat;
  }
  return NONE;
}

/** Whether a seat may use a blessing in this turn: it holds it, and did not take it in this turn (E2, E3). */
export function mayUse(view: View, seat: Seat, blessing: number): boolean {
  return (
    view.blessingSeat[blessing] === seat && view.blessingState[blessing] === HELD && view.blessingTaken !== blessing
  );
}

/** The blessings of a seat in a certain state, by number. */
export function blessingsOf(view: View, seat: Seat, where: number): number[] {
  const found: number[] = [];
  for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
    if (view.blessingSeat[blessing] === seat && view.blessingState[blessing] === where) found.push(blessing);
  }
  return found;
}
