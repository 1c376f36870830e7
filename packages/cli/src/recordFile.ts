import { fromRecord, type GameRecord, problemText, type RecordedGame, type State, toRecord } from '@nunatak/engine';
import { checkFailed } from './errors.ts';
import { readJson } from './files.ts';

/** A game from a record that holds, and its seed where the record has it. */
export interface LoadedGame extends RecordedGame {
  readonly seed: string | undefined;
}

/** Reads a record; one that does not verify fails the check. */
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

/** The game written down afresh, and the state after each of its steps. */
export function rewritten({ initial, steps, final }: RecordedGame): {
  readonly record: GameRecord;
  readonly stateAfter: (step: number) => State;
} {
  const record = toRecord(initial, steps);
  const stateAfter = (step: number): State => {
    if (step === steps.length) return final;
    const cut = fromRecord({
      ...record,
      steps: record.steps.slice(0, step),
      sheets: null,
      winners: null,
      rating: undefined,
    });
    if (!cut.ok) throw new Error(`the first ${step} steps of a good record: ${problemText(cut.reason)}`);
    return cut.value.final;
  };
  return { record, stateAfter };
}
