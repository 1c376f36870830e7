import reconstructed from './editions/reconstructed.json' with { type: 'json' };
import { CARD_IDS, FACE_OF, TILE_IDS, typesOfFace } from './faces.ts';
import { list, oneOf, reading, record, text, Wrong, whole } from './read.ts';
import type { Problem, Result } from './result.ts';
import {
  BLESSING_IDS,
  type BlessingId,
  CARD_TYPES,
  type CardId,
  type CardType,
  type Face,
  FIRST_RULES,
  type Pile,
  type Rules,
  type TileId,
  TOOLS,
  type Tool,
} from './words.ts';

/** Where a figure comes from: read in a source, or reconstructed by us (section C). */
export const ORIGINS = ['source', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

/** C: what the box prints and the sources do not. Data, so that an owner of the box can correct it. */
export interface Edition {
  readonly format: 'nunatak-edition/1';
  readonly id: string;
  readonly name: string;
  readonly track: { readonly numbers: readonly number[]; readonly from: Origin };
  readonly cards: readonly EditionCard[];
  readonly tiles: readonly EditionTile[];
  readonly blessings: readonly EditionBlessing[];
  readonly tables: Readonly<Record<TableId, { readonly points: readonly number[]; readonly from: Origin }>>;
}

export interface EditionCard {
  readonly id: CardId;
  readonly pile: Pile;
  readonly tool?: Tool;
  readonly beasts?: number;
  readonly shows?: readonly [CardType, CardType];
  readonly from: Readonly<Record<string, Origin>>;
}

export interface EditionTile {
  readonly id: TileId;
  readonly pile: Pile;
  readonly from: Readonly<Record<string, Origin>>;
}

export interface EditionBlessing {
  readonly id: BlessingId;
  /** C5: the blessing is out with fewer players. */
  readonly minPlayers: 1 | 2 | 3;
  readonly from: Origin;
}

/** Points for 1, 2, 3… cards: F4, E26, F5 and E15. */
export const TABLE_LENGTH = { sculptors: 10, decoration: 10, artisans: 5, progress: 5 } as const;
export type TableId = keyof typeof TABLE_LENGTH;

export const PILE_SIZE = [25, 16, 9, 4] as const;
const PILES: readonly number[] = [1, 2, 3, 4];
const LONGEST_TRACK = 40;
const MOST_BEASTS = 3;

/** Checks a file from outside. The first wrong field is named, with what was found and what was expected. */
export function parseEdition(document: unknown): Result<Edition, Problem> {
  return reading(() => readEdition(document));
}

function readEdition(document: unknown): Edition {
  const edition = record('edition', document);
  if (edition.format !== 'nunatak-edition/1') throw new Wrong('format', edition.format, '"nunatak-edition/1"');
  return {
    format: 'nunatak-edition/1',
    id: text('id', edition.id),
    name: text('name', edition.name),
    track: readTrack(edition.track),
    cards: readCards(edition.cards),
    tiles: readTiles(edition.tiles),
    blessings: readBlessings(edition.blessings),
    tables: readTables(edition.tables),
  };
}

function readTrack(value: unknown): Edition['track'] {
  const track = record('track', value);
  const numbers = list('track.numbers', track.numbers);
  if (numbers.length < 1 || numbers.length > LONGEST_TRACK) {
    throw new Wrong('track.numbers', numbers, `1 to ${LONGEST_TRACK} spaces`);
  }
  let highest = 0;
  const checked = numbers.map((entry, i) => {
    const number = whole(`track.numbers[${i}]`, entry, 0, 99);
    if (number === 0) return 0;
    if (number <= highest) throw new Wrong(`track.numbers[${i}]`, number, `0 (no number) or more than ${highest}`);
    highest = number;
    return number;
  });
  const last = checked.length - 1;
  if (checked[last] === 0) throw new Wrong(`track.numbers[${last}]`, 0, 'a number on the last space');
  return { numbers: checked, from: origin('track.from', track.from) };
}

function readCards(value: unknown): readonly EditionCard[] {
  const cards = entriesById('cards', value, CARD_IDS).map(([field, entry], i) => readCard(field, entry, i));
  checkTools(cards, 'artisan', 3);
  checkTools(cards, 'sculptor-artisan', 2);
  return cards;
}

function readCard(field: string, entry: Readonly<Record<string, unknown>>, card: number): EditionCard {
  const types = typesOfFace(FACE_OF[card]);
  const has = (type: CardType, name: string): boolean => {
    const expected = types.includes(type);
    if (!expected && entry[name] !== undefined) {
      throw new Wrong(`${field}.${name}`, entry[name], `nothing: ${CARD_IDS[card]} has no ${type}`);
    }
    return expected;
  };
  const figures = ['pile'];
  const details: { tool?: Tool; beasts?: number; shows?: readonly [CardType, CardType] } = {};
  if (has('artisan', 'tool')) {
    details.tool = oneOf(`${field}.tool`, entry.tool, TOOLS);
    figures.push('tool');
  }
  if (has('beast', 'beasts')) {
    details.beasts = whole(`${field}.beasts`, entry.beasts, 1, MOST_BEASTS);
    figures.push('beasts');
  }
  if (has('elder', 'shows')) {
    details.shows = twoTypes(`${field}.shows`, entry.shows);
    figures.push('shows');
  }
  return { id: CARD_IDS[card], pile: pile(field, entry.pile), ...details, from: origins(field, entry.from, figures) };
}

/** S1: every tool stands on the same number of cards. */
function checkTools(cards: readonly EditionCard[], face: Face, each: number): void {
  for (const tool of TOOLS) {
    const count = cards.filter((card, i) => FACE_OF[i] === face && card.tool === tool).length;
    if (count !== each) throw new Wrong('cards', `${count} ${face} cards with ${tool}`, `${each} (S1)`);
  }
}

function readTiles(value: unknown): readonly EditionTile[] {
  const tiles = entriesById('tiles', value, TILE_IDS).map(
    ([field, entry], i): EditionTile => ({
      id: TILE_IDS[i],
      pile: pile(field, entry.pile),
      from: origins(field, entry.from, ['pile']),
    }),
  );
  for (const type of CARD_TYPES) {
    const shown = tiles.some((tile, i) => tile.pile === 1 && typesOfFace(FACE_OF[i]).includes(type));
    if (!shown) throw new Wrong('tiles', `no ${type} in pile 1`, 'every card type on the base, so that play can begin');
  }
  PILE_SIZE.forEach((size, i) => {
    const count = tiles.filter((tile) => tile.pile === i + 1).length;
    if (count !== size) throw new Wrong('tiles', `${count} tiles in pile ${i + 1}`, `${size} (S2)`);
  });
  return tiles;
}

function readBlessings(value: unknown): readonly EditionBlessing[] {
  return entriesById('blessings', value, BLESSING_IDS).map(([field, entry], i): EditionBlessing => {
    const { minPlayers } = entry;
    if (minPlayers !== 1 && minPlayers !== 2 && minPlayers !== 3) {
      throw new Wrong(`${field}.minPlayers`, minPlayers, 'one of 1, 2, 3');
    }
    if (BLESSING_IDS[i] === 'abundance' && minPlayers !== 3) {
      throw new Wrong(`${field}.minPlayers`, minPlayers, '3: missing a turn needs others to play on (C5)');
    }
    return {
      id: BLESSING_IDS[i],
      minPlayers,
      from: origin(`${field}.from`, entry.from),
    };
  });
}

function readTables(value: unknown): Edition['tables'] {
  const tables = record('tables', value);
  const read = (id: TableId) => {
    const field = `tables.${id}`;
    const table = record(field, tables[id]);
    const points = list(`${field}.points`, table.points);
    if (points.length !== TABLE_LENGTH[id]) {
      throw new Wrong(`${field}.points`, points, `a list of ${TABLE_LENGTH[id]}`);
    }
    return {
      points: points.map((entry, i) => whole(`${field}.points[${i}]`, entry, 0, 999)),
      from: origin(`${field}.from`, table.from),
    };
  };
  return {
    sculptors: read('sculptors'),
    decoration: read('decoration'),
    artisans: read('artisans'),
    progress: read('progress'),
  };
}

/** The entries of a list in the order of their ids, whatever order the file has; each id exactly once. */
function entriesById(
  field: string,
  value: unknown,
  ids: readonly string[],
): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  const found = new Map<string, readonly [string, Readonly<Record<string, unknown>>]>();
  list(field, value).forEach((item, i) => {
    const entry = record(`${field}[${i}]`, item);
    const id = entry.id;
    if (typeof id !== 'string' || !ids.includes(id)) throw new Wrong(`${field}[${i}].id`, id, `an id like "${ids[0]}"`);
    if (found.has(id)) throw new Wrong(`${field}[${i}].id`, id, 'every id only once');
    found.set(id, [`${field}[${i}]`, entry]);
  });
  return ids.map((id) => {
    const entry = found.get(id);
    if (entry === undefined) throw new Wrong(field, `no entry for ${id}`, `all ${ids.length} ids`);
    return entry;
  });
}

