import { legalMoves, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed } from '../src/index.ts';
import { midGame, PLAYER_COUNTS } from './games.ts';
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
  }, 300_000);

  it('another seed gives a noisy bot other choices', () => {
    const { view } = midGame({ players: 3 }, 'noise', 10);
    const answers = Array.from({ length: 20 }, (_, seed) => botNamed('pebble').decide(view, `${seed}`).moves.join());
    expect(new Set(answers).size).toBeGreaterThan(1);
    const careful = Array.from({ length: 20 }, (_, seed) => botNamed('serac').decide(view, `${seed}`).moves.join());
    expect(new Set(careful).size).toBe(1);
  });

  it('whatever the bot decided before, because nothing is kept between decisions', () => {
    const { view } = midGame({ players: 3 }, 'kept', 10);
    const budget = { playouts: 60 };
    const first = botNamed('nunatak').decide(view, 's', budget);
    for (const players of PLAYER_COUNTS) {
      botNamed('nunatak').decide(midGame({ players }, 'between', 20).view, 's', budget);
    }
    expect(botNamed('nunatak').decide(view, 's', budget)).toEqual(first);
  });

  it('a time budget uses the given clock, not the machine’s', () => {
    const { view } = midGame({ players: 3 }, 'clock', 10);
    let time = 0;
    const now = (): number => time++;
    const answer = botNamed('nunatak').decide(view, '1', { milliseconds: 20, now });
    time = 0;
    expect(botNamed('nunatak').decide(view, '1', { milliseconds: 20, now })).toEqual(answer);
    expect(time).toBeLessThan(30);
  });
});

describe('a plan', () => {
  for (const players of PLAYER_COUNTS) {
    it(`of a turn goes from the card to the block, ${players} players`, () => {
      const state = midGame({ players, options: { blessings: [] } }, 'plan', 12);
      const { turn, active } = state.view;
      const moves = new MoveList();
      for (const move of botNamed('nunatak').decide(state.view, 's', { playouts: 24 }).moves) {
        expect([state.view.turn, state.view.decider]).toEqual([turn, active]);
        legalMoves(state.view, moves);
        expect(moves.includes(move)).toBe(true);
        makeLegalMove(state, move);
      }
      expect(state.view.placed !== -1 || state.view.turn > turn).toBe(true);
    });
  }
});
