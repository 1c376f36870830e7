import { type Action, apply, legalActions, nextInt, seedRng, settled, setup } from '@nunatak/engine';
import { expect, it } from 'vitest';
import { actionShapes } from '../scripts/actionShapes.ts';

interface Shape {
  readonly properties: Readonly<Record<string, Value>>;
  readonly required: readonly string[];
}
interface Value {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const SHAPES = actionShapes().oneOf as readonly Shape[];

function fits(value: unknown, schema: Value | undefined): boolean {
  if (schema === undefined) return false;
  if ('const' in schema) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.minimum === undefined) return typeof value === 'string' && new RegExp(schema.pattern ?? '').test(value);
  return typeof value === 'number' && value >= schema.minimum && value <= (schema.maximum ?? 0);
}

const shapesOf = (action: Action) =>
  SHAPES.filter(
    ({ properties, required }) =>
      required.every((name) => name in action) &&
      Object.entries(action).every(([name, value]) => fits(value, properties[name])),
  );

it.each([1, 2, 3, 4] as const)('each legal action of games of %i matches exactly one schema', (players) => {
  const types = new Set<string>();
  const rng = seedRng(`shapes ${players}`);
  for (let game = 0; game < 12; game++) {
    const state = settled(setup({ players }, `shapes ${game}`));
    while (state.view.phase !== 'over') {
      const legal = legalActions(state.view);
      for (const action of legal) {
        types.add(action.type);
        if (shapesOf(action).length !== 1)
          expect.fail(`${JSON.stringify(action)} fits ${shapesOf(action).length} shapes`);
      }
      apply(state, legal[nextInt(rng, legal.length)]);
    }
  }
  expect(types).toContain('endBlessing');
});

it('the schemas refuse a wrong action', () => {
  const wrong = [{ type: 'placeBlock' }, { type: 'placeBlock', cell: 54 }, { type: 'useBlessing', blessing: 'moon' }];
  expect(wrong.flatMap((action) => shapesOf(action as Action))).toEqual([]);
});
