import { cellByName, ownerAt, type State } from '../../src/game.ts';
import { type Position, position } from '../position.ts';

/** Complete levels with three colours. */
export const FULL1 = '0 1 2 0 1 / 2 0 1 2 0 / 1 2 0 1 2 / 0 1 2 0 1 / 2 0 1 2 0';
export const FULL2 = '0 1 2 0 / 1 2 0 1 / 2 0 1 2 / 0 1 2 0';
export const FULL3 = '0 1 2 / 1 2 0 / 2 0 1';

/** Complete levels with four colours. */
export const FULL1_OF_FOUR = '0 1 2 3 0 / 1 2 3 0 1 / 2 3 0 1 2 / 3 0 1 2 3 / 0 1 2 3 0';
export const FULL2_OF_FOUR = '1 2 3 0 / 1 2 3 0 / 1 2 3 0 / 1 2 3 0';
export const FULL3_OF_FOUR = '1 2 3 / 0 1 2 / 3 0 1';

export const NOTHING2 = '- - - - / - - - - / - - - - / - - - -';
export const NOTHING3 = '- - - / - - - / - - -';
export const NOTHING4 = '- - / - -';

/** Sets up the last turn of a game: seat 0 takes builder-8 and builds on 4B2, unless `notation` differs. */
export function lastTurn(notation: Position = {}): State {
  return position({
    level1: FULL1,
    level2: FULL2,
    level3: FULL3,
    level4: '1 2 / 1 b',
    display: ['builder-8'],
    deck: 'empty',
    supply: [1, 0, 0],
    sikuSupply: [0, 0, 0],
    ...notation,
  });
}

export const LAST_TURN = ['take builder-8', 'place 4B2'] as const;

/** Returns the cell with a name; throws if there is none. */
export function at(name: string): number {
  const cell = cellByName(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

/** Returns the owner of the block on a cell; -1 if there is none. */
export function seatAt({ view }: State, name: string): number {
  return ownerAt(view, at(name));
}
