import { expect, test } from 'vitest';
import { blessingsOf, decision, HELD, isWindow, PHASES, USED } from '../../src/game.ts';
import { legalTexts, pointsBy, position, script } from '../position.ts';
import { endScoring, finalSheet, refusalOf } from './ending.ts';

const TABLE = {
  level1: 'b 1 b b b / s s s s s / a a a a a / t t t t t / r r r r r',
  display: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1'],
} as const;

test('E3: the blessings with a window are exactly Structure, Providence and Expansion', () => {
  expect(PHASES.filter(isWindow)).toEqual(['structure', 'providence', 'expansion']);
});

test('E2: several blessings may be used in one turn, each once', () => {
  const state = position({
    level1: '0 0 1 b b / 0 1 s s s / a a a a a / t t t t t / r r r r r',
    level2: 's - - - / - - - - / - - - - / - - - -',
    display: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1'],
    blessings: { 0: ['discovery', 'movement', 'moon', 'structure', 'abundance'] },
  });
  const { events } = script(
    state,
    'use discovery',
    'take sculptor-1',
    'use movement 1C2 1D2',
    'place 2A1',
    'use structure',
    'use moon 2A1 1C1',
    'use abundance',
  );
  expect(pointsBy(events, 'support')).toEqual([9, 0, 0]);
  expect(blessingsOf(state.view, 0, USED)).toHaveLength(5);
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 0 });
});

test('E3: Providence’s holder is asked in every seat’s turn', () => {
  for (const active of [0, 1, 2]) {
    const state = position({
      level1: '0 0 0 1 s / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      display: ['sculptor-1', 'builder-1', 'builder-2', 'artisan-1'],
      blessings: { 0: ['providence'] },
      active,
    });
    script(state, 'take sculptor-1', 'place 1E1');
    expect(decision(state.view)).toMatchObject({ kind: 'providence', seat: 0 });
  }
});

test('E4: at the end of a turn the active player comes first, then the others clockwise', () => {
  const state = position({
    ...TABLE,
    active: 1,
    blessings: { 0: ['foresight'], 1: ['moon', 'abundance'] },
    level1: 'b 0 b b b / s s s s s / a a a a a / t t t t t / r r r r r',
  });
  script(state, 'take builder-1', 'place 1A1');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 1 });
  expect(legalTexts(state)).toEqual(['use abundance', 'use moon 1A1 1B1', 'pass']);
  script(state, 'use abundance');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 1 });
  script(state, 'pass');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 0 });
  script(state, 'use foresight beast-1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E4: a player who passed is not asked again in this turn', () => {
  const state = position({ ...TABLE, blessings: { 0: ['moon'], 1: ['foresight'] } });
  script(state, 'take builder-1', 'place 1A1', 'pass');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 1 });
  script(state, 'use foresight beast-1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E4: a player with nothing to use is not asked', () => {
  const state = position({ ...TABLE, blessings: { 0: ['luck', 'providence'], 1: ['moon', 'abundance'] } });
  script(state, 'take builder-1', 'place 1A1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });
});

test('E4: the display is refilled before the end of the turn, so a new card may be reserved', () => {
  const state = position({ ...TABLE, deck: ['elder-1'], blessings: { 0: ['foresight'] } });
  script(state, 'take builder-1', 'place 1A1');
  expect(legalTexts(state)).toContain('use foresight elder-1');
});

test('E2: a blessing that another player holds is refused', () => {
  const state = position({ ...TABLE, blessings: { 1: ['discovery'] } });
  expect(refusalOf(state, 'use discovery')).toBe('blessingNotHeld');
});

test('E2, F1: end blessings are not used during the game, and are decided in turn order, in any order within a seat', () => {
  const playing = position({ ...TABLE, blessings: { 0: ['luck'] } });
  expect(refusalOf(playing, 'end luck')).toBe('wrongDecision');

  const state = endScoring({ firstPlayer: 1, blessings: { 0: ['luck'], 1: ['edge', 'insight'] } });
  expect(decision(state.view)).toMatchObject({ kind: 'endBlessing', seat: 1 });
  expect(legalTexts(state)).toEqual(['end insight', 'end insight keep', 'end edge', 'end edge keep']);
  script(state, 'end edge keep', 'end insight');
  expect(decision(state.view)).toMatchObject({ kind: 'endBlessing', seat: 0 });
  expect(finalSheet(state, 0, 'end luck')).toMatchObject({ luck: 6 });
  expect(blessingsOf(state.view, 1, HELD)).toHaveLength(1);
});

test('F9, E2: every unused blessing is worth 2 points, whatever its kind', () => {
  const state = endScoring({ blessings: { 0: ['luck', 'movement', 'inspiration', 'construction', 'providence'] } });
  expect(finalSheet(state, 0, 'end luck keep')).toMatchObject({ blessings: 10, total: 10 });
});
