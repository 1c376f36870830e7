import { type Command, HELP_OPTION } from './command.ts';
import { padEnd } from './show/text.ts';

const EXIT_CODES =
  'Exit codes: 0 all is well, 1 a check failed or a server said no, 2 wrong usage or input that cannot be read.';

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Nunatak: Temple of Ice, in the terminal.',
    '',
    'Usage: nunatak COMMAND [OPTIONS]',
    '',
    ...commands.map(({ name, summary }) => `  ${padEnd(name, width)}  ${summary}`),
    '',
    'nunatak COMMAND --help says more about a command.',
    EXIT_CODES,
  ].join('\n');
}

export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...HELP_OPTION }).map(
    ([name, spec]) => [spec.value === undefined ? `--${name}` : `--${name} ${spec.value}`, spec.help] as const,
  );
  const width = Math.max(...options.map(([left]) => left.length));
  return [
    `${command.summary}.`,
    '',
    `Usage: nunatak ${command.usage}`,
    '',
    ...options.map(([left, help]) => `  ${padEnd(left, width)}  ${help}`),
    ...(command.details === undefined ? [] : ['', ...command.details]),
  ].join('\n');
}
