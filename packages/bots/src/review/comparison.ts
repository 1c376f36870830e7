import { determinize, type Rng, type State, type View } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import type { Judge } from '../judge/judge.ts';
import { Playout } from '../search/playout.ts';
import { STRONGEST } from '../search/settings.ts';
import { type Estimate, estimate } from './estimate.ts';

/** Result of a plan on one sampled secret: its value to the decider, and each seat's points and chances. */
export interface Sample {
  readonly value: number;
  readonly points: readonly number[];
  readonly chances: readonly number[];
}

/**
 * Compares plans of one decision on the same sampled secrets. Luck affects all plans alike, so their differences are
 * more precise than the values themselves.
 */
export class Comparison {
  readonly #view: View;
  readonly #plans: readonly (readonly Move[])[];
  readonly #playout: Playout;
  readonly #nodes: readonly number[];
  readonly #samples: Sample[][];

  constructor(view: View, plans: readonly (readonly Move[])[], judge: Judge, guide: Guide) {
    this.#view = view;
    this.#plans = plans;
    this.#playout = new Playout(judge, guide, STRONGEST);
    this.#nodes = this.#playout.begin(plans.length);
    this.#samples = plans.map(() => []);
  }

  /**
   * Tries plans on `count` new sampled secrets, and discards their earlier samples. Choosing the best of many noisy
   * results favours lucky ones, so the chosen plans need new samples for an unbiased value.
   */
  sample(plans: readonly number[], count: number, rng: Rng): void {
    for (const plan of plans) this.#samples[plan] = [];
    this.sampleMore(plans, count, rng);
  }

  /** Tries plans on `count` more secrets. Only plans that took part in every call can be compared afterwards. */
  sampleMore(plans: readonly number[], count: number, rng: Rng): void {
    for (let i = 0; i < count; i++) {
      const secret = determinize(this.#view, rng);
      for (const plan of plans) this.#try(plan, secret);
    }
  }

  #try(plan: number, secret: State): void {
    const { verdict, values } = this.#playout;
    const { players } = this.#view.facts;
    this.#playout.play(secret, this.#plans[plan], this.#nodes[plan]);
    this.#samples[plan].push({
      value: values[this.#view.decider],
      points: Array.from(verdict.points.subarray(0, players)),
      chances: Array.from(verdict.chances.subarray(0, players)),
    });
  }

  /** Returns the plans, best for the decider first; the order of equal ones stays the same. */
  ranking(plans: readonly number[]): number[] {
    const worth = (plan: number): number => this.mean(plan, ({ value }) => value).mean;
    return plans.toSorted((a, b) => worth(b) - worth(a));
  }

  /** Returns the mean of a number over a plan's samples. */
  mean(plan: number, figure: (sample: Sample) => number): Estimate {
    return estimate(this.#samples[plan].map(figure));
  }

  /** Returns the mean difference of a number between two plans on the same secrets. */
  lead(plan: number, other: number, figure: (sample: Sample) => number): Estimate {
    return estimate(this.#samples[plan].map((sample, i) => figure(sample) - figure(this.#samples[other][i])));
  }
}
