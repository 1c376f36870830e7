import { FoundText, InvalidField, integer, list, listOf, object, oneOf, onlyFields, text } from '../read.ts';
import { BLESSING_IDS, CARD_TYPES, type CardType, type Pile, TOOLS, type Tool } from '../words.ts';
import {
  CARD_COUNT,
  type CardFigure,
  EDITION_FORMAT,
  type Edition,
  type EditionBlessing,
  type EditionCard,
  type EditionTable,
  type EditionTile,
  ORIGINS,
  type Origin,
  PILES,
  type Symbols,
  TABLE_IDS,
  TABLE_LENGTH,
  type TableId,
  TILE_COUNT,
  TILE_FIGURES,
} from './edition.ts';
import { checkTotals } from './totals.ts';

/** Readers for the current edition format. They throw InvalidField at the first wrong field. */

type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TRACK = 40;
const MOST_BEASTS = 3;
const LEAST_PLAYERS = [1, 2, 3] as const;
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Reads an edition and checks its entries and totals. */
export function readEdition(document: Fields): Edition {
  const edition = readEntries(document);
  checkTotals(edition);
  return edition;
}

/** Reads an edition and checks each entry, but not the totals, such as the number of cards of a type. */
export function readEntries(document: Fields): Edition {
  onlyFields('', document, ['format', 'id', 'name', 'track', 'tables', 'blessings', 'cards', 'tiles']);
  return {
    format: EDITION_FORMAT,
    id: text('id', document.id),
    name: text('name', document.name),
    track: readTrack(document.track),
    tables: readTables(document.tables),
    blessings: readBlessings(document.blessings),
    cards: readCards(document.cards),
    tiles: readTiles(document.tiles),
  };
}

function readTrack(value: unknown): Edition['track'] {
  const track = object('track', value);
  onlyFields('track', track, ['numbers', 'from']);
  const numbers = list('track.numbers', track.numbers);
  if (numbers.length < 1 || numbers.length > LONGEST_TRACK) {
    throw new InvalidField('track.numbers', numbers, `1 to ${LONGEST_TRACK} spaces`);
  }
  let highest = 0;
  const checked = numbers.map((entry, i) => {
    const number = integer(`track.numbers[${i}]`, entry, 0, 99);
    if (number === 0) return 0;
    if (number <= highest)
      throw new InvalidField(`track.numbers[${i}]`, number, `0 (no number) or more than ${highest}`);
    highest = number;
    return number;
  });
  const last = checked.length - 1;
  if (checked[last] === 0) throw new InvalidField(`track.numbers[${last}]`, 0, 'a number on the last space');
  return { numbers: checked, from: origin('track.from', track.from) };
}

function readTables(value: unknown): Edition['tables'] {
  const tables = object('tables', value);
  onlyFields('tables', tables, TABLE_IDS);
  // The cast is safe: every table id is mapped, but fromEntries loses the key types.
  return Object.fromEntries(TABLE_IDS.map((id) => [id, readTable(id, tables[id])])) as Edition['tables'];
}

function readTable(id: TableId, value: unknown): EditionTable {
  const field = `tables.${id}`;
  const table = object(field, value);
  onlyFields(field, table, ['points', 'from']);
  const points = listOf(TABLE_LENGTH[id], `${field}.points`, table.points);
  return {
    points: points.map((entry, i) => integer(`${field}.points[${i}]`, entry, 0, 999)),
    from: origin(`${field}.from`, table.from),
  };
}

/** Reads the blessings and sorts them by number. Each must be present exactly once. */
function readBlessings(value: unknown): readonly EditionBlessing[] {
  const found = listOf(BLESSING_IDS.length, 'blessings', value).map((entry, i) =>
    readBlessing(`blessings[${i}]`, entry),
  );
  return BLESSING_IDS.map((id) => {
    const blessing = found.find((entry) => entry.id === id);
    if (blessing === undefined)
      throw new InvalidField('blessings', new FoundText(`no entry for ${id}`), `all ${BLESSING_IDS.length} ids`);
    return blessing;
  });
}

function readBlessing(field: string, value: unknown): EditionBlessing {
  const entry = object(field, value);
  onlyFields(field, entry, ['id', 'minPlayers', 'from']);
  const id = oneOf(`${field}.id`, entry.id, BLESSING_IDS);
  const minPlayers = oneOf(`${field}.minPlayers`, entry.minPlayers, LEAST_PLAYERS);
  if (id === 'abundance' && minPlayers !== 3) {
    throw new InvalidField(`${field}.minPlayers`, minPlayers, '3: missing a turn needs others to play on (C5)');
  }
  return { id, minPlayers, from: origin(`${field}.from`, entry.from) };
}

