import { problemText, type Result } from '@nunatak/engine';
import type { LocalConfig } from './config.ts';
import { fromRecordDocument, fromSave, newGame, saveOf } from './games.ts';
import type { LocalGame } from './localGame.ts';
import { isObject, readJson, shelf } from './storage.ts';
import { Store, useStore } from './store.ts';

/** The one game of this browser: started, kept after every action, taken up again. */

const KEY = 'nunatak/game';
const ASIDE = 'nunatak/broken/';

/** What the start screen says about the kept game. */
export interface KeptGame {
  readonly config: LocalConfig;
  readonly turn: number;
  readonly over: boolean;
}

/** A kept game that could not be read: it lies aside under this key. */
export interface BrokenGame {
  readonly key: string;
  readonly reason: string;
}

const current = new Store<LocalGame | undefined>(undefined);
const broken = new Store<BrokenGame | undefined>(undefined);

function keep(game: LocalGame): void {
  shelf.setItem(KEY, JSON.stringify(saveOf(game)));
}

const hooks = { onChange: keep };

function show(game: LocalGame): LocalGame {
  current.get()?.stop();
  current.set(game);
  keep(game);
  return game;
}

/** Starts a game in place of the kept one. */
export function startGame(config: LocalConfig): LocalGame {
  return show(newGame(config, hooks));
}

/** Takes up the kept game. A broken one is moved aside, never thrown away. */
export function continueGame(): LocalGame | undefined {
  const running = current.get();
  if (running !== undefined) return running;
  const text = shelf.getItem(KEY);
  if (text === null) return undefined;
  const read = fromSave(readJson(shelf, KEY), hooks);
  if (read.ok) return show(read.value);
  const key = `${ASIDE}${new Date().toISOString()}`;
  shelf.setItem(key, text);
  shelf.removeItem(KEY);
  broken.set({ key, reason: read.reason });
  return undefined;
}

/** Takes a record in as the current game. */
export function importGame(document: unknown, names: readonly string[]): Result<LocalGame, string> {
  const read = fromRecordDocument(document, names, hooks);
  return read.ok ? { ok: true, value: show(read.value) } : { ok: false, reason: problemText(read.reason) };
}

/** What lies in storage, without replaying it; undefined where there is nothing that looks like a game. */
export function keptGame(): KeptGame | undefined {
  const running = current.get();
  if (running !== undefined) {
    const { view } = running.get().state;
    return { config: running.config, turn: view.turn, over: view.phase === 'over' };
  }
  const save = readJson(shelf, KEY);
  if (shelf.getItem(KEY) === null) return undefined;
  if (!isObject(save) || !isObject(save.config)) {
    continueGame();
    return undefined;
  }
  return { config: save.config as unknown as LocalConfig, turn: Number(save.turn), over: save.over === true };
}

/** The text of a game that was moved aside, for download. */
export function brokenText(key: string): string | undefined {
  return shelf.getItem(key) ?? undefined;
}

export function forgetBroken(): void {
  broken.set(undefined);
}

export function useCurrentGame(): LocalGame | undefined {
  return useStore(current);
}

export function useBrokenGame(): BrokenGame | undefined {
  return useStore(broken);
}
