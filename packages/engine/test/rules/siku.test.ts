import { expect, test } from 'vitest';
import { activeSet, seedRng, setup } from '../../src/game.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script } from '../position.ts';
import { blessingsIn, cardsOf } from './look.ts';
import { playRandomly } from './randomPlay.ts';
import { FULL1, seatAt } from './temple.ts';

/**
 * Seat 0 builds for Siku (seat 2) on 1B2 and completes the square with the given blocks. Returns the points by seat.
 */
function sikuCompletes(a1: number, b1: number, a2: number): number[] {
  const state = position({
    players: 2,
    level1: `${a1} ${b1} ? ? ? / ${a2} s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?`,
    display: ['sculptor-1'],
    supply: [18, 18],
    sikuSupply: [9, 9],
  });
  const { events } = script(state, 'take sculptor-1', 'for siku', 'place 1B2');
  return pointsBy(events, 'square', 2);
}

const TWO: Position = { players: 2, display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'] };

test('Y1: a card taken is for oneself or for Siku, whose block is then placed', () => {
  const state = position(TWO);
  script(state, 'take builder-1');
  expect(legalTexts(state)).toEqual(['for self', 'for siku']);
  const first = script(state, 'for siku', 'place 1A1');
  expect(eventsOf(first.events, 'usedFor')).toEqual([{ type: 'usedFor', seat: 0, for: 'siku' }]);
  expect(seatAt(state, '1A1')).toBe(2);
  const second = script(state, 'take builder-2', 'for self', 'place 1B1');
  expect(eventsOf(second.events, 'usedFor')).toEqual([{ type: 'usedFor', seat: 1, for: 'self' }]);
  expect(seatAt(state, '1B1')).toBe(1);
});

test('Y1: with both own blocks of the set placed, the next card is for Siku', () => {
  const state = position({ ...TWO, supply: [16, 18] });
  script(state, 'take builder-1');
  expect(legalTexts(state)).toEqual(['for siku']);
});

test('Y1: with Siku’s block of the set placed, the next card is for oneself', () => {
  const state = position({ ...TWO, supply: [17, 18], sikuSupply: [8, 9] });
  script(state, 'take builder-1');
  expect(legalTexts(state)).toEqual(['for self']);
});

test('Y1: a new set is taken when all three are placed', () => {
  const state = position({ ...TWO, supply: [16, 18], sikuSupply: [8, 9] });
  expect(activeSet(state.view, 0)).toEqual({ own: 2, siku: 1 });
  script(state, 'take builder-1');
  expect(legalTexts(state)).toEqual(['for self', 'for siku']);
});

test('Y1: every three turns of a player contain exactly one for Siku', () => {
  const uses: string[][] = [[], []];
  playRandomly(setup({ players: 2 }, 'y1'), seedRng('y1'), (state, next) => {
    if (next.type === 'useFor') uses[state.view.decider].push(next.for);
  });
  for (const [seat, own] of uses.entries()) {
    expect(own, `seat ${seat}`).toHaveLength(27);
    for (let set = 0; set < 9; set++) {
      const forSiku = own.slice(set * 3, set * 3 + 3).filter((use) => use === 'siku');
      expect(forSiku, `seat ${seat}, turns ${set * 3} to ${set * 3 + 2}`).toHaveLength(1);
    }
  }
});

test('Y2: a card used for Siku leaves the game', () => {
  const state = position({ ...TWO, display: ['sculptor-1'] });
  const { events } = script(state, 'take sculptor-1', 'for siku', 'place 1D2');
  expect(eventsOf(events, 'cardDiscarded').map((event) => event.card)).toEqual(['sculptor-1']);
  expect([0, 1, 2].flatMap((seat) => cardsOf(state, seat))).toEqual([]);
});

test('Y2: a card used as Siku’s builder stays face up', () => {
  const state = position(TWO);
  script(state, 'take builder-1', 'for siku', 'place 1A1');
  expect(cardsOf(state, 2)).toEqual(['builder-1 builder']);
});

test('Y2: a builder/architect card used for Siku on an architect tile is discarded', () => {
  const state = position({
    players: 2,
    level1: 'r ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['builder-architect-1'],
  });
  script(state, 'take builder-architect-1', 'for siku', 'place 1A1');
  expect(cardsOf(state, 2)).toEqual([]);
});

test('Y2: an elder for Siku gives no blessing', () => {
  const notation: Position = {
    players: 2,
    level1: 'e ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['elder-1'],
  };
  const forSiku = position(notation);
  script(forSiku, 'take elder-1', 'for siku', 'place 1A1');
  expect(forSiku.view).toMatchObject({ phase: 'takeCard', decider: 1 });
  const forSelf = position(notation);
  script(forSelf, 'take elder-1', 'for self', 'place 1A1');
  expect(forSelf.view.phase).toBe('takeBlessing');
});

test('Y2: the builder’s swap may be used for Siku', () => {
  const state = position({
    players: 2,
    level1: 'b t ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['builder-1'],
  });
  script(state, 'take builder-1', 'for siku', 'swap 1A1 1B1', 'place 1B1');
  expect(seatAt(state, '1B1')).toBe(2);
});

test('Y3: Siku scores no support', () => {
  const state = position({
    players: 2,
    level1: '2 2 ? ? ? / 2 0 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    level2: 's - - - / - - - - / - - - - / - - - -',
    display: ['sculptor-1'],
    supply: [18, 18],
    sikuSupply: [9, 9],
  });
  script(state, 'take sculptor-1', 'for siku', 'place 2A1');
  expect(state.view.points).toEqual([0, 0, 0]);
});

test('Y3: no player advances for a row that Siku’s block completes', () => {
  const state = position({
    players: 2,
    level1: 's 0 0 0 0 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    supply: [18, 18],
  });
  script(state, 'take sculptor-1', 'for siku', 'place 1A1');
  expect(state.view.track).toEqual([0, 0, 0]);
});

test('Y3: a square that Siku’s block completes scores for the players; the active player wins ties', () => {
  expect(sikuCompletes(0, 0, 1)).toEqual([5, 1]);
  expect(sikuCompletes(0, 1, 2)).toEqual([2, 0]);
  expect(sikuCompletes(0, 0, 2)).toEqual([5, 0]);
  expect(sikuCompletes(1, 1, 0)).toEqual([2, 5]);
});

test('P6, Y3: if Siku completes a square two against two with the opponent, both share 5 + 2, and Siku’s share is not scored', () => {
  expect(sikuCompletes(1, 1, 2)).toEqual([0, 3]);
});

test('Y3: Siku’s blocks count in squares that players complete, but Siku’s award is not scored', () => {
  const state = position({
    players: 2,
    level1: '2 2 ? ? ? / 2 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    supply: [18, 18],
    sikuSupply: [9, 9],
  });
  script(state, 'take sculptor-1', 'for self', 'place 1B2');
  expect(state.view.points).toEqual([2, 0, 0]);
});

test('Y4: Discovery, Movement and Moon may be used in a turn for Siku', () => {
  const state = position({
    players: 2,
    level1: '0 1 s s ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 0: ['discovery', 'movement', 'moon'] },
    supply: [18, 18],
  });
  script(state, 'use discovery', 'take sculptor-1', 'for siku', 'use movement 1C1 1D1', 'use moon 1A1 1B1');
  expect(blessingsIn(state, 0, 'used')).toEqual(['movement', 'discovery', 'moon']);
});

test('Y4: both players may react to Siku’s block', () => {
  const reacts = (seat: number) => {
    const state = position({
      players: 2,
      level1: `${seat} ${seat} ? ? ? / ${seat} s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?`,
      display: ['sculptor-1'],
      blessings: { [seat]: ['expansion'] },
      supply: [18, 18],
    });
    script(state, 'take sculptor-1', 'for siku', 'place 1B2');
    return { decider: state.view.decider, actions: legalTexts(state) };
  };
  expect(reacts(0)).toEqual({ decider: 0, actions: ['use expansion 2A1', 'pass'] });
  expect(reacts(1)).toEqual({ decider: 1, actions: ['use expansion 2A1', 'pass'] });
});

test('Y4: Structure may not be used for Siku’s block', () => {
  const notation: Position = {
    players: 2,
    level1: FULL1,
    level2: 's ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 0: ['structure'] },
    supply: [18, 18],
    sikuSupply: [9, 9],
  };
  const forSiku = position(notation);
  script(forSiku, 'take sculptor-1', 'for siku', 'place 2A1');
  expect(forSiku.view.phase).toBe('takeCard');
  const forSelf = position(notation);
  script(forSelf, 'take sculptor-1', 'for self', 'place 2A1');
  expect(forSelf.view.phase).toBe('structure');
});
