import { cloneState, determinize, fnv1a64, type Rng, type State, seedRng, type View } from '@nunatak/engine';
import { MoveList } from '@nunatak/engine/fast';
import type { Budget } from '../bot.ts';
import { emptyVerdict, type Judge, MOST_PEOPLE } from '../judge/judge.ts';
import { addValues } from '../judge/objective.ts';
import type { Plan } from '../policy/plans.ts';
import type { Policy } from '../policy/policy.ts';
import { candidatesOf } from './candidates.ts';
import { Rollout } from './rollout.ts';
import { TreeNode } from './tree.ts';

export interface SearchSettings {
  /** How many plans are looked at closely. */
  readonly candidates: number;
  /** Turns after the decider's in which all seats choose by what earlier playouts learned, not by first sight. */
  readonly depth: number;
  /** Rounds of the table after which a playout is judged by the evaluation. */
  readonly rounds: number;
  /** How much that judgement counts; the rest is the outcome of the playout's end, which is not played for at 1. */
  readonly early: number;
  /** Points by which the playouts' choices are shaken. */
  readonly noise: number;
  /** Whether playouts go to fewer and fewer candidates, or evenly to all. */
  readonly halving: boolean;
  /** Whether all candidates are tried on the same imagined secrets, which cuts noise. */
  readonly paired: boolean;
}

export const STRONGEST: SearchSettings = {
  candidates: 12,
  depth: 12,
  rounds: 3,
  early: 1,
  noise: 0,
  halving: true,
  paired: true,
};

/** A candidate and what the playouts said of it. */
export interface Candidate {
  readonly plan: Plan;
  playouts: number;
  /** Sums of the values to the decider and of their squares, and of everyone's expected final points. */
  value: number;
  squares: number;
  readonly points: Float64Array;
  /** What follows it. */
  readonly tree: TreeNode;
}

/** How many standard errors the best must lead by for the rest of the budget to be pointless. */
const CLEAR_LEAD = 5;
const LEAST_PLAYOUTS = 24;

export function meanOf(candidate: Candidate): number {
  return candidate.playouts === 0 ? 0 : candidate.value / candidate.playouts;
}

export function errorOf({ playouts, value, squares }: Candidate): number {
  if (playouts < 2) return 1;
  const mean = value / playouts;
  return Math.sqrt(Math.max(0, squares / playouts - mean * mean) / (playouts - 1));
}

/** Compares the candidates of a decision by playouts over imagined secrets. */
export class Searcher {
  readonly settings: SearchSettings;
  readonly policy: Policy;
  readonly #judge: Judge;
  readonly #rollout: Rollout;
  readonly #moves = new MoveList();
  readonly #verdict = emptyVerdict();
  readonly #values = new Float64Array(MOST_PEOPLE);
  /** Playouts made since this searcher began: for benchmarks. */
  playouts = 0;

  constructor(judge: Judge, policy: Policy, settings: SearchSettings) {
    this.#judge = judge;
    this.settings = settings;
    this.policy = policy;
    this.#rollout = new Rollout(policy);
  }

