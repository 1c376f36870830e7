import { describe, expect, it } from 'vitest';
import {
  BOT_NAMES,
  botNamed,
  explain,
  GameIsOver,
  ImpossibleBudget,
  InvalidArena,
  parseEntrant,
  schedule,
  UnknownBot,
} from '../src/index.ts';
import { midGame, playGame } from './games.ts';

describe('bad input', () => {
  it('the error names an unknown bot and those that exist', () => {
    expect(() => botNamed('yeti')).toThrow(UnknownBot);
    expect(() => botNamed('yeti')).toThrow(/unknown bot "yeti": expected one of random, flatMonteCarlo/);
  });

  it('an impossible budget is rejected', () => {
    const { view } = midGame({ players: 3 }, 'budget', 4);
    for (const playouts of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => botNamed('nunatak').decide(view, 's', { playouts })).toThrow(ImpossibleBudget);
    }
    for (const milliseconds of [0, -1, Number.NaN]) {
      expect(() => botNamed('nunatak').decide(view, 's', { milliseconds, now: () => 0 })).toThrow(ImpossibleBudget);
    }
  });

  it('a game that is over has no decision', () => {
    const { view } = playGame({ players: 3 }, 'over', ['serac', 'serac', 'serac']).state;
    for (const name of BOT_NAMES) expect(() => botNamed(name).decide(view, 's')).toThrow(GameIsOver);
    expect(() => explain(view)).toThrow(GameIsOver);
  });

  it('an invalid arena gives an error that says why', () => {
    expect(() => schedule({ bots: [], games: 3, players: 3, seed: 's' })).toThrow(InvalidArena);
    expect(() => schedule({ bots: ['serac'], games: 0, players: 3, seed: 's' })).toThrow(InvalidArena);
    expect(() => schedule({ bots: ['yeti'], games: 3, players: 3, seed: 's' })).toThrow(UnknownBot);
    expect(() => parseEntrant('nunatak@soon')).toThrow(/expected a budget as @500/);
    expect(parseEntrant('nunatak@1000ms')).toEqual({ name: 'nunatak', playouts: undefined, milliseconds: 1000 });
  });
});
