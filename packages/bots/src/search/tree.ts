import { NONE, type View } from '@nunatak/engine';
import { fieldA, fieldB, type Move, moveType, SWAP_TILES } from '@nunatak/engine/fast';
import { alikeIn } from '../guide/alike.ts';
import { type PlanSink, STEPS } from '../guide/guide.ts';
import { MOST_PEOPLE } from '../judge/judge.ts';

const FIRST_SIZE = 1 << 12;
/** Beyond this a search goes on with the tree it has. */
const MOST_NODES = 1 << 20;
/** The table of children is kept at most half full. */
const SLOTS_PER_NODE = 2;

/**
 * What playouts have come to, by the plans that led there. What is hidden differs from one playout to the next, so a
 * node does not stand for one position but for all that the same plans lead to; which plans it offers is asked of each
 * position anew. Nodes are numbers, the root is 0.
 */
export class Tree {
  visits = new Int32Array(FIRST_SIZE);
  /** By node and seat: the sum of what its playouts were worth. */
  values = new Float64Array(FIRST_SIZE * MOST_PEOPLE);
  #parents = new Int32Array(FIRST_SIZE);
  #keys = new Int32Array(FIRST_SIZE);
  #slots = new Int32Array(FIRST_SIZE * SLOTS_PER_NODE);
  #count = 1;

  clear(): void {
    this.#slots.fill(0);
    this.visits.fill(0, 0, this.#count);
    this.values.fill(0, 0, this.#count * MOST_PEOPLE);
    this.#count = 1;
  }

  get isFull(): boolean {
    return this.#count >= MOST_NODES;
  }

  /** The node after a plan; 0 if it was never tried. */
  find(parent: number, key: number): number {
    return this.#slots[this.#slotOf(parent, key)];
  }

  /** The node after a plan, made if it is new. */
  after(parent: number, key: number): number {
    const slot = this.#slotOf(parent, key);
    if (this.#slots[slot] !== 0) return this.#slots[slot];
    if (this.#count === this.visits.length) {
      this.#grow();
      return this.after(parent, key);
    }
    const node = this.#count++;
    this.#parents[node] = parent;
    this.#keys[node] = key;
    this.#slots[slot] = node;
    return node;
  }

  learn(node: number, values: Float64Array): void {
    this.visits[node]++;
    for (let seat = 0; seat < MOST_PEOPLE; seat++) this.values[node * MOST_PEOPLE + seat] += values[seat];
  }

  /** The slot of a child in the table, or the empty one where it would go. */
  #slotOf(parent: number, key: number): number {
    const mask = this.#slots.length - 1;
    let slot = (Math.imul(parent, 0x9e3779b1) ^ Math.imul(key, 0x85ebca6b)) >>> 7;
    for (;;) {
      slot &= mask;
      const node = this.#slots[slot];
      if (node === 0 || (this.#parents[node] === parent && this.#keys[node] === key)) return slot;
      slot++;
    }
  }

  #grow(): void {
    const size = this.visits.length * 2;
    this.visits = longer(this.visits, new Int32Array(size));
    this.values = longer(this.values, new Float64Array(size * MOST_PEOPLE));
    this.#parents = longer(this.#parents, new Int32Array(size));
    this.#keys = longer(this.#keys, new Int32Array(size));
    this.#slots = new Int32Array(size * SLOTS_PER_NODE);
    for (let node = 1; node < this.#count; node++) {
      this.#slots[this.#slotOf(this.#parents[node], this.#keys[node])] = node;
    }
  }
}

function longer<List extends Int32Array | Float64Array>(from: List, into: List): List {
  into.set(from);
  return into;
}

/** Keeps a few best plans of a position, best first, in lists that are used again. */
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

  /** A number for a plan that is the same wherever the same is done: with a card that plays alike, to the same end. */
  key(i: number, alike: Int32Array | undefined): number {
    const { moves } = this;
    const at = i * STEPS;
    const place = moves[at + 3];
    if (place === NONE) return -1 - moves[at];
    return planKey(moves[at], moves[at + 1], moves[at + 2], place, alike);
  }
}

const CARDS = 64;
const CELL_NUMBERS = 64;
const SIDES = 8;
const SWAP_KINDS = 3;

function planKey(take: Move, use: Move, swap: Move, place: Move, alike: Int32Array | undefined): number {
  const cell = fieldA(place);
  const from = swap === NONE ? cell : fieldA(swap) + fieldB(swap) - cell;
  const taken = take === NONE ? CARDS - 1 : fieldA(take);
  const card = take === NONE || alike === undefined ? taken : alike[taken];
  const forSiku = use === NONE ? 0 : fieldA(use);
  const what = (card * 2 + forSiku) * SWAP_KINDS + swapKind(swap);
  return ((what * CELL_NUMBERS + cell) * SIDES + fieldB(place)) * CELL_NUMBERS + from;
}

/** None, a builder's swap (B1), or Movement (E11). */
function swapKind(swap: Move): number {
  if (swap === NONE) return 0;
  return moveType(swap) === SWAP_TILES ? 1 : 2;
}

/** How far apart in points the first sight of two plans must be for the worse to be tried e times less. */
const PRIOR_SPREAD = 2;
/** How much trying is worth against what is known to be good. */
const CURIOSITY = 0.25;

/** Chooses among the plans of a position what a playout tries next: what did well for the mover, looked good, or is new. */
export class Chooser {
  readonly #tree: Tree;
  readonly #priors: Float64Array;
  readonly #nodes: Int32Array;

  constructor(tree: Tree, most: number) {
    this.#tree = tree;
    this.#priors = new Float64Array(most);
    this.#nodes = new Int32Array(most);
  }

  choose(view: View, node: number, plans: FewPlans, seat: number): number {
    const alike = alikeIn(view);
    const { visits, values } = this.#tree;
    let sum = 0;
    let known = 0;
    let total = 0;
    for (let i = 0; i < plans.count; i++) {
      const prior = Math.exp((plans.worth[i] - plans.worth[0]) / PRIOR_SPREAD);
      const next = this.#tree.find(node, plans.key(i, alike));
      this.#priors[i] = prior;
      this.#nodes[i] = next;
      sum += prior;
      if (next === 0) continue;
      known += visits[next];
      total += values[next * MOST_PEOPLE + seat];
    }
    const usual = known === 0 ? 0 : total / known;
    const push = (CURIOSITY * Math.sqrt(known + 1)) / sum;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < plans.count; i++) {
      const next = this.#nodes[i];
      const tried = next === 0 ? 0 : visits[next];
      const value = tried === 0 ? usual : values[next * MOST_PEOPLE + seat] / tried;
      const score = value + (push * this.#priors[i]) / (1 + tried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }
}
