import type { Blessing } from '../blessings/blessing.ts';
import { type BLESSING, BLESSINGS } from '../blessings/index.ts';
import { ACTION_TYPES, type ActionType, BLESSING_IDS, type BlessingId } from '../words.ts';
import { type AnyField, card, cell, type Document, order, side, square, type ValuesOf, whom } from './fields.ts';
import { type Move, makeMove, SLOT_A, SLOT_B, type Slot } from './moves.ts';

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
  /** Where each field stands in the move. */
  readonly slots: readonly Slot[];
  /** Whether the two fields are a pair without an order: the lower number first in a move. */
  readonly isPair: boolean;
}

const TYPE_MASK = makeMove(0b1111);
const FIELD = 0b111111;
const BLESSING_MASK = TYPE_MASK | makeMove(0, 0, 0, FIELD);

/** In the first field of useOrKeep and the second of endBlessing: 0 keeps the blessing, 1 uses it. */
const KEEP = 0;
const USE = 1;

const numberOf = (type: ActionType): number => ACTION_TYPES.indexOf(type);

function plainKind(type: keyof Plain): Kind {
  const { verb, fields } = PLAIN[type];
  return {
    type,
    fixed: {},
    words: [verb],
    move: makeMove(numberOf(type)),
    mask: TYPE_MASK,
    fields,
    slots: [SLOT_A, SLOT_B],
    isPair: 'isPair' in PLAIN[type],
  };
}

function blessingKind(type: ActionType, words: readonly string[], blessing: Blessing): Kind {
  return {
    type,
    fixed: { blessing: blessing.id },
    words,
    move: makeMove(numberOf(type), 0, 0, BLESSING_IDS.indexOf(blessing.id)),
    mask: BLESSING_MASK,
    fields: [],
    slots: [SLOT_A, SLOT_B],
    isPair: false,
  };
}

function useKind(blessing: Blessing): Kind[] {
  if (!('use' in blessing)) return [];
  const kind = blessingKind('useBlessing', ['use', blessing.id], blessing);
  return [{ ...kind, fields: blessing.fields, isPair: blessing.isPair === true }];
}

function takenKinds(blessing: Blessing): Kind[] {
  const { id } = blessing;
  const kind = (verb: string, use: boolean): Kind => {
    const plain = blessingKind('useOrKeep', [verb, id], blessing);
    return {
      ...plain,
      fixed: { ...plain.fixed, use },
      move: plain.move | makeMove(0, use ? USE : KEEP),
      mask: BLESSING_MASK | makeMove(0, FIELD),
    };
  };
  return [blessingKind('takeBlessing', ['bless', id], blessing), kind('enact', true), kind('keep', false)];
}

/** A choice is counted from 1 in the second field, where 0 keeps the blessing. */
function endKinds(blessing: Blessing): Kind[] {
  const { id } = blessing;
  const plain = blessingKind('endBlessing', ['end', id], blessing);
  const choice = 'atEnd' in blessing ? blessing.atEnd : undefined;
  const used = { ...plain, fixed: { ...plain.fixed, use: true } };
  const mask = BLESSING_MASK | makeMove(0, 0, FIELD);
  return [
    { ...plain, fixed: { ...plain.fixed, use: false }, words: ['end', id, 'keep'], mask },
    choice === undefined
      ? { ...used, move: plain.move | makeMove(0, 0, USE), mask }
      : { ...used, fields: choice.fields, slots: [SLOT_A, SLOT_B].slice(-choice.fields.length) },
  ];
}

const PLAIN_TYPES: readonly (keyof Plain)[] = ACTION_TYPES.filter((type): type is keyof Plain => type in PLAIN);

/** Every kind of action. Of two that share a beginning the longer is first. */
export const KINDS: readonly Kind[] = [
  ...PLAIN_TYPES.map(plainKind),
  ...BLESSINGS.flatMap((blessing) => [...useKind(blessing), ...takenKinds(blessing), ...endKinds(blessing)]),
];

const KINDS_OF_TYPE: readonly (readonly Kind[])[] = ACTION_TYPES.map((type) =>
  KINDS.filter((kind) => kind.type === type),
);

/** The kinds of a type of action. */
export function kindsOf(type: ActionType): readonly Kind[] {
  return KINDS_OF_TYPE[numberOf(type)];
}
