import type { Action, View } from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import type { Plan } from './guide/plans.ts';
import type { CandidateResult } from './search/mergeSearches.ts';

/**
 * How much a bot may think about one decision: so many playouts, which gives the same answer everywhere, or so many
 * milliseconds by a clock that the caller hands in.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

/** A computer player. It sees what everyone at the table sees, and keeps nothing between two decisions. */
export interface Bot {
  readonly name: string;
  /**
   * What the seat that decides does: legal moves one after the other, as far as nothing is revealed and nobody else
   * decides. The same view, seed and budget in playouts give the same plan. Throws GameIsOver when nobody decides.
   */
  decide(view: View, seed: string, budget?: Budget): Plan;
  /** For a bot that searches: all that it has considered, the plan of `decide` first. */
  consider?(view: View, seed: string, budget?: Budget): readonly CandidateResult<Plan>[];
}

/** What a bot decided, as actions. */
export function actionsOf(view: View, { moves }: Plan): readonly Action[] {
  return moves.map((move) => toAction(view.facts, move));
}

/** No bot has this name. */
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

/** A budget that no search can keep: not a whole number of playouts from 1, or not a positive time. */
export class ImpossibleBudget extends Error {
  override name = 'ImpossibleBudget';
}

/** A bot was asked for a move in a game in which nobody has one to make. */
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
