import { DEFAULT_EDITION } from '@nunatak/engine';
import { describe, expect, test } from 'vitest';
import {
  BLESSING_IDS,
  LANGUAGES,
  type Language,
  plainText,
  RULE_IDS,
  RULE_OF_BLESSING,
  RULE_ORIGINS,
  RULINGS_OF_BLESSING,
  type RuleId,
  type RuleOrigin,
  ruleInFull,
  SECTION_IDS,
  words,
} from '../src/index.ts';

const IN_RULE_ORDER = `
  G1 G2 G3 G4 G5 G6
  S1 S2 S3 S4 S5 S6 S7 S8
  T1 T2 T3 T4 T5 T6 T7
  B1 B2
  P1 P2 P3 P4 P5 P6 P7 P8 P9
  E1 E2 E3 E4
  E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E28 E29
  E30 E31 E32 E33 E34 E35 E36 E37 E38 E39
  W1 W2 W3
  F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
  Y1 Y2 Y3 Y4
  Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9
  O1 O2 O3 O4 O5
  C1 C2 C3 C4 C5 C6
`
  .trim()
  .split(/\s+/);

function textOf(rule: RuleId, language: Language = 'en'): string {
  return plainText(words(language).rules[rule]);
}

function figures(text: string): readonly string[] {
  return (text.match(/[A-Z]?\d+/g) ?? []).sort();
}

describe('the rules for players', () => {
  test('are all there, in rule order', () => {
    expect(RULE_IDS).toEqual(IN_RULE_ORDER);
    expect(Object.keys(words('en').rules).sort()).toEqual([...IN_RULE_ORDER].sort());
  });

  test('have a heading for every section', () => {
    expect(SECTION_IDS.map((id) => words('en').sections[id])).toEqual([
      'The temple',
      'Set-up',
      'A turn',
      'The builder',
      'Points',
      'Elder and blessings',
      'Four players',
      'End scoring',
      'Two players',
      'Solo',
      'Options',
      'Edition',
    ]);
  });

  test('open with the aim', () => {
    for (const language of LANGUAGES) expect(words(language).aim.text).toMatch(/^\p{Lu}.+\.$/u);
    expect(words('en').aim.text).toContain('most points');
  });

  test('C1 to C5 say that they are reconstructed', () => {
    for (const id of ['C1', 'C2', 'C3', 'C4', 'C5'] as const) {
      expect(textOf(id)).toContain('reconstructed');
      expect(textOf(id, 'de')).toContain('rekonstruiert');
      expect(textOf(id, 'nl')).toContain('gereconstrueerd');
    }
  });

  test('C5 names the blessings that the edition marks', () => {
    for (const language of LANGUAGES) {
      const marked = DEFAULT_EDITION.blessings.filter(({ minPlayers }) => minPlayers > 1);
      for (const { id } of marked) expect(textOf('C5', language)).toContain(words(language).blessings[id].name);
    }
  });

  test('have the same figures in every language', () => {
    const inEnglish = RULE_IDS.map((id) => [id, figures(textOf(id))]);
    for (const language of LANGUAGES) {
      expect(RULE_IDS.map((id) => [id, figures(textOf(id, language))])).toEqual(inEnglish);
    }
  });

  test.each([
    ['E13', 'E13 Insight', ['1']],
    ['E15', 'E15 Progress', ['1', '5', '10', '18', '30', '12']],
    ['E18', 'E18 Construction', ['25', '15', '2']],
    ['E22', 'E22 Stability', ['2', '14']],
    ['E26', 'E26 Decoration', ['7', '12', '18', '25', '33', '38', '47', '57', '68', '79']],
    ['E29', 'E29 Providence', ['7', '4']],
    ['F2', 'F2 cap', ['7']],
    ['F3', 'F3 builders', ['20', '12', '2']],
    ['F4', 'F4 sculptors', ['3', '7', '12', '18', '25', '33', '42', '52', '63', '75']],
    ['F5', 'F5 artisans', ['0', '3', '8', '15', '24', '10']],
    ['Z9', 'Z9 ratings', ['100', '150', '151', '185', '186', '200', '201', '225', '226', '250', '251']],
  ] as const)('%s states its award (%s)', (id, _name, expected) => {
    for (const language of LANGUAGES)
      expect(figures(textOf(id, language))).toEqual(expect.arrayContaining([...expected]));
  });

  test('O1 to O5 list the values of the option, the default first', () => {
    expect(textOf('O1', 'en').split('\n')).toEqual([
      words('en').options.reshuffle.line,
      'Whole pile (default): They are shuffled into the whole draw pile.',
      expect.stringMatching(/^Same number: /),
      expect.stringMatching(/^Under the next cards: /),
    ]);
    expect(textOf('O3', 'de')).toContain('Statt der üblichen Punkte (Standard): ');
    expect(textOf('O4', 'nl')).toContain('Eerste plaats (standaard): ');
  });

  test('W2 lists the six completion cards', () => {
    expect(textOf('W2', 'en')).toContain('Humble: fewest points. If tied: fewest elders.');
    expect(textOf('W2', 'nl').split('\n')).toHaveLength(7);
  });
});

