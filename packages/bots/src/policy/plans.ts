import { NONE } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';

/** Takes the plans that a planner lists. */
export interface PlanSink {
  /** The plans that follow take this card for this use; NONE where that is done already or not asked. */
  begin(take: Move, use: Move): void;
  /** A plan: its worth, a swap of tiles or NONE, and the placement. */
  add(worth: number, before: Move, place: Move): void;
}

/** Keeps the best plan only: what a playout needs. */
export class BestPlan implements PlanSink {
  worth = Number.NEGATIVE_INFINITY;
  take: Move = NONE;
  use: Move = NONE;
  before: Move = NONE;
  place: Move = NONE;
  #take: Move = NONE;
  #use: Move = NONE;

  clear(): void {
    this.worth = Number.NEGATIVE_INFINITY;
  }

  begin(take: Move, use: Move): void {
    this.#take = take;
    this.#use = use;
  }

  add(worth: number, before: Move, place: Move): void {
    if (worth <= this.worth) return;
    this.worth = worth;
    this.take = this.#take;
    this.use = this.#use;
    this.before = before;
    this.place = place;
  }
}

/** A turn's decisions in order, and what they are worth at first sight. */
export interface Plan {
  readonly worth: number;
  readonly moves: readonly Move[];
}

/** Keeps every plan: for the root of a search. */
export class AllPlans implements PlanSink {
  readonly plans: Plan[] = [];
  #take: Move = NONE;
  #use: Move = NONE;

  begin(take: Move, use: Move): void {
    this.#take = take;
    this.#use = use;
  }

  add(worth: number, before: Move, place: Move): void {
    this.plans.push({ worth, moves: [this.#take, this.#use, before, place].filter((move) => move !== NONE) });
  }

  /** The best plans first; of equal ones the first listed. */
  best(count: number): Plan[] {
    return this.plans.sort((a, b) => b.worth - a.worth).slice(0, count);
  }
}
