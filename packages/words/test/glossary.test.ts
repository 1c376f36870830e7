import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, plainText, RULE_IDS, words } from '../src/index.ts';
import { everyText } from './everyText.ts';
import { GLOSSARY, otherWords } from './glossary.ts';

describe('one word for one thing', () => {
  test.each(LANGUAGES)('%s uses the word of every thing', (language) => {
    const rules = RULE_IDS.map((id) => plainText(words(language).rules[id])).join('\n');
    const all = `${rules}\n${words(language).refusals.wrongDecision({ expected: 'takeCard' })}`;
    const refusals = ['takeCard', 'useOrKeep', 'endOfTurn', 'endBlessing'] as const;
    const due = refusals.map((expected) => words(language).refusals.wrongDecision({ expected })).join('\n');
    const unused = GLOSSARY.filter(
      ({ word }) => !`${all}\n${due}`.toLowerCase().includes(word[language].toLowerCase()),
    );
    expect(unused.map(({ concept, word }) => `${concept}: ${word[language]}`)).toEqual([]);
  });

  test.each(LANGUAGES)('%s has no second word for any of them', (language) => {
    const others = everyText(words(language)).flatMap(([path, text]) =>
      otherWords(text, language).map((found) => `${path}: ${found}`),
    );
    expect(others).toEqual([]);
  });

  test.each(['de', 'nl'] as const)('%s has none in its templates either', (language) => {
    const folder = fileURLToPath(new URL(`../src/${language}/`, import.meta.url));
    const files = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
    expect(files.flatMap((file) => file.split('\n')).flatMap((line) => otherWords(line, language))).toEqual([]);
  });

  test('a second word is found', () => {
    expect(otherWords('Pak een kaart.', 'nl')).toEqual(['“Pak” for to take a card; the word is “nemen”']);
    expect(otherWords('eine geteilte Karte', 'de')).toEqual([
      '“geteilte Karte” for a card or tile of two types; the word is “zweigeteilt”',
    ]);
    expect(otherWords('exchange two tiles', 'en')).toHaveLength(1);
  });
});

describe('what the boxes call things', () => {
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
