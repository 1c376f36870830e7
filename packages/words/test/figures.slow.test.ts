import { afterAll, describe, expect, test, vi } from 'vitest';
import { spelled as de } from '../src/de/numbers.ts';
import { spelled as en } from '../src/en/numbers.ts';
import { LANGUAGES, type Language } from '../src/index.ts';
import { spelled as nl } from '../src/nl/numbers.ts';
import { everyText } from './everyText.ts';

/** A number of a rule, blessing, table or card, with its path. */
interface Figure {
  readonly path: string;
  readonly set: (value: number) => void;
}

type Engine = typeof import('@nunatak/engine');

/**
 * Path of the number of Discovery's extra cards. Skipped, because the texts use the same number from the blessing's own
 * figures.
 */
const COUNTED_BY_BLESSING = 'rules.display.discovered';

function figuresUnder(value: object, path: string): readonly Figure[] {
  return Object.entries(value).flatMap(([key, part]): readonly Figure[] => {
    const here = `${path}.${key}`;
    if (typeof part === 'object') return figuresUnder(part, here);
    if (here === COUNTED_BY_BLESSING) return [];
    return [{ path: here, set: (changed) => Object.assign(value, { [key]: changed }) }];
  });
}

function figuresOf({ FIGURES, BLESSING_FIGURES, DEFAULT_EDITION }: Engine): readonly Figure[] {
  const tables = Object.entries(DEFAULT_EDITION.tables).map(([id, { points }]) => [id, points]);
  return [
    ...figuresUnder(FIGURES, 'rules'),
    ...figuresUnder(BLESSING_FIGURES, 'blessings'),
    ...figuresUnder(Object.fromEntries(tables), 'tables'),
    ...figuresUnder(DEFAULT_EDITION.track.numbers, 'track'),
    ...differing(DEFAULT_EDITION.cards).flatMap((card) => figuresOfCard(card, `cards.${card.id}`)),
    ...firstOfPiles(DEFAULT_EDITION.tiles).map((tile) => figureOf(tile, 'pile', `tiles.${tile.id}`)),
  ];
}

type Card = Engine['DEFAULT_EDITION']['cards'][number];

/** Keeps one of several entries that differ in nothing but their ids, because the texts treat them the same. */
function differing<Entry extends object>(entries: readonly Entry[]): readonly Entry[] {
  return [...Map.groupBy(entries, (entry) => JSON.stringify({ ...entry, id: '' })).values()].map(([first]) => first);
}

/** Keeps one tile of each pile, because the texts only count tiles. */
function firstOfPiles<Entry extends { readonly pile: number }>(entries: readonly Entry[]): readonly Entry[] {
  return [...Map.groupBy(entries, ({ pile }) => pile).values()].map(([first]) => first);
}

function figureOf(entry: object, name: keyof Card, path: string, to = (value: number): unknown => value): Figure {
  return { path: `${path}.${name}`, set: (changed) => Object.assign(entry, { [name]: to(changed) }) };
}

/** Lists the values on a card and its back: a number, a tool or types, each with a function that changes it. */
function figuresOfCard(card: Card, path: string): readonly Figure[] {
  return [
    figureOf(card, 'pile', path),
    figureOf(card, 'symbols', path, () => ['architect', 'elder']),
    ...(card.tool === undefined ? [] : [figureOf(card, 'tool', path, () => (card.tool === 'saw' ? 'rope' : 'saw'))]),
    ...(card.beasts === undefined ? [] : [figureOf(card, 'beasts', path)]),
    ...(card.shows === undefined ? [] : [figureOf(card, 'shows', path, () => ['sculptor', 'elder'])]),
  ];
}

/** Parameters that make score explanations mention every figure. */
const SOME = { blocks: 3, cards: 2, standing: 'behind' };

/** Loads the engine with changed figures and returns all texts by language, including score explanations. */
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

/**
 * Things that rules count, in any language: points, sets, rounds, turns, and spaces that a player advances. Leaves out
 * spaces of the temple and the track, whose numbers are not in FIGURES.
 */
const COUNTED =
  'points?|Punkte?n?|punt(?:en)?|sets?|Sets?|rounds?|Runden?|rondes?|turns|Züge?n?|beurten|spaces?(?= (?:on|per) )|Felde?r?(?= (?:auf der|vor|pro))|veld(?:en)?(?= (?:vooruit|per))';
const IN_FIGURES = new RegExp(`(\\d+) (?:${COUNTED})\\b`, 'g');
const WRITTEN_OUT = new RegExp(
  `\\b(?:${[en, de, nl].flatMap((spelled) => [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(spelled)).join('|')}) (?:${COUNTED})\\b`,
  'i',
);
const paths = figuresOf(await import('@nunatak/engine')).map(({ path }) => path);
const before = await textsWith(() => undefined);

afterAll(() => vi.resetModules());

describe('every figure is defined once, and the texts use it', () => {
  test.each(paths)('%s', async (path) => {
    const after = await textsWith((figures) => figures.find((figure) => figure.path === path)?.set(CHANGED));
    const changed = LANGUAGES.map((language) =>
      after[language].flatMap((text, i) => (text === before[language][i] ? [] : [i])),
    );
    expect(changed[0].length).toBeGreaterThan(0);
    expect(changed).toEqual(LANGUAGES.map(() => changed[0]));
  });

  test('no text contains a number that is not in the figures', async () => {
    const after = await textsWith((figures) => {
      for (const [i, figure] of figures.entries()) figure.set(CHANGED + 10 * i);
    });
    for (const language of LANGUAGES) {
      for (const text of after[language]) {
        const counted = [...text.matchAll(IN_FIGURES)].map(([, number]) => Number(number));
        expect(
          counted.filter((number) => number > 0 && number < CHANGED / 2),
          text,
        ).toEqual([]);
        expect(text).not.toMatch(WRITTEN_OUT);
      }
    }
  });
});
