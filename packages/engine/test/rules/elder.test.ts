import { expect, test } from 'vitest';
import { score } from '../../src/game.ts';
import { eventsOf, legalTexts, type Position, position, script } from '../position.ts';
import { blessingsIn, faceUpOf } from './look.ts';

const ELDER: Position = {
  level1: 'e 1 ? 0 s / 2 0 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
  display: ['elder-1', 'sculptor-1'],
  faceUp: ['luck', 'structure'],
  stack: ['edge'],
};

test('E1: after the squares, a player who used an elder takes one of the two face-up blessings', () => {
  const state = position(ELDER);
  const { events } = script(state, 'take elder-1', 'place 1A1');
  expect(events.at(-1)?.type).toBe('tileRevealed');
  expect(legalTexts(state)).toEqual(['bless luck', 'bless structure']);
  script(state, 'bless structure');
  expect(blessingsIn(state, 0, 'held')).toEqual(['structure']);
});

test('E1: the gap is refilled at the end of the turn', () => {
  const state = position(ELDER);
  const { events } = script(state, 'take elder-1', 'place 1A1', 'bless structure');
  expect(eventsOf(events, 'blessingRevealed').map((event) => event.blessing)).toEqual(['edge']);
  expect(faceUpOf(state)).toEqual(['luck', 'edge']);
});

test('E1: any other card gives no blessing', () => {
  const state = position(ELDER);
  script(state, 'take sculptor-1', 'place 1E1');
  expect(state.view.decider).toBe(1);
  expect(blessingsIn(state, 0, 'held')).toEqual([]);
});

test('E1: nothing happens if no blessing is left', () => {
  const state = position({ ...ELDER, options: { blessings: [] }, faceUp: [], stack: [] });
  script(state, 'take elder-1', 'place 1A1');
  expect(state.view.decider).toBe(1);
});

test('E1: even if only the place nearer the stack has one', () => {
  const state = position({ ...ELDER, faceUp: ['-', 'structure'] });
  script(state, 'take elder-1', 'place 1A1');
  expect(legalTexts(state)).toEqual(['bless structure']);
});

test('E1: if one blessing is left, that one is taken', () => {
  const state = position({ ...ELDER, options: { blessings: ['luck'] }, faceUp: ['luck'], stack: [] });
  script(state, 'take elder-1', 'place 1A1');
  expect(legalTexts(state)).toEqual(['bless luck']);
});

test('E2: an immediate blessing is used when taken, or kept and worth 2 points', () => {
  const notation: Position = { ...ELDER, faceUp: ['inspiration', 'luck'] };
  const used = position(notation);
  script(used, 'take elder-1', 'place 1A1', 'bless inspiration', 'enact inspiration');
  expect(used.view.track[0]).toBe(3);
  expect(score(used.view, 0).blessings).toBe(0);
  const kept = position(notation);
  script(kept, 'take elder-1', 'place 1A1', 'bless inspiration', 'keep inspiration');
  expect(kept.view.track[0]).toBe(0);
  expect(score(kept.view, 0).blessings).toBe(2);
});

test('E2: any number of one-time blessings may be used in a turn, each once; used ones leave the game', () => {
  const state = position({
    level1: '0 s s ? ? / 1 ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1', 'sculptor-2'],
    blessings: { 0: ['discovery', 'moon', 'movement'] },
  });
  script(state, 'use discovery', 'use moon 1A1 1A2', 'take sculptor-1', 'use movement 1B1 1C1');
  expect(blessingsIn(state, 0, 'held')).toEqual([]);
  expect(blessingsIn(state, 0, 'used')).toEqual(['movement', 'discovery', 'moon']);
  expect(score(state.view, 0).blessings).toBe(0);
  expect(legalTexts(state).some((text) => text.startsWith('use'))).toBe(false);
});

test('E2: a one-time blessing may not be used by another player, nor in the turn of another', () => {
  const notation: Position = {
    level1: '0 1 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    blessings: { 0: ['discovery', 'moon'] },
  };
  expect(legalTexts(position(notation))).toContain('use discovery');
  const other = position({ ...notation, active: 1 });
  expect(legalTexts(other).some((text) => text.startsWith('use'))).toBe(false);
});

test('E2: every unused blessing is worth 2 points at the end, whichever kind', () => {
  const state = position({ blessings: { 0: ['moon', 'luck', 'inspiration', 'expansion'] } });
  expect(score(state.view, 0).blessings).toBe(8);
});

