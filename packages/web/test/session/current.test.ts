import { legalActions } from '@nunatak/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAside, readAside, removeAside } from '../../src/session/aside.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';
import { shelfOver } from '../../src/session/storage.ts';
import { SmallDrawer } from './drawer.ts';
import { everyonePerson } from './playOut.ts';

const KEY = 'nunatak/game';
const CONFIG: LocalConfig = everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'current' });

let drawer: SmallDrawer;

beforeEach(() => {
  drawer = new SmallDrawer();
  vi.stubGlobal('localStorage', drawer);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The session of a window that was just opened. */
function openWindow() {
  vi.resetModules();
  return import('../../src/session/current.ts');
}

/** Makes the first action that is legal. */
function act(game: LocalGame | undefined): void {
  const [action] = game === undefined ? [] : legalActions(game.get().state.view);
  if (action === undefined || game?.act(action) !== true) throw new Error('nothing was done');
}

function kept(): { readonly actions: readonly string[] } {
  return JSON.parse(drawer.getItem(KEY) ?? '{"actions":[]}');
}

describe('a kept game', () => {
  it('is shown and taken up as it was left', async () => {
    const game = (await openWindow()).startGame(CONFIG);
    for (let i = 0; i < 5; i++) act(game);
    const text = drawer.getItem(KEY);
    const again = await openWindow();
    expect(again.keptGame()).toMatchObject({ config: CONFIG, turn: game.get().state.view.turn, over: false });
    expect(again.continueGame()?.get().entries).toHaveLength(5);
    expect(drawer.getItem(KEY)).toBe(text);
  });

  it('that is damaged is moved aside unchanged, whoever asks for it first', async () => {
    const whole = (await openWindow()).startGame(CONFIG);
    act(whole);
    const save = JSON.parse(drawer.getItem(KEY) ?? '');
    const texts = [
      'no json',
      '[]',
      JSON.stringify({ ...save, config: {} }),
      JSON.stringify({ ...save, config: { ...save.config, seats: 'x' } }),
      JSON.stringify({ ...save, config: { ...save.config, seats: [null] } }),
      JSON.stringify({ ...save, turn: undefined, actions: [1] }),
    ];
    for (const text of texts) {
      for (const ask of ['keptGame', 'continueGame'] as const) {
        drawer.setItem(KEY, text);
        const session = await openWindow();
        expect(session[ask](), text).toBeUndefined();
        expect(drawer.getItem(KEY)).toBeNull();
        const shelf = shelfOver(drawer);
        const [aside, ...more] = listAside(shelf);
        if (aside === undefined) throw new Error('nothing lies aside');
        expect(readAside(aside.key, shelf)).toBe(text);
        expect(more).toEqual([]);
        removeAside(aside.key, shelf);
      }
    }
  });
});

describe('a full storage', () => {
  it('does not stop the game', async () => {
    const game = (await openWindow()).startGame(CONFIG);
    act(game);
    const before = drawer.getItem(KEY);
    drawer.fill();
    for (let i = 0; i < 4; i++) act(game);
    expect(game.get().entries).toHaveLength(5);
    expect(drawer.getItem(KEY)).toBe(before);
  });

  it('leaves a broken game where it is', async () => {
    drawer.setItem(KEY, 'no json');
    drawer.fill();
    expect((await openWindow()).keptGame()).toBeUndefined();
    expect(drawer.getItem(KEY)).toBe('no json');
  });
});

describe('two windows', () => {
  it('never overwrite what the other played on', async () => {
    const first = await openWindow();
    const ahead = first.startGame(CONFIG);
    act(ahead);
    const second = await openWindow();
    const older = second.continueGame();
    for (let i = 0; i < 9; i++) act(ahead);
    const newer = drawer.getItem(KEY);
    act(older);
    expect(drawer.getItem(KEY)).toBe(newer);
    expect(second.keptGame()?.turn).toBe(ahead.get().state.view.turn);
    const loaded = second.continueGame();
    expect(loaded?.get().entries).toHaveLength(10);
    act(loaded);
    expect(kept().actions).toHaveLength(11);
    act(ahead);
    expect(kept().actions).toHaveLength(11);
  });

  it('a new game replaces the kept one, also from a window that is behind', async () => {
    const first = await openWindow();
    const ahead = first.startGame(CONFIG);
    const second = await openWindow();
    const older = second.continueGame();
    act(ahead);
    act(older);
    act(second.startGame({ ...CONFIG, seed: 'another' }));
    expect(JSON.parse(drawer.getItem(KEY) ?? '')).toMatchObject({ config: { seed: 'another' } });
    expect(kept().actions).toHaveLength(1);
  });
});
