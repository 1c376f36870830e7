import { Corrupt, must } from '../corrupt.ts';
import { cardIdOf, cardNumber } from '../faces.ts';
import type { Facts } from '../facts.ts';
import { CELLS, cellByName, cellName, FIRST_SQUARE, LINES, squareName, TOP_SQUARE } from '../geometry.ts';
import { integer, list, oneOf, Wrong } from '../read.ts';
import { CARD_TYPES, type CardId, type CardType, TOOLS, type Tool } from '../words.ts';

/** The fields of a JSON object that is still to be checked. */
export type Document = Readonly<Record<string, unknown>>;

/**
 * One field of an action in its three forms, each with the way back: JSON, a number in a move, words in the notation.
 * Most fields are one JSON field; `Value` is whatever JSON fields it stands for.
 */
export interface Field<Value extends object> {
  /** Its JSON fields, in order. */
  readonly names: readonly string[];
  /** How the notation is explained: `CELL`. */
  readonly usage: string;
  /** Its checked JSON; throws Wrong. */
  read(facts: Facts, document: Document): Value;
  toNumber(facts: Facts, value: Value): number;
  fromNumber(facts: Facts, number: number): Value;
  toWords(value: Value): readonly string[];
  /** Takes its words off the list and gives their JSON, not checked yet; undefined where the words are not there. */
  fromWords(words: string[]): Document | undefined;
}

export type AnyField = Field<object>;

/** All JSON fields of a list of fields. */
export type ValuesOf<Fields extends readonly AnyField[]> = Fields extends readonly [
  Field<infer Value>,
  ...infer Rest extends readonly AnyField[],
]
  ? Value & ValuesOf<Rest>
  : unknown;

/** A kind of value that one JSON field, one number and one word can hold. */
interface Kind<Value> {
  readonly usage: string;
  read(facts: Facts, field: string, value: unknown): Value;
  toNumber(facts: Facts, value: Value): number;
  fromNumber(facts: Facts, number: number): Value;
  /** Left out where the word is the id. */
  readonly words?: NamesOf<Value>;
}

interface NamesOf<Value> {
  nameOf(value: Value): string;
  byName(name: string): Value | undefined;
}

type Named<Name extends string, Value> = Readonly<Record<Name, Value>>;

function named<Name extends string, Value>(name: Name, value: Value): Named<Name, Value> {
  // A computed name widens to string, which TypeScript cannot narrow again.
  return { [name]: value } as Named<Name, Value>;
}

export function fieldOf<Name extends string, Value>(name: Name, kind: Kind<Value>): Field<Named<Name, Value>> {
  return {
    names: [name],
    usage: kind.usage,
    read: (facts, document) => named(name, kind.read(facts, `action.${name}`, document[name])),
    toNumber: (facts, value) => kind.toNumber(facts, value[name]),
    fromNumber: (facts, number) => named(name, kind.fromNumber(facts, number)),
    toWords: (value) => [kind.words === undefined ? String(value[name]) : kind.words.nameOf(value[name])],
    fromWords(words) {
      const word = words.shift();
      if (word === undefined) return undefined;
      const value = kind.words === undefined ? word : kind.words.byName(word);
      if (value === undefined) throw new Wrong(`action.${name}`, word, `a ${kind.usage} that exists`);
      return { [name]: value };
    },
  };
}

/** Ids of a list, numbered from `first`; their word is themselves. */
function idsOf<Id extends string>(ids: readonly Id[], usage: string, first = 0): Kind<Id> {
  const numbers = new Map(ids.map((id, i) => [id, i]));
  return {
    usage,
    read: (_facts, field, value) => oneOf(field, value, ids),
    toNumber: (_facts, id) => first + must(numbers.get(id), usage, id),
    fromNumber: (_facts, number) => must(ids[number - first], usage, number),
  };
}

/** Cells or squares, by number and by name. */
function placesOf(first: number, last: number, usage: string, words: NamesOf<number>): Kind<number> {
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

const CARD: Kind<CardId> = {
  usage: 'CARD',
  read: readCard,
  toNumber: (facts, id) => must(cardNumber(facts, id), 'card', id),
  fromNumber: (facts, card) => must(cardIdOf(facts, card), 'card', card),
};

function readCard(facts: Facts, field: string, value: unknown): CardId {
  const card = typeof value === 'string' ? cardNumber(facts, value) : undefined;
  if (card === undefined) throw new Wrong(field, value, 'a building card like "sculptor-4"');
  return cardIdOf(facts, card);
}

export const card = <Name extends string>(name: Name) => fieldOf(name, CARD);
export const cell = <Name extends string>(name: Name) => fieldOf(name, CELL);
export const square = <Name extends string>(name: Name) => fieldOf(name, SQUARE);
export const line = <Name extends string>(name: Name) => fieldOf(name, LINE);
export const whom = <Name extends string>(name: Name) => fieldOf(name, idsOf(['self', 'siku'] as const, 'self|siku'));

/** A tool from 1, as 0 in a move says that a blessing is kept. */
export const tool = <Name extends string>(name: Name) => fieldOf(name, idsOf<Tool>(TOOLS, 'TOOL', 1));

const SIDE = idsOf(CARD_TYPES, 'TYPE', 1);

/** T3: `as TYPE`, where the tile leaves a choice; 0 in a move where it does not. */
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

/** T4: the whole deck, top first. It is chance's, and no move. */
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
