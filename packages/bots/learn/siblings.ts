import { cloneState, determinize, nextInt, type Rng, type View } from '@nunatak/engine';
import { cloneView } from '@nunatak/engine/fast';
import type { Guide } from '../src/guide/guide.ts';
import { AllPlans, type Plan } from '../src/guide/plans.ts';
import { emptyVerdict, type Judge } from '../src/judge/judge.ts';
import { RootInfo } from '../src/judge/rootInfo.ts';
import { FeatureList } from '../src/linear/features.ts';
import { phaseAt } from '../src/linear/layout.ts';
import { Position } from '../src/linear/position.ts';
import { placeAfter, shareOf } from '../src/linear/tables.ts';
import type { Weights } from '../src/linear/weights.ts';
import { playTurn } from '../src/search/afterTurn.ts';
import type { Searcher } from '../src/search/searcher.ts';

/**
 * Number of plans compared per turn: the guide's best, and a sample of all others, so that the fit also sees the
 * guide's blunders.
 */
const BEST = 20;
const OTHERS = 8;
/** Minimum playouts of a candidate whose search result is used. */
const LEAST_PLAYOUTS = 8;

/** A plan, its value by a judge, and the linear model's features at the start of the next turn. */
export interface Sibling {
  readonly plan: Plan;
  /** Value to the deciding seat, in points: its own minus the rivals', weighted by the rivalry factor. */
  readonly value: number;
  /** `value` without points already scored: what the features have to predict. */
  readonly toCome: number;
  readonly at: Int32Array;
  readonly amount: Float64Array;
}

/** The compared plans of one turn. */
export interface Siblings {
  /** Phase of the game after the turn. */
  readonly phase: number;
  readonly all: readonly Sibling[];
}

/** A search whose results are used instead of one look per plan. */
export interface Search {
  readonly searcher: Searcher;
  readonly playouts: number;
}

/** A plan, and by a search every seat's expected points; `points` is absent if the plan is judged by one look. */
interface Expected {
  readonly plan: Plan;
  readonly points?: Float64Array;
}

/** Compares the plans of a turn by judging the position after each, without what was revealed, or by a search. */
export class SiblingReader {
  readonly #judge: Judge;
  readonly #guide: Guide;
  readonly #weights: Weights;
  readonly #search: Search | undefined;
  readonly #verdict = emptyVerdict();
  readonly #position = new Position();
  readonly #root = new RootInfo();
  readonly #list = new FeatureList();

  constructor(judge: Judge, guide: Guide, weights: Weights, search?: Search) {
    this.#judge = judge;
    this.#guide = guide;
    this.#weights = weights;
    this.#search = search;
  }

  /**
   * Compares the plans of a turn; undefined if a plan ends the game or a phase, because other weights apply after it.
   */
  read(view: View, rng: Rng): Siblings | undefined {
    const secret = determinize(view, rng);
    const all: Sibling[] = [];
    let phase: number | undefined;
    this.#root.read(view);
    const search = this.#search;
    for (const { plan, points } of search === undefined ? this.#somePlans(view, rng) : searched(view, search)) {
      const state = cloneState(secret);
      let after: View | undefined;
      playTurn(state, plan.moves, this.#guide, ({ type }) => {
        if (type === 'turnStarted') after ??= cloneView(state.view);
      });
      if (after === undefined || state.view.phase === 'over') return undefined;
      if (points === undefined) this.#judge.judge(state.view, this.#verdict, this.#root);
      all.push(this.#sibling(plan, after, view.decider, points ?? this.#verdict.points));
      const now = phaseAt(this.#position.reading.placed);
      if (phase !== undefined && now !== phase) return undefined;
      phase = now;
    }
    return phase === undefined ? undefined : { phase, all };
  }

  #somePlans(view: View, rng: Rng): readonly Expected[] {
    const plans = new AllPlans();
    this.#guide.plans(view, plans);
    const sorted = plans.plans.sort((a, b) => b.worth - a.worth);
    const chosen = sorted.slice(0, BEST);
    const rest = sorted.slice(BEST);
    for (let i = 0; i < OTHERS && rest.length > 0; i++) chosen.push(...rest.splice(nextInt(rng, rest.length), 1));
    return chosen.map((plan) => ({ plan }));
  }

  #sibling(plan: Plan, after: View, me: number, points: Float64Array): Sibling {
    const { players } = after.facts;
    const position = this.#position;
    const list = this.#list;
    // Z2: in the solo game the display is refilled later, and the guide counts on it.
    const isRefilled = players === 1 || this.#root.isDisplayNew(after);
    position.read(after, isRefilled ? this.#weights.refill : 0, this.#root);
    list.clear();
    let value = 0;
    let had = 0;
    for (let seat = 0; seat < players; seat++) {
      const share = shareOf(this.#weights, me, seat);
      value += share * points[seat];
      had += share * after.points[seat];
      const before = list.count;
      position.addFeatures(after, seat, placeAfter(players, me, seat), list);
      for (let i = before; i < list.count; i++) list.amount[i] *= share;
    }
    const { count } = list;
    return { plan, value, toCome: value - had, at: list.at.slice(0, count), amount: list.amount.slice(0, count) };
  }
}

/** Returns the candidates of a search, with the expected points of each. */
function searched(view: View, { searcher, playouts }: Search): readonly Expected[] {
  return searcher
    .search(view, { playouts }, 'siblings')
    .filter((candidate) => candidate.playouts >= LEAST_PLAYOUTS)
    .map(({ plan, points, playouts: made }) => ({ plan, points: points.map((sum) => sum / made) }));
}
