import { MOST_PEOPLE } from '../judge/judge.ts';
import { MOST_OFFERED, type Offers } from './offers.ts';
import type { Tree } from './tree.ts';

/** How much trying is worth against what is known to be good. */
const CURIOSITY = 0.25;

/** Chooses among the plans of an offer what a playout tries next: what did well for the mover, looked good, or is new. */
export class Chooser {
  readonly #tree: Tree;
  readonly #offers: Offers;

  constructor(tree: Tree, offers: Offers) {
    this.#tree = tree;
    this.#offers = offers;
  }

  /** The number of a plan within the offer, for a seat at a node. */
  choose(node: number, offer: number, seat: number): number {
    const { visits, values } = this.#tree;
    const { nodes, keys, priors, priorSums, counts } = this.#offers;
    const start = offer * MOST_OFFERED;
    const end = start + counts[offer];
    let known = 0;
    let total = 0;
    for (let i = start; i < end; i++) {
      if (nodes[i] === 0) nodes[i] = this.#tree.find(node, keys[i]);
      if (nodes[i] === 0) continue;
      known += visits[nodes[i]];
      total += values[nodes[i] * MOST_PEOPLE + seat];
    }
    const usual = known === 0 ? 0 : total / known;
    const push = (CURIOSITY * Math.sqrt(known + 1)) / priorSums[offer];
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = start; i < end; i++) {
      const next = nodes[i];
      const tried = next === 0 ? 0 : visits[next];
      const value = tried === 0 ? usual : values[next * MOST_PEOPLE + seat] / tried;
      const score = value + (push * priors[i]) / (1 + tried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best - start;
  }
}
