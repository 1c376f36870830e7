import { type Move, makeLegalMove, type Rng, type State } from '@nunatak/engine';
import type { Weights } from '../eval/weights.ts';
import { Policy } from '../policy/policy.ts';

/** Plays on from a state with the greedy policy, for some turns or to the end, and says what it comes to. */
export class Rollout {
  readonly #policy: Policy;

  constructor(weights: Weights) {
    this.#policy = new Policy(weights);
  }

  /** Makes the moves of a plan and plays on for `turns` turns, or to the end of the game. */
  begin(state: State, plan: readonly Move[], turns: number, noise: number, rng: Rng): void {
    this.#policy.forget();
    for (let i = 0; i < plan.length; i++) makeLegalMove(state, plan[i]);
    this.goOn(state, turns, noise, rng);
  }

  /** Plays on for some turns more; Infinity plays to the end. */
  goOn(state: State, turns: number, noise: number, rng: Rng): void {
    const { view } = state;
    const policy = this.#policy;
    const last = view.turn + turns;
    while (view.phase !== 'over' && !(view.turn >= last && view.phase === 'takeCard')) {
      makeLegalMove(state, policy.choose(view, noise, rng));
    }
  }
}
