import { describe, expect, test } from 'vitest';
import type { CompletionId } from '../../src/game.ts';
import { completionRanking, extraTurnSeats } from '../../src/modes/completion.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script } from '../position.ts';
import { cardsOf } from './look.ts';
import { FULL1_OF_FOUR, FULL2_OF_FOUR, FULL3_OF_FOUR, seatAt } from './temple.ts';

/** Sets up a four-player game before the last ordinary turn (seat 3). Three cells are open, all on the top level. */
function lastOrdinaryTurn(notation: Position = {}) {
  return position({
    players: 4,
    level1: FULL1_OF_FOUR,
    level2: FULL2_OF_FOUR,
    level3: FULL3_OF_FOUR,
    level4: '0 s / e b',
    active: 3,
    supply: [0, 0, 0, 1],
    display: ['sculptor-1', 'elder-1', 'builder-1'],
    deck: 'empty',
    completion: 'humble',
    points: [10, 20, 30, 40],
    ...notation,
  });
}

const ranking = (completion: CompletionId, notation: Position) =>
  completionRanking(position({ players: 4, completion, ...notation }).view);

describe('W1: the extra turns', () => {
  test('W1: after 52 turns the best by the completion card takes either card, the second best the last', () => {
    const state = lastOrdinaryTurn();
    const { events } = script(state, 'take sculptor-1', 'place 4B1');
    expect(eventsOf(events, 'extraTurns')).toEqual([{ type: 'extraTurns', order: [0, 1] }]);
    expect(state.view.decider).toBe(0);
    expect(legalTexts(state)).toEqual(['take elder-1', 'take builder-1']);
    script(state, 'take builder-1', 'place 4B2');
    expect(state.view.decider).toBe(1);
    expect(legalTexts(state)).toEqual(['take elder-1']);
    expect(eventsOf(events, 'extraTurns')[0].order).toEqual([0, 1]);
  });

  test('W1: an extra turn is a full turn, with support, square and blessing, and then the game ends', () => {
    const state = lastOrdinaryTurn({ faceUp: ['luck', 'edge'] });
    script(state, 'take sculptor-1', 'place 4B1');
    const first = script(state, 'take builder-1', 'place 4B2');
    expect(pointsBy(first.events, 'support', 4)).toEqual([1, 0, 0, 0]);
    const second = script(state, 'take elder-1', 'place 4A2');
    expect(pointsBy(second.events, 'square', 4)).toEqual([5, 2, 0, 0]);
    script(state, 'bless luck', 'end luck');
    expect(state.view.phase).toBe('over');
    expect(cardsOf(state, 1)).toContain('elder-1 elder');
  });

  test('W1: extraTurnSeats predicts the extra turns, then lists the remaining ones; empty unless four play', () => {
    const state = lastOrdinaryTurn();
    expect(extraTurnSeats(state.view)).toEqual([0, 1]);
    script(state, 'take sculptor-1', 'place 4B1', 'take builder-1', 'place 4B2');
    expect(extraTurnSeats(state.view)).toEqual([1]);
    expect(extraTurnSeats(position({ players: 3 }).view)).toEqual([]);
  });

  test('W1: extra turns place the blocks kept aside, when every supply is empty', () => {
    const state = lastOrdinaryTurn();
    script(state, 'take sculptor-1', 'place 4B1', 'take builder-1', 'place 4B2');
    expect(state.view.supply).toEqual([0, 0, 0, 0]);
    expect(seatAt(state, '4B2')).toBe(0);
  });

  test('W1, T5: if nothing matches, any card may be placed on any open cell', () => {
    const state = lastOrdinaryTurn({ level4: '0 s / e r', display: ['sculptor-1', 'beast-1', 'builder-1'] });
    script(state, 'take sculptor-1', 'place 4B1');
    expect(legalTexts(state)).toEqual(['take beast-1', 'take builder-1']);
    script(state, 'take beast-1');
    expect(legalTexts(state)).toEqual(['place 4A2', 'place 4B2']);
  });

  test('W1: the ranking is made once: points of the first extra turn do not change who is second', () => {
    const state = lastOrdinaryTurn({ level4: '1 s / e b', points: [0, 1, 2, 3], blessings: { 1: ['providence'] } });
    script(state, 'take sculptor-1', 'place 4B1', 'pass');
    script(state, 'take elder-1', 'place 4A2', 'use providence L4c0', 'bless movement');
    expect(state.view.points.slice(1, 3)).toEqual([5, 2]);
    expect(state.view.decider).toBe(1);
  });

  test('W1: if the completion card leaves a tie, the player later in turn order (from the first player) wins', () => {
    expect(ranking('crew', {})).toEqual([3, 2, 1, 0]);
    expect(ranking('crew', { firstPlayer: 2 })).toEqual([1, 0, 3, 2]);
    expect(ranking('crew', { firstPlayer: 1 })).toEqual([0, 3, 2, 1]);
  });

  test('W1: extra turns follow the ranking, even if Abundance changed who took the last turns', () => {
    const state = lastOrdinaryTurn({
      level4: 's s / e b',
      display: ['sculptor-1', 'sculptor-2', 'elder-1', 'builder-1'],
      active: 1,
      supply: [0, 2, 0, 0],
      points: [],
      cards: { 0: ['elder-2'], 1: ['elder-3'], 2: ['elder-4'], 3: ['elder-5'] },
      blessings: { 1: ['abundance'] },
    });
    const { events } = script(state, 'take sculptor-1', 'place 4A1', 'use abundance', 'take sculptor-2', 'place 4B1');
    const order = eventsOf(events, 'extraTurns')[0].order;
    expect(state.view.points[3]).toBe(0);
    expect(order).toEqual([3, 2]);
  });

  test('W1, E36: a reservation lapses with its owner’s last ordinary turn, so the extra turns may take the card', () => {
    const state = lastOrdinaryTurn({
      level4: '0 s / e e',
      reserved: { card: 'builder-1', seat: 3 },
    });
    expect(legalTexts(state)).toEqual(['take sculptor-1', 'take elder-1']);
    const { events } = script(state, 'take sculptor-1', 'place 4B1');
    expect(eventsOf(events, 'reservationLapsed')).toEqual([{ type: 'reservationLapsed', seat: 3, card: 'builder-1' }]);
    script(state, 'take elder-1', 'place 4A2', 'bless expansion');
    expect(legalTexts(state)).toEqual(['take builder-1']);
  });
});

