import { expect, test } from 'vitest';
import { tileIdOf } from '../../src/faces.ts';
import { type State, submit } from '../../src/game.ts';
import { legalTexts, type Position, pointsBy, position, script } from '../position.ts';
import { cardsOf } from './look.ts';
import { at, FULL1, seatAt } from './temple.ts';

const tileAt = ({ view }: State, name: string) => tileIdOf(view.facts, view.tileAt[at(name)]);

/** 1A1 is a builder tile, 1B1 a beast tile, and 2B1 a sculptor tile on a square of blocks. */
const TEMPLE: Position = {
  level1: 'b t 0 0 ? / 2 1 0 1 ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
  level2: '- - s - / - - - - / - - - - / - - - -',
};

/** Level 1 with a split tile on 1A1 that shows a builder. */
const WITH_SPLIT = 'br t 0 0 ? / 2 1 0 1 ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?';

test('B1, X14: a builder swaps a builder tile with a beast tile and builds on it in its new place', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'] });
  script(state, 'take builder-1', 'swap 1A1 1B1');
  expect(tileAt(state, '1B1')).toBe('tile-builder-1');
  expect(tileAt(state, '1A1')).toBe('tile-beast-1');
  expect(legalTexts(state)).toEqual(['place 1B1']);
  script(state, 'place 1B1');
  expect(seatAt(state, '1B1')).toBe(0);
});

test('B1: the tiles may lie on different levels', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'] });
  const { events } = script(state, 'take builder-1', 'swap 1A1 2C1', 'place 2C1');
  expect(pointsBy(events, 'support')).toEqual([3, 0, 0]);
  expect(tileAt(state, '1A1')).toBe('tile-sculptor-1');
});

test('B1: without a swap the block goes on any builder tile', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'] });
  script(state, 'take builder-1');
  expect(legalTexts(state)).toContain('place 1A1');
});

test('B1: one of the two tiles must show a builder, and both must be open', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'] });
  script(state, 'take builder-1');
  expect(legalTexts(state)).not.toContain('swap 1B1 2C1');
  expect(legalTexts(state)).not.toContain('swap 1A1 1C1');
  expect(legalTexts(state)).not.toContain('swap 1A1 2A1');
});

test('B1: only one swap per turn', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'] });
  script(state, 'take builder-1', 'swap 1A1 1B1');
  const answer = submit(state, 0, { type: 'swapTiles', a: at('1A1'), b: at('1B1') });
  expect(answer).toMatchObject({ ok: false, reason: { code: 'alreadySwapped', rule: 'B1' } });
});

test('B1: only a card with a builder symbol allows the swap', () => {
  const state = position({ ...TEMPLE, display: ['beast-1'] });
  script(state, 'take beast-1');
  expect(legalTexts(state).filter((text) => text.startsWith('swap'))).toEqual([]);
});

test('B1: a swap makes a split card a builder, even on a tile that shows both of its symbols', () => {
  const state = position({ ...TEMPLE, level1: WITH_SPLIT, display: ['builder-architect-1'] });
  script(state, 'take builder-architect-1', 'swap 1A1 1B1');
  expect(legalTexts(state)).toEqual(['place 1B1']);
  script(state, 'place 1B1');
  expect(cardsOf(state, 0)).toEqual(['builder-architect-1 builder']);
});

test('B1, E11: the tile must be built on, not the cell, so Movement may still move it', () => {
  const state = position({ ...TEMPLE, display: ['builder-1'], blessings: { 0: ['movement'] } });
  script(state, 'take builder-1', 'swap 1A1 1B1', 'use movement 1B1 2C1');
  expect(legalTexts(state)).toEqual(['place 2C1']);
});

test('B2: a split tile that shows a builder counts', () => {
  const state = position({ ...TEMPLE, level1: WITH_SPLIT, display: ['builder-1'] });
  script(state, 'take builder-1', 'swap 1A1 1B1');
  expect(tileAt(state, '1B1')).toBe('tile-builder-architect-1');
  expect(legalTexts(state)).toEqual(['place 1B1']);
});

test('B2: two builder tiles may be swapped; the block goes on either of them and on no third', () => {
  const state = position({
    level1: `b br b${FULL1.slice(5)}`,
    level2: '- - - - / - - - - / - - - - / - - - -',
    display: ['builder-1'],
  });
  script(state, 'take builder-1', 'swap 1A1 1B1');
  expect(legalTexts(state)).toEqual(['place 1A1', 'place 1B1']);
});
