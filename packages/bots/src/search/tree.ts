import { NONE } from '@nunatak/engine';
import { fieldA, fieldB, type Move } from '@nunatak/engine/fast';
import type { PlanSink } from '../policy/plans.ts';

const SEATS = 4;

/**
 * A turn that playouts have come to, and what they came to for every seat. What is hidden differs from one playout to the
 * next, so it does not stand for one position but for all that the same plans lead to; which plans it offers is asked of
 * each position anew.
 */
export class TreeNode {
  visits = 0;
  readonly chances = new Float64Array(SEATS);
  /** By the key of a plan; most nodes never get any. */
  #next: Map<number, TreeNode> | undefined;

  /** The turn after a plan, if it was tried. */
  find(plan: number): TreeNode | undefined {
    return this.#next?.get(plan);
  }

  /** The turn after a plan. */
  after(plan: number): TreeNode {
    let node = this.#next?.get(plan);
    if (node === undefined) {
      node = new TreeNode();
      this.#next ??= new Map();
      this.#next.set(plan, node);
    }
    return node;
  }

  learn(chances: Float64Array): void {
    this.visits++;
    for (let seat = 0; seat < SEATS; seat++) this.chances[seat] += chances[seat];
  }
}

/** Keeps a few best plans of a position, best first, in lists that are used again. */
export class FewPlans implements PlanSink {
  count = 0;
  readonly worth: Float64Array;
  readonly moves: Int32Array;
  readonly #most: number;
  #take: Move = NONE;
  #use: Move = NONE;

  constructor(most: number) {
    this.#most = most;
    this.worth = new Float64Array(most);
    this.moves = new Int32Array(most * STEPS);
  }

  clear(): void {
    this.count = 0;
  }

  begin(take: Move, use: Move): void {
    this.#take = take;
    this.#use = use;
  }

  add(worth: number, before: Move, place: Move): void {
    const { worth: worths, moves } = this;
    if (this.count === this.#most && worth <= worths[this.count - 1]) return;
    if (this.count < this.#most) this.count++;
    let at = this.count - 1;
    for (; at > 0 && worths[at - 1] < worth; at--) {
      worths[at] = worths[at - 1];
      moves.copyWithin(at * STEPS, (at - 1) * STEPS, at * STEPS);
    }
    worths[at] = worth;
    moves[at * STEPS] = this.#take;
    moves[at * STEPS + 1] = this.#use;
    moves[at * STEPS + 2] = before;
    moves[at * STEPS + 3] = place;
  }

  key(i: number): number {
    const { moves } = this;
    const at = i * STEPS;
    return keyOf(moves[at], moves[at + 1], moves[at + 2], moves[at + 3]);
  }
}

/** A number that tells plans of a turn apart: its card and for whom, its cell and side, and where its tile came from. */
function keyOf(take: Move, use: Move, before: Move, place: Move): number {
  const cell = fieldA(place);
  const from = before === NONE ? cell : fieldA(before) + fieldB(before) - cell;
  const forSiku = use === NONE ? 0 : fieldA(use);
  return (((fieldA(take) * 2 + forSiku) * 64 + cell) * 8 + fieldB(place)) * 64 + from;
}

/** The moves of a plan: take, use, swap, place; NONE where one is not needed. */
export const STEPS = 4;

/** How far apart in points the first sight of two plans must be for the worse to be tried e times less. */
const PRIOR_SPREAD = 2;
/** How much trying is worth against what is known to be good. */
const CURIOSITY = 0.25;

/** Which of a position's plans a playout tries next, for the seat that moves: what did well, looked good, or is new. */
export function choosePlan(node: TreeNode, plans: FewPlans, seat: number): number {
  let sum = 0;
  let known = 0;
  let total = 0;
  for (let i = 0; i < plans.count; i++) {
    sum += priorOf(plans, i);
    const next = node.find(plans.key(i));
    if (next === undefined) continue;
    known += next.visits;
    total += next.chances[seat];
  }
  const usual = known === 0 ? 0 : total / known;
  const push = (CURIOSITY * Math.sqrt(known + 1)) / sum;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plans.count; i++) {
    const next = node.find(plans.key(i));
    const visits = next === undefined ? 0 : next.visits;
    const chance = next === undefined || visits === 0 ? usual : next.chances[seat] / visits;
    const score = chance + (push * priorOf(plans, i)) / (1 + visits);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

function priorOf({ worth }: FewPlans, i: number): number {
  return Math.exp((worth[i] - worth[0]) / PRIOR_SPREAD);
}
