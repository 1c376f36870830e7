import { nextInt, type Rng } from '../../src/game.ts';

export function pick<Entry>(rng: Rng, entries: readonly Entry[]): Entry {
  return entries[nextInt(rng, entries.length)];
}

/** Returns lists nested deeper than any recursion can go. */
function deepList(): unknown {
  let list: unknown = [];
  for (let i = 0; i < 50_000; i++) list = [list];
  return list;
}

/** Returns an object that contains itself. */
function ring(): unknown {
  const object: Record<string, unknown> = {};
  object.self = object;
  return object;
}

const DEEP = deepList();
const RING = ring();
const HUGE = 'x'.repeat(100_000);

/** Values that break code that formats them carelessly. */
export const ODDITIES: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: 'a deep list', value: DEEP },
  { name: 'itself', value: RING },
  { name: 'a big integer', value: 10n },
  { name: 'a huge text', value: HUGE },
];

/** A sparse list: JSON can't contain one, but a caller can pass one. */
const GAPS: unknown[] = [];
GAPS[3] = 1;

/** Values that are valid nowhere: wrong types, odd numbers, prototype names, values that JSON can't contain. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  53.999,
  54,
  55,
  2 ** 31,
  2 ** 53,
  -(2 ** 40),
  1e308,
  '',
  ' ',
  '0',
  '25',
  'pass',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '🧊',
  HUGE,
  [],
  [undefined],
  [[]],
  GAPS,
  {},
  { length: 3 },
  { type: {} },
  { toString: 1 },
  { toJSON: () => HUGE },
  JSON.parse('{"__proto__":{"type":"pass"}}'),
  Object.create(null),
  DEEP,
  RING,
  10n,
  Symbol('junk'),
  () => 'junk',
  new Map([['type', 'pass']]),
  new Date(0),
  Object('pass'),
  Object(3),
  new Uint8Array(3),
];

export function junk(rng: Rng): unknown {
  return pick(rng, JUNK);
}

/** Field names that the readers know, and some that they must ignore or refuse. */
const NAMES = [
  'format',
  'card',
  'cell',
  'blessing',
  'players',
  'setup',
  'steps',
  'cards',
  'track',
  'options',
  'type',
  '__proto__',
  'constructor',
];

const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'extra', 'type', '0'];

const DEEPEST = 4;

/** Returns random nested lists, objects and maps of junk. */
export function anything(rng: Rng, depth = 0): unknown {
  if (depth === DEEPEST || nextInt(rng, 3) === 0) return junk(rng);
  const parts = Array.from({ length: nextInt(rng, 5) }, () => anything(rng, depth + 1));
  const named = () => parts.reduce<object>((object, part) => withProperty(object, pick(rng, NAMES), part), {});
  switch (nextInt(rng, 5)) {
    case 0:
      return parts;
    case 1: {
      const gapped: unknown[] = [];
      for (const [i, part] of parts.entries()) gapped[2 * i] = part;
      return gapped;
    }
    case 2:
      return new Map(parts.map((part) => [pick(rng, NAMES), part]));
    case 3:
      return Object.assign(Object.create(null), named());
    default:
      return named();
  }
}

/** Sets an own property, even one named `__proto__`. */
function withProperty(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Copies a document with one random change; unchanged parts are shared with the original. */
export function mutate(rng: Rng, document: unknown): unknown {
  const goesDeeper = nextInt(rng, 8) !== 0;
  if (Array.isArray(document) && document.length > 0) {
    const i = nextInt(rng, document.length);
    return goesDeeper ? document.with(i, mutate(rng, document[i])) : mutateList(rng, document, i);
  }
  if (isObject(document)) {
    const names = Object.keys(document);
    const name = names.length === 0 ? 'extra' : pick(rng, names);
    return goesDeeper ? withProperty(document, name, mutate(rng, document[name])) : mutateObject(rng, document, name);
  }
  return mutateValue(rng, document);
}

function mutateList(rng: Rng, list: readonly unknown[], i: number): unknown {
  switch (nextInt(rng, 6)) {
    case 0:
      return list.toSpliced(i, 1);
    case 1:
      return list.toSpliced(i, 0, list[i]);
    case 2:
      return list.toSpliced(i, 0, junk(rng));
    case 3:
      return list.toReversed();
    case 4:
      return { ...list };
    default:
      return junk(rng);
  }
}

function mutateObject(rng: Rng, object: Readonly<Record<string, unknown>>, name: string): unknown {
  const { [name]: value, ...others } = object;
  switch (nextInt(rng, 5)) {
    case 0:
      return others;
    case 1:
      return withProperty(others, pick(rng, STRANGE_NAMES), value);
    case 2:
      return withProperty(object, pick(rng, STRANGE_NAMES), junk(rng));
    case 3:
      return Object.entries(object);
    default:
      return junk(rng);
  }
}

function mutateValue(rng: Rng, value: unknown): unknown {
  if (nextInt(rng, 2) === 0) return junk(rng);
  switch (typeof value) {
    case 'number':
      return pick(rng, [value + 1, value - 1, -value, value + 0.5, String(value), [value], value * 1e9]);
    case 'string':
      return pick(rng, [
        `${value} `,
        value.slice(1),
        value.toUpperCase(),
        mutateText(rng, value),
        [value],
        value.length,
      ]);
    case 'boolean':
      return pick(rng, [!value, String(value), Number(value)]);
    default:
      return junk(rng);
  }
}

const LETTERS = ' \t\n-_0123456789ABCDEabcdefgxyz🧊\u0000"\\';

/** Removes, inserts or moves a character or a word of a text. */
export function mutateText(rng: Rng, text: string): string {
  const at = nextInt(rng, text.length + 1);
  const words = text.split(' ');
  switch (nextInt(rng, 7)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + pick(rng, [...LETTERS]) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(rng, [...LETTERS]) + text.slice(at + 1);
    case 3:
      return words.toReversed().join(' ');
    case 4:
      return words.toSpliced(nextInt(rng, words.length), 1).join(' ');
    case 5:
      return [...words, pick(rng, words)].join(' ');
    default:
      return words.with(nextInt(rng, words.length), pick(rng, STRANGE_NAMES)).join(' ');
  }
}
