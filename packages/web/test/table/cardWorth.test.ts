import { legalActions, preview, score } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { choosingState, worthOfCard } from '../../src/position/cardWorth.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

/** A game in which somebody is to take a card, some turns in. */
function choosing(seed: string) {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed }));
  playOut(game, seed, 60);
  while (game.get().state.view.phase !== 'takeCard') playOut(game, `${seed}${game.get().entries.length}`, 1);
  return game;
}

describe('the worth of a card', () => {
  it('is what its best tile brings at once and changes on the sheet, as the game itself then has it', () => {
    for (const seed of ['worth a', 'worth b', 'worth c']) {
      const game = choosing(seed);
      const { state } = game.get();
      const seat = state.view.decider;
      const before = score(state.view, seat);
      for (const take of legalActions(state.view)) {
        if (take.type !== 'takeCard') continue;
        const worth = worthOfCard(state, take.card);
        if (worth === undefined) throw new Error(`${take.card} may be taken and is worth nothing at all`);
        expect(worth.now).toBe(sum(preview(worth.view, worth.action).points.filter((one) => one.seat === seat)));
        expect(worth.end).toBe(sum(worth.lines));
      }
      expect(before.total).toBe(score(state.view, seat).total);
    }
  });

  it('is of no other tile greater', () => {
    const game = choosing('best');
    const { state } = game.get();
    const seat = state.view.decider;
    for (const take of legalActions(state.view)) {
      if (take.type !== 'takeCard') continue;
      const best = worthOfCard(state, take.card);
      for (const action of best === undefined ? [] : legalActions(best.view)) {
        if (action.type !== 'placeBlock' || best === undefined) continue;
        const now = sum(preview(best.view, action).points.filter((one) => one.seat === seat));
        if (best.lines.length === 0) expect(now).toBeLessThanOrEqual(best.now);
      }
    }
  });

  it('is told while a person here chooses and until they have built, and not for a card that fits no tile', () => {
    const game = choosing('told');
    const { state } = game.get();
    expect(choosingState(game.get())).toBe(state);
    const take = legalActions(state.view).find(({ type }) => type === 'takeCard');
    if (take?.type !== 'takeCard') throw new Error('no card can be taken');
    game.take(take.card);
    expect(choosingState(game.get())).toBe(state);
    expect(worthOfCard(state, 'no such card' as never)).toBeUndefined();
  });
});

function sum(gains: readonly { readonly points: number }[]): number {
  return gains.reduce((total, { points }) => total + points, 0);
}
