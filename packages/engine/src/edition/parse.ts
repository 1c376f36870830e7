import { InvalidField, object, tryRead } from '../read.ts';
import type { Problem, Result } from '../result.ts';
import { EDITION_FORMAT, type Edition } from './edition.ts';
import { FIRST_FORMAT, fromFirstFormat, inFirstOrder } from './format1.ts';
import { readEdition, readEntries } from './read.ts';
import { checkTotals } from './totals.ts';

/**
 * Checks an edition from an untrusted source. The Problem names the first wrong field, what it holds and what was
 * expected.
 */
export function parseEdition(document: unknown): Result<Edition, Problem> {
  return tryRead(() => readAnyFormat(document));
}

/** Checks an edition that is still being edited: every entry must be valid, but the totals may be wrong. */
export function parseDraft(document: unknown): Result<Edition, Problem> {
  return tryRead(() => readEntries(object('edition', document)));
}

/** Returns what is wrong with the totals of a draft; undefined if the edition can be played. */
export function problemOfDraft(edition: Edition): Problem | undefined {
  const checked = tryRead(() => checkTotals(edition));
  return checked.ok ? undefined : checked.reason;
}

/** Reads an edition of either format; throws InvalidField. */
export function readAnyFormat(document: unknown): Edition {
  const edition = object('edition', document);
  if (edition.format === FIRST_FORMAT) return inFirstOrder(readEdition(fromFirstFormat(edition)));
  if (edition.format === EDITION_FORMAT) return readEdition(edition);
  throw new InvalidField('format', edition.format, `"${EDITION_FORMAT}" or "${FIRST_FORMAT}"`);
}
