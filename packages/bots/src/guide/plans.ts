import { NONE, nextFraction, type Rng } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';
import { type PlanSink, STEPS } from './guide.ts';

/** Moves in the order in which they are made, and the guide's quick estimate of their worth, in points. */
export interface Plan {
  readonly worth: number;
  readonly moves: readonly Move[];
}

/** Keeps only the best plan, without allocating: for playouts. */
export class BestPlan implements PlanSink {
  worth = Number.NEGATIVE_INFINITY;
  readonly moves = new Int32Array(STEPS).fill(NONE);

  clear(): void {
    this.worth = Number.NEGATIVE_INFINITY;
  }

  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void {
    if (worth <= this.worth) return;
    const { moves } = this;
    this.worth = worth;
    moves[0] = take;
    moves[1] = use;
    moves[2] = swap;
    moves[3] = place;
  }

  plan(): Plan {
    return { worth: this.worth, moves: Array.from(this.moves).filter((move) => move !== NONE) };
  }
}

/** Keeps all plans: for the root of a search. */
export class AllPlans implements PlanSink {
  readonly plans: Plan[] = [];

  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void {
    this.plans.push({ worth, moves: [take, use, swap, place].filter((move) => move !== NONE) });
  }
}

/** Adds Gumbel noise to the worth of each plan, so that choosing the best one is a softmax choice. */
export class NoisyPlans implements PlanSink {
  readonly #sink: PlanSink;
  readonly #points: number;
  readonly #rng: Rng;

  constructor(sink: PlanSink, points: number, rng: Rng) {
    this.#sink = sink;
    this.#points = points;
    this.#rng = rng;
  }

  add(worth: number, take: Move, use: Move, swap: Move, place: Move): void {
    this.#sink.add(worth + this.#points * gumbel(this.#rng), take, use, swap, place);
  }
}

const LEAST_FRACTION = 1e-12;

function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(nextFraction(rng) + LEAST_FRACTION));
}
