import { expect, test } from 'vitest';
import { cellByName, decision, ownerAt, type State } from '../../src/game.ts';
import { legalTexts, pointsBy, position, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

/** Free blocks: seat 0 on 1E1 and 2A1, seat 1 on 1E2, seat 2 on 1E3. The four blocks under 2A1 are covered. */
const BLOCKS = {
  level1: '0 1 b b 0 / 2 1 b b 1 / s s s s 2 / a a a a a / r r r r r',
  level2: '0 - - - / - - - - / - - - - / - - - -',
  display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
  blessings: { 0: ['moon'] },
} as const;

function ownerOf({ view }: State, name: string): number {
  return ownerAt(view, cellByName(name) ?? -1);
}

function moons(state: State): string[] {
  return legalTexts(state).filter((text) => text.startsWith('use moon'));
}

test('E20, G3: Moon swaps one of your free blocks with a free block of another colour', () => {
  const state = position(BLOCKS);
  expect(moons(state)).toEqual(['use moon 1E1 1E2', 'use moon 1E1 1E3', 'use moon 2A1 1E2', 'use moon 2A1 1E3']);
  const { events } = script(state, 'use moon 2A1 1E3');
  expect([ownerOf(state, '2A1'), ownerOf(state, '1E3')]).toEqual([2, 0]);
  expect(events).toContainEqual({ type: 'blocksSwapped', seat: 0, own: 25, other: 14 });
});

test('E34: Moon may be used before taking, before placing or at the end of your turn', () => {
  const before = position(BLOCKS);
  script(before, 'use moon 1E1 1E2', 'take sculptor-1', 'place 1A3');
  const placing = position(BLOCKS);
  script(placing, 'take sculptor-1', 'use moon 1E1 1E2', 'place 1A3');
  const after = position(BLOCKS);
  script(after, 'take sculptor-1', 'place 1A3');
  expect(decision(after.view)).toMatchObject({ kind: 'endOfTurn', seat: 0 });
  script(after, 'use moon 1A3 1E2');
  expect(decision(after.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
  expect([before, placing].map((state) => ownerOf(state, '1E1'))).toEqual([1, 1]);
  expect(ownerOf(after, '1A3')).toBe(1);
});

test('E34: Moon may be used only on your own turn', () => {
  const state = position({ ...BLOCKS, active: 1 });
  expect(moons(state)).toEqual([]);
  script(state, 'take sculptor-1', 'place 1A3');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('E34: the swap itself scores nothing; every later scoring counts it', () => {
  const state = position({
    ...BLOCKS,
    level1: '0 0 1 b 0 / 1 s b b 1 / s s s s 2 / a a a a a / r r r r r',
    level2: '- - - - / - - - - / - - - - / - - - -',
  });
  const moon = script(state, 'take sculptor-1', 'use moon 1E1 1A2');
  expect(moon.events.filter((event) => event.type === 'points')).toEqual([]);
  const { events } = script(state, 'place 1B2');
  expect(pointsBy(events, 'square')).toEqual([5, 0, 0]);
});

test('E34: a line that the swap makes yours is not completed again', () => {
  const state = position({
    ...BLOCKS,
    level1: '0 0 1 2 2 / 1 b b b b / s s s s 0 / a a a a a / r r r r r',
    level2: '- - - - / - - - - / - - - - / - - - -',
  });
  const { events } = script(state, 'use moon 1E3 1E1');
  expect(events.map((event) => event.type)).toEqual(['blessingUsed', 'blocksSwapped']);
});

test('E34, Y4: Moon may swap with Siku’s block, even in a turn for Siku', () => {
  const state = position({ ...BLOCKS, players: 2 });
  expect(moons(state)).toContain('use moon 1E1 1E3');
  script(state, 'take sculptor-1', 'for siku', 'use moon 1E1 1E3', 'place 1A3');
  expect([ownerOf(state, '1E1'), ownerOf(state, '1E3'), ownerOf(state, '1A3')]).toEqual([2, 0, 2]);
});

test('E20: Moon cannot swap a covered block, two own blocks, or two blocks of others', () => {
  const state = position(BLOCKS);
  expect(refusalOf(state, 'use moon 1A1 1E2')).toBe('blockNotFree');
  expect(refusalOf(state, 'use moon 1E1 1B1')).toBe('blockNotFree');
  expect(refusalOf(state, 'use moon 1E1 2A1')).toBe('sameOwner');
  expect(refusalOf(state, 'use moon 1E2 1E1')).toBe('notYourBlock');
  expect(refusalOf(state, 'use moon 1E1 1A3')).toBe('blockNotFree');
});

test('E20, G3: an open tile covers the blocks under it too', () => {
  const state = position({ ...BLOCKS, level2: 'b - - - / - - - - / - - - - / - - - -' });
  expect(refusalOf(state, 'use moon 1A1 1E2')).toBe('blockNotFree');
});

test('E20, E2: Moon cannot be used in the turn it was taken, but in the second turn from Abundance', () => {
  const state = justTaken('moon');
  expect(legalTexts(state)).toEqual(['use abundance', 'pass']);
  expect(refusalOf(state, 'use moon 1A1 1B1')).toBe('blessingTakenThisTurn');
  script(state, 'use abundance', 'use moon 1A1 1B1');
  expect(ownerOf(state, '1B1')).toBe(0);
});

test('E20, E2: unused, Moon is worth 2 points', () => {
  expect(sheetWhenKept('moon')).toMatchObject({ blessings: 2 });
});
