import { env, stderr, stdin, stdout } from 'node:process';
import type { Readable } from 'node:stream';
import { COLOURED, PLAIN, type Style } from './show/style.ts';

/** Where a command reads and writes. */
export interface Io {
  /** Writes lines to stdout. */
  readonly print: (text?: string) => void;
  /** Writes lines to stderr. */
  readonly complain: (text: string) => void;
  /** Writes to stdout as it is, without ending the line. */
  readonly write: (text: string) => void;
  /** The keyboard, or what a pipe brings. */
  readonly input: Readable;
  /** How many columns a line may have. */
  readonly columns: number;
  readonly style: Style;
  /** Does work while a line says what is going on; the line is gone afterwards, and never shown to a pipe. */
  readonly wait: <T>(what: string, work: () => T) => T;
  /** Whether a person sits at the keyboard. */
  readonly isInteractive: boolean;
}

/** Wide enough for the four levels side by side: what a pipe or a file gets. */
const COLUMNS_WITHOUT_TERMINAL = 110;

export function processIo(): Io {
  const hasColour = stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return {
    print: (text = '') => {
      stdout.write(`${text}\n`);
    },
    complain: (text) => {
      stderr.write(`${text}\n`);
    },
    write: (text) => {
      stdout.write(text);
    },
    input: stdin,
    columns: stdout.isTTY === true ? stdout.columns : COLUMNS_WITHOUT_TERMINAL,
    style: hasColour ? COLOURED : PLAIN,
    wait: (what, work) => {
      if (stderr.isTTY === true) stderr.write(what);
      try {
        return work();
      } finally {
        if (stderr.isTTY === true) stderr.write(`\r${' '.repeat(what.length)}\r`);
      }
    },
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
  };
}
