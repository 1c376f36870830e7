import { expectTypeOf, test } from 'vitest';
import type { Card, Cell, Seat, Tile } from '../../src/game.ts';

test('seat, cell, card and tile types are not interchangeable, but each accepts a plain number', () => {
  expectTypeOf<Seat>().not.toExtend<Cell>();
  expectTypeOf<Cell>().not.toExtend<Card>();
  expectTypeOf<Card>().not.toExtend<Tile>();
  expectTypeOf<Tile>().not.toExtend<Seat>();
  expectTypeOf<number>().toExtend<Seat & Cell & Card & Tile>();
});
