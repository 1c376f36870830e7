import { describe, expect, test } from 'vitest';
import { BLESSING_IDS, LANGUAGES, RULES_OF_SECTION, words } from '../src/index.ts';
import { everyPath, everyText } from './everyText.ts';

/** Texts that may be equal in two languages: names, loan words and cognates. */
const SHARED = [
  'sections.Z',
  'rules.S7.title',
  'blessings.edge.name',
  'blessings.legend.name',
  'rules.E19.title',
  'rules.E21.title',
  'sources.edge.name',
  'options.blessings.values.all.name',
  'seats.siku',
  'botLevels.nunatak.name',
  'botLevels.serac.name',
  'terminal.table.places.1',
  'terminal.table.places.3',
  'seats.colours.fjord',
  'review.classes.blunder',
  'review.screen.title',
];

describe('the three languages', () => {
  test.each(LANGUAGES)('%s has the same keys as English', (language) => {
    expect([...everyPath(words(language))].sort()).toEqual([...everyPath(words('en'))].sort());
  });

  test.each(LANGUAGES)('%s has no empty or untidy text', (language) => {
    const untidy = everyText(words(language)).filter(
      ([path, text]) =>
        text.trim() !== text || text === '' || (/ {2}|['"]/.test(text) && !path.startsWith('terminal.help')),
    );
    expect(untidy).toEqual([]);
  });

  test.each([
    ['en', 'de'],
    ['en', 'nl'],
    ['de', 'nl'],
  ] as const)('%s and %s share no text that should have been translated', (one, other) => {
    const texts = new Map(everyText(words(other)));
    const same = everyText(words(one)).filter(([path, text]) => texts.get(path) === text && !SHARED.includes(path));
    expect(same).toEqual([]);
  });

  test('the list of shared texts contains only texts that are shared', () => {
    const [en, de, nl] = LANGUAGES.map((language) => new Map(everyText(words(language))));
    const differing = SHARED.filter((path) => new Set([en, de, nl].map((texts) => texts?.get(path))).size === 3);
    expect(differing).toEqual([]);
  });

  test.each(LANGUAGES)('%s names only rules that exist', (language) => {
    const rules: readonly string[] = Object.values(RULES_OF_SECTION).flat();
    const named = everyText(words(language)).flatMap(([, text]) => text.match(/\b[GSTBPEWFYZOC]\d+\b/g) ?? []);
    expect(named.filter((id) => !rules.includes(id))).toEqual([]);
    expect(named).toContain('T5');
  });

  test.each(LANGUAGES)('%s has a short enough line for every blessing', (language) => {
    const long = BLESSING_IDS.map((id) => words(language).blessings[id].line).filter((line) => line.length > 45);
    expect(long).toEqual([]);
  });
});

describe('the vocabulary', () => {
  const TERMS = {
    en: [
      'floor tile',
      'ice block',
      'space',
      'level',
      'display',
      'draw pile',
      'blessing card',
      'completion card',
      'architect track',
      'outer tile',
      'temple cap',
      'pole saw',
    ],
    de: [
      'Bodenplatte',
      'Eisblock',
      'Feld',
      'Ebene',
      'Auslage',
      'Nachziehstapel',
      'Segenkarte',
      'Abschlusskarte',
      'Baumeisterleiste',
      'Außenplatte',
      'Tempelkuppe',
      'Stangensäge',
    ],
    nl: [
      'bodemtegel',
      'ijsblok',
      'veld',
      'laag',
      'aanbod',
      'trekstapel',
      'zegenkaart',
      'slotkaart',
      'bouwmeesterspoor',
      'buitenste tegel',
      'tempelkoepel',
      'paalzaag',
    ],
  } as const;

  test.each(LANGUAGES)('%s uses the words of the game', (language) => {
    const all = everyText(words(language).rules)
      .map(([, text]) => text)
      .join('\n');
    expect(TERMS[language].filter((term) => !all.includes(term))).toEqual([]);
  });
});
