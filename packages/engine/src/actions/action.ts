import { Corrupt } from '../corrupt.ts';
import type { Facts } from '../facts.ts';
import type { Document } from './fields.ts';
import { actionTypeOf, fieldA, fieldB, type Move, makeMove } from './moves.ts';
import { type Action, type ActionShape, type Step, shapesOf } from './shapes.ts';

/** Returns the shape of an action or step, found by its type and fixed fields. */
export function shapeOf(step: Step): ActionShape {
  const values: Document = step;
  const shape = shapesOf(step.type).find(({ fixed }) =>
    Object.keys(fixed).every((name) => values[name] === fixed[name]),
  );
  if (shape === undefined) throw new Corrupt(`no action: ${JSON.stringify(step)}`);
  return shape;
}

export function toAction(facts: Facts, move: Move): Action {
  const shape = shapesOf(actionTypeOf(move)).find((each) => (move & each.mask) === each.move);
  if (shape === undefined) throw new Corrupt(`no move: ${move}`);
  const numbers = shape.isSecond ? [fieldB(move)] : [fieldA(move), fieldB(move)];
  const fields = shape.fields.map((field, i) => field.fromNumber(facts, numbers[i]));
  return actionOf(shape, fields) as Action;
}

/**
 * Builds the JSON of an action from its shape and fields. TypeScript can't check that the result is a Step: keep the
 * types in shapes.ts in line with the table there.
 */
export function actionOf(shape: ActionShape, fields: readonly object[]): Step {
  return Object.assign({ type: shape.type }, shape.fixed, ...fields);
}

/** Converts an action to a move. The action must be well formed (see readAction) but need not be legal. */
export function toMove(facts: Facts, action: Action): Move {
  const shape = shapeOf(action);
  const numbers = shape.fields.map((field) => field.toNumber(facts, action));
  if (shape.isPair) numbers.sort((a, b) => a - b);
  const [first, second] = shape.isSecond ? [0, ...numbers] : numbers;
  return shape.move | makeMove(0, first, second);
}
