import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASES } from '@nunatak/engine';
import { parseAst } from 'vite';
import { everyText } from './everyText.ts';

/** A text and its path. */
export type TextAt = readonly [where: string, text: string];

/** Lists every text within a tree: strings, and the results of its functions. */
export function textsOf(tree: unknown, where = ''): readonly TextAt[] {
  if (typeof tree === 'function') {
    return filled(tree as Saying)
      .flatMap((value) => everyText(value, `${where}()`))
      .filter(([, text]) => !/undefined|NaN|\[object/.test(text));
  }
  if (typeof tree === 'string') return [[where, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'origin' ? [] : textsOf(value, where === '' ? key : `${where}.${key}`),
  );
}

const MIRA = { seat: 'Mira', you: false };
const YOU = { seat: 'Quinn', you: true };

/** Values for all parameters that text functions take by name. */
const NAMED = {
  ...MIRA,
  ...{
    card: 'beast-elder',
    as: 'artisan',
    to: 'elder',
    tool: 'rope',
    side: 'architect',
    tile: 'builder',
    square: '2B3',
  },
  ...{ cell: '2B3', a: '1A1', b: '2B3', own: '1A1', other: '2B3', line: 'L1r2', blessing: 'moon', source: 'square' },
  ...{
    for: 'siku',
    use: true,
    scored: false,
    standing: 'tied',
    rating: 'slush',
    rank: 'strong',
    expected: 'placeBlock',
  },
  ...{
    points: 3,
    steps: 2,
    round: 4,
    turn: 12,
    blocks: 3,
    each: 2,
    number: 4,
    cards: 2,
    symbols: 3,
    matches: 7,
    sets: 2,
  },
  ...{ pickaxe: 2, rope: 2, saw: 3, before: 46, after: 35, luck: 7, play: -4, reader: YOU, rival: MIRA },
  ...{ order: [MIRA, YOU], winners: [MIRA], parts: ['a', 'b'], known: [1, 2], plan: 'x', found: 'y', field: 'z' },
};

/** Parameter values that make text functions return a different text. */
const VARIANTS: readonly object[] = [
  {},
  YOU,
  { ...YOU, winners: [MIRA, YOU], rating: undefined },
  { winners: [MIRA], rating: undefined },
  { winners: [MIRA, { ...MIRA, seat: 'Ana' }], rating: undefined },
  { rating: 'none' },
  { card: 'builder', tile: 'beast', tool: undefined, scored: true, use: false, for: 'self' },
  { card: 'construction' },
  { cards: ['beast', 'elder-builder'], points: -3, luck: -7, play: 4 },
  { before: 35, after: 46, luck: 0, play: 0, line: 'L2c3', square: 'top', known: [1] },
  { after: 46, standing: 'most', points: 1, steps: 1, blocks: 1, cards: 1, sets: 1, symbols: 1, matches: 1 },
  { standing: 'behind' },
  ...PHASES.map((expected) => ({ expected })),
];

/**
 * Values for functions that take parameters in order. Every combination is tried; fewer if there are many parameters.
 */
const IN_ORDER: readonly unknown[] = [1, 'Mira', false, 3, ['Mira', 'Ana']];
const MANY = 3;

type Saying = (...parameters: readonly unknown[]) => unknown;

/** Calls a text function with all kinds of parameters and returns its texts. Skips parameters that make it throw. */
function filled(say: Saying): readonly unknown[] {
  const byName = say.length > 1 ? [] : VARIANTS.map((variant) => [{ ...NAMED, ...variant }]);
  return [...byName, ...combinations(say.length)].flatMap((parameters) => {
    try {
      return [say(...parameters)];
    } catch {
      return [];
    }
  });
}

function combinations(length: number, kinds?: readonly unknown[]): readonly (readonly unknown[])[] {
  if (length === 0) return [[]];
  const values = kinds ?? (length > MANY ? IN_ORDER.slice(0, MANY) : IN_ORDER);
  return combinations(length - 1, values).flatMap((some) => values.map((value) => [...some, value]));
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the text of a string or template literal, with `…` for each placeholder. */
function literalOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis
    .map(({ value }: { value: { cooked?: string; raw: string } }) => value.cooked ?? value.raw)
    .join('…');
}

/** Lists the string and template literals in a source file. Skips single words, because they may be ids. */
export function literalsOf(source: string, where = ''): readonly TextAt[] {
  const found: TextAt[] = [];
  const visit = (node: Node): void => {
    const text = literalOf(node);
    if (text !== undefined && /\p{L}\s+\p{L}/u.test(text)) found.push([where, text]);
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return found;
}

/** Lists the texts of every source file in a folder, recursively. */
export function literalsUnder(folder: string): readonly TextAt[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => literalsOf(readFileSync(path.join(folder, file), 'utf8'), file));
}
