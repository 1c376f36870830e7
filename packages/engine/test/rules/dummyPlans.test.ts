import { describe, expect, test } from 'vitest';
import { nextDummyMove, seedRng, setup, type View } from '../../src/game.ts';
import { dummyCard, roundStarter } from '../../src/modes/solo.ts';
import { playRandomly } from './randomPlay.ts';

/** The positions of solo games in which the person is to take a card. */
function turnsOf(seed: string): readonly View[] {
  const views: View[] = [];
  playRandomly(setup({ players: 1 }, seed), seedRng(seed), ({ view }) => {
    if (view.phase === 'takeCard' && view.active === 0) views.push(structuredClone(view));
  });
  return views;
}

const TURNS = ['solo', 'dummy', 'diamond'].flatMap(turnsOf);

describe('what a dummy would do next', () => {
  test('is known before its turn in the round, not before a refill (Z8)', () => {
    expect(new Set(TURNS.map((view) => view.round)).size).toBe(18);
    for (const view of TURNS) {
      const personPlaysLast = roundStarter(view) === 1;
      expect([1, 2].every((dummy) => nextDummyMove(view, dummy) === undefined)).toBe(personPlaysLast);
    }
  });

  test('is to take the card of its marker, but for one that the other takes first (Z3)', () => {
    const shown = TURNS.filter((view) => roundStarter(view) === 0);
    for (const view of shown) {
      expect(nextDummyMove(view, 1)?.card).toBe(dummyCard(view, 1));
      const same = dummyCard(view, 1) === dummyCard(view, 2);
      expect(nextDummyMove(view, 2)?.card).toBe(same ? undefined : dummyCard(view, 2));
    }
  });

  test('is nothing where nobody is a dummy', () => {
    expect(nextDummyMove(setup({ players: 3 }, 'three').view, 1)).toBeUndefined();
  });
});
