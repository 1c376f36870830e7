const REST_MS = 220;
/** A gap this long is a rest, not a slow picture. */
const REST_GAP_MS = 5000;

/** Draws coarser as long as the picture moves and sharp once it rests, and tells how long moving pictures take. */
export class Sharpness {
  readonly #redraw: () => void;
  readonly #onPace: (took: number) => void;
  #last: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #coarse = false;

  constructor(redraw: () => void, onPace: (took: number) => void) {
    this.#redraw = redraw;
    this.#onPace = onPace;
  }

  get coarse(): boolean {
    return this.#coarse;
  }

  /** Call at the start of each picture. */
  begin(stirring: boolean, now = performance.now()): void {
    const took = stirring && this.#last !== undefined ? now - this.#last : 0;
    this.#last = stirring ? now : undefined;
    if (took > 0 && took < REST_GAP_MS) this.#onPace(took);
    if (!stirring) return;
    this.#coarse = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#coarse = false;
      this.#last = undefined;
      this.#redraw();
    }, REST_MS);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
