import { lowestBit } from '../bits.ts';
import { Corrupt } from '../corrupt.ts';
import { ACTION_TYPES, type ActionType, type Cell } from '../words.ts';

/**
 * A move is an action as one integer: its type and three small fields. `legalActions` and `apply` speak actions at the
 * door; the engine and the searching bots speak moves, which cost no memory.
 */
export type Move = number;

const TYPE_BITS = 4;
const FIELD_BITS = 6;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const SHIFT_A = TYPE_BITS;
const SHIFT_B = SHIFT_A + FIELD_BITS;
const SHIFT_C = SHIFT_B + FIELD_BITS;

export const TAKE_CARD = 0;
export const USE_FOR = 1;
export const SWAP_TILES = 2;
export const PLACE_BLOCK = 3;
export const USE_BLESSING = 4;
export const PASS = 5;
export const ORDER_SQUARE = 6;
export const TAKE_BLESSING = 7;
export const USE_OR_KEEP = 8;
export const DUMMY_TIE = 9;
export const END_BLESSING = 10;

export function makeMove(type: number, a = 0, b = 0, c = 0): Move {
  return type | (a << SHIFT_A) | (b << SHIFT_B) | (c << SHIFT_C);
}

export function moveType(move: Move): number {
  return move & ((1 << TYPE_BITS) - 1);
}

export function actionTypeOf(move: Move): ActionType {
  return ACTION_TYPES[moveType(move)];
}

/** The first field: a card, cell, square, line, or `for`. */
export function fieldA(move: Move): number {
  return (move >>> SHIFT_A) & FIELD_MASK;
}

/** The second field: a cell, or a choice counted from 1 with 0 for none. */
export function fieldB(move: Move): number {
  return (move >>> SHIFT_B) & FIELD_MASK;
}

/** The third field: the blessing. */
export function blessingField(move: Move): number {
  return (move >>> SHIFT_C) & FIELD_MASK;
}

/** 1 in the first field, and in the second. */
export const ONE_IN_A: Move = makeMove(0, 1);
export const ONE_IN_B: Move = makeMove(0, 0, 1);

export const PASS_MOVE: Move = makeMove(PASS);

/** More than any decision offers: Moon pairs, Movement pairs, swaps and cells together stay under 1,600. */
const MOST_MOVES = 2048;

/** A reusable list of moves in a stable order. */
export class MoveList {
  readonly moves = new Int32Array(MOST_MOVES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Does not look for room, as it is called most of all: whoever has filled the list calls `checkRoom`. */
  add(move: Move): void {
    this.moves[this.count++] = move;
  }

  /**
   * Adds a move for each cell of a mask, which counts them from `first`; `one` says in which field the cell is. Counts in a
   * variable of its own: most moves of a game are added here.
   */
  addForCells(move: Move, one: Move, first: Cell, mask: number): void {
    const { moves } = this;
    let { count } = this;
    for (let rest = mask; rest !== 0; rest &= rest - 1) moves[count++] = move | Math.imul(first + lowestBit(rest), one);
    this.count = count;
  }

  /** Throws Corrupt where more was added than any decision offers. */
  checkRoom(): void {
    if (this.count > MOST_MOVES) throw new Corrupt(`no room for ${this.count} moves`);
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.count; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return Array.from(this.moves.subarray(0, this.count));
  }
}
