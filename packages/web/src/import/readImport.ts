import type { Problem, Result } from '@nunatak/engine';
import { isLibrary, type LibraryFile, readLibrary } from '../library/libraryFile.ts';
import { type RecordedGame, recordingOf } from '../replay/recording.ts';
import { type ImportedNotes, readNotes } from './importNotes.ts';

/** What a file or a text was found to be. */
export type Import =
  | { readonly kind: 'record'; readonly game: RecordedGame }
  | { readonly kind: 'library'; readonly file: LibraryFile; readonly notes: ImportedNotes };

/** Reads a record or a whole library from a text. A text that is no JSON is a problem of its own. */
export function readImport(text: string, noJson: string): Result<Import, Problem> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: { field: 'JSON', found, expected: noJson } };
  }
  if (isLibrary(document)) {
    const file = readLibrary(document);
    return file.ok ? { ok: true, value: { kind: 'library', file: file.value, notes: readNotes(document) } } : file;
  }
  const game = recordingOf(document);
  return game.ok ? { ok: true, value: { kind: 'record', game: game.value } } : game;
}
