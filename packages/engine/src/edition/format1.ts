import { Wrong } from '../read.ts';
import { isRecord } from '../result.ts';
import { EDITION_FORMAT, type Edition } from './edition.ts';

/** Editions of the first format, which said `source` for two kinds of origin and told what a card shows by its id alone. */

export const FIRST_FORMAT = 'nunatak-edition/1';

type Fields = Readonly<Record<string, unknown>>;

/** Rewrites a document of the first format; what else is wrong in it the reader of today's format then finds. */
export function fromFirstFormat(document: Fields): Fields {
  const { id, name, track, tables, blessings, cards, tiles } = document;
  return {
    format: EDITION_FORMAT,
    id,
    name,
    track: withOrigin(track, ['numbers']),
    tables: isRecord(tables) ? upgradeTables(tables) : tables,
    blessings: each(blessings, (blessing) => withOrigin(blessing, ['id', 'minPlayers'])),
    cards: each(cards, (card, i) => upgradeEntry(`cards[${i}]`, card, CARD_FIELDS, 'rulebook')),
    tiles: each(tiles, (tile, i) => upgradeEntry(`tiles[${i}]`, tile, TILE_FIELDS, 'reconstructed')),
  };
}

/** Cards and tiles in the order that they always had, whatever order the file has: games are dealt by it. */
export function inFirstOrder(edition: Edition): Edition {
  const sorted = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  return { ...edition, cards: sorted(edition.cards), tiles: sorted(edition.tiles) };
}

const TILE_FIELDS = ['id', 'pile'] as const;
const CARD_FIELDS = ['id', 'pile', 'tool', 'beasts', 'shows'] as const;

const FACES: readonly string[] = [
  'builder',
  'sculptor',
  'artisan',
  'beast',
  'architect',
  'elder',
  'builder-architect',
  'sculptor-artisan',
  'beast-elder',
];

/** `tile-beast-elder-2` names a face and a number. */
const NAME = /^(?:tile-)?([a-z-]+)-(\d+)$/;

function faceIn(id: unknown): string | undefined {
  const [, face = ''] = (typeof id === 'string' ? NAME.exec(id) : undefined) ?? [];
  return FACES.includes(face) ? face : undefined;
}

const MOST_OF_A_FACE = 100;

function rankOf(id: string): number {
  const [, face = '', number = ''] = NAME.exec(id) ?? [];
  return FACES.indexOf(face) * MOST_OF_A_FACE + Number(number);
}

/** The symbols follow from the id; `from` gains where they come from. */
function upgradeEntry(field: string, value: unknown, fields: readonly string[], ofSymbols: string): unknown {
  if (!isRecord(value)) return value;
  const face = faceIn(value.id);
  if (face === undefined) {
    const example = field.startsWith('tiles') ? 'tile-builder-1' : 'builder-1';
    throw new Wrong(
      `${field}.id`,
      value.id,
      `an id like "${example}": other symbols need the format "${EDITION_FORMAT}"`,
    );
  }
  const from = isRecord(value.from) ? { ...upgradeOrigins(value.from), symbols: ofSymbols } : value.from;
  return { ...picked(value, fields), symbols: face.split('-'), from };
}

/** `source` meant a rulebook, but for the two tables that only the unofficial summary tells. */
function upgradeTables(tables: Fields): Fields {
  const only = (name: string, source: string) => withOrigin(tables[name], ['points'], source);
  return {
    sculptors: only('sculptors', 'rulebook'),
    decoration: only('decoration', 'summary'),
    artisans: only('artisans', 'rulebook'),
    progress: only('progress', 'summary'),
  };
}

function withOrigin(value: unknown, fields: readonly string[], source = 'rulebook'): unknown {
  if (!isRecord(value)) return value;
  return { ...picked(value, fields), from: value.from === 'source' ? source : value.from };
}

function upgradeOrigins(from: Fields): Fields {
  return Object.fromEntries(Object.entries(from).map(([name, said]) => [name, said === 'source' ? 'rulebook' : said]));
}

/** The first format let fields pass that it did not know. */
function picked(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

function each(list: unknown, change: (entry: unknown, i: number) => unknown): unknown {
  return Array.isArray(list) ? list.map(change) : list;
}