  candidates(view: View): Candidate[] {
    return candidatesOf(view, this.settings.candidates, this.policy, this.#moves).map((plan) => ({
      plan,
      playouts: 0,
      value: 0,
      squares: 0,
      points: new Float64Array(MOST_PEOPLE),
      tree: new TreeNode(),
    }));
  }

  /** The candidates, best first, once the budget is spent or the best cannot change. */
  search(view: View, budget: Budget, seed: string): Candidate[] {
    const candidates = this.candidates(view);
    if (candidates.length < 2) return candidates;
    const rng = rngFor(view, seed);
    const rounds = this.settings.halving ? Math.ceil(Math.log2(candidates.length)) : 1;
    const clock = new Clock(budget, rounds);
    let alive = candidates;
    const dropped: Candidate[] = [];
    for (let round = 0; round < rounds; round++) {
      clock.beginRound(round);
      while (clock.allows(alive.length)) {
        this.#tryAll(view, alive, rng);
        if (this.settings.halving && isClear(alive)) break;
      }
      alive = alive.toSorted(byMean);
      if (round < rounds - 1) dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)));
    }
    const [best, ...others] = [...alive, ...dropped];
    return [best, ...others.sort(byMean)];
  }

  #tryAll(view: View, alive: readonly Candidate[], rng: Rng): void {
    const secret = determinize(view, rng);
    for (let i = 0; i < alive.length; i++) {
      if (!this.settings.paired && i > 0) this.try(view, determinize(view, rng), alive[i], rng);
      else this.try(view, i === alive.length - 1 ? secret : cloneState(secret), alive[i], rng);
    }
  }

  /** One playout of a candidate on an imagined state, which is used up. */
  try(view: View, state: State, candidate: Candidate, rng: Rng): void {
    const { players, seats } = view.facts;
    const { depth, early, rounds, noise } = this.settings;
    const rollout = this.#rollout;
    const values = this.#values;
    const last = view.turn + rounds * seats;
    values.fill(0);
    rollout.begin(state, candidate.plan.moves);
    if (depth > 0) rollout.descend(state, candidate.tree, depth, noise, rng);
    if (early > 0) {
      rollout.goOn(state, Math.max(0, last - state.view.turn), noise, rng);
      this.#addVerdict(state, early);
    }
    if (early < 1) {
      rollout.goOn(state, Number.POSITIVE_INFINITY, noise, rng);
      this.#addVerdict(state, 1 - early);
    }
    if (depth > 0) rollout.learn(values);
    const value = values[view.decider];
    candidate.playouts++;
    candidate.value += value;
    candidate.squares += value * value;
    for (let seat = 0; seat < players; seat++) candidate.points[seat] += this.#verdict.points[seat];
    this.playouts++;
  }

  #addVerdict({ view }: State, share: number): void {
    this.#judge.judge(view, this.#verdict);
    addValues(this.#verdict, view.facts.players, share, this.#values);
  }
}

function byMean(a: Candidate, b: Candidate): number {
  return meanOf(b) - meanOf(a);
}

/** Whether one candidate leads all others by more than chance explains. */
function isClear(alive: readonly Candidate[]): boolean {
  if (alive[0].playouts < LEAST_PLAYOUTS) return false;
  const best = alive.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  const error = errorOf(best);
  return alive.every(
    (other) => other === best || meanOf(best) - meanOf(other) > CLEAR_LEAD * Math.hypot(error, errorOf(other)),
  );
}

/** The generator of a decision: the same for the same seed and the same view, whatever is hidden behind it. */
export function rngFor(view: View, seed: string): Rng {
  const { turn, phase, decider, card, square, points, occupied, display } = view;
  const text = JSON.stringify([turn, phase, decider, card, square, points, occupied, display]);
  return seedRng(`${seed}/${fnv1a64(text)}`);
}

/** Shares a budget out over the rounds of a search. */
class Clock {
  readonly #budget: Budget;
  readonly #rounds: number;
  readonly #start: number;
  #round = 0;
  #spent = 0;
  #spentBefore = 0;

  constructor(budget: Budget, rounds: number) {
    this.#budget = budget;
    this.#rounds = rounds;
    this.#start = 'now' in budget ? budget.now() : 0;
  }

  beginRound(round: number): void {
    this.#round = round;
    this.#spentBefore = this.#spent;
  }

  /** Whether another playout of each candidate fits the round; the first of a search always does. */
  allows(candidates: number): boolean {
    const budget = this.#budget;
    const isFirst = this.#spent === 0;
    if ('playouts' in budget) {
      const share = budget.playouts / this.#rounds;
      if (!isFirst && this.#spent - this.#spentBefore + candidates > share) return false;
    } else if (!isFirst && budget.now() - this.#start >= (budget.milliseconds * (this.#round + 1)) / this.#rounds) {
      return false;
    }
    this.#spent += candidates;
    return true;
  }
}
