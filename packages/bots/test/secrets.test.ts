import { cloneView, guessSecret, hashState, seedRng } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createBot, explain } from '../src/index.ts';
import { midGame, PLAYER_COUNTS } from './games.ts';

describe('a bot never reads what is hidden', () => {
  for (const players of PLAYER_COUNTS) {
    it(`plays the same with the secret part shuffled, ${players} players`, () => {
      const state = midGame({ players }, `secret/${players}`, createBot('greedy'), 16);
      const other = { view: cloneView(state.view), secret: guessSecret(state.view, seedRng('another order')) };
      expect(hashState(other)).not.toBe(hashState(state));
      for (const name of BOT_NAMES) {
        const budget = { playouts: 24 };
        expect(createBot(name, 7, budget).decide(other.view)).toBe(createBot(name, 7, budget).decide(state.view));
      }
      expect(explain(other.view, { playouts: 24 }, { samples: 2 })).toEqual(
        explain(state.view, { playouts: 24 }, { samples: 2 }),
      );
    });
  }

  it('leaves the view as it was', () => {
    const { view } = midGame({ players: 3 }, 'untouched', createBot('greedy'), 20);
    const before = structuredClone(view);
    createBot('nunatak', 1, { playouts: 24 }).decide(view);
    expect(view).toEqual(before);
  });
});
