import { expect, test } from 'vitest';
import { legalTexts, script } from '../position.ts';
import { endScoring, finalSheet, refusalOf, sheetWhenKept } from './ending.ts';

const HELD = { 0: ['transference'] } as const;

test('E24: a card may become any other type, as an artisan with any tool, or Transference is kept', () => {
  const state = endScoring({ cards: { 0: ['beast-1'] }, blessings: HELD });
  expect(legalTexts(state)).toEqual([
    'end transference beast-1 to builder',
    'end transference beast-1 to sculptor',
    'end transference beast-1 to artisan pickaxe',
    'end transference beast-1 to artisan rope',
    'end transference beast-1 to artisan saw',
    'end transference beast-1 to architect',
    'end transference beast-1 to elder',
    'end transference keep',
  ]);
});

test('E24: moved to builder, the card counts for the majority', () => {
  const state = endScoring({ cards: { 0: ['beast-1', 'builder-1'], 1: ['builder-2'] }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference beast-1 to builder')).toMatchObject({ builders: 20, beasts: 0 });
});

test('E24: moved to sculptor, the card counts in the table', () => {
  const state = endScoring({ cards: { 0: ['beast-1', 'sculptor-1'] }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference beast-1 to sculptor')).toMatchObject({ sculptors: 7, beasts: 0 });
});

test('E24: moved to artisan, the card has the tool that its owner chooses', () => {
  const cards = { 0: ['beast-1', 'artisan-1', 'artisan-2'] };
  const set = finalSheet(endScoring({ cards, blessings: HELD }), 0, 'end transference beast-1 to artisan saw');
  const pair = finalSheet(endScoring({ cards, blessings: HELD }), 0, 'end transference beast-1 to artisan rope');
  expect([set.artisans, pair.artisans]).toEqual([10, 3]);
});

test('E24: moved to beast, the card counts but adds no symbol', () => {
  const state = endScoring({ cards: { 0: ['sculptor-1', 'beast-3'] }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference sculptor-1 to beast')).toMatchObject({ beasts: 2 * 2, sculptors: 0 });
});

test('E24: moved to architect, the card counts at the track number reached', () => {
  const state = endScoring({ track: [5, 0, 0], cards: { 0: ['sculptor-1', 'architect-1'] }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference sculptor-1 to architect')).toMatchObject({ architects: 6 });
});

test('E24: moved to elder, the card scores nothing itself but counts for another elder', () => {
  const alone = endScoring({ cards: { 0: ['sculptor-1'] }, blessings: HELD });
  expect(finalSheet(alone, 0, 'end transference sculptor-1 to elder')).toMatchObject({ elders: 0 });
  // elder-1 shows artisan and elder.
  const beside = endScoring({ cards: { 0: ['sculptor-1', 'elder-1'] }, blessings: HELD });
  expect(finalSheet(beside, 0, 'end transference sculptor-1 to elder')).toMatchObject({ elders: 2 });
});

test('E24: a moved card can complete a set', () => {
  const cards = ['builder-1', 'builder-2', 'sculptor-1', 'artisan-1', 'beast-1', 'elder-1'];
  const state = endScoring({ cards: { 0: cards }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference builder-2 to architect')).toMatchObject({ sets: 10 });
});

test('E39: a moved card loses what belongs to its face: beast and elder symbols, and its tool', () => {
  const cards = { 0: ['beast-3', 'elder-2', 'artisan-1', 'artisan-4', 'sculptor-1'] };
  const beast = finalSheet(endScoring({ cards, blessings: HELD }), 0, 'end transference beast-3 to sculptor');
  expect(beast).toMatchObject({ beasts: 0, sculptors: 7 });
  const elder = finalSheet(endScoring({ cards, blessings: HELD }), 0, 'end transference elder-2 to sculptor');
  expect(elder).toMatchObject({ elders: 0, sculptors: 7 });
  const tool = finalSheet(endScoring({ cards, blessings: HELD }), 0, 'end transference artisan-1 to sculptor');
  expect(tool).toMatchObject({ artisans: 0, sculptors: 7 });
});

test('E39: Construction moved away loses its 25', () => {
  const state = endScoring({
    cards: { 0: ['builder-1', 'builder-2', 'sculptor-1'] },
    laid: { 0: ['construction'] },
    blessings: HELD,
  });
  const sheet = finalSheet(state, 0, 'end transference construction to sculptor');
  expect(sheet).toMatchObject({ builders: 20, sculptors: 7, blessings: 0 });
});

test('E39: Legend moved away keeps the space it gave, which is on the track', () => {
  const state = endScoring({
    track: [5, 0, 0],
    cards: { 0: ['architect-1'] },
    laid: { 0: ['legend'] },
    blessings: HELD,
  });
  const sheet = finalSheet(state, 0, 'end transference legend to elder');
  expect(sheet).toMatchObject({ architects: 3, elders: 0 });
});

test('E24: an event names the card and its new type', () => {
  const { events } = script(
    endScoring({ cards: { 0: ['beast-1'] }, blessings: HELD }),
    'end transference beast-1 to artisan rope',
  );
  expect(events).toContainEqual({ type: 'cardMoved', seat: 0, card: 'beast-1', to: 'artisan', tool: 'rope' });
});

test('E39: Construction keeps its 25 if Legend is moved away', () => {
  const state = endScoring({ cards: {}, laid: { 0: ['construction', 'legend'] }, blessings: HELD });
  expect(finalSheet(state, 0, 'end transference legend to elder')).toMatchObject({ builders: 25, architects: 0 });
});

test('E39: once moved, Change no longer needs a tool', () => {
  const state = endScoring({ cards: { 0: ['artisan-1', 'artisan-2'] }, laid: { 0: ['change'] }, blessings: HELD });
  const sheet = finalSheet(state, 0, 'end transference change to sculptor');
  expect(sheet).toMatchObject({ artisans: 0, sculptors: 3 });
});

test('E39, F1: Change may get its tool first and then be moved', () => {
  const state = endScoring({ cards: { 0: ['artisan-1', 'artisan-2'] }, laid: { 0: ['change'] }, blessings: HELD });
  const sheet = finalSheet(state, 0, 'end change saw', 'end transference change to builder');
  expect(sheet).toMatchObject({ artisans: 0, builders: 20 });
});

test('E24: a card cannot move to its own type, nor can another player’s card be moved', () => {
  const state = endScoring({ cards: { 0: ['beast-1'], 1: ['builder-1'] }, blessings: HELD });
  expect(refusalOf(state, 'end transference beast-1 to beast')).toBe('sameType');
  expect(refusalOf(state, 'end transference builder-1 to beast')).toBe('notYourCard');
  expect(refusalOf(state, 'end transference construction to beast')).toBe('notYourCard');
});

test('E24, T3: a split card is moved from the type it is used as', () => {
  const state = endScoring({ cards: { 0: ['builder-architect-1 architect'] }, blessings: HELD });
  const texts = legalTexts(state);
  expect(texts).toContain('end transference builder-architect-1 to builder');
  expect(texts).not.toContain('end transference builder-architect-1 to architect');
});

test('E24, E37: kept blessings are not cards and cannot be moved', () => {
  const state = endScoring({ cards: { 0: ['beast-1'] }, blessings: { 0: ['transference', 'construction'] } });
  expect(refusalOf(state, 'end transference construction to beast')).toBe('notYourCard');
});

test('E24, E2: kept, it is worth 2 points', () => {
  expect(sheetWhenKept('transference', { cards: { 0: ['beast-1'] } })).toMatchObject({ beasts: 1, blessings: 2 });
});
