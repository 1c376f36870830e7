import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

/** Seat 0 has three outer blocks on level 1, two on level 2 and one on level 3, plus inner blocks and blocks on top. */
const TEMPLE = {
  level1: '0 2 2 2 0 / 2 0 2 2 2 / 2 2 0 2 2 / 2 2 2 0 2 / 2 2 0 2 2',
  level2: '2 0 2 2 / 2 0 0 2 / 2 2 2 0 / 2 2 2 2',
  level3: '2 2 2 / 0 0 2 / 2 2 2',
  level4: '0 0 / 2 t',
} as const;

test('E21: Edge is worth 1 point for each own block on outer cells', () => {
  const state = endScoring({ ...TEMPLE, blessings: { 0: ['edge'] } });
  expect(finalSheet(state, 0, 'end edge')).toMatchObject({ edge: 6, blessings: 0 });
});

test('E21, O2: with an outer top its blocks count too', () => {
  const state = endScoring({ ...TEMPLE, options: { outerTop: true }, blessings: { 0: ['edge'] } });
  expect(finalSheet(state, 0, 'end edge')).toMatchObject({ edge: 8, blessings: 0 });
});

test('E21, E2: Edge kept is worth 2 points, the blocks nothing', () => {
  expect(sheetWhenKept('edge', TEMPLE)).toMatchObject({ edge: 0, blessings: 2 });
});
