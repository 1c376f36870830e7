import { expect, test } from 'vitest';
import { checkInvariants } from '../../src/checks.ts';
import { CARD_COUNT, TILE_COUNT } from '../../src/edition/edition.ts';
import { SQUARES, SUPPORT_HALF, SUPPORT_MASK, TOP_SQUARE } from '../../src/fast.ts';
import {
  CELLS,
  cellName,
  cellsOfSquare,
  LEVEL_SIZE,
  legalActions,
  outerCells,
  type PlayerCount,
  seedRng,
  setup,
} from '../../src/game.ts';
import { BORDER_OF_LEVEL, CORNERS_OF_LEVEL, cellsOfMask } from '../../src/geometry.ts';
import { eventsOf, legalTexts, position, script } from '../position.ts';
import { playRandomly } from './randomPlay.ts';
import { at, FULL1, NOTHING2 } from './temple.ts';

const namesOf = (cells: readonly number[]) => cells.map(cellName);

test('G1: four levels of 5×5, 4×4, 3×3 and 2×2 make 54 cells, as many as tiles and building cards', () => {
  expect(LEVEL_SIZE).toEqual([5, 4, 3, 2]);
  expect(CELLS).toBe(54);
  expect(TILE_COUNT).toBe(54);
  expect(CARD_COUNT).toBe(54);
  expect([0, 24, 25, 40, 41, 49, 50, 53].map(cellName)).toEqual([
    '1A1',
    '1E5',
    '2A1',
    '2D4',
    '3A1',
    '3C3',
    '4A1',
    '4B2',
  ]);
});

test('G1: a game of three ends with 54 blocks on 54 tiles', () => {
  const { view } = playRandomly(setup({ players: 3 }, 'g1'), seedRng('g1'), () => undefined);
  expect(view.occupied).toEqual([2 ** 25 - 1, 2 ** 29 - 1]);
  expect(view.tileCount).toBe(0);
  expect(new Set(view.tileAt).size).toBe(54);
});

test('G2: a cell rests on the square of four cells below it', () => {
  const support = (name: string) => namesOf(cellsOfMask(SUPPORT_HALF[at(name)], SUPPORT_MASK[at(name)]));
  expect(support('2A1')).toEqual(['1A1', '1B1', '1A2', '1B2']);
  expect(support('2C3')).toEqual(['1C3', '1D3', '1C4', '1D4']);
  expect(support('3B3')).toEqual(['2B3', '2C3', '2B4', '2C4']);
  expect(support('4A2')).toEqual(['3A2', '3B2', '3A3', '3B3']);
  expect(support('1C3')).toEqual([]);
});

test('G2: 16 + 9 + 4 squares carry a cell, and the top level is the 30th', () => {
  expect(SQUARES).toBe(30);
  expect(namesOf(cellsOfSquare(at('2B1')))).toEqual(['1B1', '1C1', '1B2', '1C2']);
  expect(namesOf(cellsOfSquare(TOP_SQUARE))).toEqual(['4A1', '4B1', '4A2', '4B2']);
});

test('G2: the tile of a completed square lies on the cell it carries', () => {
  const state = position({
    level1: '? ? ? ? ? / ? ? ? ? ? / ? 0 1 ? ? / ? 2 s ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1C4');
  expect(eventsOf(events, 'tileRevealed').map((event) => event.cell)).toEqual([at('2B3')]);
});

test('G3: a cell is open while its tile carries no block', () => {
  const state = position({
    level1: 's s 0 ? ? / 1 2 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1', 'sculptor-2'],
  });
  script(state, 'take sculptor-1', 'place 1A1', 'take sculptor-2');
  expect(legalTexts(state)).not.toContain('place 1A1');
  expect(legalTexts(state)).not.toContain('place 1C1');
  expect(legalTexts(state)).toContain('place 1B1');
});

test('G3: a block is free if no tile lies on it, so Moon may only take the block beside the square', () => {
  const state = position({
    level1: '0 0 0 1 ? / 1 2 ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    blessings: { 0: ['moon'] },
  });
  expect(legalTexts(state).filter((text) => text.startsWith('use moon'))).toEqual(['use moon 1C1 1D1']);
});

test('G4: border cells of levels 1 to 3 are outer, their corners are corners, the top level has neither', () => {
  const { facts } = setup({ players: 3 }, 'g4').view;
  const count = (masks: readonly number[]) => masks.map((mask, level) => cellsOfMask(level === 0 ? 0 : 1, mask).length);
  expect(count(facts.outerOfLevel)).toEqual([16, 12, 8, 0]);
  expect(count(facts.cornersOfLevel)).toEqual([4, 4, 4, 0]);
  expect(namesOf(cellsOfMask(1, BORDER_OF_LEVEL[2]))).toEqual(['3A1', '3B1', '3C1', '3A2', '3C2', '3A3', '3B3', '3C3']);
  expect(outerCells(facts)).toHaveLength(36);
  expect(namesOf(outerCells(facts).slice(-8))).toEqual(['3A1', '3B1', '3C1', '3A2', '3C2', '3A3', '3B3', '3C3']);
  expect(namesOf(cellsOfMask(1, CORNERS_OF_LEVEL[1]))).toEqual(['2A1', '2D1', '2A4', '2D4']);
});

test('G5: a row is complete when all its cells carry blocks', () => {
  const state = position({
    level1: '1 0 s 2 1 / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 1C1');
  expect(eventsOf(events, 'lineCompleted').map((event) => event.line)).toEqual(['L1r0']);
});

test('G5: one open cell at either end leaves a row incomplete', () => {
  const linesWith = (row: string) => {
    const level1 = `${row} / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?`;
    const { events } = script(position({ level1, display: ['sculptor-1'] }), 'take sculptor-1', 'place 1C1');
    return eventsOf(events, 'lineCompleted');
  };
  expect(linesWith('? 0 s 2 1')).toEqual([]);
  expect(linesWith('1 0 s 2 ?')).toEqual([]);
});

test('G5: a row with a cell that has no tile yet is not complete', () => {
  const state = position({
    level1: FULL1.replace(/0$/, '?'),
    level2: '1 2 s - / - - - - / - - - - / - - - -',
    display: ['sculptor-1'],
  });
  const { events } = script(state, 'take sculptor-1', 'place 2C1');
  expect(eventsOf(events, 'lineCompleted')).toEqual([]);
});

const MODES: readonly PlayerCount[] = [1, 2, 3, 4];
const GAMES = MODES.flatMap((players) => [0, 1, 2, 3, 4].map((game) => ({ players, game })));

test.each(GAMES)(
  'G6: between placements some cell is always open, and everything adds up: random game $game, players $players',
  ({ players, game }) => {
    playRandomly(setup({ players }, `g6-${game}`), seedRng(`g6-${players}-${game}`), (state, next) => {
      expect(checkInvariants(state), `turn ${state.view.turn}`).toEqual([]);
      if (next.type === 'takeCard')
        expect(state.view.open[0] | state.view.open[1], `turn ${state.view.turn}`).not.toBe(0);
    });
  },
);

test('G6: with the last block of a level its tiles are turned up before anyone places again', () => {
  const state = position({
    level1: `s${FULL1.slice(1)}`,
    level2: NOTHING2,
    display: ['sculptor-1', 'builder-1', 'beast-1', 'elder-1'],
    tiles: ['builder'],
  });
  script(state, 'take sculptor-1', 'place 1A1');
  expect(legalActions(state.view).length).toBeGreaterThan(0);
  script(state, 'take builder-1');
  expect(legalTexts(state)).toEqual(['place 2A1']);
});
