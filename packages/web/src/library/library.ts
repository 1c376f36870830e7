import { isObject } from '../session/storage.ts';
import { Store } from '../session/store.ts';
import { browserStore } from './browserStore.ts';
import type { GameStore } from './gameStore.ts';
import { type Kept, readKept, readSummary, type Summary } from './kept.ts';
import { memoryStore } from './memoryStore.ts';

/** What a window has written or removed. */
interface Change {
  readonly id: string;
  readonly revision: number | undefined;
}

/** A game as it lies there, unchecked. */
export interface RawGame {
  readonly summary: unknown;
  readonly body: unknown;
  readonly revision: number;
}

type Listener = (change: Change) => void;

/** Revisions that a restored game skips: its deletion is one, and a window that was not told of it may count on one more. */
const RESTORED = 2;

/** Every game of this browser. What is listed here follows what other windows do. */
export class Library {
  /** The games, the one changed last first; undefined until they were read. */
  readonly summaries = new Store<readonly Summary[] | undefined>(undefined);
  /** The ids of games that cannot be read. */
  readonly damaged = new Store<readonly string[]>([]);
  readonly #store: Promise<GameStore>;
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('nunatak/library');
  readonly #listeners = new Set<Listener>();

  constructor(store: Promise<GameStore>) {
    this.#store = store;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      this.#hear(data);
      this.load().catch(() => undefined);
    });
  }

  /** The games as they are known here: what other windows do is heard, so that the list is read only once. */
  async list(): Promise<readonly Summary[]> {
    return this.summaries.get() ?? (await this.load());
  }

  /** Reads the list anew. What cannot be read stays where it lies, and is counted among the damaged. */
  async load(): Promise<readonly Summary[]> {
    const store = await this.#store;
    const damaged: string[] = [];
    const found = (await store.list()).flatMap((document) => {
      const summary = readSummary(document);
      if (!summary.ok && isObject(document) && typeof document.id === 'string') damaged.push(document.id);
      return summary.ok ? [summary.value] : [];
    });
    if (damaged.join() !== this.damaged.get().join()) this.damaged.set(damaged);
    const summaries = found.sort((a, b) => b.changed - a.changed);
    this.summaries.set(summaries);
    return summaries;
  }

  /** When a game was last played on, in milliseconds since 1970; undefined if it is not stored. */
  async changedAt(id: string | undefined): Promise<number | undefined> {
    return (await this.list()).find((summary) => summary.id === id)?.changed;
  }

  /** Whether what is written outlasts the page. */
  async lasts(): Promise<boolean> {
    return (await this.#store).lasts;
  }

  /** A game by its id; undefined where there is none. The reason says what is wrong with one that cannot be read. */
  async read(id: string): Promise<ReturnType<typeof readKept> | undefined> {
    const document = await (await this.#store).read(id);
    return document === undefined ? undefined : readKept(document);
  }

  /** What lies there under an id, readable or not. */
  async readRaw(id: string): Promise<RawGame | undefined> {
    const document = await (await this.#store).read(id);
    if (!isObject(document)) return undefined;
    const { summary, body } = document;
    const revision = isObject(summary) && typeof summary.revision === 'number' ? summary.revision : 0;
    return { summary, body, revision };
  }

  /** Writes a game whole or not at all; `behind` when another window has written since it was read. */
  async write(kept: Kept, isRestored = false): Promise<'written' | 'behind'> {
    const outcome = await (await this.#store).write(kept, isRestored);
    if (outcome === 'written') {
      const { summary } = kept;
      this.#change((games) => [summary, ...games.filter(({ id }) => id !== summary.id)]);
      this.#tell({ id: summary.id, revision: summary.revision });
    }
    return outcome;
  }

  async remove(id: string): Promise<void> {
    await (await this.#store).remove(id);
    this.#change((games) => games.filter((summary) => summary.id !== id));
    this.#tell({ id, revision: undefined });
  }

  /** Removes every game, readable or not. */
  async clear(): Promise<void> {
    const known = await this.list();
    await (await this.#store).clear();
    this.summaries.set([]);
    this.damaged.set([]);
    for (const { id } of known) this.#tell({ id, revision: undefined });
  }

  /**
   * Stores a deleted game as it was, with a later revision than any window can know, so that none that still has it open
   * writes over it; `behind` if it is stored already.
   */
  restore({ summary, body }: Kept): Promise<'written' | 'behind'> {
    return this.write({ summary: { ...summary, revision: summary.revision + RESTORED }, body }, true);
  }

  /** Hears what any window writes or deletes, this one included. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A list that was not read yet stays unread: one game of many would look like all of them. */
  #change(by: (games: readonly Summary[]) => readonly Summary[]): void {
    const games = this.summaries.get();
    if (games !== undefined) this.summaries.set(by(games));
  }

  #tell(change: Change): void {
    this.#hear(change);
    this.#channel?.postMessage(change);
  }

  #hear(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }
}

/** The library of this browser; where it allows no database, one that lives as long as the page. */
export const library = new Library(browserStore().catch(memoryStore));
