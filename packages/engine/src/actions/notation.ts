import type { Facts } from '../facts.ts';
import { reading, Wrong } from '../read.ts';
import { describe, fail, type Problem, type Result } from '../result.ts';
import { kindOf } from './action.ts';
import { KINDS, type Kind, type Step } from './kinds.ts';
import { readFields } from './reader.ts';

/** Formats an action for tests, logs, the CLI and bug reports: `take sculptor-4`, `place 2B3`, `use moon 1A1 2B2`. */
export function formatAction(action: Step): string {
  const kind = kindOf(action);
  return [...kind.words, ...kind.fields.flatMap((field) => field.toWords(action))].join(' ');
}

/** Parses the notation. Never throws; the Problem names the word that was not understood. */
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

/** Finds the shape whose words the notation begins with. If two match, ACTION_SHAPES lists the longer one first. */
function kindOfWords(words: readonly string[]): Kind {
  const found = KINDS.find((kind) => kind.words.every((word, i) => word === words[i]));
  if (found !== undefined) return found;
  const ofVerb = KINDS.filter((kind) => kind.words[0] === words[0]);
  const [at, field, kinds] = ofVerb.length === 0 ? [0, 'notation', KINDS] : [1, 'action.blessing', ofVerb];
  throw new Wrong(field, words[at], `one of ${[...new Set(kinds.map((kind) => kind.words[at]))].join(', ')}`);
}

function usageOf(kind: Kind): string {
  return [...kind.words, ...kind.fields.map((field) => field.usage)].join(' ');
}
