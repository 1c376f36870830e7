import { describe, fail, isRecord, ok, type Problem, type Result } from './result.ts';

/**
 * A description of what was found, for values that `describe` can't put into words (a count, or a problem described
 * before).
 */
export class FoundText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Thrown by the readers of untrusted documents below. `tryRead` catches it, so callers outside the engine never see it.
 */
export class InvalidField extends Error {
  readonly problem: Problem;
  constructor(field: string, found: unknown, expected: string) {
    super(field);
    this.problem = { field, found: found instanceof FoundText ? found.text : describe(found), expected };
  }
}

/** Runs readers and returns the first invalid field as a Problem. */
export function tryRead<Value>(read: () => Value): Result<Value, Problem> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof InvalidField) return fail(error.problem);
    throw error;
  }
}

export function object(field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new InvalidField(field, value, 'an object');
  return value;
}

/** Throws if an object has fields other than those listed. */
export function onlyFields(field: string, fields: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of Object.keys(fields)) {
    if (names.includes(name)) continue;
    throw new InvalidField(field === '' ? name : `${field}.${name}`, fields[name], `only ${names.join(', ')}`);
  }
}

export function list(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidField(field, value, 'a list');
  if (value.includes(undefined)) throw new InvalidField(field, value, 'a list without gaps');
  return value;
}

export function listOf(count: number, field: string, value: unknown): readonly unknown[] {
  const items = list(field, value);
  if (items.length !== count) throw new InvalidField(field, items, `a list of ${count}`);
  return items;
}

export function text(field: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new InvalidField(field, value, 'a text');
  return value;
}

export function integer(field: string, value: unknown, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
    throw new InvalidField(field, value, `a whole number from ${low} to ${high}`);
  }
  return value;
}

/** Reads a value that must be one of some ids or numbers. */
export function oneOf<Known extends string | number>(field: string, value: unknown, all: readonly Known[]): Known {
  const found = all.find((known) => known === value);
  if (found === undefined) throw new InvalidField(field, value, `one of ${all.join(', ')}`);
  return found;
}
