/** A running worker that answers one message with one message, whatever it runs on. */
export interface WorkerPort<Request, Reply> {
  post(request: Request): void;
  listen(onReply: (reply: Reply) => void, onCrash: (reason: string) => void): void;
  terminate(): void;
}

/** Starts workers and sets timers: what Node and the browser do each in their way. */
export interface WorkerHost<Request, Reply> {
  spawn(): WorkerPort<Request, Reply>;
  /** Calls back after some milliseconds unless the function returned is called first. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The part of an AbortSignal that is used here. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The worker that was to answer crashed, or took too long. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  readonly failure: 'crashed' | 'timedOut';
  constructor(failure: 'crashed' | 'timedOut', message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The caller no longer wants the answer. */
export class Cancelled extends Error {
  override name = 'Cancelled';
  constructor() {
    super('the request was cancelled');
  }
}

export interface AskOptions {
  /** How long the worker may take from when it begins; for ever if nobody says. */
  readonly timeoutMilliseconds?: number | undefined;
  readonly signal?: CancelSignal | undefined;
}

interface Waiting<Request, Reply> extends AskOptions {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Requests to one worker, one at a time in the order asked. A worker cannot be interrupted, only ended: a request that is
 * cancelled or takes too long ends it, and the next one gets a fresh worker. Whoever waits notices nothing of that.
 */
export class WorkerQueue<Request, Reply> {
  readonly #host: WorkerHost<Request, Reply>;
  #port: WorkerPort<Request, Reply> | undefined;
  #current: Waiting<Request, Reply> | undefined;
  #stopTimer: () => void = () => undefined;
  #queue: Waiting<Request, Reply>[] = [];

  constructor(host: WorkerHost<Request, Reply>) {
    this.#host = host;
  }

  ask(request: Request, { signal, timeoutMilliseconds }: AskOptions = {}): Promise<Reply> {
    if (signal?.aborted === true) return Promise.reject(new Cancelled());
    let cancel = (): void => undefined;
    return new Promise<Reply>((resolve, reject) => {
      const waiting = { request, resolve, reject, timeoutMilliseconds };
      cancel = () => this.#cancel(waiting);
      signal?.addEventListener('abort', cancel);
      this.#queue.push(waiting);
      this.#maybeBegin();
    }).finally(() => signal?.removeEventListener('abort', cancel));
  }

  /** Ends the worker; what was asked is cancelled. */
  close(): void {
    const waiting = this.#queue;
    this.#queue = [];
    this.#endWorker();
    this.#finish()?.reject(new Cancelled());
    for (const { reject } of waiting) reject(new Cancelled());
  }

  #maybeBegin(): void {
    if (this.#current !== undefined) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#current = next;
    const { timeoutMilliseconds } = next;
    if (timeoutMilliseconds !== undefined) {
      this.#stopTimer = this.#host.after(timeoutMilliseconds, () =>
        this.#fail(new WorkerFailed('timedOut', `no answer from the worker within ${timeoutMilliseconds} ms`)),
      );
    }
    this.#openPort().post(next.request);
  }

  #openPort(): WorkerPort<Request, Reply> {
    if (this.#port !== undefined) return this.#port;
    const port = this.#host.spawn();
    this.#port = port;
    port.listen(
      (reply) => {
        if (this.#port !== port) return;
        this.#finish()?.resolve(reply);
        this.#maybeBegin();
      },
      (reason) => {
        if (this.#port === port) this.#fail(new WorkerFailed('crashed', `the worker crashed: ${reason}`));
      },
    );
    return port;
  }

  #cancel(waiting: Waiting<Request, Reply>): void {
    if (waiting === this.#current) this.#fail(new Cancelled());
    else {
      this.#queue = this.#queue.filter((other) => other !== waiting);
      waiting.reject(new Cancelled());
    }
  }

  /** The request under way gets no answer; those behind it do. */
  #fail(error: Error): void {
    this.#endWorker();
    this.#finish()?.reject(error);
    this.#maybeBegin();
  }

  #endWorker(): void {
    this.#port?.terminate();
    this.#port = undefined;
  }

  #finish(): Waiting<Request, Reply> | undefined {
    const finished = this.#current;
    this.#stopTimer();
    this.#stopTimer = () => undefined;
    this.#current = undefined;
    return finished;
  }
}