function pile(field: string, value: unknown): Pile {
  if (value === 1 || value === 2 || value === 3 || value === 4) return value;
  throw new Wrong(`${field}.pile`, value, `one of ${PILES.join(', ')}`);
}

function twoTypes(field: string, value: unknown): readonly [CardType, CardType] {
  const types = list(field, value).map((entry, i) => oneOf(`${field}[${i}]`, entry, CARD_TYPES));
  if (types.length !== 2 || types[0] === types[1])
    throw new Wrong(field, types.join(' and '), 'two different card types');
  return [types[0], types[1]];
}

function origin(field: string, value: unknown): Origin {
  return oneOf(field, value, ORIGINS);
}

function origins(field: string, value: unknown, figures: readonly string[]): Readonly<Record<string, Origin>> {
  const from = record(`${field}.from`, value);
  for (const figure of Object.keys(from)) {
    if (!figures.includes(figure))
      throw new Wrong(`${field}.from.${figure}`, from[figure], `only ${figures.join(', ')}`);
  }
  return Object.fromEntries(figures.map((figure) => [figure, origin(`${field}.from.${figure}`, from[figure])]));
}

/** The edition played unless another is loaded. A broken file in the package would be our own fault, so it throws. */
export const DEFAULT_EDITION: Edition = readEdition(reconstructed);

/** The edition that was played unless another was loaded as long as the first rules were current: C5 differed. */
const FIRST_EDITION: Edition = {
  ...DEFAULT_EDITION,
  id: 'reconstructed',
  blessings: DEFAULT_EDITION.blessings.map((blessing) => {
    if (blessing.id === 'foresight') return { ...blessing, minPlayers: 3 };
    return blessing.id === 'moon' ? { ...blessing, minPlayers: 2 } : blessing;
  }),
};

/** The edition of a game that names none. */
export function editionOf(rules: Rules): Edition {
  return rules === FIRST_RULES ? FIRST_EDITION : DEFAULT_EDITION;
}
