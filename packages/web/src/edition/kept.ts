import type { Edition } from '@nunatak/engine';
import { parseDraft, problemOfDraft } from '@nunatak/engine/checks';
import { readJson, type Shelf, shelf } from '../session/storage.ts';

const KEY = 'nunatak/edition';

/** The edition that the owner is working on, as it was left. */
export function keptDraft(from: Shelf = shelf): Edition | undefined {
  const read = parseDraft(readJson(from, KEY));
  return read.ok ? read.value : undefined;
}

/** The same where it can be played. */
export function keptEdition(from: Shelf = shelf): Edition | undefined {
  const draft = keptDraft(from);
  return draft === undefined || problemOfDraft(draft) !== undefined ? undefined : draft;
}

export function keepDraft(draft: Edition, to: Shelf = shelf): void {
  to.setItem(KEY, JSON.stringify(draft));
}

export function forgetDraft(to: Shelf = shelf): void {
  to.removeItem(KEY);
}
