import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

const ONE_OF_EACH = ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-1'];
const TWO_OF_EACH = [...ONE_OF_EACH, 'builder-2', 'sculptor-2', 'artisan-2', 'beast-2', 'architect-2', 'elder-2'];

test('E27: with Diversity a set of all six types is worth 15 instead of 10', () => {
  const state = endScoring({ cards: { 0: ONE_OF_EACH, 1: TWO_OF_EACH.slice(6) }, blessings: { 0: ['diversity'] } });
  expect(finalSheet(state, 0, 'end diversity')).toMatchObject({ sets: 15, blessings: 0 });
  expect(finalSheet(state, 1)).toMatchObject({ sets: 10 });
});

test('E27: Diversity counts for each set', () => {
  const state = endScoring({ cards: { 0: TWO_OF_EACH }, blessings: { 0: ['diversity'] } });
  expect(finalSheet(state, 0, 'end diversity')).toMatchObject({ sets: 30 });
});

test('E27, E2: kept, sets are worth 10 and Diversity 2', () => {
  expect(sheetWhenKept('diversity', { cards: { 0: TWO_OF_EACH } })).toMatchObject({ sets: 20, blessings: 2 });
});