describe('W2: the six completion cards', () => {
  test('W2: artisans: tied by the most of a tool, the sets of three tools decide', () => {
    const cards = {
      0: ['artisan-1', 'artisan-4'],
      2: ['artisan-2', 'artisan-5', 'artisan-3', 'sculptor-artisan-1 artisan'],
    };
    expect(ranking('artisans', { cards })).toEqual([2, 0, 3, 1]);
  });

  const corners = (level1: string, level2: string, level3: string): Position => ({ level1, level2, level3 });

  test('W2: corners: most blocks on corner cells', () => {
    const notation = corners(
      '2 ? ? ? 2 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / 1 ? ? ? ?',
      '0 - - - / - - - - / - - - - / - - - -',
      '0 - 0 / - - - / - - -',
    );
    expect(ranking('corners', notation)).toEqual([0, 2, 1, 3]);
  });

  test('W2: corners: a tie by level 1, then level 2, then level 3', () => {
    const notation = corners(
      '1 ? ? ? 3 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      '2 - - 1 / - - - - / - - - - / - - - 2',
      '0 - 0 / - - - / - - 3',
    );
    expect(ranking('corners', notation)).toEqual([1, 3, 2, 0]);
  });

  test('W2: artisans: most of one tool, then most sets of three tools', () => {
    const cards = {
      0: ['artisan-1', 'artisan-4', 'artisan-2', 'artisan-3'],
      1: ['artisan-5', 'artisan-7'],
      2: ['artisan-6', 'artisan-9', 'sculptor-artisan-3 artisan'],
      3: ['artisan-8'],
    };
    expect(ranking('artisans', { cards })).toEqual([2, 0, 1, 3]);
  });

  test('W2: crew: most builders, then most sculptors', () => {
    const cards = {
      0: ['builder-1', 'builder-2', 'sculptor-4'],
      1: ['builder-3', 'sculptor-1', 'sculptor-2', 'sculptor-3'],
      2: ['builder-4', 'builder-5'],
      3: ['sculptor-5'],
    };
    expect(ranking('crew', { cards })).toEqual([0, 2, 1, 3]);
  });

  test('X11, W2: beasts: a tie on cards with 1 symbol is broken by cards with 2; the better takes the first card', () => {
    const cards = {
      0: ['beast-2', 'beast-4', 'beast-6'],
      1: ['beast-1', 'beast-3'],
      2: ['beast-elder-1 elder'],
      3: ['beast-elder-2 elder'],
    };
    expect(ranking('beasts', { cards }).slice(0, 2)).toEqual([0, 1]);
    const state = lastOrdinaryTurn({ completion: 'beasts', cards });
    script(state, 'take sculptor-1', 'place 4B1');
    expect(state.view.decider).toBe(0);
    script(state, 'take builder-1', 'place 4B2');
    expect(state.view.decider).toBe(1);
  });

  test('W2: beasts: cards with exactly 1 symbol count first, regardless of cards with 2', () => {
    const cards = {
      0: ['beast-1', 'beast-2'],
      1: ['beast-3', 'beast-4', 'beast-6'],
      2: ['beast-5', 'beast-elder-1 elder'],
    };
    expect(ranking('beasts', { cards })).toEqual([0, 2, 1, 3]);
  });

  test('W2: humble: fewest points, then fewest elder cards', () => {
    const cards = { 1: ['elder-1'], 2: ['elder-2', 'elder-3'] };
    expect(ranking('humble', { points: [30, 20, 20, 40], cards })).toEqual([1, 2, 0, 3]);
  });

  test('W2: track: furthest on the architect track, then most architect cards', () => {
    const cards = { 0: ['architect-1', 'architect-2'], 2: ['architect-3'] };
    expect(ranking('track', { track: [7, 8, 7, 2], cards })).toEqual([1, 0, 2, 3]);
  });
});

