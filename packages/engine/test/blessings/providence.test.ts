import { expect, test } from 'vitest';
import { decision } from '../../src/game.ts';
import { begun, eventsOf, legalTexts, pointsBy, position, script } from '../position.ts';
import { justTaken, lastTurn, refusalOf, sheetWhenKept } from './ending.ts';

const REST = '/ ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';
const HELD = {
  display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
  blessings: { 0: ['providence'] },
} as const;

test('E29: Providence scores 7 points for a completed row with most blocks yours, in any player’s turn', () => {
  const state = position({ ...HELD, level1: `0 0 0 1 s ${REST}`, active: 1 });
  script(state, 'take sculptor-1', 'place 1E1');
  expect(decision(state.view)).toMatchObject({ kind: 'providence', seat: 0 });
  expect(legalTexts(state)).toEqual(['use providence L1r0', 'pass']);
  const { events } = script(state, 'use providence L1r0');
  expect(pointsBy(events, 'providence')).toEqual([7, 0, 0]);
  expect(eventsOf(events, 'points')[0]).toMatchObject({ line: 'L1r0', rule: 'E29' });
});

test('E29: Providence scores 4 points if you are tied for most blocks', () => {
  const state = position({ ...HELD, level1: `0 0 1 2 s ${REST}`, active: 1 });
  const { events } = script(state, 'take sculptor-1', 'place 1E1', 'use providence L1r0');
  expect(pointsBy(events, 'providence')).toEqual([4, 0, 0]);
});

test('E29, E3: Providence is not offered if another player has more blocks', () => {
  const state = position({ ...HELD, level1: `0 0 1 1 s ${REST}`, active: 1 });
  script(state, 'take sculptor-1', 'place 1E1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('E35: the block that completes the row counts', () => {
  const state = position({ ...HELD, level1: `0 0 1 1 s ${REST}` });
  const { events } = script(state, 'take sculptor-1', 'place 1E1', 'use providence L1r0');
  expect(pointsBy(events, 'providence')).toEqual([7, 0, 0]);
});

test('E35: Providence scores one row, even if a placement completes two; a row without points is refused', () => {
  const paid = position({ ...HELD, level1: '0 0 0 1 s / ? ? ? ? 0 / ? ? ? ? 0 / ? ? ? ? 0 / ? ? ? ? 2', active: 1 });
  script(paid, 'take sculptor-1', 'place 1E1');
  expect(legalTexts(paid)).toEqual(['use providence L1r0', 'use providence L1c4', 'pass']);
  expect(refusalOf(paid, 'use providence L1r1')).toBe('lineNotCompleted');
  const { events } = script(paid, 'use providence L1c4');
  expect(pointsBy(events, 'providence')).toEqual([7, 0, 0]);
  expect(decision(paid.view)).toMatchObject({ kind: 'takeCard', seat: 2 });

  const unpaid = position({ ...HELD, level1: '0 0 0 1 s / ? ? ? ? 1 / ? ? ? ? 1 / ? ? ? ? 1 / ? ? ? ? 2', active: 1 });
  script(unpaid, 'take sculptor-1', 'place 1E1');
  expect(legalTexts(unpaid)).toEqual(['use providence L1r0', 'pass']);
  expect(refusalOf(unpaid, 'use providence L1c4')).toBe('noGain');
});

test('E35: the rows of level 4 count, though they give no steps', () => {
  const state = lastTurn({ level4: '2 2 / 0 t', blessings: { 0: ['providence'] } });
  const { events } = script(state, 'take beast-7', 'place 4B2', 'use providence L4r1');
  expect(pointsBy(events, 'providence')).toEqual([4, 0, 0]);
  expect(state.view.track).toEqual([0, 0, 0]);
});

test('E38: Providence and Expansion may react to the same placement, Providence first', () => {
  const state = position({
    ...HELD,
    level1: '0 0 0 0 s / ? ? ? 0 0 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    blessings: { 0: ['expansion', 'providence'] },
    active: 1,
  });
  const { events } = script(state, 'take sculptor-1', 'place 1E1', 'use providence L1r0', 'use expansion 2D1');
  const sources = events.flatMap((event) =>
    event.type === 'points' ? [`${event.seat} ${event.source} ${event.points}`] : [],
  );
  expect(sources).toEqual(['0 providence 7', '0 expansion 9', '1 square 2']);
});

test('E38: even if two different players hold Providence and Expansion', () => {
  const state = position({
    ...HELD,
    level1: '1 1 1 0 s / ? ? ? 0 0 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    blessings: { 0: ['expansion'], 1: ['providence'] },
    active: 2,
  });
  const { events } = script(state, 'take sculptor-1', 'place 1E1', 'use providence L1r0', 'use expansion 2D1');
  expect(pointsBy(events, 'providence')).toEqual([0, 7, 0]);
  expect(pointsBy(events, 'expansion')).toEqual([9, 0, 0]);
});

test('E29, Y4, F12: Providence can be used for a row that Siku completes, and Siku’s blocks compete', () => {
  const most = position({ ...HELD, players: 2, level1: `0 0 1 2 s ${REST}`, active: 1 });
  const { events } = script(most, 'take sculptor-1', 'for siku', 'place 1E1', 'use providence L1r0');
  expect(pointsBy(events, 'providence')).toEqual([4, 0, 0]);
  const fewer = position({ ...HELD, players: 2, level1: `0 0 2 2 s ${REST}`, sikuSupply: [7, 9, 0], active: 1 });
  script(fewer, 'take sculptor-1', 'for siku', 'place 1E1');
  expect(decision(fewer.view)).toMatchObject({ kind: 'takeCard', seat: 0 });
});

test('E29, Z7: Providence can be used for a row that a dummy completes', () => {
  const { state } = begun({
    players: 1,
    active: 1,
    level1: '0 0 0 2 s / b b b b b / b b b r r / r r r r t / t t t t t',
    display: ['builder-1', 'builder-2', 'builder-3', 'sculptor-1'],
    blessings: { 0: ['providence'] },
  });
  expect(legalTexts(state)).toEqual(['use providence L1r0', 'pass']);
});

test('E29, E2: Providence cannot be used in the turn it was taken', () => {
  expect(refusalOf(justTaken('providence'), 'use providence L1r0')).toBe('blessingTakenThisTurn');
});

test('E29, E2: unused, Providence is worth 2 points', () => {
  expect(sheetWhenKept('providence')).toMatchObject({ blessings: 2 });
});
