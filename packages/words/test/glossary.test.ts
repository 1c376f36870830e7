import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, plainText, words } from '../src/index.ts';
import { literalsOf, literalsUnder, type TextAt, textsOf } from './gather.ts';
import { conceptsOf, otherWordsIn } from './glossary.ts';

/** Lists every text of a language: those in its deck, and the literals in its source files. */
function everyText(language: Language): readonly TextAt[] {
  const folder = fileURLToPath(new URL(`../src/${language}/`, import.meta.url));
  return [...textsOf(words(language)), ...literalsUnder(folder)];
}

describe('one word for one thing', () => {
  test.each(LANGUAGES)('%s uses the glossary’s word for everything', (language) => {
    const all = textsOf(words(language)).map(([, text]) => text.toLowerCase());
    const unused = conceptsOf(language, 'words').filter(
      ({ word }) => !all.some((text) => text.includes(word.toLowerCase())),
    );
    expect(unused.map(({ concept, word }) => `${concept}: ${word}`)).toEqual([]);
  });

  test.each(LANGUAGES)('%s uses no disallowed synonym', (language) => {
    expect(otherWordsIn(everyText(language), language, 'words')).toEqual([]);
  });

  test.each(LANGUAGES)('a synonym planted in a line of the log is found (%s)', (language) => {
    for (const { concept, word, wrong } of conceptsOf(language, 'words')) {
      const log = { ...words(language).log, roundEnded: () => wrong };
      expect(otherWordsIn(textsOf({ log }), language, 'words'), wrong).toEqual([
        expect.stringMatching(`^log\\.roundEnded\\(\\): “.+” for ${concept}; the word is “${word}”, in “`),
      ]);
    }
  });

  test('a synonym planted in a template of a source file is found', () => {
    const planted = literalsOf(`const line = (cell: string) => \`\${cell}: exchange two tiles\`;`, 'log.ts');
    expect(otherWordsIn(planted, 'en', 'words')).toEqual([
      'log.ts: “exchang” for to swap; the word is “swap”, in “…: exchange two tiles”',
    ]);
  });
});

describe('words printed on the boxes', () => {
  test('the card types', () => {
    const names = LANGUAGES.map((language) => Object.values(words(language).cardTypes).map(({ one }) => one));
    expect(names).toEqual([
      ['Builder', 'Sculptor', 'Artisan', 'Beast of burden', 'Architect', 'Elder'],
      ['Arbeiter', 'Eisschnitzer', 'Handwerker', 'Lastentier', 'Baumeisterin', 'Älteste'],
      ['Arbeider', 'IJssnijder', 'Ambachtsman', 'Lastdier', 'Bouwmeester', 'Nestor'],
    ]);
  });

  test('the card types in the plural', () => {
    const names = LANGUAGES.map((language) => Object.values(words(language).cardTypes).map(({ many }) => many));
    expect(names).toEqual([
      ['Builders', 'Sculptors', 'Artisans', 'Beasts of burden', 'Architects', 'Elders'],
      ['Arbeiter', 'Eisschnitzer', 'Handwerker', 'Lastentiere', 'Baumeisterinnen', 'Älteste'],
      ['Arbeiders', 'IJssnijders', 'Ambachtslieden', 'Lastdieren', 'Bouwmeesters', 'Nestoren'],
    ]);
  });

  test('the six blessings that the rulebooks name', () => {
    const printed = ['foresight', 'abundance', 'providence', 'expansion', 'transference', 'insight'] as const;
    const names = LANGUAGES.map((language) => printed.map((id) => words(language).blessings[id].name));
    expect(names).toEqual([
      ['Foresight', 'Abundance', 'Providence', 'Expansion', 'Transference', 'Insight'],
      ['Voraussicht', 'Fülle', 'Vorhersehung', 'Ausbreitung', 'Übertragung', 'Einsicht'],
      ['Vooruitzicht', 'Weelde', 'Voorzienigheid', 'Uitbreiding', 'Overdracht', 'Inzicht'],
    ]);
  });

  test('Z9: the ratings, in the table and in the rule', () => {
    const names = LANGUAGES.map((language) =>
      Object.entries(words(language).ratings).flatMap(([id, { name }]) => (id === 'none' ? [] : [name])),
    );
    expect(names).toEqual([
      ['Slush', 'Snowball', 'Ice cube', 'Ice block', 'Iceberg', 'Ice temple'],
      ['Schmelzwasser', 'Schneeball', 'Eiswürfel', 'Eisblock', 'Eisberg', 'Eistempel'],
      ['Smeltwater', 'Sneeuwbal', 'IJsblokje', 'IJsblok', 'IJsberg', 'IJstempel'],
    ]);
    LANGUAGES.forEach((language, i) => {
      const rule = plainText(words(language).rules.Z9).toLowerCase();
      for (const name of names[i] ?? []) expect(rule).toContain(name.toLowerCase());
    });
  });

  test('the tools', () => {
    const names = LANGUAGES.map((language) => Object.values(words(language).tools).map(({ one }) => one));
    expect(names).toEqual([
      ['Pickaxe', 'Rope', 'Pole saw'],
      ['Spitzhacke', 'Seil', 'Stangensäge'],
      ['Houweel', 'Touw', 'Paalzaag'],
    ]);
  });
});
