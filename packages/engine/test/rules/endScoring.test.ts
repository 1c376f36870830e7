import { describe, expect, test } from 'vitest';
import { totalOf } from '../../src/fast.ts';
import { type ScoreSheet, score, winners } from '../../src/game.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script } from '../position.ts';
import { FULL3, LAST_TURN, lastTurn } from './temple.ts';

/** Returns seat 0's sheet with these cards, as if the game ended now. */
function sheetWith(cards: readonly string[], notation: Position = {}): ScoreSheet {
  return score(position({ ...notation, cards: { ...notation.cards, 0: cards } }).view, 0);
}

/** Returns the first `count` ids of a list. */
const some = (count: number, ids: readonly string[]) => ids.slice(0, count);

describe('F1: start of the end scoring', () => {
  test('F1: end scoring starts after the fourth block of the top level', () => {
    const state = lastTurn();
    const { events } = script(state, ...LAST_TURN);
    expect(state.view.phase).toBe('over');
    expect(legalTexts(state)).toEqual([]);
    expect(events.at(-1)?.type).toBe('gameOver');
  });

  test('F1: the last turn is finished first, with its square, blessing and end-of-turn moment', () => {
    const state = lastTurn({
      level4: '1 2 / 1 e',
      display: ['elder-5'],
      faceUp: ['luck', 'edge'],
      blessings: { 0: ['moon'] },
    });
    script(state, 'take elder-5', 'place 4B2');
    expect(state.view.points[1]).toBe(5);
    expect(legalTexts(state)).toEqual(['bless luck', 'bless edge']);
    script(state, 'bless luck');
    expect(state.view.phase).toBe('endOfTurn');
    script(state, 'use moon 4B2 4A1');
    expect(legalTexts(state)).toEqual(['end luck', 'end luck keep']);
  });

  test('F1: end blessings are decided in turn order from the first player, within a seat in any order', () => {
    const state = lastTurn({
      firstPlayer: 1,
      blessings: { 0: ['luck'], 1: ['edge', 'stability'], 2: ['insight'] },
    });
    script(state, ...LAST_TURN);
    expect(state.view).toMatchObject({ phase: 'endBlessing', decider: 1 });
    expect(legalTexts(state)).toEqual(['end edge', 'end edge keep', 'end stability', 'end stability keep']);
    script(state, 'end stability');
    expect(legalTexts(state)).toEqual(['end edge', 'end edge keep']);
    script(state, 'end edge keep');
    expect(state.view.decider).toBe(2);
    script(state, 'end insight');
    expect(state.view.decider).toBe(0);
    script(state, 'end luck');
    expect(state.view.phase).toBe('over');
  });

  test('F1: each end blessing is used for its effect or kept for 2 points', () => {
    const used = lastTurn({ blessings: { 0: ['luck'] } });
    script(used, ...LAST_TURN, 'end luck');
    expect(score(used.view, 0)).toMatchObject({ luck: 6, blessings: 0 });
    const kept = lastTurn({ blessings: { 0: ['luck'] } });
    script(kept, ...LAST_TURN, 'end luck keep');
    expect(score(kept.view, 0)).toMatchObject({ luck: 0, blessings: 2 });
  });

  test('F1: the tool of Change is chosen with the end blessings', () => {
    const state = lastTurn({ laid: { 0: ['change'] } });
    script(state, ...LAST_TURN);
    expect(legalTexts(state)).toEqual(['end change pickaxe', 'end change rope', 'end change saw']);
  });

  test('F1: the total of a sheet equals the score track', () => {
    const state = lastTurn({
      cards: { 0: ['builder-1', 'sculptor-1', 'beast-1'], 1: ['elder-1', 'artisan-1'] },
      blessings: { 0: ['luck'] },
      points: [40, 30, 20],
    });
    for (const seat of [0, 1, 2]) expect(totalOf(state.view, seat), `seat ${seat}`).toBe(score(state.view, seat).total);
    script(state, ...LAST_TURN, 'end luck');
    for (const seat of [0, 1, 2]) expect(score(state.view, seat).total, `seat ${seat}`).toBe(state.view.points[seat]);
    for (const seat of [0, 1, 2]) expect(totalOf(state.view, seat), `seat ${seat}`).toBe(state.view.points[seat]);
    expect(score(state.view, 0)).toMatchObject({ temple: 44, luck: 6, cap: 7, builders: 20, sculptors: 3, beasts: 1 });
  });
});

