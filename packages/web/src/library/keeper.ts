import { lastState } from '../line/line.ts';
import { saveOf } from '../session/games.ts';
import type { LocalReferee } from '../session/localReferee.ts';
import { Store } from '../session/store.ts';
import type { Summary } from './kept.ts';
import type { Library } from './library.ts';
import { listedSeats, summaryOfView } from './summary.ts';

/**
 * How a game is kept: in the library; only here, because there is no room; or not any more, because another window played
 * on or deleted it.
 */
export type Keeping = 'kept' | 'unkept' | 'behind';

/** Keeps one game in the library after every change, one write after another, the newest state last. */
export class Keeper {
  readonly id: string;
  readonly keeping = new Store<Keeping>('kept');
  readonly #library: Library;
  readonly #created: number;
  #revision: number;
  #next: LocalReferee | undefined;
  #writing: Promise<void> | undefined;

  constructor(library: Library, known: Pick<Summary, 'id' | 'created' | 'revision'>) {
    this.#library = library;
    this.id = known.id;
    this.#created = known.created;
    this.#revision = known.revision;
    library.listen(({ id, revision }) => {
      if (id === this.id && revision !== this.#revision) this.keeping.set('behind');
    });
  }

  /** Keeps a game as it is now; resolves when it lies there, or cannot. */
  keep(referee: LocalReferee): Promise<void> {
    this.#next = referee;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#next !== undefined && this.keeping.get() !== 'behind') {
      const referee = this.#next;
      this.#next = undefined;
      await this.#write(referee);
    }
  }

  async #write(referee: LocalReferee): Promise<void> {
    const revision = this.#revision + 1;
    // Another window may hear of this write before it is answered here: it is this window's own.
    this.#revision = revision;
    try {
      const outcome = await this.#library.write({ summary: this.#summary(referee, revision), body: saveOf(referee) });
      if (outcome === 'behind') this.keeping.set('behind');
      else this.keeping.set((await this.#library.lasts()) ? 'kept' : 'unkept');
    } catch {
      this.#revision = revision - 1;
      this.keeping.set('unkept');
    }
  }

  #summary(referee: LocalReferee, revision: number): Summary {
    const { view } = lastState(referee.line);
    return {
      id: this.id,
      kind: 'local',
      revision,
      created: this.#created,
      changed: Date.now(),
      ...(referee.config.whatIf && { isWhatIf: true }),
      yourTurn: view.phase !== 'over' && referee.isHere(view.decider),
      ...summaryOfView(listedSeats(referee.config), view),
    };
  }
}
