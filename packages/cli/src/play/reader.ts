import { stdout } from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Reads lines from the keyboard or a pipe, one question at a time. */
export class LineReader {
  readonly #reader: Interface;
  readonly #isTerminal: boolean;
  readonly #write: Io['write'];
  readonly #lines: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #isClosed = false;
  /** Current completions for the Tab key. */
  completions: readonly string[] = [];

  constructor({ input, write, isInteractive: isTerminal }: Pick<Io, 'input' | 'write' | 'isInteractive'>) {
    this.#isTerminal = isTerminal;
    this.#write = write;
    this.#reader = createInterface({
      input,
      ...(isTerminal ? { output: stdout } : {}),
      terminal: isTerminal,
      completer: (line: string) => [this.completions.filter((text) => text.startsWith(line)), line],
    });
    this.#reader.on('line', (line) => this.#hear(line));
    this.#reader.on('close', () => {
      this.#isClosed = true;
      this.#answer(undefined);
    });
  }

  #hear(line: string): void {
    if (this.#waiting === undefined) this.#lines.push(line);
    else this.#answer(line);
  }

  #answer(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }

  /** Asks a question and reads a line; undefined if the input has ended. A line from a pipe is printed as if typed. */
  async ask(question: string): Promise<string | undefined> {
    if (this.#isTerminal) {
      this.#reader.setPrompt(question);
      if (!this.#isClosed) this.#reader.prompt();
    } else this.#write(question);
    const line = await this.#next();
    if (!this.#isTerminal || line === undefined) this.#write(`${line ?? ''}\n`);
    return line?.trim();
  }

  #next(): Promise<string | undefined> {
    const [line] = this.#lines.splice(0, 1);
    if (line !== undefined || this.#isClosed) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }
}
