import type { AnyUse, Blessing } from '../blessings/blessing.ts';
import { type BLESSING, BLESSINGS, choiceOf } from '../blessings/index.ts';
import { ACTION_TYPES, type ActionType, BLESSING_IDS, type BlessingId } from '../words.ts';
import { type AnyField, card, cell, type Document, order, side, square, type ValuesOf, whom } from './fields.ts';
import { type Move, makeMove, ONE_IN_A, ONE_IN_B } from './moves.ts';

/** What the actions of every type but a blessing's name, each told once: JSON, moves, notation and reader follow. */
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

/** T4: chance's step, no seat's. `order` is the whole deck after the shuffle, top first. */
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

/** A one-time blessing or a reaction, with what its use names. */
export type UseBlessing = UseOf<(typeof BLESSING)[BlessingId]>;

/** F1: an end blessing kept, used, or used with the choice it asks for. */
export type EndBlessing =
  | { readonly type: 'endBlessing'; readonly blessing: BlessingId; readonly use: boolean }
  | ChoiceOf<(typeof BLESSING)[BlessingId]>;

/** What a seat decides, one small step each, naming things by id and cell (RECORD.md). */
export type Action =
  | { [Type in Exclude<keyof Plain, 'reshuffle'>]: PlainOf<Type> }[Exclude<keyof Plain, 'reshuffle'>]
  | UseBlessing
  | { readonly type: 'takeBlessing'; readonly blessing: BlessingId }
  | { readonly type: 'useOrKeep'; readonly blessing: BlessingId; readonly use: boolean }
  | EndBlessing;

/** Whatever a record holds as a step. */
export type Step = Action | Reshuffle;

/** One shape of action: what is the same in all of that shape, in JSON, words and bits, and the fields that differ. */
export interface Kind {
  readonly type: ActionType;
  /** JSON fields that are the same in all, in order after `type`. */
  readonly fixed: Document;
  readonly words: readonly string[];
  /** The move with all fields 0, and the bits that tell it from other kinds of its type. */
  readonly move: Move;
  readonly mask: Move;
  readonly fields: readonly AnyField[];
  /** Every JSON field that it has. */
  readonly names: readonly string[];
  /** Whether its one field is the second of the move: an end choice is counted from 1 there, where 0 keeps the blessing. */
  readonly isSecond: boolean;
  /** Whether the two fields are a pair without an order: the lower number first in a move. */
  readonly isPair: boolean;
}

/** All bits of a field in a move. */
const FIELD = 0b111111;
const IN_A = makeMove(0, FIELD);
const IN_B = makeMove(0, 0, FIELD);

interface Told {
  readonly blessing?: BlessingId;
  readonly use?: boolean;
  readonly fields?: readonly AnyField[];
  readonly isPair?: boolean | undefined;
}

const numberOf = (type: ActionType): number => ACTION_TYPES.indexOf(type);

/** A kind of action; `flag` is the value of the bits of `flagMask`, which tell two kinds of a type and blessing apart. */
function kind(type: ActionType, words: readonly string[], told: Told, flagMask: Move = 0, flag: Move = 0): Kind {
  const { fields = [], isPair = false, ...fixed } = told;
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

/** A blessing's kinds. 1 in the first field of useOrKeep and in the second of endBlessing uses it, 0 keeps it. */
function kindsOfBlessing(blessing: Blessing, number: number): Kind[] {
  const { id } = blessing;
  const choice = choiceOf(number);
  const used = { blessing: id, use: true };
  const kept = { blessing: id, use: false };
  return [
    ...('use' in blessing ? [kind('useBlessing', ['use', id], { blessing: id, ...namedBy(blessing) })] : []),
    kind('takeBlessing', ['bless', id], { blessing: id }),
    kind('useOrKeep', ['enact', id], used, IN_A, ONE_IN_A),
    kind('useOrKeep', ['keep', id], kept, IN_A),
    kind('endBlessing', ['end', id, 'keep'], kept, IN_B),
    choice === undefined
      ? kind('endBlessing', ['end', id], used, IN_B, ONE_IN_B)
      : kind('endBlessing', ['end', id], { ...used, fields: choice.fields }),
  ];
}

/** What is told of the fields alone. */
function namedBy({ fields, isPair }: Pick<AnyUse, 'fields' | 'isPair'>): Told {
  return { fields, isPair };
}

/** Every kind of action. */
export const KINDS: readonly Kind[] = [
  ...PLAIN_TYPES.map((type) => kind(type, [PLAIN[type].verb], namedBy(PLAIN[type]))),
  ...BLESSINGS.flatMap(kindsOfBlessing),
];

const KINDS_OF_TYPE: readonly (readonly Kind[])[] = ACTION_TYPES.map((type) =>
  KINDS.filter((kind) => kind.type === type),
);

/** The kinds of a type of action. */
export function kindsOf(type: ActionType): readonly Kind[] {
  return KINDS_OF_TYPE[numberOf(type)];
}
