import type { EndBlessing, Step, UseBlessing } from './actions.ts';
import { cellByName, cellName, lineById, squareName, TOP_SQUARE } from './geometry.ts';
import { readStep } from './readAction.ts';
import { describe, fail, type Problem, type Result } from './result.ts';

/** `take sculptor-4`, `place 2B3`, `use moon 1A1 2B2`: what tests, logs, the CLI and bug reports speak. */
export function formatAction(action: Step): string {
  switch (action.type) {
    case 'takeCard':
      return `take ${action.card}`;
    case 'useFor':
      return `for ${action.for}`;
    case 'swapTiles':
      return `swap ${cellName(action.a)} ${cellName(action.b)}`;
    case 'placeBlock':
      return `place ${cellName(action.cell)}${asSide(action.side)}`;
    case 'useBlessing':
      return `use ${action.blessing}${detailOf(action)}`;
    case 'pass':
      return 'pass';
    case 'orderSquare':
      return `score ${squareName(action.square)}`;
    case 'takeBlessing':
      return `bless ${action.blessing}`;
    case 'useOrKeep':
      return `${action.use ? 'enact' : 'keep'} ${action.blessing}`;
    case 'dummyTie':
      return `dummy ${cellName(action.cell)}${asSide(action.side)}`;
    case 'endBlessing':
      return `end ${action.blessing}${endDetailOf(action)}`;
    case 'reshuffle':
      return `reshuffle ${action.order.join(' ')}`;
  }
}

function asSide(side: string | undefined): string {
  return side === undefined ? '' : ` as ${side}`;
}

function detailOf(action: UseBlessing): string {
  switch (action.blessing) {
    case 'moon':
      return ` ${cellName(action.own)} ${cellName(action.other)}`;
    case 'movement':
      return ` ${cellName(action.a)} ${cellName(action.b)}`;
    case 'providence':
      return ` ${action.line}`;
    case 'expansion':
      return ` ${squareName(action.square)}`;
    case 'foresight':
      return ` ${action.card}`;
    default:
      return '';
  }
}

function endDetailOf(action: EndBlessing): string {
  if (!action.use) return ' keep';
  if ('card' in action) return ` ${action.card} to ${action.to}${action.tool === undefined ? '' : ` ${action.tool}`}`;
  return 'tool' in action ? ` ${action.tool}` : '';
}

/** Reads the notation back. Never throws; a Problem names the word that does not fit. */
export function parseAction(text: unknown): Result<Step, Problem> {
  if (typeof text !== 'string') return fail({ field: 'notation', found: describe(text), expected: 'a text' });
  const [verb, ...words] = text.trim().split(/\s+/);
  const parse = Object.hasOwn(PARSERS, verb) ? PARSERS[verb] : undefined;
  if (parse === undefined) return expected('notation', verb, `one of ${Object.keys(PARSERS).join(', ')}`);
  const document = parse(words);
  if (document === undefined) return expected('notation', text, USAGE[verb]);
  return readStep(document);
}

function expected(field: string, found: string, wanted: string): Result<Step, Problem> {
  return fail({ field, found: JSON.stringify(found.slice(0, 60)), expected: wanted });
}

type Parser = (words: readonly string[]) => Readonly<Record<string, unknown>> | undefined;

const USAGE: Readonly<Record<string, string>> = {
  take: 'take CARD',
  for: 'for self|siku',
  swap: 'swap CELL CELL',
  place: 'place CELL [as TYPE]',
  use: 'use BLESSING [CELL CELL|LINE|SQUARE|CARD]',
  pass: 'pass',
  score: 'score SQUARE',
  bless: 'bless BLESSING',
  enact: 'enact BLESSING',
  keep: 'keep BLESSING',
  dummy: 'dummy CELL [as TYPE]',
  end: 'end BLESSING [keep|TOOL|CARD to TYPE [TOOL]]',
  reshuffle: 'reshuffle CARD…',
};

const PARSERS: Readonly<Record<string, Parser>> = {
  take: (words) => only(words, 1, { type: 'takeCard', card: words[0] }),
  for: (words) => only(words, 1, { type: 'useFor', for: words[0] }),
  swap: (words) => only(words, 2, { type: 'swapTiles', a: cellIn(words[0]), b: cellIn(words[1]) }),
  place: (words) => placement('placeBlock', words),
  use: ([blessing, ...words]) => useOf(blessing, words),
  pass: (words) => only(words, 0, { type: 'pass' }),
  score: (words) => only(words, 1, { type: 'orderSquare', square: squareIn(words[0]) }),
  bless: (words) => only(words, 1, { type: 'takeBlessing', blessing: words[0] }),
  enact: (words) => only(words, 1, { type: 'useOrKeep', blessing: words[0], use: true }),
  keep: (words) => only(words, 1, { type: 'useOrKeep', blessing: words[0], use: false }),
  dummy: (words) => placement('dummyTie', words),
  end: ([blessing, ...words]) => endOf(blessing, words),
  reshuffle: (order) => ({ type: 'reshuffle', order }),
};

function only<Document>(words: readonly string[], count: number, document: Document): Document | undefined {
  return words.length === count ? document : undefined;
}

function cellIn(name: string | undefined): number | undefined {
  return name === undefined ? undefined : cellByName(name);
}

function squareIn(name: string | undefined): number | undefined {
  return name === 'top' ? TOP_SQUARE : cellIn(name);
}

function placement(type: string, words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const [cell, as, side] = words;
  if (words.length === 1) return { type, cell: cellIn(cell) };
  return words.length === 3 && as === 'as' ? { type, cell: cellIn(cell), side } : undefined;
}

function useOf(blessing: string, words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const use = { type: 'useBlessing', blessing };
  const [first, second] = words;
  switch (blessing) {
    case 'moon':
      return only(words, 2, { ...use, own: cellIn(first), other: cellIn(second) });
    case 'movement':
      return only(words, 2, { ...use, a: cellIn(first), b: cellIn(second) });
    case 'providence':
      return only(words, 1, { ...use, line: lineById(first) === undefined ? undefined : first });
    case 'expansion':
      return only(words, 1, { ...use, square: squareIn(first) });
    case 'foresight':
      return only(words, 1, { ...use, card: first });
    default:
      return only(words, 0, use);
  }
}

function endOf(blessing: string, words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const end = { type: 'endBlessing', blessing, use: true };
  const [first, to, type, tool] = words;
  if (words.length === 0) return end;
  if (words.length === 1) return first === 'keep' ? { ...end, use: false } : { ...end, tool: first };
  if (to !== 'to' || words.length > 4) return undefined;
  return { ...end, card: first, to: type, ...(tool === undefined ? {} : { tool }) };
}
