import type { ScreenTexts } from '../en/screens.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

export const screens: ScreenTexts = {
  start,
  newGame,
  problem: { field: 'Waar', found: 'Gevonden', expected: 'Verwacht' },
  seat: (number) => `Speler ${number}`,
  endBlessings,
  ledger,
};
