import { cellName, type Refusal, squareName } from '@nunatak/engine';
import { refusalText as refusalWords } from '@nunatak/words';
import { seatName } from '../session/names.ts';
import type { TableGame } from '../session/tableGame.ts';
import type { Texts } from '../words/index.ts';

/** A refusal in words: cells and squares in notation, seats by name. */
export function refusalText(game: TableGame, { code, parameters }: Refusal, words: Texts): string {
  const spoken = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, spokenValue(game, name, value, words)]),
  );
  return refusalWords(words, code, spoken as never);
}

function spokenValue(game: TableGame, name: string, value: unknown, words: Texts): unknown {
  if (typeof value !== 'number') return value;
  if (name === 'seat' || name === 'decider') return seatName(game.config, value, words);
  return name === 'square' ? squareName(value) : cellName(value);
}
