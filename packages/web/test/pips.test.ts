import { describe, expect, it } from 'vitest';
import { CELLS, cellName } from '../src/board/cells.ts';
import { supportPips } from '../src/board/pips.ts';
import { grow } from './positions.ts';

describe('support pips', () => {
  it('show the owner of each of the four blocks at its own corner', () => {
    const position = grow(0, 1);
    for (const [cell, colour] of [
      [0, 'ember'],
      [1, 'fjord'],
      [5, 'garnet'],
      [6, 'aurora'],
    ] as const) {
      position.blocks[cell] = colour;
    }
    position.tiles[25] = ['builder'];
    expect(
      supportPips(position).map(({ cell, under, colour, corner }) => [
        cellName(cell),
        cellName(under),
        colour,
        ...corner,
      ]),
    ).toEqual([
      ['2A1', '1A1', 'ember', -1, -1],
      ['2A1', '1B1', 'fjord', 1, -1],
      ['2A1', '1A2', 'garnet', -1, 1],
      ['2A1', '1B2', 'aurora', 1, 1],
    ]);
  });

  it('stand only on open upper tiles, four on each', () => {
    const position = grow(34, 4);
    const pips = supportPips(position);
    const upper = CELLS.filter((cell) => cell > 24 && position.open.includes(cell));
    expect(new Set(pips.map(({ cell }) => cell))).toEqual(new Set(upper));
    expect(pips).toHaveLength(upper.length * 4);
  });
});
