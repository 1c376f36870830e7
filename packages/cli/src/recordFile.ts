import { problemText } from '@nunatak/engine';
import { fromRecord, type RecordedGame } from '@nunatak/engine/checks';
import { checkFailed } from './errors.ts';
import { readJson } from './files.ts';

/** A game from a valid record, with its seed if the record contains one. */
export interface LoadedGame extends RecordedGame {
  readonly seed: string | undefined;
}

/** Reads a record; an invalid one is a failed check. */
export function loadRecord(file: string): LoadedGame {
  const document = readJson(file);
  const game = fromRecord(document);
  if (!game.ok) throw checkFailed(`${file} does not verify: ${problemText(game.reason)}`);
  return { ...game.value, seed: seedOf(document) };
}

function seedOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('seed' in document)) return undefined;
  return typeof document.seed === 'string' ? document.seed : undefined;
}