describe('W3: what counts', () => {
  test('W3: points are those on the score track now, without any end scoring', () => {
    const cards = { 0: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'sculptor-4'] };
    expect(ranking('humble', { points: [10, 11, 12, 13], cards })).toEqual([0, 1, 2, 3]);
  });

  test('W3: blessings laid with a type count as its cards', () => {
    expect(ranking('crew', { laid: { 0: ['construction'] } })[0]).toBe(0);
    expect(ranking('track', { laid: { 1: ['legend'] } })[0]).toBe(1);
    expect(ranking('crew', { blessings: { 0: ['construction'] } })[0]).toBe(3);
  });

  test('W3: Change is the tool that helps most, chosen again for each value', () => {
    const cards = {
      0: ['artisan-1', 'artisan-4', 'artisan-2'],
      1: ['artisan-3', 'artisan-6', 'artisan-9'],
    };
    const notation: Position = { cards, laid: { 0: ['change'] } };
    // By the first value Change is the third pickaxe, by the second the saw that completes a set.
    expect(ranking('artisans', notation).slice(0, 2)).toEqual([0, 1]);
    expect(ranking('artisans', { cards }).slice(0, 2)).toEqual([1, 0]);
  });

  test('W3: Change is only one tool at a time: with one pickaxe it makes no set', () => {
    const cards = { 0: ['artisan-1'], 1: ['artisan-4', 'artisan-8'] };
    // Both seats have two pickaxes and no set, so the later seat in turn order is first.
    expect(ranking('artisans', { cards, laid: { 0: ['change'] } }).slice(0, 2)).toEqual([1, 0]);
  });
});
