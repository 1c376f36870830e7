import type { Facts } from '../facts.ts';
import { InvalidField, tryRead } from '../read.ts';
import { describe, fail, type Problem, type Result } from '../result.ts';
import { shapeOf } from './action.ts';
import { readFields } from './reader.ts';
import { ACTION_SHAPES, type ActionShape, type Step } from './shapes.ts';

/** Formats an action for tests, logs, the CLI and bug reports: `take sculptor-4`, `place 2B3`, `use moon 1A1 2B2`. */
export function formatAction(action: Step): string {
  const shape = shapeOf(action);
  return [...shape.words, ...shape.fields.flatMap((field) => field.toWords(action))].join(' ');
}

/** Parses the notation. Never throws; the Problem names the word that was not understood. */
export function parseAction(facts: Facts, text: unknown): Result<Step, Problem> {
  if (typeof text !== 'string') return fail({ field: 'notation', found: describe(text), expected: 'a text' });
  return tryRead(() => readWords(facts, text, text.trim().split(/\s+/)));
}

function readWords(facts: Facts, text: string, words: readonly string[]): Step {
  const shape = shapeOfWords(words);
  const rest = words.slice(shape.words.length);
  const document: Record<string, unknown> = { type: shape.type, ...shape.fixed };
  for (const field of shape.fields) {
    const fields = field.fromWords(rest);
    if (fields === undefined) throw new InvalidField('notation', text, usageOf(shape));
    Object.assign(document, fields);
  }
  if (rest.length > 0) throw new InvalidField('notation', text, usageOf(shape));
  return readFields(facts, document);
}

/** Finds the shape whose words the notation begins with. If two match, ACTION_SHAPES lists the longer one first. */
function shapeOfWords(words: readonly string[]): ActionShape {
  const found = ACTION_SHAPES.find((shape) => shape.words.every((word, i) => word === words[i]));
  if (found !== undefined) return found;
  const ofVerb = ACTION_SHAPES.filter((shape) => shape.words[0] === words[0]);
  const [at, field, shapes] = ofVerb.length === 0 ? [0, 'notation', ACTION_SHAPES] : [1, 'action.blessing', ofVerb];
  throw new InvalidField(field, words[at], `one of ${[...new Set(shapes.map((shape) => shape.words[at]))].join(', ')}`);
}

function usageOf(shape: ActionShape): string {
  return [...shape.words, ...shape.fields.map((field) => field.usage)].join(' ');
}
