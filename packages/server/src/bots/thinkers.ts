import { createBotWorker } from '@nunatak/bots/node';
import type { Action, View } from '@nunatak/engine';

/** A decision that needs thought. */
export interface Thought {
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
  readonly matchId: string;
}

export interface ThinkersOptions {
  readonly threads: number;
  /** Told when a thread crashed or said nothing for too long; the greedy bot has answered in its place. */
  readonly onFailure: (error: Error) => void;
  /** How long a thread may take for one decision before it is given up. */
  readonly patience?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

interface Waiting extends Thought {
  readonly resolve: (action: Action) => void;
  readonly reject: (error: unknown) => void;
}

interface Thinker {
  readonly client: ReturnType<typeof createBotWorker>;
  readonly matches: Set<string>;
  isBusy: boolean;
}

const PATIENCE_MS = 15_000;
/** What a crowd shares: with many waiting each decision gets less time, so that no table waits for long. */
const CROWD_MS = 1000;
const LEAST_MS = 50;
/** A worker keeps a bot for each match it has seen; after so many it is replaced by a fresh one. */
const MATCHES_PER_WORKER = 300;

/** Threads that think, one decision each at a time; whoever comes first is served first. */
export class Thinkers {
  readonly #options: ThinkersOptions;
  readonly #thinkers: Thinker[];
  #queue: Waiting[] = [];

  constructor(options: ThinkersOptions) {
    this.#options = options;
    this.#thinkers = Array.from({ length: options.threads }, () => this.#newThinker());
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  think(thought: Thought): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...thought, resolve, reject });
      this.#maybeServe();
    });
  }

  close(): void {
    for (const { client } of this.#thinkers) client.close();
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is ending'));
  }

  #maybeServe(): void {
    const [next] = this.#queue;
    const thinker = next === undefined ? undefined : this.#idle(next.matchId);
    if (next === undefined || thinker === undefined) return;
    this.#queue.shift();
    thinker.isBusy = true;
    thinker.matches.add(next.matchId);
    this.#ask(thinker, next)
      .then(next.resolve, next.reject)
      .finally(() => {
        thinker.isBusy = false;
        this.#maybeServe();
      });
  }

  async #ask({ client }: Thinker, { bot, seed, view }: Waiting): Promise<Action> {
    const { action, error } = await client.decide({ bot, seed, view, ...this.#budget() });
    if (error !== undefined) this.#options.onFailure(error);
    return action;
  }

  /** With nobody behind it, a bot takes the time of its level: it is as strong here as anywhere. */
  #budget(): { readonly budget?: { readonly milliseconds: number } } {
    const crowd = this.#queue.length / this.#options.threads;
    if (crowd < 1) return {};
    return { budget: { milliseconds: Math.max(LEAST_MS, CROWD_MS / crowd) } };
  }

  /** A thread that has nothing to do: the one that knows the match, for a turn follows its plan there, or any. */
  #idle(matchId: string): Thinker | undefined {
    const idle = this.#thinkers.filter(({ isBusy }) => !isBusy);
    const thinker = idle.find(({ matches }) => matches.has(matchId)) ?? idle[0];
    if (thinker === undefined || thinker.matches.size < MATCHES_PER_WORKER) return thinker;
    thinker.client.close();
    const fresh = this.#newThinker();
    this.#thinkers[this.#thinkers.indexOf(thinker)] = fresh;
    return fresh;
  }

  #newThinker(): Thinker {
    const { patience = PATIENCE_MS, file } = this.#options;
    const client = createBotWorker({ timeoutMilliseconds: patience, ...(file === undefined ? {} : { file }) });
    return { client, matches: new Set(), isBusy: false };
  }
}
