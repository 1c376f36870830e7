import type { Widen } from '../widen.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

/** Texts of the screens around the table: start, new game, end. */
export const screens = {
  start,
  newGame,
  /** What is wrong with something that was read. */
  problem: { field: 'Where', found: 'Found', expected: 'Expected' },
  seat: (number: number) => `Player ${number}`,
  endBlessings,
  ledger,
};

export type ScreenTexts = Widen<typeof screens>;
