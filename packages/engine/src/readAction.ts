import { type Action, ONE_TIME_BLESSINGS, type Reshuffle, type Step, type UseBlessing } from './actions.ts';
import { cardById } from './faces.ts';
import { CELLS, FIRST_SQUARE, LINES, TOP_SQUARE } from './geometry.ts';
import { list, oneOf, reading, record, Wrong, whole } from './read.ts';
import type { Problem, Result } from './result.ts';
import { LAID_BLESSINGS } from './scoring/tally.ts';
import { ACTION_TYPES, BLESSING_IDS, type BlessingId, CARD_TYPES, type CardId, type CardType, TOOLS } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An action from outside in its one well-formed shape; whether it is legal is for legalActions to say. */
export function readAction(document: unknown): Result<Action, Problem> {
  return reading(() => {
    const step = readStepFields(record('action', document));
    if (step.type === 'reshuffle') throw new Wrong('action.type', step.type, 'an action of a seat');
    return step;
  });
}

/** A step of a record: an action, or chance's reshuffle. */
export function readStep(document: unknown): Result<Step, Problem> {
  return reading(() => readStepFields(record('action', document)));
}

function readStepFields(fields: Fields): Step {
  const type = oneOf('action.type', fields.type, ACTION_TYPES);
  switch (type) {
    case 'takeCard':
      only(fields, ['card']);
      return { type, card: readCard('card', fields.card) };
    case 'useFor':
      only(fields, ['for']);
      return { type, for: oneOf('action.for', fields.for, ['self', 'siku'] as const) };
    case 'swapTiles':
      only(fields, ['a', 'b']);
      return { type, a: readCell('a', fields.a), b: readCell('b', fields.b) };
    case 'placeBlock':
    case 'dummyTie':
      only(fields, ['cell', 'side']);
      return { type, cell: readCell('cell', fields.cell), ...readSide(fields.side) };
    case 'useBlessing':
      return readUseBlessing(fields);
    case 'pass':
      only(fields, []);
      return { type };
    case 'orderSquare':
      only(fields, ['square']);
      return { type, square: readSquare(fields.square) };
    case 'takeBlessing':
      only(fields, ['blessing']);
      return { type, blessing: readBlessing(fields.blessing) };
    case 'useOrKeep':
      only(fields, ['blessing', 'use']);
      return { type, blessing: readBlessing(fields.blessing), use: readUse(fields.use) };
    case 'endBlessing':
      return readEndBlessing(fields);
    case 'reshuffle':
      return readReshuffle(fields);
  }
}

function readUseBlessing(fields: Fields): UseBlessing {
  const type = 'useBlessing';
  const blessing = oneOf('action.blessing', fields.blessing, ONE_TIME_BLESSINGS);
  switch (blessing) {
    case 'moon':
      only(fields, ['blessing', 'own', 'other']);
      return { type, blessing, own: readCell('own', fields.own), other: readCell('other', fields.other) };
    case 'movement':
      only(fields, ['blessing', 'a', 'b']);
      return { type, blessing, a: readCell('a', fields.a), b: readCell('b', fields.b) };
    case 'providence':
      only(fields, ['blessing', 'line']);
      return {
        type,
        blessing,
        line: oneOf(
          'action.line',
          fields.line,
          LINES.map((line) => line.id),
        ),
      };
    case 'expansion':
      only(fields, ['blessing', 'square']);
      return { type, blessing, square: readSquare(fields.square) };
    case 'foresight':
      only(fields, ['blessing', 'card']);
      return { type, blessing, card: readCard('card', fields.card) };
    case 'discovery':
    case 'structure':
    case 'abundance':
      only(fields, ['blessing']);
      return { type, blessing };
  }
}

function readEndBlessing(fields: Fields): Action {
  const type = 'endBlessing';
  const blessing = readBlessing(fields.blessing);
  const use = readUse(fields.use);
  if (use && blessing === 'transference') {
    only(fields, ['blessing', 'use', 'card', 'to', 'tool']);
    const to = oneOf('action.to', fields.to, CARD_TYPES);
    const card = readOwnCard(fields.card);
    if (to !== 'artisan') {
      if (fields.tool !== undefined) throw new Wrong('action.tool', fields.tool, 'no tool: only an artisan has one');
      return { type, blessing, use, card, to };
    }
    return { type, blessing, use, card, to, tool: oneOf('action.tool', fields.tool, TOOLS) };
  }
  if (use && blessing === 'change') {
    only(fields, ['blessing', 'use', 'tool']);
    return { type, blessing, use, tool: oneOf('action.tool', fields.tool, TOOLS) };
  }
  only(fields, ['blessing', 'use']);
  return { type, blessing, use };
}

function readReshuffle(fields: Fields): Reshuffle {
  only(fields, ['order']);
  const order = list('action.order', fields.order).map((entry, i) => readCard(`order[${i}]`, entry));
  return { type: 'reshuffle', order };
}

function only(fields: Fields, names: readonly string[]): void {
  for (const name of Object.keys(fields)) {
    if (name !== 'type' && !names.includes(name)) {
      throw new Wrong(`action.${name}`, fields[name], `only ${['type', ...names].join(', ')}`);
    }
  }
}

function readCell(name: string, value: unknown): number {
  return whole(`action.${name}`, value, 0, CELLS - 1);
}

function readSquare(value: unknown): number {
  return whole('action.square', value, FIRST_SQUARE, TOP_SQUARE);
}

function readUse(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Wrong('action.use', value, 'true or false');
  return value;
}

function readBlessing(value: unknown): BlessingId {
  return oneOf('action.blessing', value, BLESSING_IDS);
}

function readSide(value: unknown): { readonly side?: CardType } {
  return value === undefined ? {} : { side: oneOf('action.side', value, CARD_TYPES) };
}

export function isCardId(value: unknown): value is CardId {
  return typeof value === 'string' && cardById(value) !== undefined;
}

function readCard(name: string, value: unknown): CardId {
  if (!isCardId(value)) throw new Wrong(`action.${name}`, value, 'a building card like "sculptor-4"');
  return value;
}

function readOwnCard(value: unknown): CardId | BlessingId {
  if (isCardId(value)) return value;
  return oneOf(
    'action.card',
    value,
    LAID_BLESSINGS.map((laid) => laid.id),
  );
}
