import { expect, test } from 'vitest';
import { decision } from '../../src/game.ts';
import { eventsOf, pointsBy, position, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

const SUPPORTED = {
  level1: '0 0 ? ? ? / 0 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
  level2: 's - - - / - - - - / - - - - / - - - -',
  display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
  blessings: { 0: ['structure'] },
} as const;

test('E23: Structure scores 3 points for each supporting block instead of 1', () => {
  const { events } = script(position(SUPPORTED), 'take sculptor-1', 'place 2A1', 'use structure');
  expect(pointsBy(events, 'support')).toEqual([9, 0, 0]);
  expect(eventsOf(events, 'points')[0]).toMatchObject({ rule: 'E23' });
});

test('E31: the player decides after placing the block, before the support is scored', () => {
  const state = position(SUPPORTED);
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(decision(state.view)).toMatchObject({ kind: 'structure', seat: 0, cell: 25 });
  expect(events.filter((event) => event.type === 'points')).toEqual([]);
});

test('E23: a player who passes scores 1 for each block and may use Structure later', () => {
  const state = position(SUPPORTED);
  const { events } = script(state, 'take sculptor-1', 'place 2A1', 'pass');
  expect(pointsBy(events, 'support')).toEqual([3, 0, 0]);
  expect(refusalOf(state, 'use structure')).toBe('blessingNotHeld');
});

test('E3: Structure is not offered without an own supporting block', () => {
  const level1 = '1 1 ? ? ? / 1 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';
  const state = position({ ...SUPPORTED, level1 });
  script(state, 'take sculptor-1', 'place 2A1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E23: Structure is no reaction: it cannot be used in another player’s turn', () => {
  const state = position({ ...SUPPORTED, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([0, 1, 0]);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('Y4: with two players, Structure works for an own block, not for Siku’s', () => {
  const siku = position({ ...SUPPORTED, players: 2 });
  const { events } = script(siku, 'take sculptor-1', 'for siku', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([0, 0, 0]);
  expect(decision(siku.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
  const own = position({ ...SUPPORTED, players: 2 });
  expect(pointsBy(script(own, 'take sculptor-1', 'for self', 'place 2A1', 'use structure').events, 'support')).toEqual([
    9, 0, 0,
  ]);
});

test('E23, E2: Structure cannot be used in the turn it was taken, but in the second turn from Abundance', () => {
  const state = justTaken(
    'structure',
    {
      level1: '0 0 ? ? ? / 0 0 ? ? ? / ? ? e ? ? / ? ? ? b ? / ? ? ? ? ?',
      level2: 's - - - / - - - - / - - - - / - - - -',
    },
    '1C3',
  );
  expect(refusalOf(state, 'use structure')).toBe('blessingTakenThisTurn');
  const { events } = script(state, 'use abundance', 'take sculptor-1', 'place 2A1', 'use structure');
  expect(pointsBy(events, 'support')).toEqual([12, 0, 0]);
});

test('E23, E2: unused, Structure is worth 2 points', () => {
  expect(sheetWhenKept('structure')).toMatchObject({ blessings: 2 });
});
