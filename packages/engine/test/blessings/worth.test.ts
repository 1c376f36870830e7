import { expect, test } from 'vitest';
import { BLESSING_FIGURES, BLESSING_IDS, FIGURES, kindOfBlessing, worthOf } from '../../src/game.ts';
import { position } from '../position.ts';

test('the points of a one-time blessing or a reaction are unknown in advance (E2)', () => {
  const { view } = position({});
  for (const id of BLESSING_IDS) {
    const isLater = kindOfBlessing(id) === 'oneTime' || kindOfBlessing(id) === 'reaction';
    expect(worthOf(view, 0, id).points === undefined, id).toBe(isLater);
  }
});

test('Luck is worth its points, face up or held (E17)', () => {
  expect(worthOf(position({}).view, 0, 'luck').points).toBe(BLESSING_FIGURES.luck.points);
  expect(worthOf(position({ blessings: { 0: ['luck'] } }).view, 0, 'luck').points).toBe(6);
});

test('Inspiration is worth its spaces and the points they add to the architects (E12, F7)', () => {
  const { view } = position({ cards: { 0: ['architect-1', 'architect-2'] } });
  // C1: three spaces ahead is the track number 1.
  expect(worthOf(view, 0, 'inspiration')).toEqual({ points: 2, steps: 3 });
});

test('Inspiration is worth three steps, a reaction none (E12)', () => {
  const { view } = position({ track: [5, 0, 0] });
  expect(worthOf(view, 0, 'inspiration').steps).toBe(3);
  expect(worthOf(view, 0, 'foresight')).toEqual({ points: undefined, steps: 0 });
});

test('Construction is worth one more builder and the higher award (E18)', () => {
  const { view } = position({ cards: { 0: ['builder-1'], 1: ['builder-2'] } });
  const { builders } = FIGURES;
  expect(worthOf(view, 0, 'construction').points).toBe(BLESSING_FIGURES.construction.most - builders.tied);
});

test('Diversity is worth what it adds to every set (E27), held or not', () => {
  const cards = { 0: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-1'] } as const;
  expect(worthOf(position({ cards }).view, 0, 'diversity').points).toBe(5);
  expect(worthOf(position({ cards, blessings: { 0: ['diversity'] } }).view, 0, 'diversity').points).toBe(5);
});

test('Transference is worth its best move, and never less than nothing (E24)', () => {
  expect(worthOf(position({}).view, 0, 'transference').points).toBe(0);
  // F3: moving a beast with one symbol to builder makes it the only builder.
  const beast = position({ cards: { 0: ['sculptor-1', 'sculptor-2', 'beast-1'] } });
  expect(worthOf(beast.view, 0, 'transference').points).toBe(FIGURES.builders.most - 1);
  // F4: if another seat has more builders, a third sculptor is better.
  const lost = position({ cards: { 0: ['sculptor-1', 'sculptor-2', 'beast-1'], 1: ['builder-1', 'builder-2'] } });
  expect(worthOf(lost.view, 0, 'transference').points).toBe(12 - 7 - 1);
});
