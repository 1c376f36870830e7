import { Worker } from 'node:worker_threads';
import type { Writes } from './store.ts';

export type WriteName = keyof Writes;

export interface Call {
  readonly n: number;
  readonly method: WriteName;
  readonly args: readonly unknown[];
}

export interface Answer {
  readonly n: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The writer of a SQLite file in a thread of its own. What is asked for in one turn of the event loop goes there
 * together, and shares a commit there.
 */
export class WriterThread {
  readonly #file: string;
  readonly #onBatch: (changes: number) => void;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #unsent: Call[] = [];
  #calls = 0;

  /** `onBatch` is told how many calls shared a commit. */
  constructor(file: string, onBatch: (changes: number) => void) {
    this.#file = file;
    this.#onBatch = onBatch;
  }

  call<Name extends WriteName>(method: Name, ...args: Parameters<Writes[Name]>): ReturnType<Writes[Name]>;
  call(method: WriteName, ...args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const n = ++this.#calls;
      this.#pending.set(n, { resolve, reject });
      if (this.#unsent.length === 0) setImmediate(() => this.#send());
      this.#unsent.push({ n, method, args });
    });
  }

  /** Resolves when all that was asked for is written and the thread has ended. */
  async close(): Promise<void> {
    while (this.#pending.size > 0) await new Promise((resolve) => setImmediate(resolve));
    const worker = this.#worker;
    if (worker === undefined) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('close');
    await gone;
  }

  #send(): void {
    this.#worker ??= this.#start();
    // The process may not end while somebody waits for an answer.
    this.#worker.ref();
    this.#worker.postMessage(this.#unsent);
    this.#unsent = [];
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file: this.#file } });
    worker.on('message', (answers: readonly Answer[]) => {
      this.#onBatch(answers.length);
      for (const answer of answers) this.#settle(answer);
      if (this.#pending.size === 0) worker.unref();
    });
    worker.on('error', (error) => this.#ended(error));
    worker.on('exit', () => this.#ended(new Error('The thread that writes has ended')));
    return worker;
  }

  #settle({ n, value, error }: Answer): void {
    const pending = this.#pending.get(n);
    this.#pending.delete(n);
    if (error === undefined) pending?.resolve(value);
    else pending?.reject(error);
  }

  /** Whoever waits hears of it, and the next call starts another thread. */
  #ended(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
