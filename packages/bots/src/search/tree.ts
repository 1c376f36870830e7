import { MOST_PEOPLE } from '../judge/judge.ts';

const FIRST_SIZE = 1 << 12;
/** Maximum number of nodes; a full tree is still used, but no longer grows. */
const MOST_NODES = 1 << 20;
/** Hash slots per node, so that the table is at most half full. */
const SLOTS_PER_NODE = 2;

/**
 * Playout statistics, by the sequence of plans that were played. Hidden information differs between playouts, so a node
 * is not one position, but all positions that its plans lead to; which plans are legal is asked for each position.
 * Nodes are numbers, and the root is 0.
 */
export class Tree {
  visits = new Int32Array(FIRST_SIZE);
  /** By node and seat: sum of the playouts' values. */
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

  /** Returns the node after a plan; 0 if the plan was never tried. */
  find(parent: number, key: number): number {
    return this.#slots[this.#slotOf(parent, key)];
  }

  /** Returns the node after a plan; adds it if it is new. */
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

  /** Returns a child's slot in the hash table, or the empty slot where it belongs. */
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