function readCards(value: unknown): readonly EditionCard[] {
  return entriesOf('cards', value, CARD_COUNT).map(([field, entry, id]) => readCard(field, entry, id));
}

function readCard(field: string, entry: Fields, id: string): EditionCard {
  onlyFields(field, entry, ['id', 'pile', 'symbols', 'tool', 'beasts', 'shows', 'from']);
  const symbols = readSymbols(`${field}.symbols`, entry.symbols);
  const figures: CardFigure[] = [...TILE_FIGURES];
  const has = (type: CardType, figure: 'tool' | 'beasts' | 'shows'): boolean => {
    const expected = symbols.some((symbol) => symbol === type);
    if (expected) figures.push(figure);
    else if (entry[figure] !== undefined) {
      throw new InvalidField(`${field}.${figure}`, entry[figure], `nothing: ${id} shows no ${type}`);
    }
    return expected;
  };
  const details: { tool?: Tool; beasts?: number; shows?: readonly [CardType, CardType] } = {};
  if (has('artisan', 'tool')) details.tool = oneOf(`${field}.tool`, entry.tool, TOOLS);
  if (has('beast', 'beasts')) details.beasts = integer(`${field}.beasts`, entry.beasts, 1, MOST_BEASTS);
  if (has('elder', 'shows')) details.shows = readShown(`${field}.shows`, entry.shows);
  const from = readOrigins(field, entry.from, figures);
  return { id, pile: readPile(field, entry.pile), symbols, ...details, from };
}

function readTiles(value: unknown): readonly EditionTile[] {
  return entriesOf('tiles', value, TILE_COUNT).map(([field, entry, id]): EditionTile => {
    onlyFields(field, entry, ['id', 'pile', 'symbols', 'from']);
    return {
      id,
      pile: readPile(field, entry.pile),
      symbols: readSymbols(`${field}.symbols`, entry.symbols),
      from: readOrigins(field, entry.from, TILE_FIGURES),
    };
  });
}

/** Reads a list of `count` entries; returns each with its field path and its unique id. */
function entriesOf(field: string, value: unknown, count: number): readonly (readonly [string, Fields, string])[] {
  const ids = new Set<string>(BLESSING_IDS);
  return listOf(count, field, value).map((item, i) => {
    const at = `${field}[${i}]`;
    const entry = object(at, item);
    const { id } = entry;
    if (typeof id !== 'string' || !ID.test(id)) {
      throw new InvalidField(`${at}.id`, id, 'an id of at most 40 small letters, digits and hyphens');
    }
    if (ids.has(id)) throw new InvalidField(`${at}.id`, id, 'every id only once, and none of a blessing');
    ids.add(id);
    return [at, entry, id];
  });
}

function readPile(field: string, value: unknown): Pile {
  return oneOf(`${field}.pile`, value, PILES);
}

function readSymbols(field: string, value: unknown): Symbols {
  const found = list(field, value).map((entry, i) => oneOf(`${field}[${i}]`, entry, CARD_TYPES));
  const [first, second] = CARD_TYPES.filter((type) => found.includes(type));
  if (first === undefined || found.length > 2 || (found.length === 2 && second === undefined)) {
    throw new InvalidField(field, new FoundText(`[${found.join(', ')}]`), 'one card type or two different ones');
  }
  return second === undefined ? [first] : [first, second];
}

function readShown(field: string, value: unknown): readonly [CardType, CardType] {
  const [first, second] = readSymbols(field, value);
  if (second === undefined) throw new InvalidField(field, new FoundText(`[${first}]`), 'two different card types');
  return [first, second];
}

function origin(field: string, value: unknown): Origin {
  return oneOf(field, value, ORIGINS);
}

function readOrigins<Figure extends string>(
  field: string,
  value: unknown,
  figures: readonly Figure[],
): Readonly<Partial<Record<Figure, Origin>>> {
  const from = object(`${field}.from`, value);
  onlyFields(`${field}.from`, from, figures);
  const origins: Partial<Record<Figure, Origin>> = {};
  for (const figure of figures) origins[figure] = origin(`${field}.from.${figure}`, from[figure]);
  return origins;
}
