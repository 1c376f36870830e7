import { Corrupt, must } from '../corrupt.ts';
import { cardIdOf, cardNumber } from '../faces.ts';
import type { Facts } from '../facts.ts';
import { CELLS, cellByName, cellName, FIRST_SQUARE, LINES, squareName, TOP_SQUARE } from '../geometry.ts';
import { InvalidField, integer, list, oneOf } from '../read.ts';
import { CARD_TYPES, type CardId, type CardType, TOOLS, type Tool } from '../words.ts';

/** A JSON object whose fields are not checked yet. */
export type Document = Readonly<Record<string, unknown>>;

/**
 * Converts one field of an action between its three forms: JSON, a number in a move, and words in the notation. Most
 * fields are one JSON field; `Value` holds the JSON fields that this one covers.
 */
export interface Field<Value extends object> {
  /** Names of the JSON fields, in order. */
  readonly names: readonly string[];
  /** Placeholder in usage messages, such as `CELL`. */
  readonly usage: string;
  /** Reads and checks the JSON fields; throws InvalidField. */
  read(facts: Facts, document: Document): Value;
  toNumber(facts: Facts, value: Value): number;
  fromNumber(facts: Facts, number: number): Value;
  toWords(value: Value): readonly string[];
  /**
   * Removes this field's words from the front of `words` and returns their JSON, still unchecked; undefined if the
   * words are missing.
   */
  fromWords(words: string[]): Document | undefined;
}

export type AnyField = Field<object>;

/** The JSON fields of a list of action fields, as one object type. */
export type ValuesOf<Fields extends readonly AnyField[]> = Fields extends readonly [
  Field<infer Value>,
  ...infer Rest extends readonly AnyField[],
]
  ? Value & ValuesOf<Rest>
  : unknown;

/** Converts a value that fits in one JSON field, one number and one word. */
interface ValueCodec<Value> {
  readonly usage: string;
  read(facts: Facts, field: string, value: unknown): Value;
  toNumber(facts: Facts, value: Value): number;
  fromNumber(facts: Facts, number: number): Value;
  /** Names for the notation; undefined if the notation uses the id itself. */
  readonly words?: NamesOf<Value>;
}

interface NamesOf<Value> {
  nameOf(value: Value): string;
  byName(name: string): Value | undefined;
}

type Named<Name extends string, Value> = Readonly<Record<Name, Value>>;

function named<Name extends string, Value>(name: Name, value: Value): Named<Name, Value> {
  // TypeScript widens a computed property name to string and can't narrow it again.
  return { [name]: value } as Named<Name, Value>;
}

export function fieldOf<Name extends string, Value>(name: Name, codec: ValueCodec<Value>): Field<Named<Name, Value>> {
  return {
    names: [name],
    usage: codec.usage,
    read: (facts, document) => named(name, codec.read(facts, `action.${name}`, document[name])),
    toNumber: (facts, value) => codec.toNumber(facts, value[name]),
    fromNumber: (facts, number) => named(name, codec.fromNumber(facts, number)),
    toWords: (value) => [codec.words === undefined ? String(value[name]) : codec.words.nameOf(value[name])],
    fromWords(words) {
      const word = words.shift();
      if (word === undefined) return undefined;
      const value = codec.words === undefined ? word : codec.words.byName(word);
      if (value === undefined) throw new InvalidField(`action.${name}`, word, `a ${codec.usage} that exists`);
      return { [name]: value };
    },
  };
}

/** Makes a codec for the ids in a list, numbered from `first`. The notation uses the ids. */
function idsOf<Id extends string>(ids: readonly Id[], usage: string, first = 0): ValueCodec<Id> {
  const numbers = new Map(ids.map((id, i) => [id, i]));
  return {
    usage,
    read: (_facts, field, value) => oneOf(field, value, ids),
    toNumber: (_facts, id) => first + must(numbers.get(id), usage, id),
    fromNumber: (_facts, number) => must(ids[number - first], usage, number),
  };
}

/** Makes a codec for cells or squares: a number in JSON, a name such as `2B3` in the notation. */
function placesOf(first: number, last: number, usage: string, words: NamesOf<number>): ValueCodec<number> {
  return {
    usage,
    read: (_facts, field, value) => integer(field, value, first, last),
    toNumber: (_facts, place) => place,
    fromNumber: (_facts, number) => number,
    words,
  };
}

const CELL = placesOf(0, CELLS - 1, 'CELL', { nameOf: cellName, byName: cellByName });

const SQUARE = placesOf(FIRST_SQUARE, TOP_SQUARE, 'SQUARE', {
  nameOf: squareName,
  byName: (name) => (name === squareName(TOP_SQUARE) ? TOP_SQUARE : cellByName(name)),
});

const LINE = idsOf(
  LINES.map(({ id }) => id),
  'LINE',
);

const CARD: ValueCodec<CardId> = {
  usage: 'CARD',
  read: readCard,
  toNumber: (facts, id) => must(cardNumber(facts, id), 'card', id),
  fromNumber: (facts, card) => must(cardIdOf(facts, card), 'card', card),
};

function readCard(facts: Facts, field: string, value: unknown): CardId {
  const card = typeof value === 'string' ? cardNumber(facts, value) : undefined;
  if (card === undefined) throw new InvalidField(field, value, 'a building card like "sculptor-4"');
  return cardIdOf(facts, card);
}

export const card = <Name extends string>(name: Name) => fieldOf(name, CARD);
export const cell = <Name extends string>(name: Name) => fieldOf(name, CELL);
export const square = <Name extends string>(name: Name) => fieldOf(name, SQUARE);
export const line = <Name extends string>(name: Name) => fieldOf(name, LINE);
export const whom = <Name extends string>(name: Name) => fieldOf(name, idsOf(['self', 'siku'] as const, 'self|siku'));

/** A tool, numbered from 1 in a move because 0 means that the blessing is kept. */
export const tool = <Name extends string>(name: Name) => fieldOf(name, idsOf<Tool>(TOOLS, 'TOOL', 1));

const SIDE = idsOf(CARD_TYPES, 'TYPE', 1);

/** T3: `as TYPE`, present only if the player can choose the card's type. A move stores 0 if absent. */
export const side: Field<{ readonly side?: CardType }> = {
  names: ['side'],
  usage: '[as TYPE]',
  read: (facts, document) =>
    document.side === undefined ? {} : { side: SIDE.read(facts, 'action.side', document.side) },
  toNumber: (facts, value) => (value.side === undefined ? 0 : SIDE.toNumber(facts, value.side)),
  fromNumber: (facts, number) => (number === 0 ? {} : { side: SIDE.fromNumber(facts, number) }),
  toWords: (value) => (value.side === undefined ? [] : ['as', value.side]),
  fromWords(words) {
    if (words.length === 0) return {};
    const [as, type] = words.splice(0, 2);
    return as === 'as' && type !== undefined ? { side: type } : undefined;
  },
};

function noMove(): never {
  throw new Corrupt('no move of a reshuffle');
}

/** T4: the whole deck, top first. A reshuffle is never packed into a move. */
export const order: Field<{ readonly order: readonly CardId[] }> = {
  names: ['order'],
  usage: 'CARD…',
  read: (facts, document) => ({
    order: list('action.order', document.order).map((entry, i) => readCard(facts, `action.order[${i}]`, entry)),
  }),
  toNumber: noMove,
  fromNumber: noMove,
  toWords: (value) => value.order,
  fromWords: (words) => ({ order: words.splice(0) }),
};
