import type { View } from '@nunatak/engine';
import { FeatureList, listFeatures } from './features.ts';
import { Holdings } from './holdings.ts';
import { phaseAt } from './layout.ts';
import { blocksPlaced } from './temple.ts';
import type { Weights } from './weights.ts';

/** Expected final points of every person at the start of a turn; exact when the game is over. */
export class Evaluator {
  readonly #weights: Weights;
  readonly #holdings = new Holdings();
  readonly #list = new FeatureList();

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  evaluate(view: View, into: Float64Array): void {
    const { players } = view.facts;
    if (view.phase === 'over') {
      for (let seat = 0; seat < players; seat++) into[seat] = view.points[seat];
      return;
    }
    const w = this.#weights.phases[phaseAt(blocksPlaced(view))];
    this.#holdings.read(view);
    for (let seat = 0; seat < players; seat++) {
      const place = players === 1 ? 0 : (seat - view.active + players) % players;
      listFeatures(view, seat, place, this.#holdings, this.#list);
      into[seat] = view.points[seat] + this.#list.times(w);
    }
  }
}
