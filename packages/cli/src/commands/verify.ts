import { fromRecord, hashState, problemText } from '@nunatak/engine';
import type { Command } from '../command.ts';
import { CliError, EXIT } from '../errors.ts';
import { readJson } from '../files.ts';
import { count } from '../show/text.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Replays records and checks every figure in them',
  usage: 'verify FILE...',
  details: [
    'Prints a line for each file: ok, or the first thing that differs. Where a record carries its seed, the deal and',
    'every reshuffle are drawn again and compared as well.',
    'Exit code 1 when any file fails; a file that cannot be read, or is not JSON, has failed too.',
  ],
  options: {},
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  run: (args, io) => {
    let failed = 0;
    for (const file of args.positionals) {
      const outcome = verifyFile(file);
      if (!outcome.ok) failed++;
      (outcome.ok ? io.print : io.complain)(outcome.line);
    }
    if (args.positionals.length > 1) {
      io.print(`${args.positionals.length - failed} of ${count(args.positionals.length, 'record')} ok`);
    }
    return failed === 0 ? EXIT.ok : EXIT.failed;
  },
};

interface Outcome {
  readonly ok: boolean;
  readonly line: string;
}

function verifyFile(file: string): Outcome {
  let document: unknown;
  try {
    document = readJson(file);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { ok: false, line: `FAILED ${error.message}` };
  }
  const game = fromRecord(document);
  if (!game.ok) return { ok: false, line: `FAILED ${file}: ${problemText(game.reason)}` };
  const { steps, final } = game.value;
  const ending = final.view.phase === 'over' ? '' : ', unfinished game';
  return { ok: true, line: `ok ${file} (${count(steps.length, 'step')}, hash ${hashState(final)}${ending})` };
}
