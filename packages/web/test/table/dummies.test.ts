import { dummyCard, NONE, roundStarter, type View } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { nextCardOf } from '../../src/table/dummies.ts';
import { playOut } from '../session/playOut.ts';

/** The positions of a solo game in which the person is to take a card. */
function turnsOf(seed: string): readonly View[] {
  const game = newGame({ ...usualConfig(1, ['Ana']), seed });
  const views: View[] = [];
  for (let i = 0; game.get().state.view.phase !== 'over'; i++) {
    const { view } = game.get().state;
    if (view.phase === 'takeCard' && view.active === 0) views.push(view);
    playOut(game, `${seed} ${i}`, 1);
  }
  return views;
}

const TURNS = ['solo', 'dummy', 'diamond'].flatMap(turnsOf);

describe('what a dummy would take next', () => {
  it('is known before its turn in the round, not before a refill (Z8)', () => {
    expect(TURNS.length).toBe(54);
    for (const view of TURNS) {
      const personPlaysLast = roundStarter(view) === 1;
      expect([1, 2].every((dummy) => nextCardOf(view, dummy) === NONE)).toBe(personPlaysLast);
    }
  });

  it('is the card of its marker, but for one that the other takes first (Z3)', () => {
    const shown = TURNS.filter((view) => roundStarter(view) === 0);
    for (const view of shown) {
      expect(nextCardOf(view, 1)).toBe(dummyCard(view, 1));
      const same = dummyCard(view, 1) === dummyCard(view, 2);
      expect(nextCardOf(view, 2)).toBe(same ? NONE : dummyCard(view, 2));
    }
  });
});
