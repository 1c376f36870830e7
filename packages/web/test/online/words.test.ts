import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { online as de } from '../../src/words/de/online.ts';
import { online as en } from '../../src/words/en/online.ts';
import { online as nl } from '../../src/words/nl/online.ts';

const LANGUAGES = { en, de, nl };

/** Every text by its path; functions by what they say with plain parameters. */
function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String(value(at.endsWith('room.clock') ? 'live' : 3, '0:30'))]];
  if (typeof value !== 'object' || value === null) throw new Error(`${at} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}.${key}`));
}

describe('the texts of playing together', () => {
  it.each(['de', 'nl'] as const)('have the same keys in %s as in English, and none is empty', (language) => {
    const texts = flatten(LANGUAGES[language], 'online');
    expect(texts.map(([key]) => key)).toEqual(flatten(en, 'online').map(([key]) => key));
    for (const [key, text] of texts) expect(text, key).toMatch(/\S/);
  });

  it.each(['de', 'nl'] as const)('are translated to %s', (language) => {
    const english = new Map(flatten(en, 'online'));
    for (const [key, text] of flatten(LANGUAGES[language], 'online')) {
      if (text.split(' ').length > 3) expect(text, key).not.toBe(english.get(key));
    }
  });

  it('are each used by a screen', () => {
    const folder = path.join(import.meta.dirname, '../../src/online');
    const sources = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    const unused = flatten(en, 'online')
      .map(([key]) => key.split('.').at(-1) ?? '')
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(sources));
    expect(unused.filter((key) => !(key in en.errors))).toEqual([]);
  });
});
