import { expectTypeOf, test } from 'vitest';
import type { Card, Cell, Seat, Tile } from '../../src/game.ts';

test('a seat, a cell, a card and a tile do not pass for one another, a plain number for each', () => {
  expectTypeOf<Seat>().not.toExtend<Cell>();
  expectTypeOf<Cell>().not.toExtend<Card>();
  expectTypeOf<Card>().not.toExtend<Tile>();
  expectTypeOf<Tile>().not.toExtend<Seat>();
  expectTypeOf<number>().toExtend<Seat & Cell & Card & Tile>();
});
