/** A running worker that answers each message with one message, on any platform. */
export interface WorkerPort<Request, Reply> {
  post(request: Request): void;
  listen(onReply: (reply: Reply) => void, onCrash: (reason: string) => void): void;
  terminate(): void;
}

/** Starts workers and timers; implemented for Node and for the browser. */
export interface WorkerHost<Request, Reply> {
  spawn(): WorkerPort<Request, Reply>;
  /** Calls `act` after some milliseconds, unless the returned function is called first. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The part of AbortSignal used here. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Thrown if the worker crashed or took too long. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  readonly failure: 'crashed' | 'timedOut';
  constructor(failure: 'crashed' | 'timedOut', message: string) {
    super(message);
    this.failure = failure;
  }
}

/** Thrown if the caller cancelled the request. */
export class Cancelled extends Error {
  override name = 'Cancelled';
  constructor() {
    super('the request was cancelled');
  }
}

export interface AskOptions {
  /** Maximum time from when the worker starts on the request; undefined for no limit. */
  readonly timeoutMilliseconds?: number | undefined;
  readonly signal?: CancelSignal | undefined;
}

interface Waiting<Request, Reply> extends AskOptions {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Sends requests to one worker, one at a time, in order. A worker can't be interrupted, only terminated: a cancelled or
 * slow request terminates it, and the next request gets a new worker. Other callers are not affected.
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

  /** Ends the worker; pending requests are cancelled. */
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

  /** Rejects the current request; the requests behind it continue. */
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
