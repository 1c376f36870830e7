import { afterAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';
import { everyText } from './everyText.ts';

/** A figure of a rule, a blessing or a table, and the way to it. */
interface Figure {
  readonly path: string;
  readonly set: (value: number) => void;
}

type Engine = typeof import('@nunatak/engine');

/** Every number under a value that no text is told by: how many cards lie open is written out, as the diamond has four places. */
const NOT_TOLD = ['rules.display.size', 'rules.display.discovered', 'rules.faceUp'];

function figuresUnder(value: object, path: string): readonly Figure[] {
  return Object.entries(value).flatMap(([key, part]): readonly Figure[] => {
    const here = `${path}.${key}`;
    if (typeof part === 'object') return figuresUnder(part, here);
    return NOT_TOLD.includes(here) ? [] : [{ path: here, set: (changed) => Object.assign(value, { [key]: changed }) }];
  });
}

function figuresOf({ FIGURES, BLESSING_FIGURES, DEFAULT_EDITION }: Engine): readonly Figure[] {
  const tables = Object.entries(DEFAULT_EDITION.tables).map(([id, { points }]) => [id, points]);
  return [
    ...figuresUnder(FIGURES, 'rules'),
    ...figuresUnder(BLESSING_FIGURES, 'blessings'),
    ...figuresUnder(Object.fromEntries(tables), 'tables'),
    ...figuresUnder(DEFAULT_EDITION.track.numbers, 'track'),
  ];
}

/** Parameters that bring every figure of an explained score to light. */
const SOME = { blocks: 3, cards: 2, standing: 'behind' };

/** All texts of a language, in an engine whose figures have been changed first; those of scores explained as well. */
async function textsWith(change: (figures: readonly Figure[]) => void): Promise<Record<Language, string[]>> {
  vi.resetModules();
  change(figuresOf(await import('@nunatak/engine')));
  const { words } = await import('../src/index.ts');
  const textsOf = (language: Language): string[] => {
    const { sources } = words(language);
    const explained = (['edge', 'stability', 'builders', 'blessings'] as const).map((id) => {
      const explain: unknown = sources[id].explain;
      return typeof explain === 'function' ? String(explain(SOME)) : '';
    });
    return [...everyText(words(language)).map(([, text]) => text), ...explained];
  };
  return { en: textsOf('en'), de: textsOf('de'), nl: textsOf('nl') };
}

const CHANGED = 977;
const paths = figuresOf(await import('@nunatak/engine')).map(({ path }) => path);
const before = await textsWith(() => undefined);

afterAll(() => vi.resetModules());

describe('every figure stands once, and the texts follow it', () => {
  test.each(paths)('%s', async (path) => {
    const after = await textsWith((figures) => figures.find((figure) => figure.path === path)?.set(CHANGED));
    const changed = LANGUAGES.map((language) =>
      after[language].flatMap((text, i) => (text === before[language][i] ? [] : [i])),
    );
    expect(changed[0].length).toBeGreaterThan(0);
    expect(changed).toEqual(LANGUAGES.map(() => changed[0]));
  });

  test('no text counts points with a number of its own', async () => {
    const after = await textsWith((figures) => {
      for (const [i, figure] of figures.entries()) figure.set(CHANGED + 10 * i);
    });
    for (const language of LANGUAGES) {
      for (const text of after[language]) {
        const counted = [...text.matchAll(/(\d+) (?:points?|Punkte?n?|punt(?:en)?)\b/g)].map(([, number]) =>
          Number(number),
        );
        expect(
          counted.filter((number) => number > 0 && number < CHANGED / 2),
          text,
        ).toEqual([]);
      }
    }
  });
});
