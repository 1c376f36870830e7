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

export function list(field: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(field, value, 'a list');
  if (value.includes(undefined)) throw new Wrong(field, value, 'a list without gaps');
  return value;
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

export function oneOf<Id extends string>(field: string, value: unknown, ids: readonly Id[]): Id {
  const id = ids.find((known) => known === value);
  if (id === undefined) throw new Wrong(field, value, `one of ${ids.join(', ')}`);
  return id;
}
