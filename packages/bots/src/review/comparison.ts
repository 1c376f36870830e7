import { determinize, type Rng, type State, type View } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import type { Judge } from '../judge/judge.ts';
import { Playout } from '../search/playout.ts';
import { STRONGEST } from '../search/settings.ts';
import { type Estimate, estimate } from './estimate.ts';

/** What a plan came to on one imagined secret: its worth to the decider, and everyone's points and chances. */
export interface Sample {
  readonly value: number;
  readonly points: readonly number[];
  readonly chances: readonly number[];
}

/**
 * Plans of one decision, all tried on the same imagined secrets: what chance does to one it does to all, so that their
 * differences are surer than what each is worth.
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
   * Tries some of the plans on so many imagined secrets, and forgets what earlier ones said: the best of many is the best
   * partly by chance, so that another look says what it is worth.
   */
  sample(plans: readonly number[], count: number, rng: Rng): void {
    for (const plan of plans) this.#samples[plan] = [];
    this.sampleMore(plans, count, rng);
  }

  /** Tries some of the plans on so many imagined secrets more. Only plans that were never left out can be compared after. */
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

  /** Some of the plans from the best to the worst for the decider; of two that are worth the same the earlier first. */
  ranking(plans: readonly number[]): number[] {
    const worth = (plan: number): number => this.mean(plan, ({ value }) => value).mean;
    return plans.toSorted((a, b) => worth(b) - worth(a));
  }

  /** What a plan is worth on average, by a figure of each sample. */
  mean(plan: number, figure: (sample: Sample) => number): Estimate {
    return estimate(this.#samples[plan].map(figure));
  }

  /** By how much one plan is worth more than another on the same secrets. */
  lead(plan: number, other: number, figure: (sample: Sample) => number): Estimate {
    return estimate(this.#samples[plan].map((sample, i) => figure(sample) - figure(this.#samples[other][i])));
  }
}
