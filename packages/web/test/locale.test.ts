import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../src/words/locale.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const DAY = new Date(2026, 10, 19, 14, 5);

function dateOf(locale: string): string {
  return DAY.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

describe('the locale of dates, numbers and lists', () => {
  it.each([
    ['en', ['en-GB', 'en-US', 'en'], 'en-GB'],
    ['en', ['en-US', 'en'], 'en-US'],
    ['en', ['en', 'en-GB'], 'en-GB'],
    ['en', ['de-DE', 'de', 'en-GB'], 'en-GB'],
    ['de', ['de-AT', 'de'], 'de-AT'],
    ['nl', ['fr-BE', 'nl-BE'], 'nl-BE'],
    ['nl', ['en-GB', 'en'], 'nl'],
    ['en', ['en-US@posix', 'C'], 'en'],
    ['de', [], 'de'],
  ] as const)('is the browser’s own variant of the language: %s among %j', (language, wanted, expected) => {
    expect(localeOf(language, wanted)).toBe(expected);
    expect(() => new Intl.NumberFormat(localeOf(language, wanted))).not.toThrow();
  });

  it('writes dates and lists in Britain and America as each is used to', () => {
    const [british, american] = [localeOf('en', ['en-GB']), localeOf('en', ['en-US'])];
    expect([british, american].map(dateOf)).toEqual(['19 Nov 2026', 'Nov 19, 2026']);
    expect(DAY.toLocaleDateString(british)).toBe('19/11/2026');
    expect(DAY.toLocaleDateString(american)).toBe('11/19/2026');
    const lists = [british, american].map((locale) => new Intl.ListFormat(locale).format(['Ana', 'Bo', 'Mira']));
    expect(lists).toEqual(['Ana, Bo and Mira', 'Ana, Bo, and Mira']);
  });

  it('is asked for by every formatter of the page', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const found = files.flatMap((file) =>
      [
        ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/(?:new Intl\.\w+|\.toLocale\w*String)\((?!localeOf\()/g),
      ].map(([call]) => `${file}: ${call}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });
});
