import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

const PICKAXES = ['artisan-1', 'artisan-4', 'artisan-8', 'sculptor-artisan-1 artisan', 'sculptor-artisan-5 artisan'];
/** Two ropes, two pickaxes and three saws, as in example X6. */
const TOOLS = ['artisan-1', 'artisan-4', 'artisan-2', 'artisan-5', 'artisan-3', 'artisan-6', 'artisan-9'];

test.each([
  [1, 1],
  [2, 5],
  [3, 10],
  [4, 18],
  [5, 30],
])('E15: with Progress %i of a tool score %i', (count, points) => {
  const state = endScoring({ cards: { 0: PICKAXES.slice(0, count) }, blessings: { 0: ['progress'] } });
  expect(finalSheet(state, 0, 'end progress')).toMatchObject({ artisans: points, blessings: 0 });
});

test('E15: with Progress each set of three tools scores 12: 5 + 5 + 10 + 24', () => {
  const state = endScoring({ cards: { 0: TOOLS }, blessings: { 0: ['progress'] } });
  expect(finalSheet(state, 0, 'end progress')).toMatchObject({ artisans: 44 });
});

test('E15, E2, X6: kept, the same cards score 34 and Progress 2', () => {
  expect(sheetWhenKept('progress', { cards: { 0: TOOLS } })).toMatchObject({ artisans: 34, blessings: 2 });
});
