/**
 * The result of handling untrusted input: a value, or the reason why there is none. Functions that return it don't
 * throw.
 */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}

/** What is wrong with an untrusted document: the field, what it holds and what was expected. */
export interface Problem {
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

export function problemText({ field, found, expected }: Problem): string {
  return `${field}: found ${found}, expected ${expected}`;
}

const LONGEST_QUOTE = 60;

/** Describes any value for a Problem, in short and safe form. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (typeof value === 'bigint') return `the big integer ${value}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
