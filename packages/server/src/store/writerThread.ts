import { Worker } from 'node:worker_threads';
import { Doubt } from './doubt.ts';
import type { SqliteWriter } from './sqliteWriter.ts';
import type { Writes } from './store.ts';

/** What the thread does: all that writes, moves in a form of their own, and the questions that are asked all the time. */
type ThreadCalls = Writes & Pick<SqliteWriter, 'move' | 'headsUnlike' | 'foreignWrites'>;
export type CallName = keyof ThreadCalls;

export type Call = readonly [n: number, method: CallName, ...args: readonly unknown[]];
export type Answer = readonly [n: number, value: unknown, error?: unknown];

const QUESTIONS: ReadonlySet<CallName> = new Set(['headsUnlike', 'foreignWrites'] satisfies CallName[]);

interface Pending {
  readonly method: CallName;
  readonly askedAt: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The writer of a SQLite file in a thread of its own. With nothing under way a call goes there at once; what is asked for
 * in one turn of the event loop besides goes there together, and all that waits there shares a commit.
 */
export class WriterThread {
  readonly doubt = new Doubt();
  readonly #file: string;
  readonly #onBatch: (changes: number) => void;
  readonly #pending = new Map<number, Pending>();
  /** Rings when something was sent. */
  readonly #bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker | undefined;
  #unsent: Call[] = [];
  #calls = 0;

  /** `onBatch` is told how many calls shared a commit. */
  constructor(file: string, onBatch: (changes: number) => void) {
    this.#file = file;
    this.#onBatch = onBatch;
  }

  call<Name extends CallName>(method: Name, ...args: Parameters<ThreadCalls[Name]>): ReturnType<ThreadCalls[Name]>;
  call(method: CallName, ...args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const n = ++this.#calls;
      const isAlone = this.#pending.size === 0;
      this.#pending.set(n, { method, askedAt: performance.now(), resolve, reject });
      this.#unsent.push([n, method, ...args]);
      if (isAlone) this.#send();
      else if (this.#unsent.length === 1) setImmediate(() => this.#send());
    });
  }

  /** Resolves when all that was asked for is written and the thread has ended. */
  async close(): Promise<void> {
    while (this.#pending.size > 0) await new Promise((resolve) => setImmediate(resolve));
    const worker = this.#worker;
    if (worker === undefined) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    this.#post(worker, 'close');
    await gone;
  }

  #send(): void {
    if (this.#unsent.length === 0) return;
    this.#worker ??= this.#start();
    // The process may not end while somebody waits for an answer.
    this.#worker.ref();
    this.#post(this.#worker, this.#unsent);
    this.#unsent = [];
  }

  #post(worker: Worker, message: readonly Call[] | 'close'): void {
    worker.postMessage(message);
    Atomics.add(this.#bell, 0, 1);
    Atomics.notify(this.#bell, 0);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      workerData: { file: this.#file, bell: this.#bell },
    });
    worker.on('message', (answers: readonly Answer[]) => {
      let written = 0;
      for (const answer of answers) if (this.#settle(answer)) written++;
      if (written > 0) this.#onBatch(written);
      if (this.#pending.size === 0) worker.unref();
    });
    worker.on('error', (error) => this.#ended(error));
    worker.on('exit', () => this.#ended(new Error('The thread that writes has ended')));
    return worker;
  }

  /** Answers whoever asked, and tells whether that was for something to be written. */
  #settle([n, value, error]: Answer): boolean {
    const pending = this.#pending.get(n);
    if (pending === undefined) return false;
    this.#pending.delete(n);
    this.#noteAnswer(pending, error === undefined);
    if (error === undefined) pending.resolve(value);
    else pending.reject(error);
    return !QUESTIONS.has(pending.method);
  }

  /** Whoever waits hears of it, and the next call starts another thread. */
  #ended(error: Error): void {
    this.#worker = undefined;
    this.doubt.forgetForeignWrites();
    for (const pending of this.#pending.values()) {
      this.#noteAnswer(pending, false);
      pending.reject(error);
    }
    this.#pending.clear();
    this.#unsent = [];
  }

  #noteAnswer({ method, askedAt }: Pending, isDone: boolean): void {
    this.doubt.answered(method, performance.now() - askedAt, isDone);
  }
}
