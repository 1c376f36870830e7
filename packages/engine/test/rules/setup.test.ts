import { expect, test } from 'vitest';
import {
  BLESSING_IDS,
  COMPLETION_IDS,
  DEFAULT_EDITION,
  NONE,
  type PlayerCount,
  type State,
  setup,
} from '../../src/game.ts';
import { eventsOf, position, script } from '../position.ts';
import { deckOf, displayOf, faceUpOf, pilesOf, stackOf, templeTiles, tilesOf } from './look.ts';

function outOfGame(state: State): string[] {
  const inGame = [...faceUpOf(state), ...stackOf(state)];
  return BLESSING_IDS.filter((id) => !inGame.includes(id));
}

test('S1: 54 building cards, counted by what is printed on them', () => {
  const count = (face: string) => DEFAULT_EDITION.cards.filter(({ symbols }) => symbols.join('-') === face).length;
  expect(count('builder')).toBe(8);
  expect(count('sculptor')).toBe(7);
  expect(count('artisan')).toBe(9);
  expect(count('beast')).toBe(7);
  expect(count('architect')).toBe(6);
  expect(count('elder')).toBe(5);
  expect(count('builder-architect')).toBe(4);
  expect(count('sculptor-artisan')).toBe(6);
  expect(count('beast-elder')).toBe(2);
});

test('S1: the piles are stacked with pile 1 on top; four cards are revealed', () => {
  const state = setup({ players: 3 }, 's1');
  expect(displayOf(state)).toHaveLength(4);
  expect(deckOf(state)).toHaveLength(50);
  const topFirst = [...displayOf(state), ...deckOf(state)];
  expect(pilesOf(state, topFirst).join('')).toBe('1'.repeat(25) + '2'.repeat(16) + '3'.repeat(9) + '4'.repeat(4));
  expect(new Set(topFirst).size).toBe(54);
});

test('S1: each pile is shuffled: different seeds give different orders, equal seeds the same', () => {
  const deck = (seed: string) => deckOf(setup({ players: 3 }, seed));
  expect(deck('one')).toEqual(deck('one'));
  expect(deck('one')).not.toEqual(deck('two'));
});

test('S2: the base is dealt from pile 1; piles 2, 3 and 4 are the stack', () => {
  const state = setup({ players: 3 }, 's2');
  const base = templeTiles(state).slice(0, 25);
  expect(pilesOf(state, base).join('')).toBe('1'.repeat(25));
  expect(new Set(base).size).toBe(25);
  expect(new Set(templeTiles(state).slice(25))).toEqual(new Set(['']));
  expect(pilesOf(state, tilesOf(state)).join('')).toBe('2'.repeat(16) + '3'.repeat(9) + '4'.repeat(4));
  expect(templeTiles(setup({ players: 3 }, 'another')).slice(0, 25)).not.toEqual(base);
});

test('S2: a drawn tile is the next of the stack, whatever its back', () => {
  const state = position({
    level1: '0 1 ? ? ? / 2 s ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    tiles: ['beast-elder'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1B2');
  expect(eventsOf(events, 'tileRevealed').map((event) => event.tile)).toEqual(['tile-beast-elder-1']);
});

test('S3: 20 blessings, two of them face up', () => {
  const state = setup({ players: 3 }, 's3');
  expect(faceUpOf(state)).toHaveLength(2);
  expect(stackOf(state)).toHaveLength(18);
  expect(new Set([...faceUpOf(state), ...stackOf(state)])).toEqual(new Set(BLESSING_IDS));
  expect(faceUpOf(setup({ players: 3 }, 'other'))).not.toEqual(faceUpOf(state));
});

test('S4: three players have 18 blocks each, no points, and stand on the start of the track', () => {
  const { view } = setup({ players: 3 }, 's4');
  expect(view.supply).toEqual([18, 18, 18]);
  expect(view.points).toEqual([0, 0, 0]);
  expect(view.track).toEqual([0, 0, 0]);
  expect(view.completion).toBe(NONE);
});

test('S5: four players have 13 blocks each and one of six completion cards', () => {
  const { view } = setup({ players: 4 }, 's5');
  expect(view.supply).toEqual([13, 13, 13, 13]);
  const drawn = Array.from({ length: 60 }, (_, game) => setup({ players: 4 }, `s5-${game}`).view.completion);
  expect(new Set(drawn.map((card) => COMPLETION_IDS[card]))).toEqual(new Set(COMPLETION_IDS));
});

test('S6: two players have 18 blocks and 9 of Siku each, and play without the blessings marked 3+', () => {
  const state = setup({ players: 2 }, 's6');
  expect(state.view.supply).toEqual([18, 18, 0]);
  expect(state.view.sikuSupply).toEqual([9, 9, 0]);
  expect(outOfGame(state)).toEqual(['abundance', 'moon']);
});

test('S7: the solo game has two dummies with 18 blocks, and no blessings marked 2+ or 3+', () => {
  const state = setup({ players: 1 }, 's7');
  expect(state.view.supply).toEqual([18, 18, 18]);
  expect(outOfGame(state)).toEqual(['abundance', 'moon', 'foresight']);
});

test('S8: seat 0 begins and play goes clockwise', () => {
  const state = position({
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
    deck: ['builder-5', 'builder-6'],
  });
  expect(setup({ players: 3 }, 's8').view.decider).toBe(0);
  script(state, 'take builder-1', 'place 1A1');
  expect(state.view.decider).toBe(1);
  script(state, 'take builder-2', 'place 1C1');
  expect(state.view.decider).toBe(2);
  script(state, 'take builder-3', 'place 1E1');
  expect(state.view.decider).toBe(0);
});

test('S8: a random first player can be any seat', () => {
  const options = { firstPlayer: 'random' } as const;
  const drawn = (players: PlayerCount) =>
    new Set(Array.from({ length: 40 }, (_, game) => setup({ players, options }, `s8-${game}`).view.decider));
  expect(drawn(3)).toEqual(new Set([0, 1, 2]));
  expect(drawn(2)).toEqual(new Set([0, 1]));
  expect(drawn(1)).toEqual(new Set([0]));
});
