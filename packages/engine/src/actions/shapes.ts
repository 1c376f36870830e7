import type { AnyUse, Blessing } from '../blessings/blessing.ts';
import { type BLESSING, BLESSINGS, choiceOf } from '../blessings/index.ts';
import { ACTION_TYPES, type ActionType, BLESSING_IDS, type BlessingId } from '../words.ts';
import { type AnyField, card, cell, type Document, order, side, square, type ValuesOf, whom } from './fields.ts';
import { type Move, makeMove, ONE_IN_A, ONE_IN_B } from './moves.ts';

/**
 * The verb and fields of every action type, except those about blessings. JSON, moves, notation and reader are derived
 * from this.
 */
const PLAIN = {
  takeCard: { verb: 'take', fields: [card('card')] },
  useFor: { verb: 'for', fields: [whom('for')] },
  swapTiles: { verb: 'swap', fields: [cell('a'), cell('b')], isPair: true },
  placeBlock: { verb: 'place', fields: [cell('cell'), side] },
  pass: { verb: 'pass', fields: [] },
  orderSquare: { verb: 'score', fields: [square('square')] },
  dummyTie: { verb: 'dummy', fields: [cell('cell'), side] },
  reshuffle: { verb: 'reshuffle', fields: [order] },
} as const satisfies Partial<
  Record<ActionType, { readonly verb: string; readonly fields: readonly AnyField[]; readonly isPair?: true }>
>;

type Plain = typeof PLAIN;
const PLAIN_TYPES: readonly (keyof Plain)[] = ACTION_TYPES.filter((type): type is keyof Plain => type in PLAIN);

type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] };
type PlainOf<Type extends keyof Plain> = Flat<{ readonly type: Type } & ValuesOf<Plain[Type]['fields']>>;

/** T4: a reshuffle. No seat decides it. `order` is the whole deck after the shuffle, top first. */
export type Reshuffle = PlainOf<'reshuffle'>;

type UseOf<Value> = Value extends {
  readonly id: infer Id;
  readonly fields: infer Fields extends readonly AnyField[];
}
  ? Flat<{ readonly type: 'useBlessing'; readonly blessing: Id } & ValuesOf<Fields>>
  : never;

type ChoiceOf<Value> = Value extends {
  readonly id: infer Id;
  readonly atEnd?: { readonly fields: infer Fields extends readonly AnyField[] };
}
  ? AnyField[] extends Fields
    ? never
    : Flat<{ readonly type: 'endBlessing'; readonly blessing: Id; readonly use: true } & ValuesOf<Fields>>
  : never;

/** The use of a one-time blessing or a reaction, with the fields that it requires. */
export type UseBlessing = UseOf<(typeof BLESSING)[BlessingId]>;

/** F1: the decision to keep or use an end blessing, with a choice if the blessing requires one. */
export type EndBlessing =
  | { readonly type: 'endBlessing'; readonly blessing: BlessingId; readonly use: boolean }
  | ChoiceOf<(typeof BLESSING)[BlessingId]>;

/** One small decision by a seat. Cards, blessings and cells are named by id or number (docs/record.md). */
export type Action =
  | { [Type in Exclude<keyof Plain, 'reshuffle'>]: PlainOf<Type> }[Exclude<keyof Plain, 'reshuffle'>]
  | UseBlessing
  | { readonly type: 'takeBlessing'; readonly blessing: BlessingId }
  | { readonly type: 'useOrKeep'; readonly blessing: BlessingId; readonly use: boolean }
  | EndBlessing;

/** One step of a record: an action or a reshuffle. */
export type Step = Action | Reshuffle;

/**
 * One shape of action, such as `{ type: 'useOrKeep', blessing: 'luck', use: true }`: its constant parts and its
 * variable fields.
 */
