import { describe, expect, test } from 'vitest';
import {
  BLESSING_IDS,
  DECIDED,
  LANGUAGES,
  RECONSTRUCTED,
  RULE_IDS,
  RULE_OF_BLESSING,
  RULINGS_OF_BLESSING,
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

  test('say which of them are decisions of this project and which figures are reconstructed', () => {
    expect(DECIDED).toContain('E30');
    expect(DECIDED).not.toContain('P1');
    expect(DECIDED).toEqual(RULE_IDS.filter((id) => DECIDED.includes(id)));
    expect(RECONSTRUCTED).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    for (const id of ['C1', 'C2', 'C3', 'C4', 'C5'] as const) {
      expect(words('en').rules[id].text).toContain('reconstructed');
      expect(words('de').rules[id].text).toContain('rekonstruiert');
      expect(words('nl').rules[id].text).toContain('gereconstrueerd');
    }
  });

  test('have the same figures in every language', () => {
    const inEnglish = RULE_IDS.map((id) => [id, figures(words('en').rules[id].text)]);
    for (const language of LANGUAGES) {
      expect(RULE_IDS.map((id) => [id, figures(words(language).rules[id].text)])).toEqual(inEnglish);
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
      expect(figures(words(language).rules[id].text)).toEqual(expect.arrayContaining([...expected]));
  });

  test('O1 to O5 list the values of the option, the default first', () => {
    expect(words('en').rules.O1.text.split('\n')).toEqual([
      words('en').options.reshuffle.line,
      'Whole pile (default): They are shuffled into the whole draw pile.',
      expect.stringMatching(/^Same number: /),
      expect.stringMatching(/^Under the next cards: /),
    ]);
    expect(words('de').rules.O3.text).toContain('Ersetzt die Belohnung (Standard): ');
    expect(words('nl').rules.O4.text).toContain('Eerste plaats (standaard): ');
  });

  test('W2 lists the six completion cards', () => {
    expect(words('en').rules.W2.text).toContain('Humble: fewest points. If tied: fewest elders.');
    expect(words('nl').rules.W2.text.split('\n')).toHaveLength(7);
  });
});

describe('the blessings', () => {
  test.each(LANGUAGES)('read the same on the card and in the rules, with their rulings (%s)', (language) => {
    const { rules, blessings } = words(language);
    for (const id of BLESSING_IDS) {
      expect(rules[RULE_OF_BLESSING[id]].title).toBe(blessings[id].name);
      expect(rules[RULE_OF_BLESSING[id]].text).toContain(blessings[id].effect);
      const rulings = RULINGS_OF_BLESSING[id].map((rule) => rules[rule].text);
      expect(ruleInFull(words(language), RULE_OF_BLESSING[id])).toEqual([rules[RULE_OF_BLESSING[id]].text, ...rulings]);
    }
  });

  test('E30 to E39 belong to at least one blessing each', () => {
    const rulings = new Set(Object.values(RULINGS_OF_BLESSING).flat());
    expect([...rulings].sort()).toEqual(RULE_IDS.filter((id) => /^E3\d$/.test(id)));
  });

  test('Expansion in full', () => {
    expect(ruleInFull(words('en'), 'E10').join(' ')).toBe(
      'One-time, in anyone’s turn. When a square is completed, score 9 points if three of its four blocks are yours, or 12 points if all four are. Its points replace what you would get for that square; the others score as usual. With option O3 they come on top. Providence and Expansion may both answer the same block. Rows and columns come before squares.',
    );
  });
});
