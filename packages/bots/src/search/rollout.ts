import { type Move, makeLegalMove, type Rng, type State } from '@nunatak/engine';
import { Evaluator } from '../eval/evaluator.ts';
import type { Weights } from '../eval/weights.ts';
import { Policy } from '../policy/policy.ts';

/** Plays on from a state with the greedy policy, to the end or for some turns, and says what it comes to. */
export class Rollout {
  readonly #policy: Policy;
  readonly #evaluator: Evaluator;

  constructor(weights: Weights) {
    this.#policy = new Policy(weights);
    this.#evaluator = new Evaluator(weights);
  }

  /** Makes the moves of a plan, plays on for `turns` turns and writes every person's expected final points. */
  run(state: State, plan: readonly Move[], turns: number, noise: number, rng: Rng, into: Float64Array): void {
    const { view } = state;
    const policy = this.#policy;
    policy.forget();
    for (let i = 0; i < plan.length; i++) makeLegalMove(state, plan[i]);
    const last = view.turn + turns;
    while (view.phase !== 'over' && !(view.turn >= last && view.phase === 'takeCard')) {
      makeLegalMove(state, policy.choose(view, noise, rng));
    }
    this.#evaluator.evaluate(view, into);
  }
}
