import { describe, expect, it } from 'vitest';
import { CELLS, cellAt, cellName, cellsOfLevel, placeOf, supportsOf } from '../src/board/cells.ts';
import { blockBox, cellOrigin, SPREADS, tileBox } from '../src/board/layout.ts';

describe('cells', () => {
  it('numbers 54 cells level by level, row by row, as in the game record (G1)', () => {
    expect(CELLS).toHaveLength(54);
    expect([0, 1, 2, 3].map((level) => cellsOfLevel(level).length)).toEqual([25, 16, 9, 4]);
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

  it('finds every cell again by its place', () => {
    for (const cell of CELLS) expect(cellAt(placeOf(cell))).toBe(cell);
    expect(cellAt({ level: 1, row: 4, col: 0 })).toBeUndefined();
    expect(cellAt({ level: 4, row: 0, col: 0 })).toBeUndefined();
  });

  it('rests an upper cell on the square of four below it (G2)', () => {
    expect(supportsOf(25).map(cellName)).toEqual(['1A1', '1B1', '1A2', '1B2']);
    expect(supportsOf(53).map(cellName)).toEqual(['3B2', '3C2', '3B3', '3C3']);
    expect(supportsOf(7)).toEqual([]);
  });

  it('refuses a cell that does not exist', () => {
    expect(() => placeOf(54)).toThrow('cell 54 does not exist');
  });
});

describe('layout', () => {
  it('lays an upper tile exactly on the blocks that carry it, midway between them', () => {
    for (const cell of CELLS.filter((one) => placeOf(one).level > 0)) {
      const floor = cellOrigin(cell, 'temple');
      const under = supportsOf(cell).map((one) => cellOrigin(one, 'temple'));
      for (const axis of [0, 2] as const) {
        expect(floor[axis]).toBeCloseTo(under.reduce((sum, at) => sum + at[axis], 0) / 4, 9);
      }
      expect(tileBox(floor).min[1]).toBeCloseTo(Math.max(...under.map((at) => blockBox(at).max[1])), 9);
    }
  });

  it.each(['row', 'square', 'upright'] as const)('keeps the four levels apart when exploded in a %s', (arrangement) => {
    const { width, height } = SPREADS[arrangement];
    const floors = CELLS.map((cell) => cellOrigin(cell, arrangement));
    for (const [a, one] of floors.entries()) {
      expect(Math.abs(one[0]) + 0.5).toBeLessThanOrEqual(width / 2 + 1e-9);
      expect(Math.abs(one[2]) + 0.5).toBeLessThanOrEqual(height / 2 + 1e-9);
      for (const two of floors.slice(a + 1)) {
        expect(Math.max(Math.abs(one[0] - two[0]), Math.abs(one[2] - two[2]))).toBeGreaterThanOrEqual(1 - 1e-9);
      }
    }
  });
});
