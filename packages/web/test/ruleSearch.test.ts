import { DEFAULT_EDITION } from '@nunatak/engine';
import { LANGUAGES, RULE_IDS, words } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { isRuleId, piecesOf, searchRules } from '../src/rules/search.ts';
import { cardsWith, faceRows } from '../src/rules/tables.ts';

function found(query: string, language: (typeof LANGUAGES)[number] = 'en'): readonly string[] {
  return searchRules(words(language), query).flatMap(({ rules }) => rules);
}

describe('searching the rules', () => {
  it('shows all of them without a query, in rule order', () => {
    for (const language of LANGUAGES) expect(found('', language)).toEqual(RULE_IDS);
  });

  it('finds a rule by its id, and those that name it', () => {
    expect(found('t4')).toContain('T4');
    expect(found('t4')).toContain('Z2');
  });

  it('needs every word, and minds neither case nor accents', () => {
    expect(found('SUPPORT points')).toContain('T1');
    expect(found('alteste', 'de')).toContain('E1');
    expect(found('no such words anywhere')).toEqual([]);
  });

  it('finds and marks short words only where a word begins, long ones inside compounds too', () => {
    expect(found('tie')).not.toContain('G2');
    expect(found('tie')).toContain('P4');
    expect(piecesOf('the thirtieth tie', 'tie')).toEqual([
      { kind: 'text', text: 'the thirtieth ' },
      { kind: 'found', text: 'tie' },
    ]);
    expect(piecesOf('Bodenplatte', 'platte')).toEqual([
      { kind: 'text', text: 'Boden' },
      { kind: 'found', text: 'platte' },
    ]);
  });

  it('marks words with accents that were typed without', () => {
    expect(piecesOf('eine Älteste', 'alt')).toEqual([
      { kind: 'text', text: 'eine ' },
      { kind: 'found', text: 'Ält' },
      { kind: 'text', text: 'este' },
    ]);
  });

  it('makes ids links and marks what was found', () => {
    expect(piecesOf('T5 applies at once.', 'once')).toEqual([
      { kind: 'rule', text: 'T5', id: 'T5' },
      { kind: 'text', text: ' applies at ' },
      { kind: 'found', text: 'once' },
      { kind: 'text', text: '.' },
    ]);
    expect(isRuleId('T99')).toBe(false);
  });
});

describe('the tables of the edition', () => {
  it('C2: hold 54 cards and 54 tiles, 25, 16, 9 and 4 a pile', () => {
    const rows = faceRows(DEFAULT_EDITION);
    const sums = [0, 1, 2, 3].map((pile) => rows.reduce((sum, { tiles }) => sum + (tiles[pile] ?? 0), 0));
    expect(sums).toEqual([25, 16, 9, 4]);
    expect(rows.flatMap(({ cards }) => cards).reduce((sum, count) => sum + count, 0)).toBe(54);
  });

  it('C3, C4: list every beast and every elder', () => {
    expect(cardsWith(DEFAULT_EDITION, 'beasts')).toHaveLength(9);
    expect(cardsWith(DEFAULT_EDITION, 'shows')).toHaveLength(7);
    expect(cardsWith(DEFAULT_EDITION, 'tool')).toHaveLength(15);
  });
});
