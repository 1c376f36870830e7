import type { View } from '@nunatak/engine';
import { type Judge, judgeEnd, type Verdict } from '../judge/judge.ts';
import type { RootInfo } from '../judge/rootInfo.ts';
import { WeightedSum } from './features.ts';
import { phaseAt } from './layout.ts';
import { Position, placeOf } from './position.ts';
import type { Weights } from './weights.ts';

/** Minimum scale of the softmax from points to chances, so that chances never get overconfident. */
const LEAST_SPREAD = 4;
/**
 * Scale of the logistic curve that fits the difference of two estimates, per point of each estimate's standard
 * deviation.
 */
const LOGISTIC_PER_DEVIATION = 0.75;

/** Estimates points as a sum of weighted features, and chances from the differences in points. */
export class LinearJudge implements Judge {
  /** The model sees what is on the table, not what can be done with it, so it is better asked after a round of play. */
  readonly rounds = 1;
  readonly #weights: Weights;
  readonly #position = new Position();
  readonly #sum: WeightedSum;
  readonly #spreads: Float64Array;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#sum = new WeightedSum(weights.phases[0]);
    this.#spreads = Float64Array.from(weights.deviation, (deviation) =>
      Math.max(LEAST_SPREAD, deviation * LOGISTIC_PER_DEVIATION),
    );
  }

  judge(view: View, into: Verdict, root?: RootInfo): void {
    if (view.phase === 'over') {
      judgeEnd(view, into);
      return;
    }
    const { players } = view.facts;
    const position = this.#position;
    position.read(view, root?.isDisplayNew(view) === true ? this.#weights.refill : 0, root);
    const phase = phaseAt(position.reading.placed);
    for (let seat = 0; seat < players; seat++) {
      this.#sum.begin(this.#weights.phases[phase]);
      position.addFeatures(view, seat, placeOf(view, seat), this.#sum);
      into.points[seat] = view.points[seat] + this.#sum.sum;
    }
    writeChances(into, players, this.#spreads[phase]);
  }
}

/** Converts expected points to chances: a softmax with the given scale. */
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
