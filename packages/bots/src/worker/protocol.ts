import type { Action, PlayerCount, State, Step, View } from '@nunatak/engine';
import type { Luck } from '../arena/luck.ts';
import { actionsOf, type Budget } from '../bot.ts';
import { type ExplainOptions, type Explanation, explain } from '../explain/explain.ts';
import { LEVELS } from '../levels.ts';
import { LEVEL_IDS } from '../names.ts';
import { netTrouble } from '../net/netRegistry.ts';
import { asksJudge, botNamed } from '../registry.ts';
import { luckOfGame } from '../review/gameLuck.ts';
import { reviewedGame, reviewRefusalText } from '../review/reviewedGame.ts';
import type { CandidateResult } from '../search/mergeSearches.ts';

/** A budget without a clock; the worker uses its own clock. */
export type BudgetMessage = { readonly playouts: number } | { readonly milliseconds: number };

/** A request to a bot worker, in Node or the browser. */
export type Request =
  | {
      /** `consider` asks a bot that searches for all compared plans, to be merged with those of other workers. */
      readonly kind: 'decide' | 'consider';
      readonly bot: string;
      readonly seed: string;
      readonly view: View;
      readonly budget?: BudgetMessage | undefined;
    }
  | {
      readonly kind: 'explain';
      readonly view: View;
      readonly budget?: BudgetMessage | undefined;
      readonly options?: ExplainOptions | undefined;
    }
  | ({ readonly kind: 'luck' } & FinishedGame);

/** A finished game, and the seed of the random draws that measure its luck. */
export interface FinishedGame {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly seed: string;
}

/** Why the net could not judge; absent if it did, or was not needed. */
interface Judged {
  readonly netTrouble?: string | undefined;
}

export type Reply =
  | (Judged & { readonly kind: 'decided'; readonly plan: readonly Action[] })
  | (Judged & { readonly kind: 'considered'; readonly candidates: readonly CandidateResult<readonly Action[]>[] })
  | (Judged & { readonly kind: 'explained'; readonly explanation: Explanation })
  | (Judged & { readonly kind: 'lucky'; readonly luck: readonly Luck[] })
  | { readonly kind: 'failed'; readonly error: { readonly name: string; readonly message: string } };

/**
 * Returns the number of players whose net should be loaded before the request is answered; undefined if it needs none.
 */
export function netWanted(request: Request): PlayerCount | undefined {
  if (request.kind === 'luck') return request.initial.view.facts.players;
  const asks = request.kind === 'explain' || asksJudge(request.bot);
  return asks ? request.view.facts.players : undefined;
}

/** Answers a request in a worker. Nothing is kept between requests. */
export function answer(request: Request, now: () => number): Reply {
  try {
    const players = netWanted(request);
    const trouble = players === undefined ? undefined : netTrouble(players);
    const judged = trouble === undefined ? {} : { netTrouble: trouble };
    if (request.kind === 'explain') {
      const explanation = explain(request.view, budgetOf(request.budget, now), request.options);
      return { ...judged, kind: 'explained', explanation };
    }
    if (request.kind === 'luck') return { ...judged, kind: 'lucky', luck: luckIn(request) };
    const { bot, view, seed, budget = usualBudget(bot) } = request;
    const thinker = botNamed(bot);
    const considered = request.kind === 'consider' && thinker.consider?.(view, seed, budgetOf(budget, now));
    if (!considered)
      return { ...judged, kind: 'decided', plan: actionsOf(view, thinker.decide(view, seed, budgetOf(budget, now))) };
    return {
      ...judged,
      kind: 'considered',
      candidates: considered.map(({ plan, playouts, value }) => ({ plan: actionsOf(view, plan), playouts, value })),
    };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', error: { name, message } };
  }
}

function luckIn({ initial, steps, seed }: FinishedGame): readonly Luck[] {
  const game = reviewedGame(initial, steps);
  if (!game.ok) throw new Error(reviewRefusalText(game.reason));
  return luckOfGame(game.value, seed);
}

function budgetOf(budget: BudgetMessage | undefined, now: () => number): Budget | undefined {
  if (budget === undefined || 'playouts' in budget) return budget;
  return { milliseconds: budget.milliseconds, now };
}

/** Levels that search think by time; other bots use their default budget. */
function usualBudget(bot: string): BudgetMessage | undefined {
  const level = LEVEL_IDS.find((id) => id === bot);
  const search = level === undefined ? undefined : LEVELS[level].search;
  return search === undefined ? undefined : { milliseconds: search.milliseconds };
}
