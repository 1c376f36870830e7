import { CELLS, cloneState, NONE, type State, type View } from '@nunatak/engine';
import { countBits, type Move, makeLegalMove } from '@nunatak/engine/fast';
import { type Guide, STEPS } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { emptyVerdict, type Judge, MOST_PEOPLE, type Verdict } from '../judge/judge.ts';
import { addValues } from '../judge/objective.ts';
import { RootInfo } from '../judge/rootInfo.ts';
import { Chooser } from './chooser.ts';
import { PLANS_PER_ENTRY, PlanCache } from './planCache.ts';
import type { SearchSettings } from './settings.ts';
import { TranspositionKey } from './transpositionKey.ts';
import { Tree } from './tree.ts';

/**
 * Plays a plan to its evaluation: first by the tree's statistics, then by the guide, then the judge scores the
 * position.
 */
export class Playout {
  readonly #tree = new Tree();
  readonly verdict: Verdict = emptyVerdict();
  /** Value of the last playout to each seat. */
  readonly values = new Float64Array(MOST_PEOPLE);
  readonly #judge: Judge;
  readonly #guide: Guide;
  readonly #settings: SearchSettings;
  readonly #cache: PlanCache;
  readonly #chooser: Chooser;
  readonly #key = new TranspositionKey();
  readonly #best = new BestPlan();
  readonly #root = new RootInfo();
  readonly #path: number[] = [];
  /** Turn of the last card choice. */
  #turn = 0;

  constructor(judge: Judge, guide: Guide, settings: SearchSettings) {
    this.#judge = judge;
    this.#guide = guide;
    this.#settings = settings;
    this.#cache = new PlanCache(guide);
    this.#chooser = new Chooser(this.#tree, this.#cache);
  }

  /** Clears the tree; returns one new node for each plan at the root. */
  begin(plans: number): readonly number[] {
    this.#tree.clear();
    this.#cache.clear();
    return Array.from({ length: plans }, (_, i) => this.#tree.after(0, i));
  }

  /** Runs one playout of a root plan from a sampled state, which is not changed, and updates the tree. */
  play(from: State, plan: readonly Move[], node: number): void {
    const state = cloneState(from);
    const { view } = state;
    const { players, seats } = view.facts;
    const { rounds = this.#judge.rounds ?? 0, finish } = this.#settings;
    const last = view.turn + rounds * seats;
    this.#root.read(view);
    this.#turn = view.turn;
    this.#key.begin(from.secret);
    for (let i = 0; i < plan.length; i++) this.#move(state, plan[i]);
    this.#descend(state, node);
    this.#finishTurn(state);
    this.#goOn(state, isNearEnd(view, finish) ? Number.POSITIVE_INFINITY : last);
    this.#judge.judge(view, this.verdict, this.#root);
    this.values.fill(0);
    addValues(this.verdict, players, 1, this.values);
    for (let i = 0; i < this.#path.length; i++) this.#tree.learn(this.#path[i], this.values);
  }

  /**
   * Descends the tree: every seat chooses by PUCT. Stops at the first plan that is new to the tree, so the tree grows
   * by at most one node per playout.
   */
  #descend(state: State, start: number): void {
    const { view } = state;
    const tree = this.#tree;
    const { counts, keys, nodes, moves } = this.#cache;
    let node = start;
    this.#path.length = 0;
    this.#path.push(node);
    while (tree.visits[node] > 0 && this.#path.length <= this.#settings.depth && !tree.isFull) {
      if (view.phase === 'over' || view.phase === 'endBlessing') return;
      const entry = this.#cache.at(view, this.#key);
      let plan = entry * PLANS_PER_ENTRY;
      if (counts[entry] > 1) {
        plan += this.#chooser.choose(node, entry, view.decider);
        if (nodes[plan] === 0) nodes[plan] = tree.after(node, keys[plan]);
        node = nodes[plan];
        this.#path.push(node);
      }
      this.#make(state, moves, plan);
    }
  }

  #make(state: State, moves: Int32Array, plan: number): void {
    const { view } = state;
    if (view.phase === 'takeCard') {
      if (view.turn !== this.#turn) this.#root.read(view);
      this.#turn = view.turn;
    }
    for (let step = plan * STEPS; step < (plan + 1) * STEPS; step++) {
      if (moves[step] !== NONE) this.#move(state, moves[step]);
    }
  }

  #move(state: State, move: Move): void {
    makeLegalMove(state, move);
    this.#key.addMove(move, state.secret);
  }

  #makeBest(state: State): void {
    this.#best.clear();
    this.#guide.plans(state.view, this.#best);
    this.#make(state, this.#best.moves, 0);
  }

  /** Plays by the guide until the next turn begins. */
  #finishTurn(state: State): void {
    const { view } = state;
    while (view.phase !== 'over' && !(view.phase === 'takeCard' && view.turn !== this.#turn)) this.#makeBest(state);
  }

  /** Plays by the guide until turn `last`; Infinity plays to the end of the game. */
  #goOn(state: State, last: number): void {
    const { view } = state;
    while (view.turn < last && view.phase !== 'over') {
      this.#makeBest(state);
      this.#finishTurn(state);
    }
  }
}

/** True if so few cells are free that playing to the end is better than judging. */
function isNearEnd({ occupied }: View, blocks: number): boolean {
  return CELLS - countBits(occupied[0]) - countBits(occupied[1]) <= blocks;
}
