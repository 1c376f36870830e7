import { object, reading, Wrong } from '../read.ts';
import type { Problem, Result } from '../result.ts';
import { EDITION_FORMAT, type Edition } from './edition.ts';
import { FIRST_FORMAT, fromFirstFormat, inFirstOrder } from './format1.ts';
import { readEdition, readEntries } from './read.ts';
import { checkTotals } from './totals.ts';

/** Checks a file from outside. The first wrong field is named, with what was found and what was expected. */
export function parseEdition(document: unknown): Result<Edition, Problem> {
  return reading(() => readAnyFormat(document));
}

/** Checks an edition that somebody is still working on: every entry must make sense, not yet their totals. */
export function parseDraft(document: unknown): Result<Edition, Problem> {
  return reading(() => readEntries(object('edition', document)));
}

/** What is still wrong with an edition whose entries make sense; undefined when it can be played. */
export function problemOfDraft(edition: Edition): Problem | undefined {
  const checked = reading(() => checkTotals(edition));
  return checked.ok ? undefined : checked.reason;
}

/** Throws `Wrong`, as all readers do. */
export function readAnyFormat(document: unknown): Edition {
  const edition = object('edition', document);
  if (edition.format === FIRST_FORMAT) return inFirstOrder(readEdition(fromFirstFormat(edition)));
  if (edition.format === EDITION_FORMAT) return readEdition(edition);
  throw new Wrong('format', edition.format, `"${EDITION_FORMAT}" or "${FIRST_FORMAT}"`);
}
