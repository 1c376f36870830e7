import { parseArgs } from 'node:util';
import { type ExitCode, usageError } from './errors.ts';
import type { Io } from './io.ts';

/** An option of a command. Without `value` it is a switch. */
export interface OptionSpec {
  /** What stands for the value in the help, as `N` or `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** How to call it, without `nunatak`. */
  readonly usage: string;
  /** What else there is to know, in lines. */
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** How many positional arguments there may be. */
  readonly positionals: { readonly least: number; readonly most: number };
  readonly run: (args: Args, io: Io) => ExitCode | Promise<ExitCode>;
}

/** The arguments of a call, checked against the command's options. */
export class Args {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, string>;

  constructor(positionals: readonly string[], values: ReadonlyMap<string, string>) {
    this.positionals = positionals;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name);
  }

  /** A whole number within bounds, or undefined when the option is not there. */
  whole(name: string, least: number, most: number): number | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw usageError(`--${name}: found "${value}", expected a whole number from ${least} to ${most}`);
    }
    return number;
  }

  /** A number above zero, or undefined when the option is not there. */
  positive(name: string): number | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!(number > 0) || !Number.isFinite(number)) {
      throw usageError(`--${name}: found "${value}", expected a number above 0`);
    }
    return number;
  }

  oneOf<Id extends string>(name: string, ids: readonly Id[]): Id | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    const id = ids.find((known) => known === value);
    if (id === undefined) throw usageError(`--${name}: found "${value}", expected one of ${ids.join(', ')}`);
    return id;
  }
}

/** Reads the arguments of a command, or throws what is wrong with them. */
export function readArgs(command: Command, argv: readonly string[]): Args {
  const specs = { ...command.options, ...HELP_OPTION };
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(specs).map(([name, spec]) => [name, { type: spec.value === undefined ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    else if (token.kind === 'option') values.set(token.name, checkedValue(command, specs, token));
  }
  if (!values.has('help')) checkCount(command, positionals);
  return new Args(positionals, values);
}

export const HELP_OPTION: Readonly<Record<string, OptionSpec>> = { help: { help: 'show this help' } };

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkedValue(command: Command, specs: Readonly<Record<string, OptionSpec>>, token: OptionToken): string {
  const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
  if (spec === undefined || !token.rawName.startsWith('--')) {
    const known = Object.keys(specs).map((name) => `--${name}`);
    throw usageError(`unknown option ${token.rawName}; nunatak ${command.name} takes ${known.join(', ')}`);
  }
  if (spec.value === undefined) {
    if (token.value !== undefined) throw usageError(`--${token.name} takes no value, found "${token.value}"`);
    return '';
  }
  const isAnotherOption = token.inlineValue !== true && token.value?.startsWith('--') === true;
  if (token.value === undefined || token.value === '' || isAnotherOption) {
    throw usageError(`--${token.name} needs a value: --${token.name} ${spec.value}`);
  }
  return token.value;
}

function checkCount(command: Command, positionals: readonly string[]): void {
  const { least, most } = command.positionals;
  if (positionals.length < least) throw usageError(`something is missing; expected nunatak ${command.usage}`);
  if (positionals.length > most) {
    throw usageError(`unexpected argument "${positionals[most]}"; expected nunatak ${command.usage}`);
  }
}