describe('the blessings', () => {
  test.each(LANGUAGES)('have the same text on the card and in the rules, including rulings (%s)', (language) => {
    const { rules, blessings } = words(language);
    for (const id of BLESSING_IDS) {
      expect(rules[RULE_OF_BLESSING[id]].title).toBe(blessings[id].name);
      expect(textOf(RULE_OF_BLESSING[id], language)).toContain(blessings[id].effect);
      const rulings = RULINGS_OF_BLESSING[id].map((rule) => rules[rule]);
      expect(ruleInFull(words(language), RULE_OF_BLESSING[id])).toEqual([rules[RULE_OF_BLESSING[id]], ...rulings]);
    }
  });

  test('E30 to E39 belong to at least one blessing each', () => {
    const rulings = new Set(Object.values(RULINGS_OF_BLESSING).flat());
    expect([...rulings].sort()).toEqual(RULE_IDS.filter((id) => /^E3\d$/.test(id)));
  });

  test('Expansion in full', () => {
    expect(ruleInFull(words('en'), 'E10').map(plainText).join(' ')).toBe(
      'One-time, on anyone’s turn. When a square is completed, score 9 points if three of its four blocks are yours, or 12 points if all four are. Its points replace what you’d usually get for that square; the other players score as usual. Option O3 can change that: then you score both. Providence and Expansion can both be used on the same block. Rows and columns come before squares.',
    );
  });
});

/** Lists the origins of a rule's clauses, line after line, such as `rulebook ours rulebook`. */
function originsOf(rule: RuleId, language: Language = 'en'): string {
  return words(language)
    .rules[rule].lines.flat()
    .map(({ origin }) => origin)
    .join(' ');
}

function rulesFrom(origin: RuleOrigin): readonly RuleId[] {
  return RULE_IDS.filter((id) => words('en').rules[id].origin === origin);
}

function rulesWithClauses(origin: RuleOrigin): readonly RuleId[] {
  return RULE_IDS.filter((id) => {
    const rule = words('en').rules[id];
    return rule.origin !== origin && rule.lines.flat().some((clause) => clause.origin === origin);
  });
}

describe('the origins of rules', () => {
  test('the effects of fifteen blessings are only in the unofficial summary', () => {
    expect(rulesFrom('summary').join(' ')).toBe('E10 E11 E12 E14 E15 E17 E18 E19 E20 E22 E23 E25 E26 E27 E29');
  });

  test('whole rules of ours', () => {
    expect(rulesFrom('ours').join(' ')).toBe(
      'T6 P6 E4 E30 E31 E32 E33 E34 E35 E36 E37 E38 E39 Y4 O1 O2 O3 O4 O5 C1 C2 C3 C4 C5 C6',
    );
  });

  test('printed rules with a clause of ours', () => {
    expect(rulesWithClauses('ours').join(' ')).toBe(
      'G3 G4 G5 S2 T3 T4 T5 B1 B2 E1 E3 E26 W1 W3 F1 F2 F3 F4 F5 F7 F12 Y2 Y3 Z1 Z2 Z3 Z4 Z5 Z6 Z7',
    );
  });

  test('clauses that are only in the unofficial summary, and printed clauses in rules of ours', () => {
    expect(rulesWithClauses('summary')).toEqual(['G4', 'T4', 'W2', 'O1', 'O2']);
    expect(rulesWithClauses('rulebook')).toEqual(['E33', 'O1', 'C1', 'C2', 'C3', 'C4', 'C6']);
    expect(originsOf('W2')).toBe('rulebook summary rulebook summary rulebook summary summary');
  });

  test('F5: the tables are printed, the rule for more cards is ours', () => {
    const [first, second, third] = words('en').rules.F5.lines[0] ?? [];
    expect([first?.origin, second?.origin, third?.origin]).toEqual(['rulebook', 'ours', 'rulebook']);
    expect(second?.text).toBe('More count as 5.');
  });

  test.each(LANGUAGES)('is the same in every language, clause by clause (%s)', (language) => {
    for (const id of RULE_IDS) expect(originsOf(id, language), id).toBe(originsOf(id));
  });

  test.each(LANGUAGES)('is described in whole sentences (%s)', (language) => {
    for (const origin of RULE_ORIGINS) expect(words(language).ruleOrigins[origin].line).toMatch(/^\p{Lu}.+\.$/u);
    for (const id of RULE_IDS)
      for (const { text } of words(language).rules[id].lines.flat()) expect(text, id).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});
