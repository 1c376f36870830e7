import type { Problem, Result } from '@nunatak/engine';
import { fromRecordDocument } from '../session/records.ts';
import { localGames } from './localGames.ts';

/** Takes a record into the library as a game to play on, and gives its id. */
export function importGame(document: unknown, names: readonly string[]): Result<string, Problem> {
  return localGames.take((hooks) => fromRecordDocument(document, names, hooks));
}