export interface ActionShape {
  readonly type: ActionType;
  /** JSON fields that are constant for this shape, in order after `type`. */
  readonly fixed: Document;
  readonly words: readonly string[];
  /**
   * The move with all variable fields 0, and the mask of the bits that tell this shape from others of the same type.
   */
  readonly move: Move;
  readonly mask: Move;
  readonly fields: readonly AnyField[];
  /** Names of all JSON fields, constant and variable. */
  readonly names: readonly string[];
  /**
   * True if the shape's only field is stored in the move's second slot (B). Choices for end blessings use this: they
   * are numbered from 1, and 0 means "keep".
   */
  readonly isSecond: boolean;
  /** True if the shape's two fields are an unordered pair. Moves store the lower number first. */
  readonly isPair: boolean;
}

/** Mask of one field in a move, before it is shifted. */
const FIELD = 0b111111;
const IN_A = makeMove(0, FIELD);
const IN_B = makeMove(0, 0, FIELD);

interface ShapeParts {
  readonly blessing?: BlessingId;
  readonly use?: boolean;
  readonly fields?: readonly AnyField[];
  readonly isPair?: boolean | undefined;
}

const numberOf = (type: ActionType): number => ACTION_TYPES.indexOf(type);

/**
 * Builds a shape. `flag` is the value of the bits in `flagMask`, which tell apart two shapes of the same type and
 * blessing.
 */
function shape(
  type: ActionType,
  words: readonly string[],
  parts: ShapeParts,
  flagMask: Move = 0,
  flag: Move = 0,
): ActionShape {
  const { fields = [], isPair = false, ...fixed } = parts;
  const { blessing } = fixed;
  const [number, known] = blessing === undefined ? [0, 0] : [BLESSING_IDS.indexOf(blessing), FIELD];
  return {
    type,
    fixed,
    words,
    move: makeMove(numberOf(type), 0, 0, number) | flag,
    mask: makeMove(0b1111, 0, 0, known) | flagMask,
    fields,
    names: ['type', ...Object.keys(fixed), ...fields.flatMap((field) => field.names)],
    isSecond: type === 'endBlessing' && fields.length === 1,
    isPair,
  };
}

/**
 * Lists the shapes of a blessing's actions. useOrKeep stores 1 for "use" and 0 for "keep" in the move's first field,
 * endBlessing in its second.
 */
function shapesOfBlessing(blessing: Blessing, number: number): ActionShape[] {
  const { id } = blessing;
  const choice = choiceOf(number);
  const used = { blessing: id, use: true };
  const kept = { blessing: id, use: false };
  return [
    ...('use' in blessing ? [shape('useBlessing', ['use', id], { blessing: id, ...fieldParts(blessing) })] : []),
    shape('takeBlessing', ['bless', id], { blessing: id }),
    shape('useOrKeep', ['enact', id], used, IN_A, ONE_IN_A),
    shape('useOrKeep', ['keep', id], kept, IN_A),
    shape('endBlessing', ['end', id, 'keep'], kept, IN_B),
    choice === undefined
      ? shape('endBlessing', ['end', id], used, IN_B, ONE_IN_B)
      : shape('endBlessing', ['end', id], { ...used, fields: choice.fields }),
  ];
}

/** Picks the parts of a definition that describe its fields. */
function fieldParts({ fields, isPair }: Pick<AnyUse, 'fields' | 'isPair'>): ShapeParts {
  return { fields, isPair };
}

/** Every shape of action. */
export const ACTION_SHAPES: readonly ActionShape[] = [
  ...PLAIN_TYPES.map((type) => shape(type, [PLAIN[type].verb], fieldParts(PLAIN[type]))),
  ...BLESSINGS.flatMap(shapesOfBlessing),
];

const SHAPES_OF_TYPE: readonly (readonly ActionShape[])[] = ACTION_TYPES.map((type) =>
  ACTION_SHAPES.filter((shape) => shape.type === type),
);

/** Lists the shapes of an action type. */
export function shapesOf(type: ActionType): readonly ActionShape[] {
  return SHAPES_OF_TYPE[numberOf(type)];
}
