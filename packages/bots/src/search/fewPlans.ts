import { NONE } from '@nunatak/engine';
import { fieldA, fieldB, type Move, moveType, SWAP_TILES } from '@nunatak/engine/fast';
import { type PlanSink, STEPS } from '../guide/guide.ts';

/** Keeps the few best plans of a position, best first, in arrays that are reused. */
export class FewPlans implements PlanSink {
  count = 0;
  readonly worth: Float64Array;
  readonly moves: Int32Array;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    this.worth = new Float64Array(most);
    this.moves = new Int32Array(most * STEPS);
  }

  clear(): void {
    this.count = 0;
  }

  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void {
    const { worth: worths, moves } = this;
    if (this.count === this.#most && worth <= worths[this.count - 1]) return;
    if (this.count < this.#most) this.count++;
    let at = this.count - 1;
    for (; at > 0 && worths[at - 1] < worth; at--) {
      worths[at] = worths[at - 1];
      for (let step = at * STEPS; step < (at + 1) * STEPS; step++) moves[step] = moves[step - STEPS];
    }
    worths[at] = worth;
    moves[at * STEPS] = take;
    moves[at * STEPS + 1] = use;
    moves[at * STEPS + 2] = swap;
    moves[at * STEPS + 3] = place;
  }

  /**
   * Returns a key that is equal for plans with the same effect: same cell and an equivalent card (see equivalence.ts).
   */
  key(i: number, cardClass: Int32Array | undefined): number {
    const { moves } = this;
    const at = i * STEPS;
    const place = moves[at + 3];
    if (place === NONE) return -1 - moves[at];
    return planKey(moves[at], moves[at + 1], moves[at + 2], place, cardClass);
  }
}

const CARDS = 64;
const CELL_NUMBERS = 64;
const SIDES = 8;
const SWAP_KINDS = 3;

function planKey(take: Move, use: Move, swap: Move, place: Move, cardClass: Int32Array | undefined): number {
  const cell = fieldA(place);
  const from = swap === NONE ? cell : fieldA(swap) + fieldB(swap) - cell;
  const taken = take === NONE ? CARDS - 1 : fieldA(take);
  const card = take === NONE || cardClass === undefined ? taken : cardClass[taken];
  const forSiku = use === NONE ? 0 : fieldA(use);
  const what = (card * 2 + forSiku) * SWAP_KINDS + swapKind(swap);
  return ((what * CELL_NUMBERS + cell) * SIDES + fieldB(place)) * CELL_NUMBERS + from;
}

/** 0 without a swap, 1 for a builder's swap (B1), 2 for Movement (E11). */
function swapKind(swap: Move): number {
  if (swap === NONE) return 0;
  return moveType(swap) === SWAP_TILES ? 1 : 2;
}
