import * as v from 'valibot';

/** Why something that lay in the library or came in a file cannot be read; the reason names the field. */
export interface Unread {
  readonly ok: false;
  readonly reason: string;
}

export function readWith<S extends v.GenericSchema>(
  schema: S,
  document: unknown,
): { readonly ok: true; readonly value: v.InferOutput<S> } | Unread {
  const result = v.safeParse(schema, document);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, reason: reasonOf(issue) };
}

const MISSING = 'undefined';
/** The words for types, in which all readers of files say what they expected. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['Object', 'an object'],
  ['Array', 'a list'],
  [MISSING, 'nothing'],
]);

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'document';
  const { received, type } = issue;
  const expected = type === 'integer' ? 'a whole number' : (issue.expected ?? '');
  // Objects name the field that they lack in quotes.
  if (received === MISSING && expected.startsWith('"') && field.endsWith(expected.slice(1, -1)))
    return `${field} is missing`;
  return `${field}: found ${TYPES.get(received) ?? received}, expected ${TYPES.get(expected) ?? expected}`;
}
