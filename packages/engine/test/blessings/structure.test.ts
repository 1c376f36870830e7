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

test('E23: 3 points for each supporting block instead of 1', () => {
  const { events } = script(position(SUPPORTED), 'take sculptor-1', 'place 2A1', 'use structure');
  expect(pointsBy(events, 'support')).toEqual([9, 0, 0]);
  expect(eventsOf(events, 'points')[0]).toMatchObject({ rule: 'E23' });
});

test('E31: it is decided when the block stands, before the support is scored', () => {
  const state = position(SUPPORTED);
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(decision(state.view)).toMatchObject({ kind: 'structure', seat: 0, cell: 25 });
  expect(events.filter((event) => event.type === 'points')).toEqual([]);
});

test('E23: whoever passes scores 1 each and may use it later', () => {
  const state = position(SUPPORTED);
  const { events } = script(state, 'take sculptor-1', 'place 2A1', 'pass');
  expect(pointsBy(events, 'support')).toEqual([3, 0, 0]);
  expect(refusalOf(state, 'use structure')).toBe('blessingNotHeld');
});

test('E3: it is not offered where none of your blocks supports', () => {
  const level1 = '1 1 ? ? ? / 1 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';
  const state = position({ ...SUPPORTED, level1 });
  script(state, 'take sculptor-1', 'place 2A1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E23: it is no reaction: nobody uses it in another’s turn', () => {
  const state = position({ ...SUPPORTED, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([0, 1, 0]);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('Y4: with two players for an own block, not for Siku’s', () => {
  const siku = position({ ...SUPPORTED, players: 2 });
  const { events } = script(siku, 'take sculptor-1', 'for siku', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([0, 0, 0]);
  expect(decision(siku.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
  const own = position({ ...SUPPORTED, players: 2 });
  expect(pointsBy(script(own, 'take sculptor-1', 'for self', 'place 2A1', 'use structure').events, 'support')).toEqual([
    9, 0, 0,
  ]);
});

test('E23, E2: not in the turn it was taken, but in the second turn that Abundance gives', () => {
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

test('E23, E2: never used, it is worth 2 points', () => {
  expect(sheetWhenKept('structure')).toMatchObject({ blessings: 2 });
});
