import { makeLegalMove } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type Bot, createBot } from '../src/index.ts';
import { midGame, playGame } from './games.ts';

function table(name: string, seed: string): Bot[] {
  return Array.from({ length: 3 }, (_, seat) => createBot(name, `${seed}/${seat}`, { playouts: 24 }));
}

describe('the same seed and budget give the same game', () => {
  for (const name of BOT_NAMES) {
    it(name, () => {
      const first = playGame({ players: 3 }, 'deal', table(name, 'a')).moves;
      expect(playGame({ players: 3 }, 'deal', table(name, 'a')).moves).toEqual(first);
    });
  }

  it('and another seed another one, where there is noise', () => {
    for (const name of ['random', 'pebble', 'ridge', 'serac']) {
      const first = playGame({ players: 3 }, 'deal', table(name, 'a')).moves;
      expect(playGame({ players: 3 }, 'deal', table(name, 'b')).moves, name).not.toEqual(first);
    }
  });

  it('a budget of time is kept by the clock handed in, not by the machine', () => {
    const { view } = midGame({ players: 3 }, 'clock', createBot('greedy'), 10);
    let time = 0;
    const now = (): number => time++;
    const answer = createBot('search', 1).decide(view, { milliseconds: 50, now });
    time = 0;
    expect(createBot('search', 1).decide(view, { milliseconds: 50, now })).toBe(answer);
    expect(time).toBeLessThan(60);
  });
});

describe('a turn follows the plan it was searched for', () => {
  it('the placement is not searched again', () => {
    const state = midGame({ players: 3 }, 'plan', createBot('greedy'), 12);
    let asked = 0;
    const budget = {
      milliseconds: 30,
      now: (): number => {
        asked++;
        return asked;
      },
    };
    const bot = createBot('search', 1, budget);
    makeLegalMove(state, bot.decide(state.view));
    expect(asked).toBeGreaterThan(0);
    expect(state.view.phase).toBe('placeBlock');
    asked = 0;
    bot.decide(state.view);
    expect(asked).toBe(0);
  });
});
