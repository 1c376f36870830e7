import type { FinishedGame, Luck } from '@nunatak/bots';
import { createBotWorker } from '@nunatak/bots/node';
import type { Action, View } from '@nunatak/engine';

/** A decision that needs thought. */
export interface Thought {
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
  /** Who is thought for: those who wait for threads take turns by it. */
  readonly payer: string;
}

export interface ThinkersOptions {
  readonly threads: number;
  /**
   * Told when a thread crashed or said nothing for too long; another bot has answered in its place. Told once of a net
   * that cannot be used, whose judgement another gives.
   */
  readonly onFailure: (error: Error) => void;
  /** How long a thread may take for one decision before it is given up. */
  readonly patience?: number;
  /** Another worker file, for tests of what goes wrong. */
  readonly file?: URL;
}

interface Waiting {
  /** What a thread is to do, with so many more behind it for the same payer; settles what was promised. */
  readonly work: (thinker: Thinker, behind: number) => Promise<void>;
  readonly reject: (error: unknown) => void;
}

type Thinker = ReturnType<typeof createBotWorker>;

/** For whom the luck of finished games is measured: no table waits for that. */
const NOBODY = 'nobody';
const PATIENCE_MS = 15_000;
/** What a crowd shares: with many waiting each decision gets less time, so that no table waits for long. */
const CROWD_MS = 1000;
const LEAST_MS = 50;

/** Threads that think, one decision each at a time. Those who wait take turns, whoever asks for one and whoever for many. */
export class Thinkers {
  readonly #options: ThinkersOptions;
  readonly #thinkers: readonly Thinker[];
  readonly #idle: Thinker[];
  /** Who waits for what, in the order of their turns. */
  readonly #queue = new Map<string, Waiting[]>();
  readonly #told = new Set<string>();
  #isClosed = false;

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
    return [...this.#queue.values()].reduce((sum, own) => sum + own.length, 0);
  }

  think(thought: Thought): Promise<readonly Action[]> {
    return this.#promise(thought.payer, (thinker, behind) => this.#ask(thinker, thought, behind));
  }

  /** The luck of every seat in a finished game. */
  luckOf(game: FinishedGame): Promise<readonly Luck[]> {
    return this.#promise(NOBODY, async (thinker) => {
      const { luck, netTrouble } = await thinker.luckOf(game);
      if (netTrouble !== undefined) this.tell(netTrouble);
      return luck;
    });
  }

  #promise<Answer>(payer: string, work: (thinker: Thinker, behind: number) => Promise<Answer>): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(ending());
    return new Promise((resolve, reject) => {
      const own = this.#queue.get(payer) ?? [];
      own.push({ work: (thinker, behind) => work(thinker, behind).then(resolve, reject), reject });
      this.#queue.set(payer, own);
      this.#maybeServe();
    });
  }

  /** Tells what is wrong with a net, once. */
  tell(trouble: string): void {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.#options.onFailure(new Error(trouble));
  }

  close(): void {
    this.#isClosed = true;
    for (const thinker of this.#thinkers) thinker.close();
    for (const own of this.#queue.values()) for (const { reject } of own) reject(ending());
    this.#queue.clear();
  }

  #maybeServe(): void {
    const [turn] = this.#queue;
    const thinker = turn === undefined ? undefined : this.#idle.pop();
    if (turn === undefined || thinker === undefined) return;
    const [payer, own] = turn;
    const next = own.shift();
    // Set anew, a payer comes after all the others that wait.
    this.#queue.delete(payer);
    if (own.length > 0) this.#queue.set(payer, own);
    if (next === undefined) return;
    void next.work(thinker, own.length).finally(() => {
      this.#idle.push(thinker);
      this.#maybeServe();
    });
  }

  async #ask(thinker: Thinker, { bot, seed, view }: Thought, behind: number): Promise<readonly Action[]> {
    const { plan, error, netTrouble } = await thinker.decide({ bot, seed, view, ...this.#budget(behind) });
    if (error !== undefined) this.#options.onFailure(error);
    if (netTrouble !== undefined) this.tell(netTrouble);
    return plan;
  }

  /**
   * With nobody behind it, a bot takes the time of its level: it is as strong here as anywhere. Else the payers share the
   * threads, and each its share among all that it has asked for.
   */
  #budget(behind: number): { readonly budget?: { readonly milliseconds: number } } {
    const others = behind > 0 ? this.#queue.size - 1 : this.#queue.size;
    const crowd = ((others + 1) * (behind + 1) - 1) / this.#options.threads;
    if (crowd < 1) return {};
    return { budget: { milliseconds: Math.max(LEAST_MS, CROWD_MS / crowd) } };
  }
}

function ending(): Error {
  return new Error('the server is ending');
}
