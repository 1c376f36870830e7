import { describe, expect, test } from 'vitest';
import {
  count,
  type ExplainedSource,
  type ExplainedTexts,
  LANGUAGES,
  SOURCE_IDS,
  type SourceParameters,
  type Words,
  words,
} from '../src/index.ts';
import { oneInPlural } from './plurals.ts';

/** An example of every source. Does not compile if one is missing. */
const EXAMPLES: SourceParameters = {
  support: { blocks: 3, each: 1 },
  square: { blocks: 2 },
  expansion: { blocks: 3 },
  providence: { blocks: 4, standing: 'tied' },
  temple: {},
  insight: { number: 4 },
  luck: {},
  edge: { blocks: 9 },
  stability: { blocks: 1 },
  cap: { blocks: 12, standing: 'most' },
  builders: { cards: 4, standing: 'behind' },
  sculptors: { cards: 4 },
  artisans: { pickaxe: 2, rope: 2, saw: 3, sets: 2 },
  beasts: { cards: 2, symbols: 3 },
  architects: { cards: 3, number: 4 },
  elders: { cards: 1, matches: 7 },
  blessings: { cards: 2 },
  sets: { sets: 1, each: 10 },
};

const EXPLAINED = SOURCE_IDS.filter((source): source is ExplainedSource => source in EXAMPLES);

function explain<S extends ExplainedSource>({ sources }: Words, source: S, parameters: SourceParameters[S]): string {
  const explained: ExplainedTexts = sources;
  return explained[source].explain(parameters);
}

function inAll<S extends ExplainedSource>(source: S, parameters: SourceParameters[S]): readonly string[] {
  return LANGUAGES.map((language) => explain(words(language), source, parameters));
}

describe('the score sheet', () => {
  test.each(LANGUAGES)('explains every line with the given numbers (%s)', (language) => {
    for (const source of EXPLAINED) {
      const text = explain(words(language), source, EXAMPLES[source]);
      const given = Object.values(EXAMPLES[source]).filter((value) => typeof value === 'number');
      expect(text).not.toMatch(/undefined|\[object| {2}/);
      expect(text.match(/\d+/g) ?? []).toEqual(expect.arrayContaining(given.map(String)));
    }
  });

  test.each(LANGUAGES)('uses the singular for one (%s)', (language) => {
    for (const source of EXPLAINED) {
      const ones = Object.entries(EXAMPLES[source]).map(([key, value]) => [key, typeof value === 'number' ? 1 : value]);
      const text = explain(words(language), source, Object.fromEntries(ones));
      expect(oneInPlural(text, language), source).toEqual([]);
    }
  });

  test('a number and its noun', () => {
    expect([-2, -1, 0, 1, 2].map((number) => count(number, 'point', 'points'))).toEqual([
      '−2 points',
      '−1 point',
      '0 points',
      '1 point',
      '2 points',
    ]);
  });

  test('X8: three architects at a track number', () => {
    expect(inAll('architects', { cards: 3, number: 4 })).toEqual([
      '3 architects × 4',
      '3 Baumeisterinnen × 4',
      '3 bouwmeesters × 4',
    ]);
    expect(inAll('architects', { cards: 1, number: 10 })).toEqual([
      '1 architect × 10',
      '1 Baumeisterin × 10',
      '1 bouwmeester × 10',
    ]);
  });

  test('X6: two pickaxes, two ropes, three pole saws', () => {
    expect(inAll('artisans', EXAMPLES.artisans)).toEqual([
      '2 pickaxes, 2 ropes, 3 pole saws, 2 sets',
      '2 Spitzhacken, 2 Seile, 3 Stangensägen, 2 Sets',
      '2 houwelen, 2 touwen, 3 paalzagen, 2 sets',
    ]);
  });

  test('F3: builders are the most, tied or two points each', () => {
    expect(inAll('builders', { cards: 4, standing: 'most' })).toEqual([
      '4 builders, the most',
      '4 Arbeiter, die meisten',
      '4 arbeiders, de meeste',
    ]);
    expect(inAll('builders', { cards: 4, standing: 'tied' })).toEqual([
      '4 builders, tied for the most',
      '4 Arbeiter, Gleichstand an der Spitze',
      '4 arbeiders, gelijk aan kop',
    ]);
    expect(inAll('builders', { cards: 1, standing: 'behind' })).toEqual([
      '1 builder × 2',
      '1 Arbeiter × 2',
      '1 arbeider × 2',
    ]);
  });
});

describe('seats', () => {
  test('dummies are numbered', () => {
    expect(LANGUAGES.map((language) => words(language).seats.dummy(2))).toEqual(['Dummy 2', 'Dummy 2', 'Dummy 2']);
  });
});