describe('F2: the cap', () => {
  const capPoints = (notation: Position) => pointsBy(script(lastTurn(notation), ...LAST_TURN).events, 'cap');
  /** Level 1 with six outer blocks each for seats 0 and 1, and four for seat 2. */
  const EVEN1 = '0 1 2 0 1 / 2 0 1 2 0 / 1 2 0 1 1 / 0 1 2 0 1 / 2 0 1 2 0';

  test('F2: most blocks on outer cells scores 7', () => {
    expect(capPoints({})).toEqual([7, 0, 0]);
  });

  test('F2: a tie goes to the most on the outer cells of level 1', () => {
    expect(capPoints({ level3: '2 1 2 / 1 2 0 / 2 0 1' })).toEqual([7, 0, 0]);
  });

  test('F2: then to the most on those of level 2', () => {
    const notation: Position = {
      level1: EVEN1,
      level2: '0 1 0 0 / 1 2 0 1 / 2 0 1 2 / 0 1 2 0',
      level3: '2 1 2 / 1 2 0 / 2 0 1',
    };
    expect(capPoints(notation)).toEqual([7, 0, 0]);
    expect(
      capPoints({ ...notation, level2: '0 1 2 0 / 1 2 0 1 / 1 0 1 2 / 0 1 2 0', level3: '2 2 2 / 1 2 0 / 0 0 1' }),
    ).toEqual([0, 7, 0]);
  });

  test('F2: if still tied, no player scores, and the last on the score track (the earlier seat in a tie) sets the cap', () => {
    const state = lastTurn({ level1: EVEN1, points: [30, 15, 20] });
    const { events } = script(state, ...LAST_TURN);
    expect(pointsBy(events, 'cap')).toEqual([0, 0, 0]);
    expect(eventsOf(events, 'capPlaced')).toEqual([{ type: 'capPlaced', seat: 1 }]);
  });

  test('F2: no player scores the cap if Siku has the most blocks', () => {
    const state = lastTurn({ players: 2, level3: '2 2 2 / 2 0 2 / 2 2 2', points: [9, 0] });
    const { events } = script(state, 'take builder-8', 'for self', 'place 4B2');
    expect(pointsBy(events, 'cap', 2)).toEqual([0, 0]);
    expect(eventsOf(events, 'capPlaced')).toEqual([{ type: 'capPlaced', seat: 1 }]);
  });

  test('F2: no player scores the cap if a dummy has the most blocks', () => {
    const state = lastTurn({ players: 1, round: 16, level3: '1 1 1 / 1 0 1 / 1 1 1' });
    const { events } = script(state, ...LAST_TURN);
    expect(pointsBy(events, 'cap', 1)).toEqual([0]);
    expect(eventsOf(events, 'capPlaced')).toEqual([{ type: 'capPlaced', seat: 0 }]);
  });

  test('F2, F12: a player tied with Siku loses the cap if Siku wins the tie-break', () => {
    const state = lastTurn({
      players: 2,
      level1: EVEN1.replaceAll('0', 'x').replaceAll('2', '0').replaceAll('x', '2'),
    });
    const { events } = script(state, 'take builder-8', 'for self', 'place 4B2');
    expect(pointsBy(events, 'cap', 2)).toEqual([0, 7]);
    const tied = lastTurn({
      players: 2,
      level1: '2 1 0 2 1 / 0 2 1 0 2 / 1 0 2 1 0 / 2 1 0 2 1 / 0 2 1 0 2',
      level3: FULL3,
    });
    expect(pointsBy(script(tied, 'take builder-8', 'for self', 'place 4B2').events, 'cap', 2)).toEqual([0, 0]);
  });
});

