import { fieldA, fieldB, type Move, NONE } from '@nunatak/engine';
import type { PlanSink } from '../policy/plans.ts';

const SEATS = 4;

/** One plan tried at a node: how often, and what it came to for every seat. */
export class Branch {
  visits = 0;
  readonly chances = new Float64Array(SEATS);
  readonly node = new TreeNode();
}

/**
 * A turn that playouts have come to. What is hidden differs from one playout to the next, so a node does not stand for
 * one position but for all that the same plans lead to; which plans it offers is asked of each position anew.
 */
export class TreeNode {
  visits = 0;
  readonly branches = new Map<number, Branch>();

  branch(key: number): Branch {
    let branch = this.branches.get(key);
    if (branch === undefined) {
      branch = new Branch();
      this.branches.set(key, branch);
    }
    return branch;
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

  /** A number that tells plans of a turn apart. */
  key(i: number): number {
    const { moves } = this;
    const take = moves[i * STEPS];
    const use = moves[i * STEPS + 1];
    const before = moves[i * STEPS + 2];
    const place = moves[i * STEPS + 3];
    const cell = fieldA(place);
    const from = before === NONE ? cell : fieldA(before) + fieldB(before) - cell;
    const forSiku = use === NONE ? 0 : fieldA(use);
    return (((fieldA(take) * 2 + forSiku) * 64 + cell) * 8 + fieldB(place)) * 64 + from;
  }
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
    sum += Math.exp((plans.worth[i] - plans.worth[0]) / PRIOR_SPREAD);
    const branch = node.branches.get(plans.key(i));
    if (branch === undefined) continue;
    known += branch.visits;
    total += branch.chances[seat];
  }
  const usual = known === 0 ? 0 : total / known;
  const push = (CURIOSITY * Math.sqrt(known + 1)) / sum;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plans.count; i++) {
    const branch = node.branches.get(plans.key(i));
    const visits = branch === undefined ? 0 : branch.visits;
    const chance = branch === undefined || visits === 0 ? usual : branch.chances[seat] / visits;
    const prior = Math.exp((plans.worth[i] - plans.worth[0]) / PRIOR_SPREAD);
    const score = chance + (push * prior) / (1 + visits);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}
