import { legalActions, play, preview } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/people/seat.ts';
import { targetsOf } from '../../src/position/model.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

describe('B12: the tiles to swap with', () => {
  it('carry the points that the best placement after the swap brings', () => {
    const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'swap worth' }));
    const maySwap = () => legalActions(game.get().state.view).some(({ type }) => type === 'swapTiles');
    for (let i = 0; !(maySwap() && game.get().state.view.turn > 20); i++) playOut(game, `swap${i}`, 1);
    const { state } = game.get();
    const seat = state.view.decider;
    game.begin('swap');
    const [first] = targetsOf(seatsOf(game.sitters, en), game.get(), undefined, en);
    if (first === undefined) throw new Error('nothing to swap');
    game.pick(first.cell);
    const targets = targetsOf(seatsOf(game.sitters, en), game.get(), undefined, en);
    expect(targets.length).toBeGreaterThan(0);
    for (const { cell, label } of targets) {
      const swap = legalActions(state.view).find(
        (action) =>
          action.type === 'swapTiles' &&
          [action.a, action.b].includes(first.cell) &&
          [action.a, action.b].includes(cell),
      );
      if (swap === undefined) throw new Error(`${cell} cannot be swapped`);
      const { view } = play(state, swap).state;
      const gains = legalActions(view)
        .filter(({ type }) => type === 'placeBlock')
        .map((place) =>
          preview(view, place).points.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0),
        );
      expect(label).toBe(`⇄ ${en.table.points(Math.max(...gains))}`);
    }
  });
});
