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

/** Thrown if a worker crashed, took too long, or rejected the request. */
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

/** A decision, as actions to play in order. `error` says why another bot had to decide. */
export interface Decided {
  readonly plan: readonly Action[];
  readonly error?: BotWorkerError;
  /** Why the net could not judge. The answer is legal, but not the bot's best. */
  readonly netTrouble?: string;
}

/** An explanation, and why the net could not judge, if so. */
export interface Explained extends Explanation {
  readonly netTrouble?: string;
}

/** The luck of each seat, and why the net could not judge, if so. */
export interface LuckResult {
  readonly luck: readonly Luck[];
  readonly netTrouble?: string;
}

const DEFAULT_TIMEOUT = 10_000;

/**
 * Runs bots in workers, so that the calling thread is never blocked. Each worker handles one request at a time, with
 * its own timeout. With several workers, a bot that searches uses all of them, and their results are merged.
 */
export class BotClient {
  readonly #queues: readonly WorkerQueue<Request, Reply>[];
  readonly #timeout: number;

  constructor(host: WorkerHost<Request, Reply>, timeoutMilliseconds: number = DEFAULT_TIMEOUT, workers = 1) {
    this.#queues = Array.from({ length: workers }, () => new WorkerQueue(host));
    this.#timeout = timeoutMilliseconds;
  }

  /**
   * Returns legal actions in every case: if no worker answers, a stand-in bot decides, and the result includes the
   * error.
   */
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
    if (this.#queues.length > 1 && isSearching(bot)) return this.#searchInParallel({ bot, seed, view, budget, signal });
    const reply = await this.#ask({ kind: 'decide', bot, seed, view, budget }, signal);
    if (reply.kind === 'decided') return { plan: reply.plan, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /**
   * Searches in all workers, each with its own sampled secrets. If a worker fails, reports the error and uses the
   * others' playouts.
   */
  async #searchInParallel({ bot, seed, view, budget, signal }: DecideRequest): Promise<Decided> {
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

  /** Explains a position; rejects with a BotWorkerError if the worker fails. */
  async explain({ view, budget, options, signal }: ExplainRequest): Promise<Explained> {
    checkOngoing(view);
    const reply = await this.#ask({ kind: 'explain', view, budget, options }, signal);
    if (reply.kind === 'explained') return { ...reply.explanation, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /** Measures the luck of each seat in a finished game; rejects with a BotWorkerError if the worker fails. */
  async luckOf(game: FinishedGame): Promise<LuckResult> {
    const reply = await this.#ask({ kind: 'luck', ...game }, undefined);
    if (reply.kind === 'lucky') return { luck: reply.luck, ...troubleOf([reply]) };
    throw refusal(reply);
  }

  /** Ends the workers; pending requests are cancelled. */
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

/** Divides playouts among the workers; a time budget stays the same, because they think at the same time. */
function shareOf(budget: BudgetMessage | undefined, workers: number): BudgetMessage | undefined {
  if (budget === undefined || 'milliseconds' in budget) return budget;
  return { playouts: Math.ceil(budget.playouts / workers) };
}

/** Loads the stand-in bot on demand, because usually only the worker needs bot code. */
async function standIn(seed: string, view: View): Promise<readonly Action[]> {
  const { botNamed } = await import('../registry.ts');
  return actionsOf(view, botNamed(STAND_IN).decide(view, seed));
}

function refusal(reply: Reply): BotWorkerError {
  const text =
    reply.kind === 'failed' ? `${reply.error.name}: ${reply.error.message}` : `an answer of kind ${reply.kind}`;
  return new BotWorkerError('refused', `the bot's worker refused: ${text}`);
}
