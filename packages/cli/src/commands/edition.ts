import { DEFAULT_EDITION } from '@nunatak/engine';
import { diffEditions, type EditionChange, type EditionFigure, formatEdition } from '@nunatak/engine/checks';
import type { Args, Command } from '../command.ts';
import { readEdition } from '../config.ts';
import { EXIT, usageError } from '../errors.ts';
import { writeNewText } from '../files.ts';
import type { Io } from '../io.ts';
import { editionLines, originsText } from '../show/edition.ts';

const VERBS = ['new', 'check', 'diff', 'show'] as const;
type Verb = (typeof VERBS)[number];

export const edition: Command = {
  name: 'edition',
  summary: 'Makes, checks, compares and shows edition files: what the box prints',
  usage:
    'edition new FILE [--name NAME] | edition check FILE | edition diff FILE [FILE] | edition show [FILE] [--json]',
  details: [
    'An edition is what the box prints: cards, tiles, the Architect track. Some figures are reconstructed (nunatak rules C).',
    'new   writes our edition as a file to correct, one line for each card and tile',
    'check says what is wrong with a file, or how much of it is printed and how much reconstructed',
    'diff  lists what a file says differently from our edition, or from another file',
    'show  shows our edition, or a file',
    'Whoever owns the box: nunatak edition new mine.json, correct it, check it, and play with --edition mine.json.',
  ],
  options: {
    name: { value: 'NAME', help: 'new: the name of the edition' },
    json: { help: 'show: print the file itself' },
  },
  positionals: { least: 1, most: 3 },
  run: (args, io) => {
    const [said = '', ...files] = args.positionals;
    const verb = VERBS.find((known) => known === said);
    if (verb === undefined) throw usageError(`unknown edition command "${said}"; expected one of ${VERBS.join(', ')}`);
    const { least, most } = FILES[verb];
    if (files.length < least) throw usageError(`edition ${verb} needs a file: nunatak edition ${verb} FILE`);
    if (files.length > most) {
      throw usageError(`unexpected argument "${files[most]}"; expected at most ${most} after edition ${verb}`);
    }
    RUN[verb](files, args, io);
    return EXIT.ok;
  },
};

/** How many files each command takes. */
const FILES: Readonly<Record<Verb, { readonly least: number; readonly most: number }>> = {
  new: { least: 1, most: 1 },
  check: { least: 1, most: 1 },
  diff: { least: 1, most: 2 },
  show: { least: 0, most: 1 },
};

const RUN: Readonly<Record<Verb, (files: readonly string[], args: Args, io: Io) => void>> = {
  new([file = ''], args, io) {
    const name = args.text('name') ?? 'My box';
    writeNewText(file, formatEdition({ ...DEFAULT_EDITION, id: idOf(name), name }));
    io.print(`${file}: our edition, to correct. Then: nunatak edition check ${file}`);
  },
  check([file = ''], _args, io) {
    const checked = readEdition(file);
    io.print(`ok ${file}: ${checked.name}, ${originsText(checked)}`);
  },
  diff([file = '', other], _args, io) {
    const [before, after] =
      other === undefined ? [DEFAULT_EDITION, readEdition(file)] : [readEdition(file), readEdition(other)];
    const changes = diffEditions(before, after);
    io.print(`${before.name} (${before.id}) → ${after.name} (${after.id}): ${countText(changes.length)}`);
    for (const change of changes) io.print(`  ${changeText(change)}`);
  },
  show([file], args, io) {
    const shown = file === undefined ? DEFAULT_EDITION : readEdition(file);
    if (args.has('json')) io.print(formatEdition(shown).trimEnd());
    else for (const line of editionLines(shown)) io.print(line);
  },
};

/** A name as an id: small letters and digits, joined by hyphens. */
function idOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['edition'];
  return words.join('-');
}

function countText(count: number): string {
  if (count === 0) return 'no difference';
  return count === 1 ? '1 figure differs' : `${count} figures differ`;
}

function changeText({ entry, figure, before, after }: EditionChange): string {
  return `${entry} ${figure}: ${figureText(before)} → ${figureText(after)}`;
}

function figureText(figure: EditionFigure | undefined): string {
  return figure === undefined ? 'nothing' : `${figure.value} (${figure.from})`;
}
