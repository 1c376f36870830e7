import { availableParallelism, cpus } from 'node:os';
import process from 'node:process';
import { type Figure, isWithinLimit } from '../bench/figures.ts';
import { SECTIONS } from '../bench/sections.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../errors.ts';
import { writeText } from '../files.ts';
import { padEnd, padStart } from '../show/text.ts';

const DEFAULT_SECONDS = 20;
const NAME_WIDTH = 58;
const VALUE_WIDTH = 12;

export const bench: Command = {
  name: 'bench',
  summary: 'Measures the engine: speed, sizes, and ratios to a fixed workload',
  usage: 'bench [--seconds S] [--json FILE]',
  details: [
    'Each figure is the median of nine timed slices unless it says otherwise. On a noisy machine trust the ratios: the',
    'calibration loop is timed turn about with the games, and compared by CPU time. A limit is held against the best',
    'slice. Exit code 1 when a figure is over its limit.',
  ],
  options: {
    seconds: { value: 'S', help: `about how long to measure in all (default ${DEFAULT_SECONDS})` },
    json: { value: 'FILE', help: 'also write the figures as JSON' },
  },
  positionals: { least: 0, most: 0 },
  run: (args, io) => {
    const seconds = args.positive('seconds') ?? DEFAULT_SECONDS;
    const file = args.text('json');
    const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`;
    if (file !== undefined) writeText(file, '');
    io.print(machine);
    const measured: Record<string, Readonly<Record<string, number>>> = {};
    const weights = SECTIONS.reduce((sum, { weight }) => sum + weight, 0);
    let isWithin = true;
    for (const section of SECTIONS) {
      const figures = section.measure((seconds * section.weight) / weights);
      io.print();
      io.print(io.style.bold(section.title));
      for (const figure of figures) io.print(lineOf(figure));
      measured[section.id] = Object.fromEntries(figures.map(({ id, value }) => [id, value]));
      isWithin &&= figures.every(isWithinLimit);
    }
    if (file !== undefined) {
      writeText(
        file,
        `${JSON.stringify({ format: 'nunatak-bench/1', machine, seconds, sections: measured }, undefined, 2)}\n`,
      );
    }
    return isWithin ? EXIT.ok : EXIT.failed;
  },
};

function lineOf(figure: Figure): string {
  const { name, value, unit, atMost } = figure;
  const digits = value >= 1000 ? 0 : 1;
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const limit =
    atMost === undefined ? '' : `  (at most ${atMost.toLocaleString('en')}: ${isWithinLimit(figure) ? 'ok' : 'OVER'})`;
  return `  ${padEnd(name, NAME_WIDTH)}${padStart(text, VALUE_WIDTH)} ${unit}${limit}`;
}
