import { describe, expect, test } from 'vitest';
import { cardIdOf, decision, NONE, positionOf, type Rules, type State } from '../../src/game.ts';
import { begun, eventsOf, legalTexts, position, script, settle } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

const TABLE = {
  level1: 'b b b b b / s s s s s / a a a a a / t t t t t / r r r r r',
  display: ['builder-1', 'sculptor-1', 'artisan-1', 'beast-1'],
  deck: ['builder-2', 'sculptor-2', 'artisan-2', 'beast-2', 'builder-3', 'sculptor-3'],
  blessings: { 0: ['foresight'] },
} as const;

/** Only sculptors and artisans can be placed; no other type has an open cell. */
const FEW_SYMBOLS = {
  level1: 's s s s s / a a a a a / 0 1 2 0 1 / 0 1 2 0 1 / 0 1 2 0 1',
  level2: '- - - - / - - - - / s s a a / a a sa sa',
} as const;

const OTHER_SCULPTORS = [
  ...[2, 3, 4, 5, 6, 7].map((n) => `sculptor-${n}`),
  ...[1, 2, 3, 4, 5, 6].map((n) => `sculptor-artisan-${n}`),
];

function reserved({ view }: State): string {
  return view.reservedCard === NONE ? 'none' : `${cardIdOf(view.facts, view.reservedCard)} by ${view.reservedBy}`;
}

function takes(state: State): string[] {
  return legalTexts(state).filter((text) => text.startsWith('take'));
}

test('E28: Foresight reserves a display card at the end of any player’s turn, after the refill', () => {
  const state = position({ ...TABLE, active: 1 });
  script(state, 'take builder-1', 'place 1A1');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 0 });
  expect(legalTexts(state)).toEqual([
    'use foresight builder-2',
    'use foresight sculptor-1',
    'use foresight artisan-1',
    'use foresight beast-1',
    'pass',
  ]);
  const { events } = script(state, 'use foresight builder-2');
  expect(events).toContainEqual({ type: 'cardReserved', seat: 0, card: 'builder-2' });
});

test('E28, E36: no other player may take the reserved card; its owner must, on the next turn', () => {
  const state = position(TABLE);
  script(state, 'take builder-1', 'place 1A1', 'use foresight artisan-1');
  expect(takes(state)).not.toContain('take artisan-1');
  expect(refusalOf(state, 'take artisan-1')).toBe('cardReserved');
  script(state, 'take builder-2', 'place 1B1', 'take sculptor-1', 'place 1A2');
  expect(takes(state)).toEqual(['take artisan-1']);
  expect(refusalOf(state, 'take beast-1')).toBe('mustTakeReserved');
  script(state, 'take artisan-1', 'place 1A3');
  expect(reserved(state)).toBe('none');
});

test('E28: if the reserved card cannot be placed, the owner takes another and the reservation stays', () => {
  const state = position({
    ...TABLE,
    ...FEW_SYMBOLS,
    display: ['architect-1', 'sculptor-1', 'artisan-1', 'sculptor-2'],
    reserved: { card: 'architect-1', seat: 0 },
    blessings: {},
  });
  expect(takes(state)).toEqual(['take sculptor-1', 'take artisan-1', 'take sculptor-2']);
  script(state, 'take sculptor-1', 'place 1A1');
  expect(reserved(state)).toBe('architect-1 by 0');
});

test('E36: the block on the reserved card still counts as supply', () => {
  const state = position(TABLE);
  const { view } = state;
  script(state, 'take builder-1', 'place 1A1');
  const before = view.supply[0];
  script(state, 'use foresight artisan-1');
  expect(view.supply[0]).toBe(before);
});

test('E36: reserving needs a block', () => {
  const state = position({ ...TABLE, supply: [1, 5, 5] });
  script(state, 'take builder-1', 'place 1A1');
  expect(decision(state.view)).toMatchObject({ kind: 'takeCard', seat: 1 });

  const withMoon = position({
    ...TABLE,
    level1: 'b 1 b b b / s s s s s / a a a a a / t t t t t / r r r r r',
    supply: [1, 5, 5],
    blessings: { 0: ['foresight', 'moon'] },
  });
  script(withMoon, 'take builder-1', 'place 1A1');
  expect(refusalOf(withMoon, 'use foresight artisan-1')).toBe('noBlockLeft');
});

