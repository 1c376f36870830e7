import type { Action, View } from '@nunatak/engine';
import type { Luck } from '../arena/luck.ts';
import { actionsOf, checkOngoing, UnknownBot } from '../bot.ts';
import type { ExplainOptions, Explanation } from '../explain/explain.ts';
import { LEVELS } from '../levels.ts';
import { BOT_NAMES, isBotName, LEVEL_IDS, STAND_IN } from '../names.ts';
import { bestOfSearches } from '../search/mergeSearches.ts';
import type { BudgetMessage, FinishedGame, Reply, Request } from './protocol.ts';
import { type CancelSignal, WorkerFailed, type WorkerHost, WorkerQueue } from './workerQueue.ts';

export const WORKER_FAILURES = ['crashed', 'timedOut', 'refused'] as const;
export type WorkerFailure = (typeof WORKER_FAILURES)[number];

/** A worker gave no answer: it crashed, took too long, or refused the request. */
export class BotWorkerError extends Error {
  override name = 'BotWorkerError';
  readonly failure: WorkerFailure;
  constructor(failure: WorkerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface DecideRequest {
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
  readonly budget?: BudgetMessage | undefined;
  readonly signal?: CancelSignal | undefined;
}

export interface ExplainRequest {
  readonly view: View;
  readonly budget?: BudgetMessage;
  readonly options?: ExplainOptions;
  readonly signal?: CancelSignal;
}

/** A decision, as actions to make one after the other: the bot's own, or with the error that made another step in. */
export interface Decided {
  readonly plan: readonly Action[];
  readonly error?: BotWorkerError;
  /** What is wrong with the net that would have judged; the answer is good, but not the bot's best. */
  readonly netTrouble?: string;
}

/** An explanation, and what is wrong with the net that would have judged. */
export interface Explained extends Explanation {
  readonly netTrouble?: string;
}

/** The luck of every seat, and what is wrong with the net that would have judged. */
export interface Lucky {
  readonly luck: readonly Luck[];
  readonly netTrouble?: string;
}

const DEFAULT_TIMEOUT = 10_000;

/**
 * Asks bots in workers, so that nothing blocks; each worker has one request after the other, each with its own time. With
 * several workers, a bot that searches thinks in all of them at once and what they find is put together.
 */
export class BotClient {
  readonly #queues: readonly WorkerQueue<Request, Reply>[];
  readonly #timeout: number;

  constructor(host: WorkerHost<Request, Reply>, timeoutMilliseconds: number = DEFAULT_TIMEOUT, workers = 1) {
    this.#queues = Array.from({ length: workers }, () => new WorkerQueue(host));
    this.#timeout = timeoutMilliseconds;
  }

  /** Legal actions, always: if no worker answers, another bot does, and the error comes along. */
  async decide(request: DecideRequest): Promise<Decided> {
    const { bot, seed, view } = request;
    checkOngoing(view);
    if (!isBotName(bot)) throw new UnknownBot(bot, BOT_NAMES);
    try {
      return await this.#think(request);
    } catch (error) {
      if (!(error instanceof BotWorkerError)) throw error;
      return { plan: await standIn(seed, view), error };
    }
  }

  async #think({ bot, seed, view, budget, signal }: DecideRequest): Promise<Decided> {
    if (this.#queues.length > 1 && isSearching(bot)) return this.#thinkTogether({ bot, seed, view, budget, signal });
    const reply = await this.#ask({ kind: 'decide', bot, seed, view, budget }, signal);
    if (reply.kind === 'decided') return { plan: reply.plan, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /** All workers search over secrets of their own; one that fails is told of, and the others' playouts count. */
  async #thinkTogether({ bot, seed, view, budget, signal }: DecideRequest): Promise<Decided> {
    const share = shareOf(budget, this.#queues.length);
    const replies = await Promise.allSettled(
      this.#queues.map((queue, i) =>
        this.#ask({ kind: 'consider', bot, seed: i === 0 ? seed : `${seed}/${i}`, view, budget: share }, signal, queue),
      ),
    );
    const failed = replies.find((reply) => reply.status === 'rejected');
    if (failed !== undefined && !(failed.reason instanceof BotWorkerError)) throw failed.reason;
    const answers = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
    const found = answers.flatMap((answer) => (answer.kind === 'considered' ? [answer.candidates] : []));
    const plan = bestOfSearches(found, (actions) => JSON.stringify(actions));
    if (plan === undefined) throw failed === undefined ? refusal(answers[0]) : failed.reason;
    const trouble = troubleOf(answers);
    return failed === undefined ? { plan, ...trouble } : { plan, error: failed.reason, ...trouble };
  }

  /** An explanation; rejects with a BotWorkerError if the worker fails. */
  async explain({ view, budget, options, signal }: ExplainRequest): Promise<Explained> {
    checkOngoing(view);
    const reply = await this.#ask({ kind: 'explain', view, budget, options }, signal);
    if (reply.kind === 'explained') return { ...reply.explanation, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /** The luck of every seat in a finished game; rejects with a BotWorkerError if the worker fails. */
  async luckOf(game: FinishedGame): Promise<Lucky> {
    const reply = await this.#ask({ kind: 'luck', ...game }, undefined);
    if (reply.kind === 'lucky') return { luck: reply.luck, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /** Ends the workers; what was asked is cancelled. */
  close(): void {
    for (const queue of this.#queues) queue.close();
  }

  async #ask(request: Request, signal: CancelSignal | undefined, queue = this.#queues[0]): Promise<Reply> {
    try {
      return await queue.ask(request, { signal, timeoutMilliseconds: this.#timeout });
    } catch (error) {
      throw error instanceof WorkerFailed ? new BotWorkerError(error.failure, error.message) : error;
    }
  }
}

function troubleOf(replies: readonly Reply[]): Pick<Decided, 'netTrouble'> {
  const troubles = replies.flatMap((reply) => ('netTrouble' in reply ? (reply.netTrouble ?? []) : []));
  return troubles.length === 0 ? {} : { netTrouble: troubles[0] };
}

function isSearching(bot: string): boolean {
  const level = LEVEL_IDS.find((id) => id === bot);
  return level !== undefined && LEVELS[level].search !== undefined;
}

/** Time is the same for all who think at once; playouts are shared out. */
function shareOf(budget: BudgetMessage | undefined, workers: number): BudgetMessage | undefined {
  if (budget === undefined || 'milliseconds' in budget) return budget;
  return { playouts: Math.ceil(budget.playouts / workers) };
}

/** Bots are loaded here only when they are needed: as a rule the worker alone has them. */
async function standIn(seed: string, view: View): Promise<readonly Action[]> {
  const { botNamed } = await import('../registry.ts');
  return actionsOf(view, botNamed(STAND_IN).decide(view, seed));
}

function refusal(reply: Reply): BotWorkerError {
  const text =
    reply.kind === 'failed' ? `${reply.error.name}: ${reply.error.message}` : `an answer of kind ${reply.kind}`;
  return new BotWorkerError('refused', `the bot's worker refused: ${text}`);
}
