import { env, stderr, stdin, stdout } from 'node:process';
import type { Readable } from 'node:stream';
import { COLOURED, PLAIN, type Style } from './show/style.ts';

/** Input and output of a command. */
export interface Io {
  /** Prints lines to stdout. */
  readonly print: (text?: string) => void;
  /** Prints lines to stderr. */
  readonly complain: (text: string) => void;
  /** Writes to stdout without ending the line. */
  readonly write: (text: string) => void;
  /** The keyboard or a pipe. */
  readonly input: Readable;
  /** Maximum columns of a line. */
  readonly columns: number;
  readonly style: Style;
  /**
   * Does work while a line on the terminal says what is going on. The line is removed afterwards, and never written to
   * a pipe.
   */
  readonly wait: <T>(what: string, work: () => T) => T;
  /** True if a person is at the keyboard. */
  readonly isInteractive: boolean;
}

/** Default width for pipes and files: enough for the four levels side by side. */
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
