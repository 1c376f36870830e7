import { describe, fail, isRecord, ok, type Problem, type Result } from './result.ts';

/** What was found, in words already: where it is no single value, or was described before. */
export class Told {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Readers of untrusted documents. They throw `Wrong`, which never leaves `reading`. */
export class Wrong extends Error {
  readonly problem: Problem;
  constructor(field: string, found: unknown, expected: string) {
    super(field);
    this.problem = { field, found: found instanceof Told ? found.text : describe(found), expected };
  }
}

/** Runs readers and turns the first wrong field into a Problem. */
export function reading<Value>(read: () => Value): Result<Value, Problem> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Wrong) return fail(error.problem);
    throw error;
  }
}

export function object(field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Wrong(field, value, 'an object');
  return value;
}

/** Throws where an object has fields beside those of a list. */
export function onlyFields(field: string, fields: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of Object.keys(fields)) {
    if (names.includes(name)) continue;
    throw new Wrong(field === '' ? name : `${field}.${name}`, fields[name], `only ${names.join(', ')}`);
  }
}

export function list(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(field, value, 'a list');
  if (value.includes(undefined)) throw new Wrong(field, value, 'a list without gaps');
  return value;
}

export function listOf(count: number, field: string, value: unknown): readonly unknown[] {
  const items = list(field, value);
  if (items.length !== count) throw new Wrong(field, items, `a list of ${count}`);
  return items;
}

export function text(field: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Wrong(field, value, 'a text');
  return value;
}

export function integer(field: string, value: unknown, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
    throw new Wrong(field, value, `a whole number from ${low} to ${high}`);
  }
  return value;
}

/** One of some ids or numbers. */
export function oneOf<Known extends string | number>(field: string, value: unknown, all: readonly Known[]): Known {
  const found = all.find((known) => known === value);
  if (found === undefined) throw new Wrong(field, value, `one of ${all.join(', ')}`);
  return found;
}
