import { Corrupt } from '../corrupt.ts';
import type { Facts } from '../facts.ts';
import type { Document } from './fields.ts';
import { type Action, type Kind, kindsOf, type Step } from './kinds.ts';
import { actionTypeOf, fieldA, fieldB, type Move, makeMove } from './moves.ts';

/** Returns the shape of an action or step, found by its type and fixed fields. */
export function kindOf(step: Step): Kind {
  const values: Document = step;
  const kind = kindsOf(step.type).find(({ fixed }) => Object.keys(fixed).every((name) => values[name] === fixed[name]));
  if (kind === undefined) throw new Corrupt(`no action: ${JSON.stringify(step)}`);
  return kind;
}

export function toAction(facts: Facts, move: Move): Action {
  const kind = kindsOf(actionTypeOf(move)).find((each) => (move & each.mask) === each.move);
  if (kind === undefined) throw new Corrupt(`no move: ${move}`);
  const numbers = kind.isSecond ? [fieldB(move)] : [fieldA(move), fieldB(move)];
  const fields = kind.fields.map((field, i) => field.fromNumber(facts, numbers[i]));
  return actionOf(kind, fields) as Action;
}

/**
 * Builds the JSON of an action from its shape and fields. TypeScript can't check that the result is a Step: keep the
 * types in shapes.ts in line with the table there.
 */
export function actionOf(kind: Kind, fields: readonly object[]): Step {
  return Object.assign({ type: kind.type }, kind.fixed, ...fields);
}

/** Converts an action to a move. The action must be well formed (see readAction) but need not be legal. */
export function toMove(facts: Facts, action: Action): Move {
  const kind = kindOf(action);
  const numbers = kind.fields.map((field) => field.toNumber(facts, action));
  if (kind.isPair) numbers.sort((a, b) => a - b);
  const [first, second] = kind.isSecond ? [0, ...numbers] : numbers;
  return kind.move | makeMove(0, first, second);
}
