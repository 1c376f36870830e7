import { expect, test } from 'vitest';
import { blessingsOf, HELD, USED } from '../../src/game.ts';
import { eventsOf, legalTexts, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

test('E12: Inspiration used when taken moves 3 spaces on the track', () => {
  const state = justTaken('inspiration', { track: [4, 0, 0] });
  expect(legalTexts(state)).toEqual(['enact inspiration', 'keep inspiration']);
  const { events } = script(state, 'enact inspiration');
  expect(eventsOf(events, 'track')).toEqual([{ type: 'track', seat: 0, steps: 3, position: 7, rule: 'E12' }]);
  expect(blessingsOf(state.view, 0, USED)).toHaveLength(1);
});

test('E12, P2: Inspiration never moves past the last space', () => {
  const state = justTaken('inspiration', { track: [14, 0, 0] });
  script(state, 'enact inspiration');
  expect(state.view.track[0]).toBe(15);
});

test('E12, E2: once kept, Inspiration cannot be used in a later turn', () => {
  const state = justTaken('inspiration', { track: [4, 0, 0] });
  script(state, 'keep inspiration', 'use abundance');
  expect(state.view.track[0]).toBe(4);
  expect(blessingsOf(state.view, 0, HELD)).toHaveLength(1);
  expect(refusalOf(state, 'enact inspiration')).toBe('wrongDecision');
  expect(legalTexts(state).some((text) => text.includes('inspiration'))).toBe(false);
});

test('E12, E2: Inspiration kept is worth 2 points', () => {
  expect(sheetWhenKept('inspiration')).toMatchObject({ blessings: 2, total: 2 });
});
