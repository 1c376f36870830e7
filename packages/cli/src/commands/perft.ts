import { deal, factsOf, settled } from '@nunatak/engine';
import { perft as countSequences } from '@nunatak/engine/checks';
import type { Command } from '../command.ts';
import { CONFIG_DETAILS, CONFIG_OPTIONS, configOf, playersOf } from '../config.ts';
import { EXIT } from '../errors.ts';
import { table } from '../show/text.ts';

const DEEPEST = 12;
const DEFAULT_DEPTH = 4;
const DEFAULT_SEED = 'perft';

export const perft: Command = {
  name: 'perft',
  summary: 'Counts the ways a game can go, decision by decision',
  usage: 'perft --players N [--depth D] [--seed S] [--options KEY=VALUE,…] [--edition FILE] [--json]',
  details: [
    'Counts from the deal of the seed to each depth up to D: a number that any other engine of these rules must hit.',
    'A depth is one decision of a seat; games that end earlier count too. Chance follows the generator of the seed.',
    '',
    ...CONFIG_DETAILS,
  ],
  options: {
    ...CONFIG_OPTIONS,
    depth: { value: 'D', help: `how many decisions ahead (default ${DEFAULT_DEPTH})` },
    json: { help: 'print JSON' },
  },
  positionals: { least: 0, most: 0 },
  run: (args, io) => {
    const players = playersOf(args);
    const depth = args.whole('depth', 1, DEEPEST) ?? DEFAULT_DEPTH;
    const seed = args.text('seed') ?? DEFAULT_SEED;
    const state = settled(deal(factsOf(configOf(args, players)), seed));
    const depths = Array.from({ length: depth }, (_, i) => {
      const began = performance.now();
      const leaves = countSequences(state, i + 1);
      return { depth: i + 1, leaves, seconds: (performance.now() - began) / 1000 };
    });
    if (args.has('json')) io.print(JSON.stringify({ players, seed, depths }, undefined, 2));
    else {
      const rows = depths.map((entry) => [
        String(entry.depth),
        entry.leaves.toLocaleString('en'),
        entry.seconds.toFixed(3),
      ]);
      for (const line of table([['depth', 'leaves', 'seconds'], ...rows])) io.print(line);
    }
    return EXIT.ok;
  },
};
