import type { ScreenTexts } from '../en/screens.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

export const screens: ScreenTexts = {
  start,
  newGame,
  problem: { field: 'Wo', found: 'Gefunden', expected: 'Erwartet' },
  seat: (number) => `Person ${number}`,
  endBlessings,
  ledger,
};
