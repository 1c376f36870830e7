import { createBotWorker } from '@nunatak/bots/node';
import type { Action, View } from '@nunatak/engine';

/** A decision that needs thought. */
export interface Thought {
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
}

export interface ThinkersOptions {
  readonly threads: number;
  /** Told when a thread crashed or said nothing for too long; another bot has answered in its place. */
  readonly onFailure: (error: Error) => void;
  /** How long a thread may take for one decision before it is given up. */
  readonly patience?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

interface Waiting extends Thought {
  readonly resolve: (plan: readonly Action[]) => void;
  readonly reject: (error: unknown) => void;
}

type Thinker = ReturnType<typeof createBotWorker>;

const PATIENCE_MS = 15_000;
/** What a crowd shares: with many waiting each decision gets less time, so that no table waits for long. */
const CROWD_MS = 1000;
const LEAST_MS = 50;

/** Threads that think, one decision each at a time; whoever comes first is served first. */
export class Thinkers {
  readonly #options: ThinkersOptions;
  readonly #thinkers: readonly Thinker[];
  readonly #idle: Thinker[];
  readonly #queue: Waiting[] = [];

  constructor(options: ThinkersOptions) {
    const { patience = PATIENCE_MS, file, threads } = options;
    this.#options = options;
    this.#thinkers = Array.from({ length: threads }, () =>
      createBotWorker({ timeoutMilliseconds: patience, ...(file === undefined ? {} : { file }) }),
    );
    this.#idle = [...this.#thinkers];
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  think(thought: Thought): Promise<readonly Action[]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...thought, resolve, reject });
      this.#maybeServe();
    });
  }

  close(): void {
    for (const thinker of this.#thinkers) thinker.close();
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is ending'));
  }

  #maybeServe(): void {
    const [next] = this.#queue;
    const thinker = next === undefined ? undefined : this.#idle.pop();
    if (next === undefined || thinker === undefined) return;
    this.#queue.shift();
    this.#ask(thinker, next)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#idle.push(thinker);
        this.#maybeServe();
      });
  }

  async #ask(thinker: Thinker, { bot, seed, view }: Waiting): Promise<readonly Action[]> {
    const { plan, error } = await thinker.decide({ bot, seed, view, ...this.#budget() });
    if (error !== undefined) this.#options.onFailure(error);
    return plan;
  }

  /** With nobody behind it, a bot takes the time of its level: it is as strong here as anywhere. */
  #budget(): { readonly budget?: { readonly milliseconds: number } } {
    const crowd = this.#queue.length / this.#options.threads;
    if (crowd < 1) return {};
    return { budget: { milliseconds: Math.max(LEAST_MS, CROWD_MS / crowd) } };
  }
}
