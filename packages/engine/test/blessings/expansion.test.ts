import { expect, test } from 'vitest';
import { decision } from '../../src/game.ts';
import { action, begun, eventsOf, legalTexts, pointsBy, position, script } from '../position.ts';
import { finalSheet, justTaken, lastTurn, refusalFor, refusalOf, sheetWhenKept } from './ending.ts';

/** Seat 0 owns three of the four blocks once another seat builds on 1B2. */
const THREE_OF_FOUR = {
  level1: '0 0 ? ? ? / 0 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
  display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
  blessings: { 0: ['expansion'] },
} as const;

test('E10, E30: 3 of 4 blocks score 9 points instead of the award; other players score as usual', () => {
  const state = position({ ...THREE_OF_FOUR, active: 1 });
  script(state, 'take sculptor-1', 'place 1B2');
  expect(decision(state.view)).toMatchObject({ kind: 'expansion', seat: 0, square: 25 });
  expect(legalTexts(state)).toEqual(['use expansion 2A1', 'pass']);
  const { events } = script(state, 'use expansion 2A1');
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
  expect(eventsOf(events, 'points')[0]).toMatchObject({ square: 25, rule: 'E10' });
  expect(pointsBy(events, 'square')).toEqual([0, 2, 0]);
  expect(eventsOf(events, 'tileRevealed')).toHaveLength(1);
});

test('E10: all 4 blocks score 12 points', () => {
  const { events } = script(position(THREE_OF_FOUR), 'take sculptor-1', 'place 1B2', 'use expansion 2A1');
  expect(pointsBy(events, 'expansion')).toEqual([12, 0, 0]);
  expect(pointsBy(events, 'square')).toEqual([0, 0, 0]);
});

test('E30, O3: with the option `adds`, the award is scored as well', () => {
  const state = position({ ...THREE_OF_FOUR, options: { expansion: 'adds' }, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 1B2', 'use expansion 2A1');
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
  expect(pointsBy(events, 'square')).toEqual([5, 2, 0]);
});

test('E10, E3: a player who passes scores the award and keeps Expansion', () => {
  const state = position({ ...THREE_OF_FOUR, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 1B2', 'pass');
  expect(pointsBy(events, 'square')).toEqual([5, 2, 0]);
  expect(eventsOf(events, 'blessingUsed')).toEqual([]);
});

test('E3: Expansion is not offered with 2 of 4 blocks', () => {
  const level1 = '0 0 ? ? ? / 1 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';
  const state = position({ ...THREE_OF_FOUR, level1, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 1B2');
  expect(pointsBy(events, 'square')).toEqual([2, 5, 0]);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('E10, P8: with several squares, Expansion scores the one it is used for', () => {
  const level1 = '0 0 0 ? ? / 0 s 0 ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';
  const state = position({ ...THREE_OF_FOUR, level1 });
  script(state, 'take sculptor-1', 'place 1B2', 'score 2B1');
  expect(refusalOf(state, 'use expansion 2A1')).toBe('squareNotCompleted');
  const { events } = script(state, 'pass', 'use expansion 2A1');
  expect(pointsBy(events, 'square')).toEqual([5, 0, 0]);
  expect(pointsBy(events, 'expansion')).toEqual([12, 0, 0]);
});

test('E10, P9: Expansion can be used for the top square', () => {
  const state = lastTurn({ level4: '0 0 / 0 t', blessings: { 0: ['expansion'] } });
  const { events } = script(state, 'take beast-7', 'place 4B2', 'use expansion top');
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
});

test('E3: only Expansion’s holder may react', () => {
  const state = position({ ...THREE_OF_FOUR, active: 1 });
  script(state, 'take sculptor-1', 'place 1B2');
  expect(refusalFor(state, 1, action('use expansion 2A1'))).toBe('notYourDecision');
});

test('E10, Y4: Expansion can be used for a square that Siku completes', () => {
  const state = position({ ...THREE_OF_FOUR, players: 2, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'for siku', 'place 1B2', 'use expansion 2A1');
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
  expect(pointsBy(events, 'square')).toEqual([0, 0, 0]);
});

test('E10, Z7: Expansion can be used for a square that a dummy completes', () => {
  const { state } = begun({
    players: 1,
    active: 1,
    level1: '0 0 b b b / 0 s b b b / b b r r r / r r r t t / t t t t t',
    display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    blessings: { 0: ['expansion'] },
  });
  expect(legalTexts(state)).toEqual(['use expansion 2A1', 'pass']);
  const { events } = script(state, 'use expansion 2A1');
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
});

test('E10, E2: once used, Expansion is gone and worth nothing', () => {
  const state = lastTurn({ level4: '0 0 / 0 t', blessings: { 0: ['expansion'] } });
  const sheet = finalSheet(state, 0, 'take beast-7', 'place 4B2', 'use expansion top');
  expect(sheet).toMatchObject({ temple: 9, blessings: 0 });
});

test('E10, E2: Expansion cannot be used in the turn it was taken', () => {
  expect(refusalOf(justTaken('expansion'), 'use expansion 2A1')).toBe('blessingTakenThisTurn');
});

test('E10, E2: unused, Expansion is worth 2 points', () => {
  expect(sheetWhenKept('expansion')).toMatchObject({ blessings: 2 });
});
