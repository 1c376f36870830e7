import { expect, test } from 'vitest';
import { awardsFor, TOP_SQUARE } from '../../src/fast.ts';
import { LEVEL_OF } from '../../src/game.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script } from '../position.ts';
import { at, FULL1, FULL2, FULL3, LAST_TURN, lastTurn, NOTHING2, NOTHING3 } from './temple.ts';

/**
 * The active seat (0 by default) completes the square of 1A1, 1B1, 1A2 and 1B2 with a block on 1B2. Returns the points
 * by seat.
 */
function completesWith(a1: number, b1: number, a2: number, notation: Position = {}): number[] {
  const state = position({
    level1: `${a1} ${b1} ? ? ? / ${a2} s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?`,
    display: ['sculptor-1'],
    ...notation,
  });
  const { events } = script(state, 'take sculptor-1', 'place 1B2');
  return pointsBy(events, 'square', state.view.facts.players);
}

test('X1, P1: three of your blocks under the cell score 3 points', () => {
  const state = position({
    level1: '0 0 ? ? ? / 0 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: 's - - - / - - - - / - - - - / - - - -',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 2A1');
  expect(pointsBy(events, 'support')).toEqual([3, 0, 0]);
});

test('P1: on level 1 there is no support, and blocks of others never score for anyone', () => {
  const state = position({
    level1: 's 1 ? ? ? / 1 1 ? ? ? / ? ? ? ? ? / ? ? 1 1 ? / ? ? 1 1 ?',
    level2: '- - - - / - - - - / - - - - / - - a -',
    display: ['sculptor-1', 'artisan-1'],
    active: 0,
  });
  const onBase = script(state, 'take sculptor-1', 'place 1A1');
  expect(pointsBy(onBase.events, 'support')).toEqual([0, 0, 0]);
  const onOwn = script(state, 'take artisan-1', 'place 2C4');
  expect(pointsBy(onOwn.events, 'support')).toEqual([0, 4, 0]);
});

test('P2: a completed row is one space on the architect track', () => {
  const state = position({
    level1: '1 1 s 2 2 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
  });
  script(state, 'take sculptor-1', 'place 1C1');
  expect(state.view.track).toEqual([1, 0, 0]);
});

test('X2, P2: one block that completes a row and a column moves the player two spaces', () => {
  const state = position({
    level1: 's 1 1 2 2 / 1 ? ? ? ? / 2 ? ? ? ? / 1 ? ? ? ? / 2 ? ? ? ?',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1A1');
  expect(state.view.track).toEqual([2, 0, 0]);
  expect(eventsOf(events, 'track')).toMatchObject([{ seat: 0, steps: 2, position: 2 }]);
});

test('P2: rows of levels 2 and 3 count as well', () => {
  const state = position({
    level1: FULL1,
    level2: FULL2,
    level3: '1 2 s / ? ? ? / ? ? ?',
    display: ['sculptor-1'],
  });
  script(state, 'take sculptor-1', 'place 3C1');
  expect(state.view.track).toEqual([1, 0, 0]);
});

test('P2: the track marker never moves past the last space', () => {
  const state = position({
    level1: 's 1 1 2 2 / 1 ? ? ? ? / 2 ? ? ? ? / 1 ? ? ? ? / 2 ? ? ? ?',
    display: ['sculptor-1'],
    track: [14, 0, 0],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1A1');
  expect(state.view.track).toEqual([15, 0, 0]);
  expect(eventsOf(events, 'track')).toMatchObject([{ steps: 1, position: 15 }]);
});

test('P2: the top level gives no steps', () => {
  const state = position({
    level1: FULL1,
    level2: FULL2,
    level3: FULL3,
    level4: '1 s / ? ?',
    display: ['sculptor-1'],
  });
  script(state, 'take sculptor-1', 'place 4B1');
  expect(state.view.track).toEqual([0, 0, 0]);
});

test('P3: a completed square scores 5 for the most blocks and 2 for the second most', () => {
  expect(completesWith(0, 0, 1)).toEqual([5, 2, 0]);
  expect(completesWith(2, 2, 2)).toEqual([2, 0, 5]);
});

test('X3, P4: two against two with the active player score 5 and 2', () => {
  expect(completesWith(0, 1, 1)).toEqual([5, 2, 0]);
});

test('P4: the active player wins the tie for first from every seat', () => {
  expect(completesWith(0, 0, 2, { active: 2 })).toEqual([2, 0, 5]);
  expect(completesWith(0, 0, 1, { active: 1 })).toEqual([2, 5, 0]);
});

test('P4: the active player also wins the tie for second', () => {
  expect(completesWith(1, 1, 0, { active: 2 })).toEqual([0, 5, 2]);
});

test('X4, P4: orange 2, blue 1, active 1: the active player wins the tie for second', () => {
  expect(completesWith(1, 1, 2)).toEqual([2, 5, 0]);
});

test('X5, P5: active 2, orange 1, blue 1: the others share the second award', () => {
  expect(completesWith(0, 1, 2)).toEqual([5, 1, 1]);
});

test('P5: one block of each of four colours: 5 to the active player and nothing to the rest', () => {
  expect(completesWith(1, 2, 3, { players: 4 })).toEqual([5, 0, 0, 0]);
});

test('P6: a tie for first without the active player shares 5 + 2, rounded down', () => {
  expect(awardsFor([0, 2, 2], 0)).toEqual([0, 3, 3]);
});

test('P1 to P3: events name the points of each line and square, and the rule', () => {
  const state = position({
    level1: '0 1 0 ? ? / 0 1 0 ? ? / 0 1 0 ? ? / 0 1 0 ? ? / ? ? ? ? ?',
    level2: '0 1 ? ? / s 1 ? ? / 0 ? ? ? / 0 ? ? ?',
    level3: '- - - / - - - / - - -',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 2A2');
  expect(eventsOf(events, 'lineCompleted')).toEqual([{ type: 'lineCompleted', seat: 0, line: 'L2c0' }]);
  expect(eventsOf(events, 'track')).toMatchObject([{ seat: 0, steps: 1, rule: 'P2' }]);
  expect(eventsOf(events, 'points')).toEqual([
    { type: 'points', seat: 0, points: 2, source: 'support', rule: 'P1' },
    { type: 'points', seat: 0, points: 5, source: 'square', rule: 'P3', square: 41 },
    { type: 'points', seat: 1, points: 2, source: 'square', rule: 'P3', square: 41 },
  ]);
});

test.each([
  ['P3: the most and the second most', [1, 3, 0], 2, [2, 5, 0]],
  ['P4: a tie for first is the active player’s, the other is second', [2, 2, 0], 1, [2, 5, 0]],
  ['P5: a tie for second is shared, rounded down', [1, 2, 1], 1, [1, 5, 1]],
  ['P4: a tie for second is the active player’s', [1, 2, 1], 0, [2, 5, 0]],
  ['P5: by three it brings nothing', [1, 1, 1, 1], 2, [0, 0, 5, 0]],
  ['P7: one colour alone', [0, 4, 0], 1, [0, 5, 0]],
] as const)('%s', (_rule, blocks, active, awards) => {
  expect(awardsFor(blocks, active)).toEqual(awards);
});

test('P7: one colour alone scores 5 and nothing else', () => {
  expect(completesWith(0, 0, 0)).toEqual([5, 0, 0]);
});

test('P8: the active player chooses the order of several squares, seeing the tile that the first one reveals', () => {
  const state = position({
    level1: '0 1 1 ? ? / 0 s 2 ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    tiles: ['beast', 'elder'],
  });
  script(state, 'take sculptor-1', 'place 1B2');
  expect(legalTexts(state)).toEqual(['score 2A1', 'score 2B1']);
  const { events } = script(state, 'score 2B1');
  expect(eventsOf(events, 'tileRevealed')).toEqual([
    { type: 'tileRevealed', tile: 'tile-beast-1', cell: at('2B1') },
    { type: 'tileRevealed', tile: 'tile-elder-1', cell: at('2A1') },
  ]);
  expect(eventsOf(events, 'points').map(({ seat, points, square }) => [square, seat, points])).toEqual([
    [at('2B1'), 0, 2],
    [at('2B1'), 1, 5],
    [at('2A1'), 0, 5],
    [at('2A1'), 1, 2],
  ]);
});

test('P8: with three or four squares the player chooses until one is left, which needs no choice', () => {
  const state = position({
    level1: '0 1 2 ? ? / 0 s 2 ? ? / 1 1 2 ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
  });
  script(state, 'take sculptor-1', 'place 1B2');
  expect(legalTexts(state)).toEqual(['score 2A1', 'score 2B1', 'score 2A2', 'score 2B2']);
  script(state, 'score 2A2', 'score 2B1');
  expect(legalTexts(state)).toEqual(['score 2A1', 'score 2B2']);
  script(state, 'score 2B2');
  expect(state.view.decider).toBe(1);
});

test('P8: the tile turned up is open at once', () => {
  const state = position({
    level1: `s${FULL1.slice(1)}`,
    level2: NOTHING2,
    level3: NOTHING3,
    display: ['sculptor-1', 'beast-1'],
    tiles: ['beast'],
  });
  script(state, 'take sculptor-1', 'place 1A1', 'take beast-1');
  expect(legalTexts(state)).toEqual(['place 2A1']);
});

test('P9: the top square scores like any other, before the cap, and no tile follows', () => {
  const { events } = script(lastTurn(), ...LAST_TURN);
  expect(pointsBy(events, 'square')).toEqual([2, 5, 0]);
  expect(eventsOf(events, 'squareCompleted').map((event) => event.square)).toEqual([TOP_SQUARE]);
  expect(eventsOf(events, 'tileRevealed')).toEqual([]);
  const scored = events.findIndex((event) => event.type === 'points' && event.source === 'square');
  const capped = events.findIndex((event) => event.type === 'capPlaced');
  expect(scored).toBeLessThan(capped);
  expect(LEVEL_OF[at('4B2')]).toBe(3);
});
