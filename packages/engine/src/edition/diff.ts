import { CARD_FIGURES, type Edition, type EditionCard, type Origin, TABLE_IDS } from './edition.ts';

/** One value that differs between two editions; `before` or `after` is undefined if that edition lacks the value. */
export interface EditionChange {
  /** Where the value is: `track`, `tables.sculptors`, `blessings.moon`, `cards.elder-2`, `tiles.tile-builder-1`. */
  readonly entry: string;
  readonly figure: string;
  readonly before: EditionFigure | undefined;
  readonly after: EditionFigure | undefined;
}

export interface EditionFigure {
  /** The value as text, without quotes: `2`, `rope`, `builder architect`. */
  readonly value: string;
  readonly from: Origin;
}

type Figures = ReadonlyMap<string, { readonly entry: string; readonly figure: string; readonly found: EditionFigure }>;

/** Lists the differences between two editions: values and their origins. Ignores the order of cards and tiles. */
export function diffEditions(before: Edition, after: Edition): EditionChange[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)];
    const place = a ?? b;
    if (place === undefined || (a?.found.value === b?.found.value && a?.found.from === b?.found.from)) return [];
    return [{ entry: place.entry, figure: place.figure, before: a?.found, after: b?.found }];
  });
}

function figuresOf(edition: Edition): Figures {
  const found = new Map<string, { entry: string; figure: string; found: EditionFigure }>();
  const add = (entry: string, figure: string, values: readonly (string | number)[], from: Origin) =>
    found.set(`${entry} ${figure}`, { entry, figure, found: { value: values.join(' '), from } });
  add('track', 'numbers', edition.track.numbers, edition.track.from);
  for (const id of TABLE_IDS) add(`tables.${id}`, 'points', edition.tables[id].points, edition.tables[id].from);
  for (const { id, minPlayers, from } of edition.blessings) add(`blessings.${id}`, 'minPlayers', [minPlayers], from);
  for (const list of ['cards', 'tiles'] as const) {
    for (const entry of edition[list]) {
      for (const figure of CARD_FIGURES) {
        const values = valuesOf(entry, figure);
        if (values !== undefined) add(`${list}.${entry.id}`, figure, values, originIn(entry, figure));
      }
    }
  }
  return found;
}

type Entry = Pick<EditionCard, 'pile' | 'symbols' | 'from'> & Partial<EditionCard>;

function valuesOf(entry: Entry, figure: (typeof CARD_FIGURES)[number]): readonly (string | number)[] | undefined {
  const value = entry[figure];
  if (value === undefined) return undefined;
  return typeof value === 'object' ? value : [value];
}

function originIn(entry: Entry, figure: (typeof CARD_FIGURES)[number]): Origin {
  return entry.from[figure] ?? 'reconstructed';
}
