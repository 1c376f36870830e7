import { CARD_IDS, DEFAULT_EDITION, type Edition, type Origin } from '@nunatak/engine';
import type { Command } from '../command.ts';
import { readEdition } from '../config.ts';
import { EXIT, usageError } from '../errors.ts';
import { table } from '../show/text.ts';

export const edition: Command = {
  name: 'edition',
  summary: 'Checks an edition file, or shows the edition that comes with the game',
  usage: 'edition check FILE | edition show [--json]',
  details: [
    'An edition is what the box prints: cards, tiles, the Architect track. Some figures are reconstructed (nunatak rules C).',
    'To correct them: nunatak edition show --json > mine.json, edit it, check it, and play with --edition mine.json.',
  ],
  options: { json: { help: 'show: print the file itself' } },
  positionals: { least: 1, most: 2 },
  run: (args, io) => {
    const [verb = '', file] = args.positionals;
    if (verb === 'check') {
      if (file === undefined) throw usageError('edition check needs a file: nunatak edition check FILE');
      const checked = readEdition(file);
      io.print(`ok ${file}: ${checked.name}, ${originsText(checked)}`);
    } else if (verb === 'show') {
      if (file !== undefined) throw usageError(`unexpected argument "${file}"; expected nunatak edition show [--json]`);
      if (args.has('json')) io.print(JSON.stringify(DEFAULT_EDITION, undefined, 2));
      else for (const line of showLines(DEFAULT_EDITION)) io.print(line);
    } else throw usageError(`unknown edition command "${verb}"; expected check or show`);
    return EXIT.ok;
  },
};

/** Every figure of an edition and where it comes from. */
function originsOf({ track, tables, blessings, cards, tiles }: Edition): readonly Origin[] {
  return [
    track.from,
    ...Object.values(tables).map(({ from }) => from),
    ...blessings.map(({ from }) => from),
    ...[...cards, ...tiles].flatMap(({ from }) => Object.values(from)),
  ];
}

function originsText(shown: Edition): string {
  const origins = originsOf(shown);
  const fromSource = origins.filter((origin) => origin === 'source').length;
  return `${fromSource} figures from a source, ${origins.length - fromSource} reconstructed`;
}

/** A reconstructed figure is marked: it may not be what the box prints. */
function mark(text: string, from: Origin | undefined): string {
  return from === 'reconstructed' ? `${text}°` : text;
}

function showLines(shown: Edition): string[] {
  const { track, tables, blessings, cards, tiles } = shown;
  const spaces = track.numbers.map((number) => (number === 0 ? '–' : String(number))).join(' ');
  const cardRows = cards.map(({ id, pile, tool, beasts, shows, from }) => [
    id,
    mark(String(pile), from.pile),
    tool === undefined ? '' : mark(tool, from.tool),
    beasts === undefined ? '' : mark(String(beasts), from.beasts),
    shows === undefined ? '' : mark(shows.join('+'), from.shows),
  ]);
  const tileRows = [1, 2, 3, 4].map((pile) => {
    const ids = tiles.filter((tile) => tile.pile === pile);
    const names = ids.map(({ id, from }) => mark(id.replace('tile-', ''), from.pile));
    return `  pile ${pile} (${ids.length}): ${names.join(' ')}`;
  });
  return [
    `${shown.name} (${shown.id}): ${originsText(shown)}`,
    'A figure marked ° is reconstructed by this project, not read off the box.',
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
    `Cards (${CARD_IDS.length})`,
    ...table([['card', 'pile', 'tool', 'beasts', 'elder counts'], ...cardRows]).map((line) => `  ${line}`),
    '',
    `Tiles (${tiles.length})`,
    ...tileRows,
  ];
}
