import { describe, expect, test } from 'vitest';
import { cardNumber, nextDummyMove, seedRng, setup, type View } from '../../src/game.ts';
import { dummyCard, roundStarter } from '../../src/modes/solo.ts';
import { begun, position, script } from '../position.ts';
import { playRandomly } from './randomPlay.ts';

/** Returns the positions of a solo game where the player must take a card. */
function turnsOf(seed: string): readonly View[] {
  const views: View[] = [];
  playRandomly(setup({ players: 1 }, seed), seedRng(seed), ({ view }) => {
    if (view.phase === 'takeCard' && view.active === 0) views.push(structuredClone(view));
  });
  return views;
}

const TURNS = ['solo', 'dummy', 'diamond'].flatMap(turnsOf);

describe('the prediction of a dummy’s next move', () => {
  test('exists before the dummy’s turn in the round, not across a refill (Z8)', () => {
    expect(new Set(TURNS.map((view) => view.round)).size).toBe(18);
    for (const view of TURNS) {
      const personPlaysLast = roundStarter(view) === 1;
      const isUnknown = [1, 2].every((dummy) => nextDummyMove(view, dummy) === undefined);
      expect(isUnknown, `turn ${view.turn} of round ${view.round}`).toBe(personPlaysLast);
    }
  });

  test('takes the card at the marker, unless the other dummy takes it first (Z3)', () => {
    const shown = TURNS.filter((view) => roundStarter(view) === 0);
    for (const view of shown) {
      const turn = `turn ${view.turn} of round ${view.round}`;
      expect(nextDummyMove(view, 1)?.card, turn).toBe(dummyCard(view, 1));
      const same = dummyCard(view, 1) === dummyCard(view, 2);
      expect(nextDummyMove(view, 2)?.card, turn).toBe(same ? undefined : dummyCard(view, 2));
    }
  });

  test('is undefined if the other dummy takes the only possible card (Z3)', () => {
    const { view } = position({ players: 1, display: ['sculptor-1', '-', '-', 'sculptor-2'] });
    expect(nextDummyMove(view, 1)?.card).toBe(cardNumber(view.facts, 'sculptor-2'));
    expect(nextDummyMove(view, 2)).toBeUndefined();
  });

  test('is undefined while the display is empty', () => {
    const state = position({ players: 1, display: ['sculptor-1', '-', '-', '-'], deck: 'empty' });
    expect(nextDummyMove(script(state, 'take sculptor-1').state.view, 1)).toBeUndefined();
  });

  test('is undefined for the dummy whose turn it is, because it has its card', () => {
    const { state } = begun({
      players: 1,
      active: 1,
      round: 4,
      level1: 's a a a s / r r r r r / b b b b b / t t t t t / s e e e s',
      display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    });
    const { view } = state;
    expect(view).toMatchObject({ phase: 'dummyTie', active: 1 });
    expect(nextDummyMove(view, 1)).toBeUndefined();
    expect(nextDummyMove(view, 2)?.card).toBe(cardNumber(view.facts, 'builder-2'));
  });

  test('is undefined in games without dummies', () => {
    expect(nextDummyMove(setup({ players: 3 }, 'three').view, 1)).toBeUndefined();
  });
});
