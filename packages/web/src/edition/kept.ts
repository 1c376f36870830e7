import { DEFAULT_EDITION, type Edition, type Problem, parseEdition, type Result } from '@nunatak/engine';
import { parseDraft } from '@nunatak/engine/checks';
import { isObject, parseJson, type Shelf, shelf } from '../session/storage.ts';
import { type Draft, draftOf, LISTS, problemOf } from './typed.ts';

const KEY = 'nunatak/edition';
/** Where a stored draft is kept that this version cannot read, before another one takes its key. */
const UNREAD_KEY = 'nunatak/editionUnread';
/** Stands in for a name that is not typed yet while the rest of a draft is checked. */
const NO_NAME = 'no name yet';

/** Reads a draft that was stored by this or an earlier version, or an edition file that is not finished. */
function readDraft(document: unknown): Result<Draft, Problem> {
  // Earlier versions stored the edition alone.
  const isWrapped = isObject(document) && document.edition !== undefined;
  const edition = isWrapped ? document.edition : document;
  const isNameless = isObject(edition) && typeof edition.name === 'string' && edition.name.trim() === '';
  const read = parseDraft(isNameless ? { ...edition, name: NO_NAME } : edition);
  if (!read.ok) return read;
  const typed = isWrapped && isObject(document.typed) ? document.typed : {};
  const texts = LISTS.flatMap((list) => (typeof typed[list] === 'string' ? [[list, typed[list]] as const] : []));
  return {
    ok: true,
    value: {
      edition: isNameless ? { ...read.value, name: String(edition.name) } : read.value,
      typed: Object.fromEntries(texts),
    },
  };
}

/** Reads an edition file for the editor: also one that cannot be played yet, as the editor downloads it. */
export function readDraftFile(document: unknown): Result<Draft, Problem> {
  const whole = parseEdition(document);
  if (whole.ok) return { ok: true, value: draftOf(whole.value) };
  const isOfToday = isObject(document) && document.format === DEFAULT_EDITION.format;
  const draft = isOfToday ? readDraft(document) : whole;
  return draft.ok ? draft : whole;
}

/** A stored draft that this version cannot read. */
export interface UnreadDraft {
  readonly text: string;
  readonly problem: Problem;
}

function readStored(text: string): Result<Draft, Problem> {
  return readDraft(parseJson(text));
}

/** The draft as its owner left it; undefined if there is none, or none that can be read. */
export function keptDraft(from: Shelf = shelf): Draft | undefined {
  const text = from.getItem(KEY);
  const read = text === null ? undefined : readStored(text);
  return read?.ok === true ? read.value : undefined;
}

/** What is stored in place of a draft and cannot be read, so that its owner can take it along. */
export function unreadDraft(from: Shelf = shelf): UnreadDraft | undefined {
  for (const key of [KEY, UNREAD_KEY]) {
    const text = from.getItem(key);
    const read = text === null ? undefined : readStored(text);
    if (text !== null && read?.ok === false) return { text, problem: read.reason };
  }
  return undefined;
}

/** The kept draft as an edition to play; undefined if there is none or something still keeps it from being played. */
export function keptEdition(from: Shelf = shelf): Edition | undefined {
  const draft = keptDraft(from);
  return draft === undefined || problemOf(draft) !== undefined ? undefined : draft.edition;
}

/** What keeps the kept draft from being played; undefined if nothing does, or there is no draft. */
export function keptProblem(from: Shelf = shelf): Problem | undefined {
  const draft = keptDraft(from);
  return draft === undefined ? unreadDraft(from)?.problem : problemOf(draft);
}

/** Stores a draft; false if there is no room, so that the draft lasts only as long as the page. */
export function keepDraft(draft: Draft, to: Shelf = shelf): boolean {
  return putUnreadAside(to) && to.setItem(KEY, JSON.stringify(draft));
}

/** Removes the draft. What could not be read stays. */
export function forgetDraft(to: Shelf = shelf): void {
  if (putUnreadAside(to)) to.removeItem(KEY);
}

/** Calls back when another window stored or removed the draft. */
export function listenForDraft(listener: () => void, to: Shelf = shelf): () => void {
  return to.listen((key) => {
    if (key === undefined || key === KEY) listener();
  });
}

/** False if the place of the draft holds a text that can be neither read nor moved. */
function putUnreadAside(to: Shelf): boolean {
  const text = to.getItem(KEY);
  if (text === null || readStored(text).ok) return true;
  return to.setItem(UNREAD_KEY, text);
}
