import type { Action, View } from '@nunatak/engine';
import { checkOngoing, UnknownBot } from '../bot.ts';
import type { ExplainOptions, Explanation } from '../explain/explain.ts';
import { BOT_NAMES, isBotName } from '../names.ts';
import type { BudgetMessage, Reply, Request } from './protocol.ts';

/** A running worker, whatever it runs on. */
export interface WorkerPort {
  post(request: Request): void;
  listen(onReply: (reply: Reply) => void, onCrash: (reason: string) => void): void;
  terminate(): void;
}

/** Starts workers and sets timers: what Node and the browser do each in their way. */
export interface WorkerHost {
  spawn(): WorkerPort;
  /** Calls back after some milliseconds unless the function returned is called first. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The part of an AbortSignal that is used here. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

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

/** The caller no longer wants the answer. */
export class BotCancelled extends Error {
  override name = 'BotCancelled';
  constructor() {
    super('the decision was cancelled');
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

/** A decision: the bot's own, or the greedy bot's with the error that made it step in. */
export interface Decided {
  readonly action: Action;
  readonly error?: BotWorkerError;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly stopTimer: () => void;
}

const DEFAULT_TIMEOUT = 10_000;

/** Asks bots in a worker, so that nothing blocks. Cancelling or a time-out ends the worker; the next request starts one. */
export class BotClient {
  readonly #host: WorkerHost;
  readonly #timeout: number;
  #port: WorkerPort | undefined;
  #nextId = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(host: WorkerHost, timeoutMilliseconds: number = DEFAULT_TIMEOUT) {
    this.#host = host;
    this.#timeout = timeoutMilliseconds;
  }

  /** A legal action, always: if the worker fails, the greedy bot answers and the error comes along. */
  async decide({ bot, seed, view, budget, signal }: DecideRequest): Promise<Decided> {
    checkOngoing(view);
    if (!isBotName(bot)) throw new UnknownBot(bot, BOT_NAMES);
    try {
      const reply = await this.#ask(
        (id) => ({ kind: 'decide', id, bot, seed, view, ...(budget === undefined ? {} : { budget }) }),
        signal,
      );
      if (reply.kind === 'decided') return { action: reply.action };
      throw refusal(reply);
    } catch (error) {
      if (!(error instanceof BotWorkerError)) throw error;
      return { action: await standIn(seed, view), error };
    }
  }

  /** An explanation; rejects with a BotWorkerError if the worker fails. */
  async explain({ view, budget, options, signal }: ExplainRequest): Promise<Explanation> {
    checkOngoing(view);
    const reply = await this.#ask(
      (id) => ({
        kind: 'explain',
        id,
        view,
        ...(budget === undefined ? {} : { budget }),
        ...(options === undefined ? {} : { options }),
      }),
      signal,
    );
    if (reply.kind === 'explained') return reply.explanation;
    throw refusal(reply);
  }

  /** Ends the worker; what was asked is cancelled. */
  close(): void {
    this.#end(new BotCancelled());
  }

  #ask(request: (id: number) => Request, signal: CancelSignal | undefined): Promise<Reply> {
    if (signal?.aborted === true) return Promise.reject(new BotCancelled());
    const id = this.#nextId++;
    const cancel = (): void => this.#end(new BotCancelled());
    signal?.addEventListener('abort', cancel);
    return new Promise<Reply>((resolve, reject) => {
      const stopTimer = this.#host.after(this.#timeout, () =>
        this.#end(new BotWorkerError('timedOut', `no answer from the bot's worker within ${this.#timeout} ms`)),
      );
      this.#waiting.set(id, { resolve, reject, stopTimer });
      this.#openPort().post(request(id));
    }).finally(() => signal?.removeEventListener('abort', cancel));
  }

  #openPort(): WorkerPort {
    if (this.#port !== undefined) return this.#port;
    const port = this.#host.spawn();
    this.#port = port;
    port.listen(
      (reply) => this.#settle(reply),
      (reason) => {
        if (this.#port === port) this.#end(new BotWorkerError('crashed', `the bot's worker crashed: ${reason}`));
      },
    );
    return port;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    waiting.stopTimer();
    waiting.resolve(reply);
  }

  /** A worker cannot be interrupted, only ended; whoever waits for it learns why. */
  #end(error: Error): void {
    this.#port?.terminate();
    this.#port = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, stopTimer } of waiting) {
      stopTimer();
      reject(error);
    }
  }
}

/** The greedy bot's answer. Bots are loaded here only when they are needed: as a rule the worker alone has them. */
async function standIn(seed: string, view: View): Promise<Action> {
  const [{ createBot }, { actionOf }] = await Promise.all([import('../registry.ts'), import('../bot.ts')]);
  return actionOf(createBot('greedy', seed), view);
}

function refusal(reply: Reply): BotWorkerError {
  const text =
    reply.kind === 'failed' ? `${reply.error.name}: ${reply.error.message}` : `an answer of kind ${reply.kind}`;
  return new BotWorkerError('refused', `the bot's worker refused: ${text}`);
}
