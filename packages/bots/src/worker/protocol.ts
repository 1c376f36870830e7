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

/** A budget as data: the worker reads its own clock. */
export type BudgetMessage = { readonly playouts: number } | { readonly milliseconds: number };

/** What is asked of a worker, in Node and in the browser alike. */
export type Request =
  | {
      /** `consider` asks a bot that searches for all that it has looked at, to be put together with others' searches. */
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

/** A finished game from its deal to its end, whose luck is measured with chance of its own. */
export interface FinishedGame {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly seed: string;
}

/** With what is wrong with the net, if it would have been asked. */
interface Judged {
  readonly netTrouble?: string | undefined;
}

export type Reply =
  | (Judged & { readonly kind: 'decided'; readonly plan: readonly Action[] })
  | (Judged & { readonly kind: 'considered'; readonly candidates: readonly CandidateResult<readonly Action[]>[] })
  | (Judged & { readonly kind: 'explained'; readonly explanation: Explanation })
  | (Judged & { readonly kind: 'lucky'; readonly luck: readonly Luck[] })
  | { readonly kind: 'failed'; readonly error: { readonly name: string; readonly message: string } };

/** The number of players whose net a request wants on the shelf before it is answered. */
export function netWanted(request: Request): PlayerCount | undefined {
  if (request.kind === 'luck') return request.initial.view.facts.players;
  const asks = request.kind === 'explain' || asksJudge(request.bot);
  return asks ? request.view.facts.players : undefined;
}

/** The worker's side: answers a request by a clock of its own. Nothing is kept between two requests. */
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

/** A level that searches takes its time. */
function usualBudget(bot: string): BudgetMessage | undefined {
  const level = LEVEL_IDS.find((id) => id === bot);
  const search = level === undefined ? undefined : LEVELS[level].search;
  return search === undefined ? undefined : { milliseconds: search.milliseconds };
}
