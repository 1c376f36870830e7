import { expect, test } from 'vitest';
import { score } from '../../src/game.ts';
import { legalTexts, script } from '../position.ts';
import { endScoring, finalSheet, justTaken, refusalOf, sheetWhenKept } from './ending.ts';

/** Two pickaxes and one rope. */
const CARDS = ['artisan-1', 'artisan-4', 'artisan-2'];

test('E25: if used when taken, Change is laid with the artisans', () => {
  const { events } = script(justTaken('change'), 'enact change');
  expect(events).toContainEqual({ type: 'cardJoined', seat: 0, card: 'change', as: 'artisan' });
});

test('E25, F1: at the end Change’s owner must choose the tool', () => {
  const state = endScoring({ cards: { 0: CARDS }, laid: { 0: ['change'] } });
  expect(legalTexts(state)).toEqual(['end change pickaxe', 'end change rope', 'end change saw']);
  expect(refusalOf(state, 'end change keep')).toBe('blessingNotNow');
});

test.each([
  ['pickaxe', 8],
  ['rope', 3 + 3],
  ['saw', 3 + 10],
])('E25: as a %s the artisans score %i', (tool, points) => {
  const state = endScoring({ cards: { 0: CARDS }, laid: { 0: ['change'] } });
  expect(finalSheet(state, 0, `end change ${tool}`)).toMatchObject({ artisans: points, blessings: 0 });
});

test('E25: the chosen tool is announced in an event', () => {
  const { events } = script(endScoring({ cards: { 0: CARDS }, laid: { 0: ['change'] } }), 'end change rope');
  expect(events).toContainEqual({ type: 'toolChosen', seat: 0, tool: 'rope' });
});

test('E25: while the tool is not chosen, the sheet counts the best one', () => {
  const state = endScoring({ cards: { 0: CARDS }, laid: { 0: ['change'] } });
  expect(score(state.view, 0)).toMatchObject({ artisans: 13 });
});

test.each([
  ['pickaxe', ['artisan-1', 'artisan-4', 'artisan-8']],
  ['rope', ['artisan-2', 'artisan-5', 'artisan-7']],
  ['saw', ['artisan-3', 'artisan-6', 'artisan-9']],
])('E25: the best one may be a %s', (_tool, cards) => {
  const state = endScoring({ cards: { 0: cards }, laid: { 0: ['change'] } });
  expect(score(state.view, 0)).toMatchObject({ artisans: 15 });
});

test('E25, E15: Progress can change which tool is best', () => {
  const state = endScoring({ cards: { 0: CARDS }, laid: { 0: ['change'] }, blessings: { 0: ['progress'] } });
  const sheet = finalSheet(state, 0, 'end progress', 'end change saw');
  expect(sheet).toMatchObject({ artisans: 5 + 1 + 1 + 12, blessings: 0 });
});

test('E37: used, Change counts as an artisan in sets and for elders', () => {
  const cards = ['builder-1', 'sculptor-1', 'beast-1', 'architect-1', 'elder-1'];
  const state = endScoring({ cards: { 0: cards }, laid: { 0: ['change'] } });
  // elder-1 shows artisan and elder.
  expect(finalSheet(state, 0, 'end change rope')).toMatchObject({ sets: 10, elders: 2, blessings: 0 });
});

test('E25, E2: kept, Change is no artisan, needs no tool and is worth 2', () => {
  expect(sheetWhenKept('change', { cards: { 0: CARDS } })).toMatchObject({ artisans: 3, blessings: 2 });
});
