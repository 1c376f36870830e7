import { stderr } from 'node:process';

const BAR_WIDTH = 30;
const REDRAW_MS = 100;

/** A progress bar on stderr; not drawn if stderr is not a terminal. */
export class Progress {
  readonly #total: number;
  readonly #isShown = stderr.isTTY === true;
  #drawn = 0;

  constructor(total: number) {
    this.#total = total;
  }

  at(done: number): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const filled = Math.floor((done / this.#total) * BAR_WIDTH);
    stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${this.#total}`);
  }

  done(): void {
    if (this.#isShown) stderr.write(`\r${' '.repeat(BAR_WIDTH + 24)}\r`);
  }
}
