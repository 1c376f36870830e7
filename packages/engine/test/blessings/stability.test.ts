import { expect, test } from 'vitest';
import { endScoring, finalSheet, sheetWhenKept } from './ending.ts';

const ALL_CORNERS = {
  level1: '0 2 2 2 0 / 2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2 / 0 2 2 2 0',
  level2: '0 2 2 0 / 2 2 2 2 / 2 2 2 2 / 0 2 2 0',
  level3: '0 2 0 / 2 2 2 / 0 2 0',
} as const;

test('E22: Stability is worth 2 points for each own block on a corner of levels 1 to 3', () => {
  const state = endScoring({
    level1: '0 2 2 2 2 / 2 0 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 0',
    level3: '0 0 2 / 2 2 2 / 2 2 2',
    level4: '0 0 / 2 t',
    blessings: { 0: ['stability'] },
  });
  expect(finalSheet(state, 0, 'end stability')).toMatchObject({ stability: 6, blessings: 0 });
});

test('E22: at most 14 points, however many corners', () => {
  const state = endScoring({ ...ALL_CORNERS, blessings: { 0: ['stability'] } });
  expect(finalSheet(state, 0, 'end stability')).toMatchObject({ stability: 14 });
});

test('E22, O2: with an outer top its cells are corners too', () => {
  const state = endScoring({ options: { outerTop: true }, level4: '0 0 / 2 t', blessings: { 0: ['stability'] } });
  expect(finalSheet(state, 0, 'end stability')).toMatchObject({ stability: 4 });
});

test('E22, E2: Stability kept is worth 2 points', () => {
  expect(sheetWhenKept('stability', ALL_CORNERS)).toMatchObject({ stability: 0, blessings: 2 });
});