test('E36: a reservation lasts while its owner has a block, even if other players have none', () => {
  const state = position({ ...TABLE, supply: [1, 5, 5], blessings: {}, reserved: { card: 'artisan-1', seat: 1 } });
  script(state, 'take builder-1', 'place 1A1');
  expect(state.view.reservedBy).toBe(1);
});

test('E36, T4: a reserved card stays during a reshuffle, counts towards the four, and does not prevent the reshuffle', () => {
  const state = position({
    ...TABLE,
    ...FEW_SYMBOLS,
    active: 1,
    display: ['sculptor-1', 'architect-1', 'architect-2', 'elder-1'],
    reserved: { card: 'sculptor-1', seat: 0 },
    blessings: {},
  });
  const { events } = settle(state);
  expect(eventsOf(events, 'reshuffled')[0].returned).toEqual(['architect-1', 'architect-2', 'elder-1']);
  const shown = state.view.display.flatMap((card) => (card === NONE ? [] : [cardIdOf(state.view.facts, card)]));
  expect(shown).toHaveLength(4);
  expect(shown).toContain('sculptor-1');
  expect(takes(state)).not.toContain('take sculptor-1');
  expect(positionOf(state).deck).not.toContain('sculptor-1');
});

test('E36, T6: a shuffle cannot turn up the reserved card for another player', () => {
  const { state } = begun({
    level1: 's 1 2 0 1 / 1 0 1 2 0 / 2 1 0 1 2 / 0 2 1 0 1 / 1 0 2 1 0',
    level2: '- 0 1 2 / 1 2 0 1 / 2 0 1 2 / 0 1 2 0',
    level3: '- 1 2 / 0 1 2 / 1 2 0',
    level4: '- 0 / 1 2',
    active: 1,
    display: ['sculptor-1', 'architect-1', 'architect-2', 'elder-1'],
    cards: { 2: OTHER_SCULPTORS },
    reserved: { card: 'sculptor-1', seat: 0 },
    supply: [2, 1, 0],
  });
  expect(state.view.deckCount).toBeGreaterThan(0);
  expect(takes(state)).toEqual(['take architect-1', 'take architect-2', 'take elder-1']);
});

test('E36, T5: if nothing fits and the deck is empty, its owner may take the reserved card or any other', () => {
  const { state } = begun({
    ...TABLE,
    ...FEW_SYMBOLS,
    display: ['architect-1', 'architect-2', 'elder-1', 'beast-1'],
    deck: 'empty',
    reserved: { card: 'elder-1', seat: 0 },
    blessings: {},
  });
  expect(takes(state)).toEqual(['take architect-1', 'take architect-2', 'take elder-1', 'take beast-1']);
});

test('E36, T5: and other players may still not take the reserved card', () => {
  const { state } = begun({
    ...TABLE,
    ...FEW_SYMBOLS,
    active: 1,
    display: ['architect-1', 'architect-2', 'elder-1', 'beast-1'],
    deck: 'empty',
    reserved: { card: 'elder-1', seat: 0 },
    blessings: {},
  });
  expect(takes(state)).toEqual(['take architect-1', 'take architect-2', 'take beast-1']);
});

test('E36: a reservation lapses with its owner’s last ordinary turn', () => {
  const state = position({
    ...TABLE,
    ...FEW_SYMBOLS,
    display: ['architect-1', 'sculptor-1', 'artisan-1', 'sculptor-2'],
    reserved: { card: 'architect-1', seat: 0 },
    supply: [1, 1, 1],
    blessings: {},
  });
  const { events } = script(state, 'take sculptor-1', 'place 1A1');
  expect(events).toContainEqual({ type: 'reservationLapsed', seat: 0, card: 'architect-1' });
  expect(reserved(state)).toBe('none');
});

test('E36, W1: in the four-player game a reservation lapses before the extra turns', () => {
  const state = position({
    ...TABLE,
    players: 4,
    active: 3,
    ...FEW_SYMBOLS,
    display: ['architect-1', 'sculptor-1', 'artisan-1'],
    deck: 'empty',
    reserved: { card: 'architect-1', seat: 3 },
    supply: [0, 0, 0, 1],
    completion: 'humble',
    blessings: {},
  });
  const { events } = script(state, 'take sculptor-1', 'place 1A1');
  expect(eventsOf(events, 'reservationLapsed')).toHaveLength(1);
  expect(eventsOf(events, 'extraTurns')).toHaveLength(1);
  expect(reserved(state)).toBe('none');
});

