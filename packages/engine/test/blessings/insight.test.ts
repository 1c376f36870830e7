import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

test.each([
  { space: 0, points: 1, where: 'before the first number' },
  { space: 1, points: 1, where: 'before the first number' },
  { space: 2, points: 1, where: 'on 1' },
  { space: 3, points: 2, where: 'between 1 and 2' },
  { space: 5, points: 3, where: 'on 3' },
  { space: 6, points: 4, where: 'between 3 and 4' },
  { space: 12, points: 8, where: 'between 7 and 8' },
  { space: 15, points: 10, where: 'on the last space' },
])('E13: Insight is worth the next higher number: $points $where', ({ space, points }) => {
  const state = endScoring({ track: [space, 0, 0], blessings: { 0: ['insight'] } });
  expect(finalSheet(state, 0, 'end insight')).toMatchObject({ insight: points, blessings: 0 });
});

test('E13, E2: Insight kept is worth 2 points', () => {
  expect(sheetWhenKept('insight', { track: [15, 0, 0] })).toMatchObject({ insight: 0, blessings: 2 });
});

test('E13, F7: architects still count the last number passed', () => {
  const state = endScoring({ track: [6, 0, 0], cards: { 0: ['architect-1'] }, blessings: { 0: ['insight'] } });
  expect(finalSheet(state, 0, 'end insight')).toMatchObject({ insight: 4, architects: 3 });
});
