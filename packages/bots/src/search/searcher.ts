import { determinize, fnv1a64, type Rng, seedRng, type View } from '@nunatak/engine';
import type { Budget } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import type { Plan } from '../guide/plans.ts';
import { type Judge, MOST_PEOPLE } from '../judge/judge.ts';
import { candidatesOf } from './candidates.ts';
import { Clock } from './clock.ts';
import { Playout } from './playout.ts';
import type { SearchSettings } from './settings.ts';

/** A plan at the root of a search, and the results of its playouts. */
export interface Candidate {
  readonly plan: Plan;
  playouts: number;
  /** Sums over the playouts: values to the decider, their squares, and every seat's expected points and chances. */
  value: number;
  squares: number;
  readonly points: Float64Array;
  readonly chances: Float64Array;
}

/**
 * Lead at which the search stops early, in standard errors; CLEAR_VALUE is an extra margin, as part of a win, because
 * later, deeper playouts may change the values.
 */
const CLEAR_LEAD = 3;
const CLEAR_VALUE = 0.03;
const LEAST_PLAYOUTS = 100;
/** Playouts per candidate between two checks for a clear lead. */
const LOOK_EVERY = 8;

export function meanOf(candidate: Candidate): number {
  return candidate.playouts === 0 ? 0 : candidate.value / candidate.playouts;
}

export function errorOf({ playouts, value, squares }: Candidate): number {
  if (playouts < 2) return 1;
  const mean = value / playouts;
  return Math.sqrt(Math.max(0, squares / playouts - mean * mean) / (playouts - 1));
}

/** Compares the plans of a decision by playouts over sampled secrets. Nothing is kept between two searches. */
export class Searcher {
  readonly #guide: Guide;
  readonly #settings: SearchSettings;
  readonly #playout: Playout;
  /** Total playouts of this searcher, for benchmarks. */
  playouts = 0;

  constructor(judge: Judge, guide: Guide, settings: SearchSettings) {
    this.#guide = guide;
    this.#settings = settings;
    this.#playout = new Playout(judge, guide, settings);
  }

  /** Returns the candidates, best first, after the budget is spent or one leads clearly. */
  search(view: View, budget: Budget, seed: string): readonly Candidate[] {
    const plans = candidatesOf(view, this.#guide, this.#settings.candidates);
    const trial = new Trial(plans, this.#playout, view);
    if (plans.length < 2) return trial.candidates;
    const { halving } = this.#settings;
    const rng = rngFor(view, seed);
    const rounds = halving ? Math.ceil(Math.log2(plans.length)) : 1;
    const clock = new Clock(budget, rounds);
    for (let round = 0; round < rounds; round++) {
      clock.beginRound(round);
      for (let i = 1; clock.allows(trial.alive.length); i++) {
        this.#tryAll(trial, rng);
        if (halving && i % LOOK_EVERY === 0 && trial.isClear()) break;
      }
      if (round < rounds - 1) trial.halve();
    }
    return trial.ranking();
  }

  #tryAll(trial: Trial, rng: Rng): void {
    const { view, alive } = trial;
    const secret = determinize(view, rng);
    for (let i = 0; i < alive.length; i++) {
      trial.try(alive[i], this.#settings.commonRandomNumbers || i === 0 ? secret : determinize(view, rng));
    }
    trial.addProducts();
    this.playouts += alive.length;
  }
}

/** The state of one search: its candidates, which of them are still in the running, and sums to compare them. */
class Trial {
  readonly candidates: readonly Candidate[];
  readonly view: View;
  /** Indices of the candidates still in the running. */
  alive: number[];
  readonly #dropped: number[] = [];
  readonly #playout: Playout;
  readonly #nodes: readonly number[];
  /**
   * Latest value of each candidate, and for each pair of candidates the sum of products of their values on the same
   * secrets.
   */
  readonly #latest: Float64Array;
  readonly #products: Float64Array;

  constructor(plans: readonly Plan[], playout: Playout, view: View) {
    this.view = view;
    this.candidates = plans.map((plan) => ({
      plan,
      playouts: 0,
      value: 0,
      squares: 0,
      points: new Float64Array(MOST_PEOPLE),
      chances: new Float64Array(MOST_PEOPLE),
    }));
    this.alive = plans.map((_, i) => i);
    this.#playout = playout;
    this.#nodes = playout.begin(plans.length);
    this.#latest = new Float64Array(plans.length);
    this.#products = new Float64Array(plans.length * plans.length);
  }

  try(i: number, state: Parameters<Playout['play']>[0]): void {
    const candidate = this.candidates[i];
    const { values, verdict } = this.#playout;
    this.#playout.play(state, candidate.plan.moves, this.#nodes[i]);
    const value = values[this.view.decider];
    candidate.playouts++;
    candidate.value += value;
    candidate.squares += value * value;
    for (let seat = 0; seat < this.view.facts.players; seat++) {
      candidate.points[seat] += verdict.points[seat];
      candidate.chances[seat] += verdict.chances[seat];
    }
    this.#latest[i] = value;
  }

  /**
   * Adds the products of the latest values for each pair. All candidates have just played the same secret (common
   * random numbers), so the products give the variance of their difference.
   */
  addProducts(): void {
    const count = this.candidates.length;
    for (let a = 0; a < this.alive.length; a++) {
      const i = this.alive[a];
      for (let b = 0; b < a; b++) {
        const j = this.alive[b];
        const product = this.#latest[i] * this.#latest[j];
        this.#products[i * count + j] += product;
        this.#products[j * count + i] += product;
      }
    }
  }

  /**
   * True if one candidate leads all others significantly. Uses the variance of the difference, so luck that both shared
   * cancels out.
   */
  isClear(): boolean {
    const { candidates, alive } = this;
    if (candidates[alive[0]].playouts < LEAST_PLAYOUTS) return false;
    const best = alive.reduce((a, b) => (meanOf(candidates[b]) > meanOf(candidates[a]) ? b : a));
    return alive.every((other) => other === best || this.#leads(best, other));
  }

  #leads(i: number, j: number): boolean {
    const a = this.candidates[i];
    const b = this.candidates[j];
    const { playouts } = a;
    const lead = meanOf(a) - meanOf(b);
    const product = this.#products[i * this.candidates.length + j];
    const squares = (a.squares + b.squares - 2 * product) / playouts;
    return lead - CLEAR_VALUE > CLEAR_LEAD * Math.sqrt(Math.max(0, squares - lead * lead) / (playouts - 1));
  }

  /** Drops the worse half of the candidates (sequential halving). */
  halve(): void {
    const sorted = this.#sorted(this.alive);
    this.alive = sorted.slice(0, Math.ceil(sorted.length / 2));
    this.#dropped.push(...sorted.slice(this.alive.length));
  }

  #sorted(numbers: readonly number[]): number[] {
    return numbers.toSorted((a, b) => meanOf(this.candidates[b]) - meanOf(this.candidates[a]));
  }

  /** Returns the winner of the last round, then all others by their means. */
  ranking(): Candidate[] {
    const [best, ...others] = this.#sorted(this.alive);
    return [best, ...this.#sorted([...others, ...this.#dropped])].map((i) => this.candidates[i]);
  }
}

/**
 * Returns a random generator for one decision. It depends only on the seed and the visible position, never on hidden
 * information.
 */
export function rngFor(view: View, seed: string): Rng {
  const { turn, phase, decider, card, square, points, occupied, display } = view;
  const text = JSON.stringify([turn, phase, decider, card, square, points, occupied, display]);
  return seedRng(`${seed}/${fnv1a64(text)}`);
}
