import { has } from './cells.ts';
import type { Facts } from './facts.ts';
import { FIGURES } from './figures.ts';
import { SIKU } from './modes/siku.ts';
import type { Rng } from './rng.ts';
import { BLESSING_COUNT, type Card, type Cell, NONE, type Phase, type Seat, type Tile } from './words.ts';

/** Where a blessing is. LAID means that it lies with its owner's cards of a type and counts as one of them (E37). */
export const STACKED = 0;
export const FACE_UP = 1;
export const HELD = 2;
export const LAID = 3;
export const USED = 4;
export const OUT = 5;

/** Negative entries of `View.cards`, for cards that no seat owns: unseen, in the display, or out of the game. */
export const UNSEEN = NONE;
export const IN_DISPLAY = -2;
export const DISCARDED = -3;

/**
 * Number of display places: four, plus three for Discovery (E14). The four in the solo game: top, right, bottom, left
 * (Z1).
 */
export const DISPLAY_SIZE = FIGURES.display.size;
export const DISPLAY_PLACES = DISPLAY_SIZE + FIGURES.display.discovered;

/** The part of the view that describes the current turn. Each turn starts as FRESH_TURN. */
export interface Turn {
  /** The card taken, and the type it is used as (known once its block is placed); NONE before. */
  card: Card;
  side: number;
  /** `forSiku`: true if the card is used for Siku (Y1). `free`: true if T5 lets the card be placed on any open cell. */
  forSiku: boolean;
  free: boolean;
  /**
   * B1, B2: the builder tiles that were swapped; the block must be placed on one of them. NONE if nothing was swapped.
   */
  mustBuildA: Tile;
  mustBuildB: Tile;
  /**
   * The cell of this turn's block; the completed squares not yet scored, as bits (square - FIRST_SQUARE); the square
   * being scored.
   */
  placed: Cell;
  squares: number;
  square: number;
  /** True if Abundance was used this turn (E16). */
  again: boolean;
  /** The blessing taken this turn, which may not be used before the next turn (E2); NONE if none was taken. */
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

/**
 * F1: the choices made after the last turn: the end blessings decided so far (as bits), Change's tool, and the card
 * that Transference moved with its new type and tool.
 */
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
 * Everything that all players can see. Plain JSON numbers and lists of numbers, with NONE for missing values. Stored
 * and sent in this flat form; the groups Turn and Ending exist in the type only.
 */
export interface View extends Turn, Ending {
  readonly facts: Facts;

  /**
   * What the game is waiting for, and the seat that decides it. `decider` is NONE for a reshuffle and when the game is
   * over.
   */
  phase: Phase;
  decider: Seat;
  /** The seat whose turn it is; in the solo game this can be a dummy. */
  active: Seat;
  firstPlayer: Seat;
  /** Number of turns begun. */
  turn: number;
  /** Solo game: number of finished rounds. The start token and both markers follow from it (Z8). */
  round: number;
  completion: number;

  /** The tile on each cell, including tiles under a block; NONE if the cell has no tile. */
  tileAt: Tile[];
  /** Masks of the open cells, one for each half of the temple (G3). */
  open: number[];
  /** Masks of the open cells that show a symbol, by type and half. */
  showing: number[];
  /** The symbols shown by at least one open cell, as type bits. */
  symbols: number;
  /** Masks of the cells with a block: `occupied` by half, `blocks` by seat and half. */
  occupied: number[];
  blocks: number[];
  /** Number of blocks left to each seat; in the two-player game also Siku's blocks left to each player (S6). */
  supply: number[];
  sikuSupply: number[];

  display: Card[];
  deckCount: number;
  /** True once T4 has shuffled all piles together. From then on card backs no longer say when a card comes up. */
  deckMixed: boolean;
  /** Where each building card is: UNSEEN, IN_DISPLAY, DISCARDED, or the owner and type packed by `ownedAs` (T3). */
  cards: number[];
  reservedCard: Card;
  reservedBy: Seat;
  tileCount: number;

  /** The seats that miss their next turn, as bits (E16). */
  misses: number;
  /** W1: the seats that still have an extra turn, in order. The first one is playing. */
  extraTurns: Seat[];

  points: number[];
  track: number[];

  /** The two face-up blessings; the one farther from the stack is first (Z6). NONE for an empty place. */
  faceUp: number[];
  blessingCount: number;
  blessingState: number[];
  blessingSeat: Seat[];
}

/** Everything hidden from the players: the order of the stacks (top last) and the random generator. */
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
 * Copies a view field by field, not with `{ ...view }`. All views then have the same object shape, even if one came
 * from JSON or another thread, and the JavaScript engine runs code that reads only one shape much faster.
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

/**
 * Copies a state. Written by hand because search calls this most of all: structuredClone takes thirty times as long.
 */
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

/** Packs the owner and type of a card into an entry of `View.cards`. */
export function ownedAs(seat: Seat, type: number): number {
  return (seat << TYPE_BITS) | type;
}

/** Returns the owner packed into an entry of `View.cards` (see `ownedAs`). */
export function seatOwning(entry: number): Seat {
  return entry >> TYPE_BITS;
}

/** Returns the card type packed into an entry of `View.cards` (see `ownedAs`). */
export function typeOwned(entry: number): number {
  return entry & ((1 << TYPE_BITS) - 1);
}

/** Returns the seat that owns a building card; UNSEEN, IN_DISPLAY or DISCARDED if no seat does. */
export function seatOfCard(view: View, card: Card): Seat {
  const where = view.cards[card];
  return where < 0 ? where : seatOwning(where);
}

/** Returns the type that an owned card is filed under (T3). The card must have an owner. */
export function typeOfCard(view: View, card: Card): number {
  return typeOwned(view.cards[card]);
}

/**
 * Returns the seat that gets this turn's block and card: Siku's if the card is used for Siku, otherwise the active seat
 * (Y1).
 */
export function builderSeat(view: View): Seat {
  return view.forSiku ? SIKU : view.active;
}

export function nextSeat(view: View, seat: Seat): Seat {
  return seat + 1 === view.facts.seats ? 0 : seat + 1;
}

/** Returns the owner of the block on a cell; NONE if the cell has no block. */
export function ownerAt(view: View, cell: Cell): Seat {
  for (let seat = 0; seat < view.facts.seats; seat++) {
    if (has(view.blocks, cell, seat)) return seat;
  }
  return NONE;
}

/** True if a seat holds this blessing unused and did not take it this turn (E2, E3). */
export function mayUse(view: View, seat: Seat, blessing: number): boolean {
  return (
    view.blessingSeat[blessing] === seat && view.blessingState[blessing] === HELD && view.blessingTaken !== blessing
  );
}

/** Lists a seat's blessings (by number) whose state is `where`, such as HELD. */
export function blessingsOf(view: View, seat: Seat, where: number): number[] {
  const found: number[] = [];
  for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
    if (view.blessingSeat[blessing] === seat && view.blessingState[blessing] === where) found.push(blessing);
  }
  return found;
}