test('E3: a reaction can be used in another player’s turn', () => {
  const state = position({
    level1: '1 1 ? ? ? / 1 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 1: ['expansion'] },
  });
  script(state, 'take sculptor-1', 'place 1B2');
  expect(state.view.decider).toBe(1);
  expect(legalTexts(state)).toEqual(['use expansion 2A1', 'pass']);
  script(state, 'use expansion 2A1');
  expect(state.view.points).toEqual([2, 9, 0]);
});

test('E3: reactions and Structure are offered only if they score', () => {
  const state = position({
    level1: '1 1 2 2 s / 1 ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 0: ['structure', 'providence', 'expansion'] },
  });
  script(state, 'take sculptor-1', 'place 1E1');
  expect(state.view.phase).toBe('takeCard');
});

test('E3: a blessing may not be used in the turn it was taken, but in the next turn of any player', () => {
  const state = position({ ...ELDER, display: ['elder-1', 'sculptor-1', 'artisan-1'], faceUp: ['foresight', 'luck'] });
  script(state, 'take elder-1', 'place 1A1', 'bless foresight');
  expect(state.view).toMatchObject({ phase: 'takeCard', decider: 1 });
  script(state, 'take sculptor-1', 'place 1E1');
  expect(state.view).toMatchObject({ phase: 'endOfTurn', decider: 0, active: 1 });
});

test('E4: after the refill the active player is asked first, then clockwise, each until they pass', () => {
  const state = position({
    level1: '0 1 2 ? ? / s ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    active: 1,
    display: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'sculptor-4'],
    deck: ['elder-5'],
    blessings: { 0: ['foresight'], 1: ['moon', 'abundance'] },
  });
  script(state, 'take sculptor-1', 'place 1A2');
  expect(state.view).toMatchObject({ phase: 'endOfTurn', decider: 1 });
  expect(legalTexts(state)).toContain('use abundance');
  script(state, 'use moon 1B1 1A1');
  expect(state.view).toMatchObject({ phase: 'endOfTurn', decider: 1 });
  expect(legalTexts(state)).toEqual(['use abundance', 'pass']);
  script(state, 'pass');
  expect(state.view).toMatchObject({ phase: 'endOfTurn', decider: 0 });
  expect(legalTexts(state)).toContain('use foresight elder-5');
  script(state, 'pass');
  expect(state.view).toMatchObject({ phase: 'takeCard', decider: 2 });
});

test('E4: a second turn by Abundance is a turn of its own, with its own end', () => {
  const state = position({
    level1: '0 1 2 s s / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1', 'sculptor-2'],
    blessings: { 0: ['abundance'], 2: ['foresight'] },
  });
  const { events } = script(state, 'take sculptor-1', 'place 1D1', 'use abundance', 'pass');
  expect(eventsOf(events, 'turnStarted').map((event) => event.seat)).toEqual([0]);
  script(state, 'take sculptor-2', 'place 1E1');
  expect(state.view).toMatchObject({ phase: 'endOfTurn', decider: 2, active: 0 });
});

test('E36: a reservation lapses with its owner’s last ordinary turn, and then anyone may take the card', () => {
  const state = position({
    level1: 's s s 0 1 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: '- - - - / - - - - / - - - - / - - - -',
    display: ['elder-1', 'sculptor-1', 'sculptor-2'],
    deck: 'empty',
    supply: [1, 1, 1],
    reserved: { card: 'elder-1', seat: 0 },
  });
  const { events } = script(state, 'take sculptor-1', 'place 1A1');
  expect(eventsOf(events, 'reservationLapsed')).toEqual([{ type: 'reservationLapsed', seat: 0, card: 'elder-1' }]);
  script(state, 'take sculptor-2', 'place 1B1');
  expect(legalTexts(state)).toEqual(['take elder-1']);
});

test('E36: before that a reservation stays, even if its owner takes another card', () => {
  const state = position({
    level1: 's s s 0 1 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: '- - - - / - - - - / - - - - / - - - -',
    display: ['elder-1', 'sculptor-1', 'sculptor-2'],
    reserved: { card: 'elder-1', seat: 0 },
  });
  script(state, 'take sculptor-1', 'place 1A1');
  expect(legalTexts(state)).not.toContain('take elder-1');
});
