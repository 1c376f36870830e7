import { expect, test } from 'vitest';
import { pointsBy, script } from '../position.ts';
import { endScoring, finalSheet, refusalOf, sheetWhenKept } from './ending.ts';

test('E17: Luck used at the end is worth 6 points, on a line of its own', () => {
  const state = endScoring({ blessings: { 0: ['luck'] } });
  const { events } = script(state, 'end luck');
  expect(pointsBy(events, 'luck')).toEqual([6, 0, 0]);
  expect(finalSheet(state, 0)).toMatchObject({ luck: 6, blessings: 0, total: 6 });
  expect(finalSheet(state, 1)).toMatchObject({ temple: 0, luck: 0, total: 0 });
});

test('E17, E2: Luck kept is worth 2 points like every unused blessing', () => {
  expect(sheetWhenKept('luck')).toMatchObject({ luck: 0, blessings: 2, total: 2 });
});

test('E17, E2: an end blessing is decided once', () => {
  const state = endScoring({ blessings: { 0: ['luck', 'edge'] } });
  script(state, 'end luck keep');
  expect(refusalOf(state, 'end luck')).toBe('alreadyDecided');
});
