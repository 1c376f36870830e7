import type { Facts } from '../facts.ts';
import { InvalidField, object, oneOf, onlyFields, tryRead } from '../read.ts';
import type { Problem, Result } from '../result.ts';
import { ACTION_TYPES } from '../words.ts';
import { actionOf } from './action.ts';
import type { Document } from './fields.ts';
import { type Action, type ActionShape, type Step, shapesOf } from './shapes.ts';

/**
 * Reads an action from an untrusted document and checks its form. Whether the action is legal is decided by
 * legalActions.
 */
export function readAction(facts: Facts, document: unknown): Result<Action, Problem> {
  return tryRead(() => {
    const step = readFields(facts, object('action', document));
    if (step.type === 'reshuffle') throw new InvalidField('action.type', step.type, 'an action of a seat');
    return step;
  });
}

/** Reads a step of a record: an action or a reshuffle. */
export function readStep(facts: Facts, document: unknown): Result<Step, Problem> {
  return tryRead(() => readFields(facts, object('action', document)));
}

/** Reads an action field by field; throws InvalidField. */
export function readFields(facts: Facts, document: Document): Step {
  const shape = readShape(document);
  onlyFields('action', document, shape.names);
  return actionOf(
    shape,
    shape.fields.map((field) => field.read(facts, document)),
  );
}

/**
 * Finds the shape whose constant fields match the document, field by field, so that an error can name the first wrong
 * one.
 */
function readShape(document: Document): ActionShape {
  let shapes = shapesOf(oneOf('action.type', document.type, ACTION_TYPES));
  for (const name of Object.keys(shapes[0].fixed)) {
    const found = shapes.filter(({ fixed }) => fixed[name] === document[name]);
    if (found.length === 0) throw new InvalidField(`action.${name}`, document[name], expectedOf(shapes, name));
    shapes = found;
  }
  return shapes[0];
}

function expectedOf(shapes: readonly ActionShape[], name: string): string {
  const values = [...new Set(shapes.map(({ fixed }) => fixed[name]))];
  return values.includes(true) ? 'true or false' : `one of ${values.join(', ')}`;
}
