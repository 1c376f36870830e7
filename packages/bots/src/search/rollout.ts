import { NONE, type Rng, type State } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import type { Policy } from '../policy/policy.ts';
import { choosePlan, FewPlans, STEPS, type TreeNode } from './tree.ts';

/** Plans that a playout chooses from while it is in the tree. */
const PLANS_IN_TREE = 6;

/** Plays on from a state: first by what the tree has learned, then by the greedy policy. */
export class Rollout {
  readonly #policy: Policy;
  readonly #plans = new FewPlans(PLANS_IN_TREE);
  /** The nodes of the tree that the playout under way has gone through. */
  readonly path: TreeNode[] = [];

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  /** Makes the moves of a plan. */
  begin(state: State, plan: readonly Move[]): void {
    this.#policy.forget();
    this.path.length = 0;
    for (let i = 0; i < plan.length; i++) makeLegalMove(state, plan[i]);
  }

  /**
   * Plays the next turns by the tree: every seat tries what has served it best so far. It ends with the first turn that
   * is new to the tree, which so grows by one node a playout.
   */
  descend(state: State, root: TreeNode, turns: number, noise: number, rng: Rng): void {
    let node = root;
    const plans = this.#plans;
    for (let i = 0; i < turns; i++) {
      this.goOn(state, 0, noise, rng);
      const { view } = state;
      if (view.phase === 'over') return;
      plans.clear();
      this.#policy.planner.list(view, plans);
      const chosen = choosePlan(node, plans, view.decider);
      node = node.after(plans.key(chosen));
      this.path.push(node);
      for (let step = chosen * STEPS; step < (chosen + 1) * STEPS; step++) {
        if (plans.moves[step] !== NONE) makeLegalMove(state, plans.moves[step]);
      }
      if (node.visits === 0) return;
    }
  }

  /** Writes down what the playout came to for every seat. */
  learn(values: Float64Array): void {
    for (const node of this.path) node.learn(values);
  }

  /** Plays on by the policy until some turns more have begun; Infinity plays to the end. */
  goOn(state: State, turns: number, noise: number, rng: Rng): void {
    const { view } = state;
    const policy = this.#policy;
    const last = view.turn + turns;
    while (view.phase !== 'over' && !(view.turn >= last && view.phase === 'takeCard')) {
      makeLegalMove(state, policy.choose(view, noise, rng));
    }
  }
}
