const REST_MS = 220;
/** A gap this long is a rest, not a slow picture. */
const REST_GAP_MS = 5000;

/** How well a picture is drawn: coarse while it moves, quick as the first answer to a change, in full once it rests. */
export type Care = 'coarse' | 'quick' | 'full';

/** Says with how much care to draw, asks for one picture more when all rests, and tells how long moving pictures take. */
export class Sharpness {
  readonly #redraw: () => void;
  readonly #onPace: (took: number) => void;
  #last: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rested = false;

  constructor(redraw: () => void, onPace: (took: number) => void) {
    this.#redraw = redraw;
    this.#onPace = onPace;
  }

  /** Call at the start of each picture that is drawn with the same care at all times. */
  pace(stirring: boolean, now = performance.now()): Care {
    const took = stirring && this.#last !== undefined ? now - this.#last : 0;
    this.#last = stirring ? now : undefined;
    if (took > 0 && took < REST_GAP_MS) this.#onPace(took);
    return 'full';
  }

  /** Call at the start of each picture that may be drawn in steps. */
  begin(stirring: boolean, now = performance.now()): Care {
    this.pace(stirring, now);
    clearTimeout(this.#timer);
    if (this.#rested && !stirring) {
      this.#rested = false;
      return 'full';
    }
    this.#rested = false;
    this.#timer = setTimeout(() => {
      this.#rested = true;
      this.#redraw();
    }, REST_MS);
    return stirring ? 'coarse' : 'quick';
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