test('E28, E32: an extra card from Discovery may be reserved', () => {
  const state = position({ ...TABLE, blessings: { 0: ['discovery', 'foresight'] } });
  script(state, 'use discovery', 'take builder-1', 'place 1A1', 'use foresight sculptor-2');
  expect(reserved(state)).toBe('sculptor-2 by 0');
});

test('E28, E16: a card reserved for the second turn of Abundance must be taken in it', () => {
  const state = position({ ...TABLE, blessings: { 0: ['abundance', 'foresight'] } });
  script(state, 'take builder-1', 'place 1A1', 'use abundance', 'use foresight beast-1');
  expect(takes(state)).toEqual(['take beast-1']);
});

test('E28: only a card of the display can be reserved', () => {
  const state = position(TABLE);
  script(state, 'take builder-1', 'place 1A1');
  expect(refusalOf(state, 'use foresight builder-1')).toBe('cardNotInDisplay');
});

test('E28, E2: Foresight cannot be used in the turn it was taken, but at the end of the next', () => {
  const state = justTaken('foresight');
  expect(legalTexts(state)).toEqual(['use abundance', 'pass']);
  expect(refusalOf(state, 'use foresight builder-1')).toBe('blessingTakenThisTurn');
  script(state, 'pass', 'take builder-1', 'place 1D4');
  expect(decision(state.view)).toMatchObject({ kind: 'endOfTurn', seat: 0 });
});

test('E28, E2: unused, Foresight is worth 2 points', () => {
  expect(sheetWhenKept('foresight')).toMatchObject({ blessings: 2 });
});

describe('E36 with Siku', () => {
  /** Seat 0 has reserved a beast that can be placed; its active set holds `own` own blocks and one of Siku's. */
  const withReserved = (own: 0 | 1 | 2, rules?: Rules) =>
    position({
      ...TABLE,
      players: 2,
      ...(rules === undefined ? {} : { rules }),
      blessings: {},
      reserved: { card: 'beast-1', seat: 0 },
      supply: [16 + own, 18],
      sikuSupply: [9, 9],
    });

  test('E36: a reserved card is taken for oneself, not for Siku', () => {
    const state = withReserved(1);
    expect(takes(state)).toEqual(['take beast-1']);
    script(state, 'take beast-1');
    expect(legalTexts(state)).toEqual(['for self']);
    expect(refusalOf(state, 'for siku')).toBe('reservedForSelf');
    script(state, 'for self', 'place 1A4');
    expect(reserved(state)).toBe('none');
  });

  test('E36: while the active set holds no own block, the reserved card need not and cannot be taken', () => {
    const state = withReserved(0);
    expect(takes(state)).toEqual(['take builder-1', 'take sculptor-1', 'take artisan-1']);
    script(state, 'take builder-1', 'for siku', 'place 1A1');
    expect(reserved(state)).toBe('beast-1 by 0');
    script(state, 'take sculptor-1', 'for self', 'place 1A2');
    expect(takes(state)).toEqual(['take beast-1']);
  });

  test('E36: any other card may be used for Siku', () => {
    const state = position({ ...TABLE, players: 2, blessings: {}, reserved: { card: 'beast-1', seat: 1 } });
    script(state, 'take builder-1');
    expect(legalTexts(state)).toEqual(['for self', 'for siku']);
  });

  test('E36: a reservation lapses with its owner’s last own block, so that the last card can be taken', () => {
    const state = position({
      ...TABLE,
      ...FEW_SYMBOLS,
      players: 2,
      blessings: {},
      display: ['architect-1', 'sculptor-1', 'artisan-1'],
      deck: 'empty',
      reserved: { card: 'architect-1', seat: 0 },
      supply: [1, 0],
      sikuSupply: [1, 1],
    });
    const { events } = script(state, 'take sculptor-1', 'for self', 'place 1A1');
    expect(events).toContainEqual({ type: 'reservationLapsed', seat: 0, card: 'architect-1' });
  });

  test('under the first rules a reserved card had to be taken, even for Siku', () => {
    const state = withReserved(0, 1);
    expect(takes(state)).toEqual(['take beast-1']);
    script(state, 'take beast-1');
    expect(legalTexts(state)).toEqual(['for siku']);
    script(withReserved(1, 1), 'take beast-1', 'for siku', 'place 1A4');
  });
});
