import { type Edition, ORIGINS, type Origin, PILES } from '@nunatak/engine';
import { table } from './text.ts';

/** Every figure of an edition and where it comes from. */
function originsOf({ track, tables, blessings, cards, tiles }: Edition): readonly Origin[] {
  return [
    track.from,
    ...Object.values(tables).map(({ from }) => from),
    ...blessings.map(({ from }) => from),
    ...[...cards, ...tiles].flatMap(({ from }) => Object.values(from)),
  ];
}

const ORIGIN_TEXTS: Readonly<Record<Origin, string>> = {
  rulebook: 'printed',
  summary: 'from the unofficial summary',
  reconstructed: 'reconstructed',
};

/** How many figures come from where, in words. */
export function originsText(shown: Edition): string {
  const origins = originsOf(shown);
  const counts = ORIGINS.map((origin) => `${origins.filter((from) => from === origin).length} ${ORIGIN_TEXTS[origin]}`);
  return `${origins.length} figures: ${counts.join(', ')}`;
}

const MARKS: Readonly<Record<Origin, string>> = { rulebook: '', summary: '*', reconstructed: '°' };

/** A figure that is not printed is marked: it may not be what the box shows. */
function mark(text: string, from: Origin | undefined): string {
  return text + MARKS[from ?? 'reconstructed'];
}

/** An edition for people to read. */
export function editionLines(shown: Edition): string[] {
  const { track, tables, blessings, cards, tiles } = shown;
  const spaces = track.numbers.map((number) => (number === 0 ? '–' : String(number))).join(' ');
  const cardRows = cards.map(({ id, pile, symbols, tool, beasts, shows, from }) => [
    id,
    mark(String(pile), from.pile),
    mark(symbols.join('/'), from.symbols),
    tool === undefined ? '' : mark(tool, from.tool),
    beasts === undefined ? '' : mark(String(beasts), from.beasts),
    shows === undefined ? '' : mark(shows.join('+'), from.shows),
  ]);
  const tileRows = tiles.map(({ id, pile, symbols, from }) => [
    id,
    mark(String(pile), from.pile),
    mark(symbols.join('/'), from.symbols),
  ]);
  const perPile = PILES.map((pile) => tiles.filter((tile) => tile.pile === pile).length).join(', ');
  return [
    `${shown.name} (${shown.id}): ${originsText(shown)}`,
    'A figure marked ° is reconstructed by this project, one marked * stands in the unofficial summary alone.',
    '',
    `Architect track, ${track.numbers.length} spaces after the start: ${mark(spaces, track.from)}`,
    '',
    'Points for 1, 2, 3… cards',
    ...Object.entries(tables).map(([id, { points, from }]) => `  ${id.padEnd(11)}${mark(points.join(' '), from)}`),
    '',
    'Blessings by the fewest players that use them',
    ...[1, 2, 3].map((least) => {
      const ids = blessings.filter(({ minPlayers }) => minPlayers === least).map(({ id, from }) => mark(id, from));
      return `  ${least}+: ${ids.join(', ')}`;
    }),
    '',
    `Cards (${cards.length})`,
    ...table([['card', 'pile', 'shows', 'tool', 'beasts', 'elder counts'], ...cardRows]).map((line) => `  ${line}`),
    '',
    `Tiles (${tiles.length}; piles 1 to 4: ${perPile})`,
    ...table([['tile', 'pile', 'shows'], ...tileRows]).map((line) => `  ${line}`),
  ];
}
