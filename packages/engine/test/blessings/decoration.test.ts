import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

const SCULPTORS = [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `sculptor-${n}`),
  ...[1, 2, 3, 4].map((n) => `sculptor-artisan-${n} sculptor`),
];

test.each([
  [0, 0],
  [1, 7],
  [2, 12],
  [3, 18],
  [4, 25],
  [5, 33],
  [6, 38],
  [7, 47],
  [8, 57],
  [9, 68],
  [10, 79],
  [11, 79],
])('E26: with Decoration %i sculptors score %i', (count, points) => {
  const state = endScoring({ cards: { 0: SCULPTORS.slice(0, count) }, blessings: { 0: ['decoration'] } });
  expect(finalSheet(state, 0, 'end decoration')).toMatchObject({ sculptors: points, blessings: 0 });
});

test('E26: other players score by the ordinary table', () => {
  const state = endScoring({
    cards: { 0: SCULPTORS.slice(0, 2), 1: SCULPTORS.slice(2, 5) },
    blessings: { 0: ['decoration'] },
  });
  expect(finalSheet(state, 1, 'end decoration')).toMatchObject({ sculptors: 12 });
});

test('E26, E2: kept, sculptors score as usual and Decoration 2', () => {
  const cards = { 0: SCULPTORS.slice(0, 4) };
  expect(sheetWhenKept('decoration', { cards })).toMatchObject({ sculptors: 18, blessings: 2 });
});
