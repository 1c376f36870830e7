import type { Action, View } from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import type { Bot, Budget } from '../bot.ts';
import { type ExplainOptions, type Explanation, explain } from '../explain/explain.ts';
import { createBot } from '../registry.ts';

/** A budget as data: the worker reads its own clock. */
export type BudgetMessage = { readonly playouts: number } | { readonly milliseconds: number };

/** What is asked of a worker, in Node and in the browser alike. */
export type Request =
  | {
      readonly kind: 'decide';
      readonly id: number;
      readonly bot: string;
      readonly seed: string;
      readonly view: View;
      readonly budget?: BudgetMessage;
    }
  | {
      readonly kind: 'explain';
      readonly id: number;
      readonly view: View;
      readonly budget?: BudgetMessage;
      readonly options?: ExplainOptions;
    };

export type Reply =
  | { readonly kind: 'decided'; readonly id: number; readonly action: Action }
  | { readonly kind: 'explained'; readonly id: number; readonly explanation: Explanation }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly error: { readonly name: string; readonly message: string };
    };

/** The worker's side: answers requests one after the other and keeps its bots, so that a turn follows its plan. */
export class BotWorker {
  readonly #now: () => number;
  readonly #bots = new Map<string, Bot>();

  constructor(now: () => number) {
    this.#now = now;
  }

  answer(request: Request): Reply {
    const { id } = request;
    try {
      const budget = this.#budget(request.budget);
      if (request.kind === 'explain') {
        return { kind: 'explained', id, explanation: explain(request.view, budget, request.options) };
      }
      const move = this.#botFor(request.bot, request.seed).decide(request.view, budget);
      return { kind: 'decided', id, action: toAction(request.view.facts, move) };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      return { kind: 'failed', id, error: { name, message } };
    }
  }

  #budget(budget: BudgetMessage | undefined): Budget | undefined {
    if (budget === undefined || 'playouts' in budget) return budget;
    return { milliseconds: budget.milliseconds, now: this.#now };
  }

  #botFor(name: string, seed: string): Bot {
    const key = `${name} ${seed}`;
    let bot = this.#bots.get(key);
    if (bot === undefined) {
      bot = createBot(name, seed);
      this.#bots.set(key, bot);
    }
    return bot;
  }
}
