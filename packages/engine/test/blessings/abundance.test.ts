import { expect, test } from 'vitest';
import { blessingsOfMode, DEFAULT_EDITION, decision, type State } from '../../src/game.ts';
import { eventsOf, legalTexts, position, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

const TABLE = {
  level1: 'b b b b b / s s s s s / a a a a a / t t t t t / r r r r r',
  display: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1'],
  deck: ['builder-2', 'sculptor-2', 'artisan-2', 'beast-2', 'builder-3', 'sculptor-3'],
  blessings: { 0: ['abundance'] },
} as const;

const FIRST_TURN = ['take builder-1', 'place 1A1'] as const;

/** Takes a card and places its block, for any seat's turn. */
function anyTurn(state: State) {
  const take = legalTexts(state)[0];
  const { events } = script(state, take);
  return [...events, ...script(state, legalTexts(state)[0]).events];
}

test('E16: Abundance gives a second turn at once, after the refill, and the next turn is missed', () => {
  const state = position(TABLE);
  script(state, ...FIRST_TURN);
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 0 });
  expect(legalTexts(state)).toEqual(['use abundance', 'pass']);
  const { events } = script(state, 'use abundance');
  expect(eventsOf(events, 'turnStarted')).toMatchObject([{ seat: 0 }]);
  expect(legalTexts(state)).toContain('take builder-2');

  const later = [...anyTurn(state), ...anyTurn(state), ...anyTurn(state)];
  expect(eventsOf(later, 'turnStarted').map((event) => event.seat)).toEqual([1, 2, 1]);
  expect(eventsOf(later, 'turnMissed')).toEqual([{ type: 'turnMissed', seat: 0 }]);
  const afterwards = [...anyTurn(state), ...anyTurn(state)];
  expect(eventsOf(afterwards, 'turnStarted').map((event) => event.seat)).toEqual([2, 0]);
});

test('E16: a player who passes ends the turn as usual and keeps Abundance', () => {
  const state = position(TABLE);
  script(state, ...FIRST_TURN, 'pass');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E33: Abundance needs a block for the second turn', () => {
  const state = position({ ...TABLE, supply: [1, 5, 5] });
  script(state, ...FIRST_TURN);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });

  const withMoon = position({
    ...TABLE,
    level1: 'b 1 b b b / s s s s s / a a a a a / t t t t t / r r r r r',
    supply: [1, 5, 5],
    blessings: { 0: ['abundance', 'moon'] },
  });
  script(withMoon, ...FIRST_TURN);
  expect(refusalOf(withMoon, 'use abundance')).toBe('noBlockLeft');
});

test('E33: with two blocks left, the missed turn is the one that would have been the last', () => {
  const state = position({ ...TABLE, supply: [2, 2, 2] });
  const events = [...script(state, ...FIRST_TURN, 'use abundance').events];
  while (decision(state.view)?.kind === 'takeCard') events.push(...anyTurn(state));
  expect(eventsOf(events, 'turnStarted').map((event) => event.seat)).toEqual([0, 1, 2, 1, 2]);
  expect(eventsOf(events, 'turnMissed')).toHaveLength(1);
  expect(state.view.phase).toBe('over');
});

test('E16, E4: only the active player may use Abundance', () => {
  const state = position({ ...TABLE, active: 1 });
  script(state, ...FIRST_TURN);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 2 });
});

test('E16, E2: Abundance cannot be used in the turn it was taken', () => {
  const state = justTaken('abundance');
  expect(legalTexts(state)).not.toContain('use abundance');
  expect(refusalOf(state, 'use abundance')).toBe('blessingTakenThisTurn');
});

test('E16, C5, S6: Abundance is not in games of one or two players', () => {
  const modes = ([1, 2, 3, 4] as const).map((players) => blessingsOfMode(players, DEFAULT_EDITION));
  expect(modes.map((ids) => ids.includes('abundance'))).toEqual([false, false, true, true]);
});

test('E16, E2: unused, Abundance is worth 2 points', () => {
  expect(sheetWhenKept('abundance')).toMatchObject({ blessings: 2 });
});
