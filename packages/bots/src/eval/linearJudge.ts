import type { View } from '@nunatak/engine';
import { type Judge, judgeEnd, type Verdict } from '../judge/judge.ts';
import { Evaluator } from './evaluator.ts';
import { phaseAt } from './layout.ts';
import { blocksPlaced } from './temple.ts';
import type { Weights } from './weights.ts';

/** However well the end is known, chances are told apart by no fewer points than this. */
const LEAST_SPREAD = 4;
/** The scale of a logistic curve for differences of two figures that each miss by a standard deviation of 1. */
const LOGISTIC_PER_DEVIATION = 0.75;

/** Expected points as a sum of weighted features, and chances by how far apart they are. */
export class LinearJudge implements Judge {
  readonly #evaluator: Evaluator;
  readonly #spreads: Float64Array;

  constructor(weights: Weights) {
    this.#evaluator = new Evaluator(weights);
    this.#spreads = Float64Array.from(weights.deviation, (deviation) =>
      Math.max(LEAST_SPREAD, deviation * LOGISTIC_PER_DEVIATION),
    );
  }

  judge(view: View, into: Verdict): void {
    if (view.phase === 'over') {
      judgeEnd(view, into);
      return;
    }
    this.#evaluator.evaluate(view, into.points);
    writeChances(into, view.facts.players, this.#spreads[phaseAt(blocksPlaced(view))]);
  }
}

/** Chances by expected points: the softmax of points over the spread. */
function writeChances({ points, chances }: Verdict, players: number, spread: number): void {
  let most = points[0];
  for (let seat = 1; seat < players; seat++) if (points[seat] > most) most = points[seat];
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    chances[seat] = Math.exp((points[seat] - most) / spread);
    sum += chances[seat];
  }
  for (let seat = 0; seat < players; seat++) chances[seat] /= sum;
}
