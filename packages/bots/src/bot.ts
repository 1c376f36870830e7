import type { Action, View } from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import type { Plan } from './guide/plans.ts';
import type { CandidateResult } from './search/mergeSearches.ts';

/**
 * Limit for one decision: a number of playouts, which gives the same answer on every machine, or milliseconds by the
 * caller's clock.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

/** A computer player. A bot sees only what every player at the table sees, and keeps nothing between decisions. */
export interface Bot {
  readonly name: string;
  /**
   * Returns what the deciding seat does: legal moves in order, until something is revealed or another seat decides. The
   * same view, seed and playout budget give the same plan. Throws GameIsOver if there is nothing to decide.
   */
  decide(view: View, seed: string, budget?: Budget): Plan;
  /** Only for bots that search: returns all plans that were compared, the one `decide` would return first. */
  consider?(view: View, seed: string, budget?: Budget): readonly CandidateResult<Plan>[];
}

/** Returns a plan's moves as engine actions. */
export function actionsOf(view: View, { moves }: Plan): readonly Action[] {
  return moves.map((move) => toAction(view.facts, move));
}

/** Thrown if no bot has the requested name. */
export class UnknownBot extends Error {
  override name = 'UnknownBot';
  readonly bot: string;
  readonly known: readonly string[];
  constructor(bot: string, known: readonly string[]) {
    super(`unknown bot "${bot}": expected one of ${known.join(', ')}`);
    this.bot = bot;
    this.known = known;
  }
}

/** Thrown for an impossible budget: playouts must be a whole number from 1, milliseconds a positive number. */
export class ImpossibleBudget extends Error {
  override name = 'ImpossibleBudget';
}

/** Thrown if a bot is asked for a move but no seat has a decision to make. */
export class GameIsOver extends Error {
  override name = 'GameIsOver';
  constructor() {
    super('the game is over: there is no decision left for a bot');
  }
}

export function checkOngoing(view: View): void {
  if (view.phase === 'over' || view.phase === 'reshuffle') throw new GameIsOver();
}

const MOST_PLAYOUTS = 10_000_000;
const MOST_MILLISECONDS = 3_600_000;

export function checkBudget(budget: Budget): void {
  if ('playouts' in budget) {
    const { playouts } = budget;
    if (!Number.isInteger(playouts) || playouts < 1 || playouts > MOST_PLAYOUTS) {
      throw new ImpossibleBudget(
        `a budget of ${playouts} playouts: expected a whole number from 1 to ${MOST_PLAYOUTS}`,
      );
    }
    return;
  }
  const { milliseconds } = budget;
  if (!(milliseconds > 0 && milliseconds <= MOST_MILLISECONDS)) {
    throw new ImpossibleBudget(`a budget of ${milliseconds} ms: expected more than 0 and at most ${MOST_MILLISECONDS}`);
  }
}