describe('F3: builders', () => {
  const builders = (own: readonly string[], others: Position['cards']) =>
    sheetWith(own, { cards: others ?? {} }).builders;

  test('F3: the most score 20', () => {
    expect(builders(['builder-1', 'builder-2'], { 1: ['builder-3'] })).toBe(20);
  });

  test('F3: players tied for the most score 12 each', () => {
    const state = position({ cards: { 0: ['builder-1'], 1: ['builder-2'], 2: [] } });
    expect([0, 1, 2].map((seat) => score(state.view, seat).builders)).toEqual([12, 12, 0]);
  });

  test('F3: all others score 2 for each builder', () => {
    expect(builders(['builder-1', 'builder-2'], { 1: ['builder-3', 'builder-4', 'builder-5'] })).toBe(4);
  });

  test('F3: a player without builders scores nothing, even if all have none', () => {
    expect(builders([], {})).toBe(0);
    expect(builders([], { 1: ['builder-1'] })).toBe(0);
  });

  test('F3: a split card counts as the type it joined', () => {
    expect(builders(['builder-architect-1 builder'], {})).toBe(20);
    expect(builders(['builder-architect-1 architect'], {})).toBe(0);
  });
});

test('F4: 1 to 10 sculptors score 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, and more score as 10', () => {
  const sculptors = [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => `sculptor-${n}`),
    ...[1, 2, 3, 4].map((n) => `sculptor-artisan-${n} sculptor`),
  ];
  const points = sculptors.map((_, i) => sheetWith(some(i + 1, sculptors)).sculptors);
  expect(points).toEqual([3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 75]);
  expect(sheetWith([]).sculptors).toBe(0);
});

test('X6, F5: 2 ropes, 2 pickaxes and 3 saws score 3 + 3 + 8 + 20 = 34', () => {
  const ropes = ['artisan-2', 'artisan-5'];
  const pickaxes = ['artisan-1', 'artisan-4'];
  const saws = ['artisan-3', 'artisan-6', 'artisan-9'];
  expect(sheetWith([...ropes, ...pickaxes, ...saws]).artisans).toBe(34);
});

test('F5: 1 to 5 of one tool score 0, 3, 8, 15, 24', () => {
  const saws = ['artisan-3', 'artisan-6', 'artisan-9', 'sculptor-artisan-3 artisan', 'sculptor-artisan-6 artisan'];
  expect(saws.map((_, i) => sheetWith(some(i + 1, saws)).artisans)).toEqual([0, 3, 8, 15, 24]);
});

test('F5: more than five of a tool score as five', () => {
  const saws = ['artisan-3', 'artisan-6', 'artisan-9', 'sculptor-artisan-3 artisan', 'sculptor-artisan-6 artisan'];
  const state = lastTurn({ cards: { 0: saws }, laid: { 0: ['change'] } });
  script(state, ...LAST_TURN, 'end change saw');
  expect(score(state.view, 0).artisans).toBe(24);
});

test('F5: a set of three tools scores 10 in addition', () => {
  expect(sheetWith(['artisan-1', 'artisan-2', 'artisan-3']).artisans).toBe(10);
});

test('X7, F6: 2 beast cards with 3 symbols score 6', () => {
  expect(sheetWith(['beast-1', 'beast-3']).beasts).toBe(6);
});

test('F6: a beast/elder card among the beasts counts with its symbol', () => {
  expect(sheetWith(['beast-3', 'beast-elder-1 beast']).beasts).toBe(6);
  expect(sheetWith(['beast-3', 'beast-elder-1 elder']).beasts).toBe(2);
});

test('X8, F7: 3 architects at track number 3 score 9', () => {
  expect(sheetWith(['architect-1', 'architect-2', 'architect-3'], { track: [5] }).architects).toBe(9);
});

