import type { Facts } from '../facts.ts';
import { object, oneOf, onlyFields, reading, Wrong } from '../read.ts';
import type { Problem, Result } from '../result.ts';
import { ACTION_TYPES } from '../words.ts';
import { actionOf } from './action.ts';
import type { Document } from './fields.ts';
import { type Action, type Kind, kindsOf, type Step } from './kinds.ts';

/**
 * Reads an action from an untrusted document and checks its form. Whether the action is legal is decided by
 * legalActions.
 */
export function readAction(facts: Facts, document: unknown): Result<Action, Problem> {
  return reading(() => {
    const step = readFields(facts, object('action', document));
    if (step.type === 'reshuffle') throw new Wrong('action.type', step.type, 'an action of a seat');
    return step;
  });
}

/** Reads a step of a record: an action or a reshuffle. */
export function readStep(facts: Facts, document: unknown): Result<Step, Problem> {
  return reading(() => readFields(facts, object('action', document)));
}

/** Reads an action field by field; throws InvalidField. */
export function readFields(facts: Facts, document: Document): Step {
  const kind = readKind(document);
  onlyFields('action', document, kind.names);
  return actionOf(
    kind,
    kind.fields.map((field) => field.read(facts, document)),
  );
}

/**
 * Finds the shape whose constant fields match the document, field by field, so that an error can name the first wrong
 * one.
 */
function readKind(document: Document): Kind {
  let kinds = kindsOf(oneOf('action.type', document.type, ACTION_TYPES));
  for (const name of Object.keys(kinds[0].fixed)) {
    const found = kinds.filter(({ fixed }) => fixed[name] === document[name]);
    if (found.length === 0) throw new Wrong(`action.${name}`, document[name], expectedOf(kinds, name));
    kinds = found;
  }
  return kinds[0];
}

function expectedOf(kinds: readonly Kind[], name: string): string {
  const values = [...new Set(kinds.map(({ fixed }) => fixed[name]))];
  return values.includes(true) ? 'true or false' : `one of ${values.join(', ')}`;
}
