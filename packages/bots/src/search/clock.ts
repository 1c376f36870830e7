import type { Budget } from '../bot.ts';

/** Divides a budget among the rounds of a search. */
export class Clock {
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

  /**
   * True if this round's budget allows another playout for each candidate. The first call of a search always returns
   * true, so every candidate gets at least one.
   */
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
