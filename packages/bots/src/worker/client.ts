import type { Action, View } from '@nunatak/engine';
import { actionsOf, checkOngoing, UnknownBot } from '../bot.ts';
import type { ExplainOptions, Explanation } from '../explain/explain.ts';
import { BOT_NAMES, isBotName, STAND_IN } from '../names.ts';
import type { BudgetMessage, Reply, Request } from './protocol.ts';
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
  readonly budget?: BudgetMessage;
  readonly signal?: CancelSignal;
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
}

const DEFAULT_TIMEOUT = 10_000;

/** Asks bots in a worker, so that nothing blocks; one request after the other, each with its own time. */
export class BotClient {
  readonly #queue: WorkerQueue<Request, Reply>;
  readonly #timeout: number;

  constructor(host: WorkerHost<Request, Reply>, timeoutMilliseconds: number = DEFAULT_TIMEOUT) {
    this.#queue = new WorkerQueue(host);
    this.#timeout = timeoutMilliseconds;
  }

  /** Legal actions, always: if the worker fails, another bot answers and the error comes along. */
  async decide({ bot, seed, view, budget, signal }: DecideRequest): Promise<Decided> {
    checkOngoing(view);
    if (!isBotName(bot)) throw new UnknownBot(bot, BOT_NAMES);
    try {
      const reply = await this.#ask({ kind: 'decide', bot, seed, view, budget }, signal);
      if (reply.kind === 'decided') return { plan: reply.plan };
      throw refusal(reply);
    } catch (error) {
      if (!(error instanceof BotWorkerError)) throw error;
      return { plan: await standIn(seed, view), error };
    }
  }

  /** An explanation; rejects with a BotWorkerError if the worker fails. */
  async explain({ view, budget, options, signal }: ExplainRequest): Promise<Explanation> {
    checkOngoing(view);
    const reply = await this.#ask({ kind: 'explain', view, budget, options }, signal);
    if (reply.kind === 'explained') return reply.explanation;
    throw refusal(reply);
  }

  /** Ends the worker; what was asked is cancelled. */
  close(): void {
    this.#queue.close();
  }

  async #ask(request: Request, signal: CancelSignal | undefined): Promise<Reply> {
    try {
      return await this.#queue.ask(request, { signal, timeoutMilliseconds: this.#timeout });
    } catch (error) {
      throw error instanceof WorkerFailed ? new BotWorkerError(error.failure, error.message) : error;
    }
  }
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
