import type { Effort } from '../effort.ts';

const SLOW_MS = 50;
/** Slow pictures in a row before a machine counts as slow: the first ones also compile and upload. */
const PATIENCE = 4;
const REST_MS = 220;
const COARSE = 0.6;

interface Canvas {
  /** Draws from now on, and once more soon, with this many pixels to a point. */
  setRatio(ratio: number): void;
}

/**
 * Watches how fast pictures follow each other while the temple moves. A slow machine is reported once; drawing with
 * little effort, it draws coarser as long as the picture moves and sharp again once it rests.
 */
export class Sharpness {
  readonly #full: number;
  readonly #effort: Effort;
  readonly #onSlow: () => void;
  #last: number | undefined;
  #slowInRow = 0;
  #coarse = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(full: number, effort: Effort, onSlow: () => void) {
    this.#full = full;
    this.#effort = effort;
    this.#onSlow = onSlow;
  }

  /** Call once per picture. */
  notice(stirring: boolean, canvas: Canvas, now = performance.now()): void {
    const took = stirring && this.#last !== undefined ? now - this.#last : 0;
    this.#last = stirring ? now : undefined;
    this.#slowInRow = took > SLOW_MS && took < 5000 ? this.#slowInRow + 1 : 0;
    if (this.#effort === 'rich') {
      if (this.#slowInRow === PATIENCE) this.#onSlow();
      return;
    }
    if (this.#slowInRow > 0 && !this.#coarse) {
      this.#coarse = true;
      canvas.setRatio(this.#full * COARSE);
    }
    if (!this.#coarse) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#coarse = false;
      this.#last = undefined;
      canvas.setRatio(this.#full);
    }, REST_MS);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
