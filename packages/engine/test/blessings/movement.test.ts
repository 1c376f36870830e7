import { expect, test } from 'vitest';
import { legalTexts, position, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

/** Open tiles: one sculptor and two builders on level 1, two architects on level 2. */
const TILES = {
  level1: '0 1 2 t t / 2 1 0 t t / t a a a b / a a s a a / a b 2 2 2',
  level2: 'r r - - / - - - - / - - - - / - - - -',
  display: ['sculptor-1', 'builder-1', 'architect-1', 'elder-1'],
  blessings: { 0: ['movement'] },
} as const;

function placements(texts: readonly string[]): string[] {
  return texts.filter((text) => text.startsWith('place'));
}

test('E11: after taking the card, Movement swaps any two open tiles, even on different levels', () => {
  const state = position(TILES);
  expect(legalTexts(state).some((text) => text.startsWith('use movement'))).toBe(false);
  script(state, 'take sculptor-1');
  expect(placements(legalTexts(state))).toEqual(['place 1C4']);
  const { events } = script(state, 'use movement 1C4 2A1');
  expect(events).toContainEqual({ type: 'tilesSwapped', seat: 0, a: 17, b: 25, rule: 'E11' });
  expect(legalTexts(state)).toEqual(['place 2A1']);
});

test('E11: neither tile needs to show a symbol of the card', () => {
  const state = position(TILES);
  script(state, 'take sculptor-1', 'use movement 1A3 1B3');
  expect(legalTexts(state)).toEqual(['place 1C4']);
});

test('E11: both tiles may lie above the base', () => {
  const state = position(TILES);
  script(state, 'take sculptor-1', 'use movement 2A1 2B1');
});

test('E11: Movement needs two different open tiles', () => {
  const state = position(TILES);
  script(state, 'take sculptor-1');
  expect(refusalOf(state, 'use movement 1C4 1A1')).toBe('cellOccupied');
  expect(refusalOf(state, 'use movement 1C4 3A1')).toBe('noTileThere');
  expect(refusalOf(state, 'use movement 1C4 1C4')).toBe('sameCell');
});

test('B1, E11: a swapped builder tile must be built on, and Movement may still move it', () => {
  const state = position(TILES);
  script(state, 'take builder-1', 'swap 1C3 1B5');
  expect(placements(legalTexts(state))).toEqual(['place 1C3']);
  script(state, 'use movement 1C3 2A1');
  expect(legalTexts(state)).toEqual(['place 2A1']);
});

test('B1, E11: Movement may also be used before the builder’s swap', () => {
  const state = position(TILES);
  script(state, 'take builder-1', 'use movement 1B5 2A1', 'swap 1A4 2A1');
  expect(legalTexts(state)).toEqual(['place 1A4']);
});

test('E11, Y4: Movement may be used in a turn for Siku', () => {
  const state = position({ ...TILES, players: 2, sikuSupply: [9, 9, 0], supply: [18, 18, 0] });
  script(state, 'take sculptor-1', 'for siku', 'use movement 1C4 2A1');
  expect(legalTexts(state)).toEqual(['place 2A1']);
});

test('E11, E2: Movement can be used only once', () => {
  const state = position(TILES);
  script(state, 'take sculptor-1', 'use movement 1C4 2A1');
  expect(refusalOf(state, 'use movement 1C4 2A1')).toBe('blessingUsed');
});

test('E11, E2: Movement cannot be used in the turn it was taken, but in the second turn from Abundance', () => {
  const state = justTaken('movement');
  expect(refusalOf(state, 'use movement 1C1 1D1')).toBe('blessingTakenThisTurn');
  script(state, 'use abundance', 'take builder-1', 'use movement 1C1 1D1');
});

test('E11, E2: unused, Movement is worth 2 points', () => {
  expect(sheetWhenKept('movement')).toMatchObject({ blessings: 2 });
});
