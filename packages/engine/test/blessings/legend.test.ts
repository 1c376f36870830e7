import { expect, test } from 'vitest';
import { eventsOf, script } from '../position.ts';
import { endScoring, finalSheet, justTaken, sheetWhenKept } from './ending.ts';

test('E19: if used when taken, Legend gives 1 space on the track and counts as an architect card', () => {
  const state = justTaken('legend', { track: [4, 0, 0] });
  const { events } = script(state, 'enact legend');
  expect(eventsOf(events, 'track')).toEqual([{ type: 'track', seat: 0, steps: 1, position: 5, rule: 'E19' }]);
  expect(events).toContainEqual({ type: 'cardJoined', seat: 0, card: 'legend', as: 'architect' });
});

test('E19: on the last space, Legend still counts as an architect', () => {
  const state = justTaken('legend', { track: [15, 0, 0] });
  const { events } = script(state, 'enact legend');
  expect(eventsOf(events, 'track')).toEqual([]);
  expect(events).toContainEqual({ type: 'cardJoined', seat: 0, card: 'legend', as: 'architect' });
});

test('E19, E37: at the end, Legend counts as an architect, in sets and for elders', () => {
  const cards = ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1', 'elder-3'];
  const state = endScoring({ track: [5, 0, 0], cards: { 0: cards }, laid: { 0: ['legend'] } });
  // elder-3 shows beast and architect.
  expect(finalSheet(state, 0)).toMatchObject({ architects: 3, sets: 10, elders: 2, blessings: 0 });
});

test('E19, E2: kept, Legend gives no space, is no architect and is worth 2', () => {
  const state = justTaken('legend', { track: [4, 0, 0] });
  script(state, 'keep legend');
  expect(state.view.track[0]).toBe(4);
  const kept = sheetWhenKept('legend', { track: [5, 0, 0], cards: { 0: ['architect-1'] } });
  expect(kept).toMatchObject({ architects: 3, blessings: 2 });
});
