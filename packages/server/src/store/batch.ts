import type { Change } from './store.ts';

interface Waiting {
  readonly change: Change;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchOptions {
  /** Writes changes of different matches, or fails and writes none; resolves with the matches that others had changed before. */
  readonly write: (changes: readonly Change[]) => Promise<ReadonlySet<string>>;
  /** Whether an error says that nothing was written because of one of the changes, so that each may be tried alone. */
  readonly isOnesFault: (error: unknown) => boolean;
  readonly mostPerBatch: number;
}

/** Few enough that changes gather while others are under way, enough that one does not wait for the disk twice. */
const MOST_BATCHES = 2;

/** Many commits in one statement: while some are under way, those that arrive wait and go together. */
export class CommitBatches {
  readonly #options: BatchOptions;
  #queue: Waiting[] = [];
  #running = 0;
  #isScheduled = false;

  constructor(options: BatchOptions) {
    this.#options = options;
  }

  commit(change: Change): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ change, resolve, reject });
      this.#maybeSchedule();
    });
  }

  /** After the current turn of the event loop: all sockets that are ready get their message into the batch. */
  #maybeSchedule(): void {
    if (this.#isScheduled || this.#running >= MOST_BATCHES || this.#queue.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#running++;
      const next = () => {
        this.#running--;
        this.#maybeSchedule();
      };
      this.#write(this.#take()).then(next, next);
      this.#maybeSchedule();
    });
  }

  /** The next batch: of each match the first change only, for the second one builds on what the first makes of it. */
  #take(): readonly Waiting[] {
    const taken = new Map<string, Waiting>();
    const later: Waiting[] = [];
    let looked = 0;
    for (; looked < this.#queue.length && taken.size < this.#options.mostPerBatch; looked++) {
      const waiting = this.#queue[looked];
      const { id } = waiting.change;
      if (taken.has(id)) later.push(waiting);
      else taken.set(id, waiting);
    }
    this.#queue = [...later, ...this.#queue.slice(looked)];
    // Rows are locked in this order by everyone, so that two processes cannot wait for each other.
    return [...taken.values()].sort((a, b) => (a.change.id < b.change.id ? -1 : 1));
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const tooLate = await this.#options.write(batch.map(({ change }) => change));
      for (const { change, resolve } of batch) resolve(!tooLate.has(change.id));
    } catch (error) {
      if (batch.length > 1 && this.#options.isOnesFault(error)) for (const one of batch) await this.#write([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
