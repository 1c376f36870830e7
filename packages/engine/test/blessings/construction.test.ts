import { expect, test } from 'vitest';
import { script } from '../position.ts';
import { endScoring, finalSheet, justTaken, refusalOf, sheetWhenKept } from './ending.ts';

test('E18: used, Construction is laid with the builders, and most builders score 25', () => {
  const state = endScoring({ cards: { 0: ['builder-1'], 1: ['builder-2'] }, laid: { 0: ['construction'] } });
  expect(finalSheet(state, 0)).toMatchObject({ builders: 25, blessings: 0 });
  expect(finalSheet(state, 1)).toMatchObject({ builders: 2 });
});

test('E18: in a tie for most builders, Construction’s owner gets 15 and the other player 12', () => {
  const state = endScoring({
    cards: { 0: ['builder-1'], 1: ['builder-2', 'builder-3'] },
    laid: { 0: ['construction'] },
  });
  expect(finalSheet(state, 0)).toMatchObject({ builders: 15 });
  expect(finalSheet(state, 1)).toMatchObject({ builders: 12 });
});

test('E18: with fewer builders than another player, each scores 2, Construction included', () => {
  const state = endScoring({
    cards: { 0: ['builder-1'], 1: ['builder-2', 'builder-3', 'builder-4'] },
    laid: { 0: ['construction'] },
  });
  expect(finalSheet(state, 0)).toMatchObject({ builders: 4 });
  expect(finalSheet(state, 1)).toMatchObject({ builders: 20 });
});

test('E18, E2: if used when taken, Construction is laid with the cards at once', () => {
  const state = justTaken('construction');
  const { events } = script(state, 'enact construction');
  expect(events).toContainEqual({ type: 'cardJoined', seat: 0, card: 'construction', as: 'builder' });
  expect(refusalOf(state, 'end construction')).toBe('wrongDecision');
});

test('E37: used, Construction counts as a builder for majority, sets and elders, and not as an unused blessing', () => {
  const cards = ['sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-2'];
  const state = endScoring({ cards: { 0: cards }, laid: { 0: ['construction'] } });
  // elder-2 shows builder and sculptor.
  expect(finalSheet(state, 0)).toMatchObject({ builders: 25, sets: 10, elders: 2, blessings: 0 });
});

test('E37: Construction has no tool to add to an artisan’s', () => {
  const state = endScoring({ cards: { 0: ['artisan-1'] }, laid: { 0: ['construction'] } });
  expect(finalSheet(state, 0)).toMatchObject({ artisans: 0 });
});

test('E37, E2: kept, Construction is worth 2 and is no builder', () => {
  const cards = ['sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-2'];
  expect(sheetWhenKept('construction', { cards: { 0: cards } })).toMatchObject({
    builders: 0,
    sets: 0,
    elders: 1,
    blessings: 2,
  });
});

test('E37, E18: kept, Construction does not raise the award to 25', () => {
  expect(sheetWhenKept('construction', { cards: { 0: ['builder-1'] } })).toMatchObject({ builders: 20, blessings: 2 });
});
