import { keepAside, markSeen, readAside, unseenGame } from './aside.ts';
import { type LocalConfig, readLocalConfig } from './config.ts';
import { fromSave, type LocalGame, newGame, saveOf } from './games.ts';
import type { Hooks, LocalReferee } from './localReferee.ts';
import { isObject, parseJson, readJson, shelf } from './storage.ts';
import { Store, useStore } from './store.ts';

/** The one game of this browser: started, kept after every action, taken up again. */

const KEY = 'nunatak/game';

/** What the start screen says about the kept game. */
export interface KeptGame {
  readonly config: LocalConfig;
  readonly turn: number;
  readonly over: boolean;
}

/** A kept game that could not be read. */
export interface BrokenGame {
  /** Where it lies. */
  readonly key: string;
  readonly reason: string;
  /** It lies aside; else there was no room, and the next game takes its place. */
  readonly aside: boolean;
}

const current = new Store<LocalGame | undefined>(undefined);
const broken = new Store<BrokenGame | undefined>(undefined);
/** Another window played on: what is shown here is older, and is not kept any more. */
const behind = new Store(false);
/** The game could not be kept, and nobody was told yet. */
const unkept = new Store(false);
let isToldUnkept = false;
/** The kept game as this window read or wrote it last. */
let known: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', () => {
    if (current.get() !== undefined && shelf.getItem(KEY) !== known) behind.set(true);
  });
}

function keep(referee: LocalReferee): void {
  if (shelf.getItem(KEY) === known) write(referee);
  else behind.set(true);
}

function write(referee: LocalReferee): void {
  known = JSON.stringify(saveOf(referee));
  const lasts = shelf.setItem(KEY, known);
  unkept.set(!lasts && !isToldUnkept);
}

/** For a game that becomes the current one. */
export const hooks: Hooks = { onChange: keep };

function show(game: LocalGame | undefined): void {
  current.get()?.close();
  current.set(game);
  behind.set(false);
}

/** Puts a game in place of the kept one. */
export function begin(game: LocalGame): void {
  show(game);
  write(game.referee);
}

export function startGame(config: LocalConfig): LocalGame {
  const game = newGame(config, hooks);
  begin(game);
  return game;
}

/** Takes up the kept game, or the newer one of another window. A broken one is moved aside, never thrown away. */
export function continueGame(): LocalGame | undefined {
  const running = current.get();
  if (running !== undefined && !behind.get()) return running;
  known = shelf.getItem(KEY);
  const read = known === null ? undefined : fromSave(parseJson(known), hooks);
  const game = read?.ok === true ? read.value : undefined;
  show(game);
  if (known === null) reportAside();
  else if (game === undefined) moveAside(known);
  return game;
}

/** Moves a kept game aside that cannot be read; where there is no room, it stays and is reported all the same. */
function moveAside(text: string): void {
  if (keepAside('game', text) === undefined) {
    broken.set({ key: KEY, reason: reasonOf(text), aside: false });
    return;
  }
  shelf.removeItem(KEY);
  known = null;
  reportAside();
}

/** Reports the newest game that lies aside, until the report is closed or the game deleted. */
function reportAside(): void {
  const key = unseenGame();
  broken.set(key === undefined ? undefined : { key, reason: reasonOf(readAside(key)), aside: true });
}

function reasonOf(text: string): string {
  const read = fromSave(parseJson(text));
  return read.ok ? '' : read.reason;
}

/** What lies in storage, mostly without replaying it; undefined where there is no game that can be read. */
export function keptGame(): KeptGame | undefined {
  reportAside();
  const running = behind.get() ? undefined : current.get();
  const save = running === undefined ? readJson(shelf, KEY) : undefined;
  if (isObject(save)) {
    const config = readLocalConfig(save.config);
    if (config.ok && typeof save.turn === 'number') {
      return { config: config.value, turn: save.turn, over: save.over === true };
    }
  }
  const game = running ?? continueGame();
  if (game === undefined) return undefined;
  const { view } = game.get().state;
  return { config: game.config, turn: view.turn, over: view.phase === 'over' };
}

/** The report of a broken game was read; the game itself stays where it lies. */
export function forgetBroken(): void {
  const report = broken.get();
  if (report?.aside === true) markSeen(report.key);
  broken.set(undefined);
}

/** The note that the game is not kept was read. Once is enough. */
export function forgetUnkept(): void {
  isToldUnkept = true;
  unkept.set(false);
}

export function useCurrentGame(): LocalGame | undefined {
  return useStore(current);
}

export function useBrokenGame(): BrokenGame | undefined {
  return useStore(broken);
}

/** Whether another window played on. */
export function useBehind(): boolean {
  return useStore(behind);
}

/** Whether it is to be said that the game cannot be kept. */
export function useUnkept(): boolean {
  return useStore(unkept);
}
