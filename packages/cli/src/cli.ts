import { type Command, readArgs } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { edition } from './commands/edition.ts';
import { join } from './commands/join.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { CliError, EXIT, type ExitCode, usageError } from './errors.ts';
import { helpOf, overview } from './help.ts';
import type { Io } from './io.ts';

const COMMANDS: readonly Command[] = [
  play,
  join,
  simulate,
  replay,
  review,
  verify,
  perft,
  rules,
  edition,
  arena,
  bench,
];

/** Runs one call and returns its exit code; an error is printed as one line on stderr. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    io.complain(`nunatak: ${error.message}`);
    return error.exitCode;
  }
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === 'help') {
    const topic = COMMANDS.find((command) => command.name === rest[0]);
    io.print(topic === undefined ? overview(COMMANDS) : helpOf(topic));
    return EXIT.ok;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    throw usageError(`unknown command "${name}"; expected one of ${COMMANDS.map((known) => known.name).join(', ')}`);
  }
  const args = readArgs(command, rest);
  if (args.has('help')) {
    io.print(helpOf(command));
    return EXIT.ok;
  }
  return await command.run(args, io);
}
