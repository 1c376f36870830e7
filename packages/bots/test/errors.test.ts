import { describe, expect, it } from 'vitest';
import {
  createBot,
  explain,
  GameIsOver,
  ImpossibleBudget,
  InvalidArena,
  parseEntrant,
  schedule,
  UnknownBot,
} from '../src/index.ts';
import { playGame } from './games.ts';

describe('bad input', () => {
  it('an unknown bot is named, with those that exist', () => {
    expect(() => createBot('glacier')).toThrow(UnknownBot);
    expect(() => createBot('glacier')).toThrow(/unknown bot "glacier": expected one of random, greedy/);
  });

  it('an impossible budget is refused', () => {
    for (const playouts of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => createBot('nunatak', 1, { playouts })).toThrow(ImpossibleBudget);
    }
    for (const milliseconds of [0, -1, Number.NaN]) {
      expect(() => createBot('search', 1, { milliseconds, now: () => 0 })).toThrow(ImpossibleBudget);
    }
  });

  it('a game that is over has no decision', () => {
    const bot = createBot('greedy');
    const { view } = playGame({ players: 3 }, 'over', [bot, bot, bot]).state;
    for (const name of ['random', 'greedy', 'nunatak']) expect(() => createBot(name).decide(view)).toThrow(GameIsOver);
    expect(() => explain(view)).toThrow(GameIsOver);
  });

  it('an arena says what is wrong with it', () => {
    expect(() => schedule({ bots: [], games: 3, players: 3, seed: 's' })).toThrow(InvalidArena);
    expect(() => schedule({ bots: ['greedy'], games: 0, players: 3, seed: 's' })).toThrow(InvalidArena);
    expect(() => schedule({ bots: ['yeti'], games: 3, players: 3, seed: 's' })).toThrow(UnknownBot);
    expect(() => parseEntrant('search@soon')).toThrow(/expected a budget as @500/);
    expect(parseEntrant('search@1000ms')).toEqual({ name: 'search', playouts: undefined, milliseconds: 1000 });
  });
});
