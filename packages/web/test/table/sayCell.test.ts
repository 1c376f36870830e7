import { cellName, ownerAt } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../../src/board/cells.ts';
import { seatsOf } from '../../src/people/seat.ts';
import { sayCell } from '../../src/position/model.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as de } from '../../src/words/de/index.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { texts as nl } from '../../src/words/nl/index.ts';
import { playOut } from '../session/playOut.ts';

describe('a cell in words', () => {
  it('calls the block of somebody alone at the screen theirs, and those of others by name', () => {
    const game = newGame({ ...usualConfig(1, ['Ana']), seed: 'words' });
    playOut(game, 'words', 12);
    const { view } = game.get().state;
    const cellOf = (seat: number) => CELLS.find((cell) => ownerAt(view, cell) === seat) ?? -1;
    const [own, other] = [cellOf(0), cellOf(1)];
    expect(sayCell(seatsOf(game.sitters, en), view, own, en)).toMatch(
      new RegExp(`^${cellName(own)}, your block on \\w`),
    );
    expect(sayCell(seatsOf(game.sitters, de), view, own, de)).toMatch(/, dein Block auf \w/);
    expect(sayCell(seatsOf(game.sitters, nl), view, own, nl)).toMatch(/, jouw blok op \w/);
    expect(sayCell(seatsOf(game.sitters, en), view, other, en)).toContain(`${en.seats.dummy(1)}’s block on `);
  });
});

describe('the points of a target', () => {
  it('are one point or several', () => {
    expect(en.table.say.target('1A1', 1, 0)).toBe('1A1: 1 point');
    expect(de.table.say.target('1A1', 2, 0)).toBe('1A1: 2 Punkte');
    expect(nl.table.say.target('1A1', -1, 0)).toBe('1A1: −1 punt');
  });
});
