import type { Result } from '@nunatak/engine';
import type { LocalConfig } from '../session/config.ts';
import { type LocalGame, newGame } from '../session/games.ts';
import type { Hooks } from '../session/localReferee.ts';
import { freshGameId } from './ids.ts';
import { Keeper } from './keeper.ts';
import type { Summary } from './kept.ts';
import { type Library, library } from './library.ts';
import { takenOver } from './takeOver.ts';

/** A game of this screen that is open in this window. */
export interface OpenGame {
  readonly game: LocalGame;
  readonly keeper: Keeper;
}

/** A game that was asked for: open, not here, or lying there in a way that cannot be read. */
export type Opening =
  | { readonly kind: 'open'; readonly open: OpenGame }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly reason: string; readonly document: unknown };

/** The games of this screen: begun, taken up, each kept by its own keeper. */
export class LocalGames {
  readonly #library: Library;
  readonly #open = new Map<string, OpenGame>();
  readonly #ready: Promise<void>;

  /** `ready` resolves when the game of an earlier version, if there was one, lies in the library. */
  constructor(ofLibrary: Library, ready: Promise<void>) {
    this.#library = ofLibrary;
    this.#ready = ready;
  }

  /** Begins a game and gives its id. It can be played at once, and lies in the library a moment later. */
  start(config: LocalConfig): string {
    const keeper = this.#keeper();
    return this.#begin(keeper, newGame(config, hooksOf(keeper)));
  }

  /**
   * Begins the only game with an id, such as that of a deal of the day, and waits until it is stored. If there is one
   * already, in this window or another, nothing is begun.
   */
  async startOnly(id: string, config: LocalConfig): Promise<void> {
    const isStored = (await this.#library.readRaw(id)) !== undefined;
    const open = this.#open.get(id);
    if (isStored || (open !== undefined && open.keeper.keeping.get() !== 'behind')) return;
    const keeper = new Keeper(this.#library, { id, created: Date.now(), revision: 0 });
    const { referee } = this.#remember({ game: newGame(config, hooksOf(keeper)), keeper }).game;
    await keeper.keep(referee);
  }

  /** Takes in a game that goes on from elsewhere, as from a record; gives its id, or why it cannot be. */
  take<E>(make: (hooks: Hooks) => Result<LocalGame, E>): Result<string, E> {
    const keeper = this.#keeper();
    const made = make(hooksOf(keeper));
    return made.ok ? { ok: true, value: this.#begin(keeper, made.value) } : made;
  }

  /** The game with an id; without one, the game of this screen that was changed last, one under way first. */
  async open(id: string | undefined): Promise<Opening> {
    await this.#ready;
    const wanted = id ?? latest(await this.#library.load())?.id;
    if (wanted === undefined) return { kind: 'missing' };
    const known = this.#open.get(wanted);
    if (known !== undefined && known.keeper.keeping.get() !== 'behind') return { kind: 'open', open: known };
    const kept = await this.#library.read(wanted);
    if (kept === undefined) return { kind: 'missing' };
    if (!kept.ok) return { kind: 'broken', reason: kept.reason, document: undefined };
    const { summary, body } = kept.value;
    if (summary.kind !== 'local') return { kind: 'missing' };
    const keeper = new Keeper(this.#library, summary);
    const { fromSave } = await import('../session/savedGame.ts');
    const read = fromSave(body, hooksOf(keeper));
    if (!read.ok) return { kind: 'broken', reason: read.reason, document: body };
    return { kind: 'open', open: this.#remember({ game: read.value, keeper }) };
  }

  #keeper(): Keeper {
    return new Keeper(this.#library, { id: freshGameId(), created: Date.now(), revision: 0 });
  }

  #begin(keeper: Keeper, game: LocalGame): string {
    this.#remember({ game, keeper });
    keeper.keep(game.referee).catch(() => undefined);
    return keeper.id;
  }

  #remember(open: OpenGame): OpenGame {
    const { id } = open.keeper;
    this.#open.get(id)?.game.close();
    this.#open.set(id, open);
    return open;
  }
}

function hooksOf(keeper: Keeper): Hooks {
  return {
    onChange: (referee) => {
      keeper.keep(referee).catch(() => undefined);
    },
  };
}

/** The game that one would go on with: under way before finished, then the one changed last. */
export function latest(summaries: readonly Summary[]): Summary | undefined {
  const local = summaries.filter(({ kind }) => kind === 'local');
  return local.find(({ over }) => !over) ?? local[0];
}

export const localGames = new LocalGames(library, takenOver());
