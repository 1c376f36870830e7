import { BLESSING_IDS, CARD_TYPES, CELLS, TOOLS } from '@nunatak/engine';
import { ACTION_SHAPES } from '@nunatak/engine/checks';

type JsonSchema = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

const CELL: JsonSchema = { type: 'integer', minimum: 0, maximum: CELLS - 1 };
const TYPE: JsonSchema = { enum: CARD_TYPES };
const TOOL: JsonSchema = { enum: TOOLS };

/** JSON schemas of an action's fields, by their placeholder in the notation. */
const FIELD_SCHEMAS: Readonly<Record<string, (name: string) => JsonSchema>> = {
  CARD: () => ({ type: 'string' }),
  CELL: () => CELL,
  SQUARE: () => ({ type: 'integer', minimum: 25, maximum: CELLS }),
  LINE: () => ({ type: 'string', pattern: '^L[1-4][rc][0-4]$' }),
  'self|siku': () => ({ enum: ['self', 'siku'] }),
  TOOL: () => TOOL,
  '[as TYPE]': () => TYPE,
  'to TYPE [TOOL]': (name) => (name === 'to' ? TYPE : TOOL),
};
/** Optional fields: `side` is present only if the tile leaves a choice, `tool` only for an artisan. */
const OPTIONAL: ReadonlySet<string> = new Set(['side', 'tool of to TYPE [TOOL]']);

interface Shape {
  readonly fixed: Properties;
  readonly properties: Properties;
  readonly optional: readonly string[];
  readonly blessings: string[];
}

/**
 * Returns the JSON Schema of an action, built from the engine's list of shapes. Shapes that differ only in the blessing
 * are combined.
 */
export function actionShapes(): JsonSchema {
  const shapes = new Map<string, Shape>();
  for (const { type, fixed, fields } of ACTION_SHAPES) {
    if (type === 'reshuffle') continue;
    const { blessing, ...others } = fixed;
    const named = fields.flatMap(({ names, usage }) => names.map((name) => ({ name, usage })));
    const key = JSON.stringify([type, others, named]);
    const shape = shapes.get(key) ?? {
      fixed: { type: { const: type }, ...mapValues(others, (value) => ({ const: value })) },
      properties: Object.fromEntries(named.map(({ name, usage }) => [name, fieldSchema(usage, name)])),
      optional: named.filter(({ name, usage }) => isOptional(name, usage)).map(({ name }) => name),
      blessings: [],
    };
    shapes.set(key, shape);
    if (typeof blessing === 'string') shape.blessings.push(blessing);
  }
  return { title: 'Action', oneOf: [...shapes.values()].map(schemaOf) };
}

function schemaOf({ fixed, properties, optional, blessings }: Shape): JsonSchema {
  const { type, ...others } = fixed;
  const all: Properties = {
    type,
    ...(blessings.length === 0 ? {} : { blessing: blessingsOf(blessings) }),
    ...others,
    ...properties,
  };
  return {
    type: 'object',
    properties: all,
    required: Object.keys(all).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

function blessingsOf(blessings: readonly string[]): JsonSchema {
  const [only, ...others] = blessings;
  return others.length === 0 ? { const: only } : { enum: BLESSING_IDS.filter((id) => blessings.includes(id)) };
}

function fieldSchema(usage: string, name: string): JsonSchema {
  const schema = FIELD_SCHEMAS[usage];
  if (schema === undefined) throw new Error(`What does a field ${name} hold that is explained as ${usage}?`);
  return schema(name);
}

function isOptional(name: string, usage: string): boolean {
  return OPTIONAL.has(name) || OPTIONAL.has(`${name} of ${usage}`);
}

function mapValues(values: Readonly<Record<string, unknown>>, change: (value: unknown) => JsonSchema): Properties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
