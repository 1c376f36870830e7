import { MOST_PEOPLE } from '../judge/judge.ts';
import { PLANS_PER_ENTRY, type PlanCache } from './planCache.ts';
import type { Tree } from './tree.ts';

/** Exploration constant (c_puct): how much an untried plan counts against one with good results. */
const EXPLORATION = 0.25;

/**
 * Chooses which plan of a cache entry a playout tries next, by the PUCT formula: mean value for the mover plus an
 * exploration bonus from the prior.
 */
export class Chooser {
  readonly #tree: Tree;
  readonly #cache: PlanCache;

  constructor(tree: Tree, cache: PlanCache) {
    this.#tree = tree;
    this.#cache = cache;
  }

  /** Returns the index of the chosen plan within the entry, for `seat` at a node of the tree. */
  choose(node: number, entry: number, seat: number): number {
    const { visits, values } = this.#tree;
    const { nodes, keys, priors, priorSums, counts } = this.#cache;
    const start = entry * PLANS_PER_ENTRY;
    const end = start + counts[entry];
    let known = 0;
    let total = 0;
    for (let i = start; i < end; i++) {
      if (nodes[i] === 0) nodes[i] = this.#tree.find(node, keys[i]);
      if (nodes[i] === 0) continue;
      known += visits[nodes[i]];
      total += values[nodes[i] * MOST_PEOPLE + seat];
    }
    const firstPlayUrgency = known === 0 ? 0 : total / known;
    const exploration = (EXPLORATION * Math.sqrt(known + 1)) / priorSums[entry];
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = start; i < end; i++) {
      const next = nodes[i];
      const tried = next === 0 ? 0 : visits[next];
      const value = tried === 0 ? firstPlayUrgency : values[next * MOST_PEOPLE + seat] / tried;
      const score = value + (exploration * priors[i]) / (1 + tried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best - start;
  }
}
