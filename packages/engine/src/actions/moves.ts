import { lowestBit } from '../bits.ts';
import { Corrupt } from '../corrupt.ts';
import { ACTION_TYPES, type ActionType, type Cell } from '../words.ts';

/**
 * An action packed into one integer: its type and three small fields. The engine and the searching bots use moves
 * because they need no allocation; `legalActions` and `apply` in game.ts convert from and to actions.
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

/** Returns the first field: a card, cell, square, line, or who the card is for. */
export function fieldA(move: Move): number {
  return (move >>> SHIFT_A) & FIELD_MASK;
}

/** Returns the second field: a cell, or a choice numbered from 1 (0 means none). */
export function fieldB(move: Move): number {
  return (move >>> SHIFT_B) & FIELD_MASK;
}

/** Returns the third field: the blessing's number. */
export function blessingField(move: Move): number {
  return (move >>> SHIFT_C) & FIELD_MASK;
}

/** A move with 1 in its first (A) or second (B) field and 0 elsewhere. */
export const ONE_IN_A: Move = makeMove(0, 1);
export const ONE_IN_B: Move = makeMove(0, 0, 1);

export const PASS_MOVE: Move = makeMove(PASS);

/** Capacity of a MoveList. Moon, Movement, swaps and placements together never offer more than 1,600 moves. */
const MOST_MOVES = 2048;

/** A reusable list of moves in a stable order. */
export class MoveList {
  readonly moves = new Int32Array(MOST_MOVES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Appends a move without checking the capacity, for speed. Call `checkRoom` after the list is filled. */
  add(move: Move): void {
    this.moves[this.count++] = move;
  }

  /**
   * Adds `move` once for each cell of a mask. `first` is the cell of the mask's lowest bit; `one` (ONE_IN_A or
   * ONE_IN_B) selects the field that receives the cell. Counts in a local variable for speed: most moves are added
   * here.
   */
  addForCells(move: Move, one: Move, first: Cell, mask: number): void {
    const { moves } = this;
    let { count } = this;
    for (let rest = mask; rest !== 0; rest &= rest - 1) moves[count++] = move | Math.imul(first + lowestBit(rest), one);
    this.count = count;
  }

  /** Throws Corrupt if the list overflowed. */
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
