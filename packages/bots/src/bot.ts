import type { Action, View } from '@nunatak/engine';
import { type Move, toAction } from '@nunatak/engine/fast';

/**
 * How much a bot may think about one decision: so many playouts, which gives the same answer everywhere, or so many
 * milliseconds by a clock that the caller hands in.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

/** A computer player. It sees what everyone at the table sees, never the secret part of a state. */
export interface Bot {
  readonly name: string;
  /** A legal move for the seat that decides. Throws GameIsOver when nobody does. */
  decide(view: View, budget?: Budget): Move;
}

/** What a bot decides, as an action. */
export function actionOf(bot: Bot, view: View, budget?: Budget): Action {
  return toAction(view.facts, bot.decide(view, budget));
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

export function checkBudget(budget: Budget): Budget {
  if ('playouts' in budget) {
    const { playouts } = budget;
    if (!Number.isInteger(playouts) || playouts < 1 || playouts > MOST_PLAYOUTS) {
      throw new ImpossibleBudget(
        `a budget of ${playouts} playouts: expected a whole number from 1 to ${MOST_PLAYOUTS}`,
      );
    }
    return budget;
  }
  const { milliseconds } = budget;
  if (!(milliseconds > 0 && milliseconds <= MOST_MILLISECONDS)) {
    throw new ImpossibleBudget(`a budget of ${milliseconds} ms: expected more than 0 and at most ${MOST_MILLISECONDS}`);
  }
  return budget;
}
