import { afterAll, expect, it, vi } from 'vitest';

const CHANGED = 977;

/** What figures count, in any language: points and spaces, and what a text may ask for. */
const COUNTED =
  'points?|Punkte?n?|punt(?:en)?|spaces?|Feld(?:er)?n?|veld(?:en)?|face-up blessings|offenen Segen|open zegenkaarten|more cards|weitere Karten|kaarten omdraaien';
const IN_FIGURES = new RegExp(`(\\d+) (?:${COUNTED})\\b`, 'g');
const WRITTEN_OUT = new RegExp(
  `\\b(?:two|three|four|five|six|seven|eight|nine|ten|zwei|beiden|drei|vier|fünf|sechs|sieben|acht|neun|zehn|twee|drie|vijf|zes|zeven|negen|tien) (?:${COUNTED})\\b`,
  'i',
);

afterAll(() => vi.resetModules());

/** Sets every number under a value to one that no text would hold by itself. */
function changeAll(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object') changeAll(part);
    else Object.assign(value, { [key]: CHANGED });
  }
}

function everyText(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : [];
}

it.each(['en', 'de', 'nl'] as const)('no text of the page counts with a figure of its own (%s)', async (language) => {
  vi.resetModules();
  const { FIGURES, BLESSING_FIGURES, DEFAULT_EDITION } = await import('@nunatak/engine');
  changeAll(FIGURES);
  changeAll(BLESSING_FIGURES);
  changeAll(Object.values(DEFAULT_EDITION.tables).map(({ points }) => points));
  const pages = [
    await import(`../src/words/${language}/end.ts`),
    await import(`../src/words/${language}/screens.ts`),
    await import(`../src/words/${language}/start.ts`),
    await import(`../src/words/${language}/asides.ts`),
    await import(`../src/words/${language}/learn.ts`),
    await import(`../src/words/${language}/table.ts`),
    await import(`../src/words/${language}/tutorial.ts`),
  ];
  const texts = pages.flatMap(everyText);
  expect(texts.filter((text) => text.includes(String(CHANGED))).length).toBeGreaterThan(15);
  for (const text of texts) {
    const counted = [...text.matchAll(IN_FIGURES)].map(([, number]) => Number(number));
    expect(
      counted.filter((number) => number < CHANGED),
      text,
    ).toEqual([]);
    expect(text).not.toMatch(WRITTEN_OUT);
  }
});
