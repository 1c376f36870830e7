import { makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createBot } from '../src/index.ts';
import { midGame } from './games.ts';
import { errorsOf, playAll } from './native/playAll.ts';
import type { Task } from './native/player.ts';

function game(name: string, seed: string): Task {
  return { config: { players: 3 }, seed, bots: [name, name, name], playouts: 24 };
}

describe('the same seed and budget give the same game', () => {
  it('with every bot', async () => {
    const first = await playAll(BOT_NAMES.map((name) => game(name, 'a')));
    expect(errorsOf(first)).toEqual([]);
    expect(await playAll(BOT_NAMES.map((name) => game(name, 'a')))).toEqual(first);
  }, 60_000);

  it('another seed shakes a careless bot another way', () => {
    const { view } = midGame({ players: 3 }, 'noise', createBot('greedy'), 10);
    const answers = Array.from({ length: 20 }, (_, seed) => createBot('pebble', seed).decide(view));
    expect(new Set(answers).size).toBeGreaterThan(1);
    const careful = Array.from({ length: 20 }, (_, seed) => createBot('serac', seed).decide(view));
    expect(new Set(careful).size).toBe(1);
  });

  it('a budget of time is kept by the clock handed in, not by the machine', () => {
    const { view } = midGame({ players: 3 }, 'clock', createBot('greedy'), 10);
    let time = 0;
    const now = (): number => time++;
    const answer = createBot('search', 1).decide(view, { milliseconds: 20, now });
    time = 0;
    expect(createBot('search', 1).decide(view, { milliseconds: 20, now })).toBe(answer);
    expect(time).toBeLessThan(30);
  });
});

describe('a turn follows the plan it was searched for', () => {
  it('the placement is not searched again', () => {
    const state = midGame({ players: 3 }, 'plan', createBot('greedy'), 12);
    let asked = 0;
    const budget = {
      milliseconds: 20,
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
