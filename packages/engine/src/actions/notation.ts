import type { Facts } from '../facts.ts';
import { reading, Wrong } from '../read.ts';
import { describe, fail, type Problem, type Result } from '../result.ts';
import { kindOf } from './action.ts';
import { KINDS, type Kind, type Step } from './kinds.ts';
import { readFields } from './reader.ts';

/** `take sculptor-4`, `place 2B3`, `use moon 1A1 2B2`: what tests, logs, the CLI and bug reports speak. */
export function formatAction(action: Step): string {
  const kind = kindOf(action);
  return [...kind.words, ...kind.fields.flatMap((field) => field.toWords(action))].join(' ');
}

/** Reads the notation back. Never throws; a Problem names the word that does not fit. */
export function parseAction(facts: Facts, text: unknown): Result<Step, Problem> {
  if (typeof text !== 'string') return fail({ field: 'notation', found: describe(text), expected: 'a text' });
  return reading(() => readWords(facts, text, text.trim().split(/\s+/)));
}

function readWords(facts: Facts, text: string, words: readonly string[]): Step {
  const kind = kindOfWords(words);
  const rest = words.slice(kind.words.length);
  const document: Record<string, unknown> = { type: kind.type, ...kind.fixed };
  for (const field of kind.fields) {
    const fields = field.fromWords(rest);
    if (fields === undefined) throw new Wrong('notation', text, usageOf(kind));
    Object.assign(document, fields);
  }
  if (rest.length > 0) throw new Wrong('notation', text, usageOf(kind));
  return readFields(facts, document);
}

/** The kind that the first words name, found word by word; the first of KINDS where one goes on and another does not. */
function kindOfWords(words: readonly string[]): Kind {
  let kinds = KINDS;
  for (let i = 0; ; i++) {
    const whole = kinds.filter((kind) => kind.words.length === i);
    const longer = kinds.filter((kind) => kind.words.length > i && kind.words[i] === words[i]);
    if (longer.length > 0) kinds = longer;
    else if (whole.length > 0) return whole[0];
    else {
      const expected = `one of ${[...new Set(kinds.map((kind) => kind.words[i]))].join(', ')}`;
      throw new Wrong(i === 0 ? 'notation' : 'action.blessing', words[i], expected);
    }
  }
}

function usageOf(kind: Kind): string {
  return [...kind.words, ...kind.fields.map((field) => field.usage)].join(' ');
}
