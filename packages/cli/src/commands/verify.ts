import { hashState, ok, type Problem, problemText, type Result } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { type FairDeal, verifyDeal } from '@nunatak/protocol';
import { count } from '@nunatak/words';
import type { Command } from '../command.ts';
import { CliError, EXIT, usageError } from '../errors.ts';
import { readJson } from '../files.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Replays records and checks every figure in them',
  usage: 'verify FILE... [--commitment HASH]',
  details: [
    'Prints a line for each file: ok, or the first thing that differs. Where a record carries its seed, the deal and',
    'every reshuffle are drawn again and compared as well. The record of an online match also proves its deal: the',
    'hash of its seed and salt must be the commitment, and with --commitment the one that you saw at the start.',
    'Exit code 1 when any file fails; a file that cannot be read, or is not JSON, has failed too.',
  ],
  options: { commitment: { value: 'HASH', help: 'what the match showed at its start, 64 hexadecimal digits' } },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  run: (args, io) => {
    const seen = readCommitment(args.text('commitment'));
    let failed = 0;
    for (const file of args.positionals) {
      const outcome = verifyFile(file, seen);
      if (!outcome.ok) failed++;
      (outcome.ok ? io.print : io.complain)(outcome.line);
    }
    if (args.positionals.length > 1) {
      io.print(`${args.positionals.length - failed} of ${count(args.positionals.length, 'record', 'records')} ok`);
    }
    return failed === 0 ? EXIT.ok : EXIT.failed;
  },
};

interface Outcome {
  readonly ok: boolean;
  readonly line: string;
}

function readCommitment(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[0-9a-f]{64}$/i.test(text)) {
    throw usageError(`--commitment: found "${text}", expected 64 hexadecimal digits`);
  }
  return text?.toLowerCase();
}

function verifyFile(file: string, seen: string | undefined): Outcome {
  let document: unknown;
  try {
    document = readJson(file);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { ok: false, line: `FAILED ${error.message}` };
  }
  const game = fromRecord(document);
  if (!game.ok) return { ok: false, line: `FAILED ${file}: ${problemText(game.reason)}` };
  const deal = isOnline(document) || seen !== undefined ? verifyDeal(document, seen) : NO_PROMISE;
  if (!deal.ok) return { ok: false, line: `FAILED ${file}: ${problemText(deal.reason)}` };
  const fair = deal.value === undefined ? '' : ', dealt as promised';
  const { steps, final } = game.value;
  const ending = final.view.phase === 'over' ? '' : ', unfinished game';
  return {
    ok: true,
    line: `ok ${file} (${count(steps.length, 'step', 'steps')}, hash ${hashState(final)}${fair}${ending})`,
  };
}

/** A record of the terminal or of a local table: nobody promised anything about its deal. */
const NO_PROMISE: Result<FairDeal | undefined, Problem> = ok(undefined);

/** A server writes its match and its promise into a record; one of them left out is no way around the other. */
function isOnline(document: unknown): boolean {
  return typeof document === 'object' && document !== null && ('fair' in document || 'match' in document);
}