test('F7: between numbers the last one passed counts; before the first, 0', () => {
  const architects = (track: number) => sheetWith(['architect-1', 'architect-2'], { track: [track] }).architects;
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(architects)).toEqual([0, 0, 2, 2, 4, 6, 6, 8]);
  expect(architects(15)).toBe(20);
});

test('X9, F8: an elder that shows artisan and elder counts itself', () => {
  expect(sheetWith(['elder-1']).elders).toBe(1);
  expect(sheetWith(['elder-1', 'artisan-1', 'artisan-2']).elders).toBe(3);
});

test('F8: each elder scores the cards of both types it shows', () => {
  const cards = ['elder-2', 'builder-1', 'builder-2', 'sculptor-1'];
  expect(sheetWith(cards).elders).toBe(3);
  expect(sheetWith([...cards, 'elder-1']).elders).toBe(3 + 2);
  expect(sheetWith([...cards, 'beast-elder-1 elder', 'beast-1']).elders).toBe(3 + 1);
});

test('F9: 2 points for each unused blessing, none for used ones', () => {
  const state = lastTurn({ blessings: { 0: ['movement', 'edge', 'luck'] } });
  script(state, ...LAST_TURN, 'end luck', 'end edge keep');
  expect([0, 1].map((seat) => score(state.view, seat).blessings)).toEqual([4, 0]);
});

test('F10: 10 points for each set of all six types', () => {
  const set = ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1', 'architect-1', 'elder-2'];
  expect(sheetWith(set).sets).toBe(10);
  expect(sheetWith(set.slice(1)).sets).toBe(0);
  const second = ['builder-2', 'sculptor-2', 'artisan-2', 'beast-2', 'architect-2', 'elder-3'];
  expect(sheetWith([...set, ...second]).sets).toBe(20);
});

describe('F11: who wins', () => {
  const outer = { level1: '0 1 1 ? ? / ? 0 0 0 ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?' };

  test('F11: most points win', () => {
    expect(winners(position({ ...outer, points: [90, 80, 100] }).view)).toEqual([2]);
  });

  test('F11: a tie goes to the most blocks on outer cells', () => {
    expect(winners(position({ ...outer, points: [90, 90, 80] }).view)).toEqual([1]);
  });

  test('F11: still tied, they share the victory', () => {
    const even = { level1: '0 1 2 2 ? / ? 0 0 0 ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?' };
    expect(winners(position({ ...even, points: [90, 90, 80] }).view)).toEqual([0, 1]);
  });

  test('F11: the winners are judged by the final points', () => {
    const { events } = script(lastTurn({ points: [0, 20, 0] }), ...LAST_TURN);
    expect(eventsOf(events, 'gameOver')).toEqual([{ type: 'gameOver', winners: [0] }]);
  });
});

describe('F12: Siku and the dummies in majorities', () => {
  test('F12: a player tied with Siku for most builders scores 12', () => {
    expect(sheetWith(['builder-1'], { players: 2, cards: { 2: ['builder-2'] } }).builders).toBe(12);
  });

  test('F12: Siku with the most builders takes the award away', () => {
    const cards = { 2: ['builder-2', 'builder-3', 'builder-4'] };
    expect(sheetWith(['builder-1', 'builder-5'], { players: 2, cards }).builders).toBe(4);
  });

  test('F12: a dummy with the most builders does too', () => {
    const cards = { 1: ['builder-2', 'builder-3'], 2: ['builder-4'] };
    expect(sheetWith(['builder-1'], { players: 1, cards }).builders).toBe(2);
    expect(sheetWith(['builder-1'], { players: 1, cards: { 2: ['builder-4'] } }).builders).toBe(12);
  });

  test('F12: Siku and the dummies score nothing and cannot win', () => {
    const state = lastTurn({ players: 2, cards: { 2: ['builder-1', 'builder-2', 'builder-3'] } });
    const { events } = script(state, 'take builder-8', 'for self', 'place 4B2');
    expect(eventsOf(events, 'points').every((event) => event.seat < 2)).toBe(true);
    expect(state.view.points[2]).toBe(0);
    expect(winners(state.view)).not.toContain(2);
  });
});
